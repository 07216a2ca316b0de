"""The parts that all adapters share: a table to play at, and a deal that is played decision by decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from spadille.cards import CARDS, Hand, Pack, Rank
from spadille.env import Actions, Batch, ObservationSchema
from spadille.env.arrays import Array, zeros
from spadille.env.bounds import DealBounds
from spadille.env.encode_rules import encode_rules
from spadille.games import rules_named
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action, Discard, Play
from spadille.play.deal import Deal
from spadille.play.layout import Layout, seated
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.contract import LayAway
from spadille.rules.game import Rules
from spadille.rules.packets import Packets
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True)
class GameTable:
    """The rules and the number of seats of a table."""

    rules: Rules
    seats: int

    @classmethod
    def of(
        cls,
        game: str,
        *,
        rules: str | None = None,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
    ) -> GameTable:
        """Make a table of a game. By default it has the game's first preset and the fewest seats.

        Raises:
            NotAllowed: `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`, `bad-deal`.
        """
        agreed = rules_named(game, rules, options)
        seat_count = agreed.seats[0] if seats is None else seats
        seated(agreed, seat_count, 0)
        return cls(agreed.at(seat_count), seat_count)

    def reduce(self, *, ranks: str = "", contract: str = "") -> GameTable:
        """Return the table of a smaller game: with a pack of these ranks, or with only this contract.

        As many cards as possible are dealt in one round. The rest is the widow, if the game has one.

        Raises:
            ValueError: the ranks or the contract are unknown, or the game cannot be played.
        """
        rules = self.rules
        if contract:
            rules = replace(rules, contracts=(rules.contract(contract),))
        if ranks:
            pack = Pack(ranks=tuple(rank for rank in Rank if rank.letter in ranks))
            if len(pack.ranks) != len(ranks):
                raise ValueError(f"{ranks!r} are not ranks: give some of AKQJT9876, each once")
            rules = replace(rules, pack=pack, packets=_make_single_round(rules, len(pack.cards)))
        return replace(self, rules=rules)

    def __reduce__(self) -> tuple[type[GameTable], tuple[Rules, int]]:
        return GameTable, (self.rules, self.seats)

    @cached_property
    def actions(self) -> Actions:
        """The numbered actions, as in `spadille.env`."""
        return Actions(self.rules)

    @cached_property
    def bounds(self) -> DealBounds:
        """The bounds of the payments and the decisions in any deal at this table."""
        return DealBounds(self.rules, self.seats)

    @cached_property
    def deal_order(self) -> tuple[int, ...]:
        """For each position in the shuffled pack, the player who is dealt the card: 0 is eldest, and the
        greatest number is the widow.
        """
        return encode_rules(self.rules, self.seats).recipients

    @cached_property
    def schema(self) -> ObservationSchema:
        """The parts of an observation, as `spadille.env` writes it."""
        return self._batch.schema

    def make_batch(self) -> Batch:
        """Make a batch of one deal in the native core."""
        return Batch.from_layouts([self.layout("", 0, 0)])

    @cached_property
    def _batch(self) -> Batch:
        return self.make_batch()

    def layout(self, seed: str, number: int, dealer: Seat) -> Layout:
        """Return the cards of a deal of a seeded series."""
        return dealt_by(Stream(key_of(seed, number)), self.rules, self.seats, dealer)

    def observe(self, layout: Layout, numbers: tuple[int, ...]) -> Array:
        """Return the observation of the seat to decide, after these decisions. Every call returns the same
        array object.
        """
        self._batch.set_deal(0, layout)
        for number in numbers:
            given = zeros("B", 1)
            given[0] = number
            self._batch.step(given)
        return self._batch.observe()[0][0]


def _make_single_round(rules: Rules, cards: int) -> Packets:
    """Return packets that deal `cards` cards in one round. If there is a widow, it has at least one card."""
    if rules.packets.widow_size == 0:
        return Packets((str(cards // rules.players),))
    size = (cards - 1) // rules.players
    return Packets((str(size), "W"), cards - size * rules.players)


@dataclass(frozen=True, eq=False)
class DecisionPoint:
    """A deal between two decisions. Laying away several cards takes one decision for each card."""

    table: GameTable
    deal: Deal
    numbers: tuple[int, ...] = ()
    """The numbers of all actions so far."""
    deciders: tuple[Seat, ...] = ()
    """The seats that took these actions."""
    discards: tuple[int, ...] = ()
    """The cards that the declarer has picked so far to lay away."""

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[type[DecisionPoint], tuple[object, ...]]:
        return DecisionPoint, (self.table, self.deal, self.numbers, self.deciders, self.discards)

    @property
    def turn(self) -> Seat | None:
        """The seat to decide; None when the deal is over."""
        return self.deal.turn

    def view(self, seat: Seat) -> View:
        """Return the view of a seat, which does not show the cards picked so far to lay away."""
        return view_of(self.deal, seat)

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """The numbers of the legal actions, in order."""
        if self.deal.phase.kind == "discard":
            return self._list_discards()
        return tuple(sorted({number for answer in self.deal.answers() for number in self._numbers(answer)}))

    def _list_discards(self) -> tuple[int, ...]:
        """Return the numbers of the cards that may be laid away next, together with those picked so far."""
        declared = self.deal.phase.declared
        assert declared is not None
        if declared.contract.lay_away is LayAway.ANY:
            return tuple(card.number for card in self._hand if card.number not in self.discards)
        ways = (
            {card.number for card in answer.cards}
            for answer in self.deal.answers()
            if isinstance(answer, Discard)
        )
        picked = set(self.discards)
        return tuple(sorted({number for way in ways if picked <= way for number in way - picked}))

    def _numbers(self, answer: Action) -> tuple[int, ...]:
        if isinstance(answer, Play):
            return (answer.card.number,)
        return self.table.actions.encode(answer, self.deal.layout.active)

    @property
    def _hand(self) -> Hand:
        assert self.turn is not None
        return self.deal.phase.hands[self.turn]

    def after(self, number: int) -> DecisionPoint:
        """Return the position after the action with this number.

        Raises:
            ValueError: the action is illegal.
        """
        try:
            return self._after(number)
        except NotAllowed as no:
            raise self._make_error(number) from no

    def _after(self, number: int) -> DecisionPoint:
        if self.turn is None or not 0 <= number < len(self.table.actions):
            raise self._make_error(number)
        if self.deal.phase.kind == "discard":
            return self._discard(number)
        return self._advance(number, self.deal.play(self.action(number)))

    def _make_error(self, number: int) -> ValueError:
        words = self.table.actions.words
        named = repr(words[number]) if 0 <= number < len(words) else f"an action number {number}"
        return ValueError(f"{named} may not be done now")

    def _advance(self, number: int, deal: Deal, away: tuple[int, ...] = ()) -> DecisionPoint:
        assert self.turn is not None
        numbers, deciders = (*self.numbers, number), (*self.deciders, self.turn)
        return DecisionPoint(self.table, deal, numbers, deciders, away)

    def action(self, number: int) -> Action:
        """Return the action with this number, taken by the seat to decide."""
        deal = self.deal
        assert deal.turn is not None
        return self.table.actions.decode(number, deal.phase.kind, deal.turn, deal.layout.active)

    def _discard(self, number: int) -> DecisionPoint:
        if number not in self.legal:
            raise self._make_error(number)
        away = (*self.discards, number)
        if len(away) < self.table.rules.packets.widow_size:
            return self._advance(number, self.deal, away)
        assert self.turn is not None
        discard = Discard(self.turn, tuple(CARDS[laid] for laid in away))
        return self._advance(number, self.deal.play(discard))

    def apply(self, action: Action) -> DecisionPoint:
        """Return the position after an action. A discard consists of several decisions.

        Raises:
            NotAllowed: the action is illegal.
        """
        self.deal.judge(action)
        position = self
        for number in self.table.actions.encode(action, self.deal.layout.active):
            position = position.after(number)
        return position

    def find_last_decision(self, seat: Seat) -> tuple[int, ...] | None:
        """Return the action numbers before a seat's present or last decision, or None if it has had none."""
        deciding = [*self.deciders, self.turn]
        last = max((place for place, decider in enumerate(deciding) if decider == seat), default=None)
        return None if last is None else self.numbers[:last]

    @property
    def payments(self) -> tuple[int, ...]:
        """The gain of each seat, in counters; 0 before the deal is over."""
        result = self.deal.result
        return (0,) * self.table.seats if result is None else result.payments
