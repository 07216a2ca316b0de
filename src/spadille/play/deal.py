"""A deal, from the cards dealt to the payments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import accumulate

from spadille.cards import Hand
from spadille.play.action import Action
from spadille.play.auction import Auction
from spadille.play.doubling import DoublingAuction
from spadille.play.drawing import Drawing, Row, held, last_row, named, stand
from spadille.play.layout import Layout
from spadille.play.phase import Phase
from spadille.rules.game import AuctionStyle
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """An immutable state of one deal: the cards dealt, the actions so far, and the phase they lead to."""

    layout: Layout
    phase: Phase
    actions: tuple[Action, ...] = ()

    @classmethod
    def of(cls, layout: Layout, actions: Iterable[Action] = ()) -> Deal:
        """Return the deal of a layout after `actions`; without any, the deal before the first bid.

        Raises:
            NotAllowed: the refusal of the first action that is not legal.
        """
        style = DoublingAuction if layout.rules.auction is AuctionStyle.DOUBLING else Auction
        return reduce(Deal.play, actions, cls(layout, style(layout, layout.active)))

    def moments(self) -> Iterator[Deal]:
        """Yield the states of the deal: before each of its actions, and now."""
        return accumulate(self.actions, Deal.play, initial=Deal.of(self.layout))

    def __repr__(self) -> str:
        stood = stand(self.phase.kind, self.turn)
        return f"<Deal {named(self.layout.rules.settings)}: {stood}, {len(self.actions)} actions>"

    def __str__(self) -> str:
        return str(self._drawn())

    def _repr_html_(self) -> str:
        """Return the deal as a notebook shows it."""
        return self._drawn().html()

    def _drawn(self) -> Drawing:
        """Return a drawing of all the cards: as dealt if the deal is over, otherwise as held now."""
        layout, phase = self.layout, self.phase
        hands = layout.hands if self.over else phase.hands
        widow = (Row("widow", layout.widow),) if layout.widow else ()
        rows = held((seat, hands[seat] or Hand()) for seat in layout.active)
        heading = f"{named(layout.rules.settings)}, {layout.dealer} deals: {stand(phase.kind, self.turn)}"
        return Drawing(heading, (*rows, *widow, *last_row(phase.table, phase.result)))

    @property
    def turn(self) -> Seat | None:
        """The seat whose choice it is, or None when the deal is over."""
        return self.phase.turn

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.phase.turn is None

    @property
    def result(self) -> Result | None:
        """The result, once the deal is over."""
        return self.phase.result

    def answers(self) -> tuple[Action, ...]:
        """Return every action that the seat whose turn it is may take; none when the deal is over."""
        return self.phase.answers()

    def play(self, action: Action) -> Deal:
        """Return the deal after an action. This deal is not changed.

        Raises:
            NotAllowed: with a code, the broken rule, and the facts for an error message.
        """
        self.judge(action)
        return Deal(self.layout, self.phase.after(action), (*self.actions, action))

    def judge(self, action: Action) -> None:
        """Raise an error if the rules do not allow the action now.

        Raises:
            NotAllowed: with a code, the broken rule, and the facts for an error message.
            TypeError: `action` is not an `Action`.
        """
        if not isinstance(action, Action):
            raise TypeError(f"an action is made by `read_action`: {action!r} is none")
        phase = self.phase
        if action.seat != phase.turn:
            raise self._out_of_turn(action)
        if action.verb not in phase.verbs:
            rule = self.layout.rules.anchor(phase.kind)
            raise NotAllowed("wrong-phase", rule, verb=action.verb, phase=phase.kind)
        phase.judge(action)

    def _out_of_turn(self, action: Action) -> NotAllowed:
        turn = self.phase.turn
        if turn is None:
            return NotAllowed("deal-over", self.layout.rules.anchor("settlement"))
        part = "auction" if self.phase.declared is None else "play"
        rule = self.layout.rules.anchor(f"{part}.turn")
        return NotAllowed("not-your-turn", rule, seat=action.seat, turn=turn)
