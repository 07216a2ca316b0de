"""Observe a view, so that a net trained with `Batch` plays at any table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import index
from typing import Any, SupportsIndex

from spadille import _core
from spadille._core import Net
from spadille.bots.player import Chance
from spadille.cards import CARDS, Card, Hand, Suit
from spadille.env.actions import KINDS, Actions
from spadille.env.arrays import Array, to_list, zeros
from spadille.env.bounds import begin_auction
from spadille.env.encode_rules import encode_rules
from spadille.env.schema import ObservationSchema
from spadille.play.action import Action, Bid, Call, Discard, Give, Hold, Veiled
from spadille.play.decision import Decision
from spadille.play.phase import Phase
from spadille.play.view import Known, View
from spadille.rules.contract import LayAway, Partner
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.seating import Seat

_MOST = 255
"""The highest number in an observation."""


@lru_cache(maxsize=64)
def _schema_of(rules: Rules, seats: int) -> ObservationSchema:
    return ObservationSchema(_core.Batch(encode_rules(rules, seats), 1, 0).schema())


@lru_cache(maxsize=64)
def _actions_of(rules: Rules) -> Actions:
    return Actions(rules)


def observe(view: View, discards: Sequence[Card] = ()) -> tuple[Array, Array]:
    """Return the observation and the mask of a view's decision, each as a row that `Batch` gives for it.

    `discards` are the cards picked so far to lay away: each card is a decision of its own.

    >>> import spadille as sp
    >>> observation, mask = observe(sp.view_of(sp.deal("six-bid"), 1))
    >>> len(observation), sum(map(int, mask))
    (431, 7)

    Raises:
        ValueError: the view has no decision.
    """
    decision = _decision_of(view)
    schema, actions = _schema_of(view.rules, view.seats), _actions_of(view.rules)
    observation, mask = zeros("B", schema.width), zeros("B", len(actions))
    _Writer(view, schema, observation, Hand.of(discards)).write()
    for number in _list_legal(view, decision, actions, discards):
        mask[number] = 1
    return observation, mask


def action_of(view: View, *numbers: SupportsIndex) -> Action:
    """Return the action of a view's decision with these numbers. A discard has a number for each card.

    Raises:
        ValueError: the view has no decision, or the action is illegal.
    """
    decision, actions = _decision_of(view), _actions_of(view.rules)
    wanted = sorted(map(index, numbers))
    for answer in decision.answers:
        if sorted(actions.encode(answer, view.active)) == wanted:
            return answer
    words = actions.words
    named = ", ".join(words[number] if 0 <= number < len(words) else str(number) for number in wanted)
    legal = sorted(set(_list_legal(view, decision, actions, ())))
    there = ", ".join(f"{number} ({words[number]})" for number in legal)
    raise ValueError(f"{named or 'no number'} may not be done now: there are {there}")


class NetPlayer:
    """A player that chooses the legal action to which a network gives the highest value.

    `net` is a network of the core, or a function that takes an observation and returns a value for each
    action. Both take the bytes that `observe` returns.
    """

    def __init__(self, net: Net | Callable[[Any], Any]) -> None:
        self.net = net

    def answer(self, view: View, chance: Chance) -> Action:
        """Return the legal action with the highest value. Cards to lay away are chosen one by one."""
        del chance
        numbers: list[int] = []
        count = view.rules.packets.widow_size if view.phase == "discard" else 1
        while len(numbers) < count:
            observation, mask = observe(view, [CARDS[number] for number in numbers])
            values = self._value_actions(observation)
            if len(values) != len(mask):
                raise ValueError(f"the net gives {len(values)} values for {len(mask)} actions")
            numbers.append(max((n for n, legal in enumerate(mask) if legal), key=values.__getitem__))
        return action_of(view, *numbers)

    def _value_actions(self, observation: Array) -> list[float]:
        if isinstance(self.net, Net):
            return self.net.values(observation)
        return to_list(self.net(observation))

    def __repr__(self) -> str:
        return f"<NetPlayer of a {type(self.net).__name__}>"


def _decision_of(view: View) -> Decision:
    if view.decision is None or view.seat is None:
        raise ValueError(f"{view!r} has no decision: {'the deal is over' if view.result else 'wait'}")
    return view.decision


def _list_legal(view: View, decision: Decision, actions: Actions, discards: Sequence[Card]) -> Iterable[int]:
    """Return the numbers of the legal actions."""
    if decision.kind != "discard":
        return (number for answer in decision.answers for number in actions.encode(answer, view.active))
    picked = set(discards)
    if view.known is not None and view.known.contract.lay_away is LayAway.ANY:
        return (card.number for card in view.hand if card not in picked)
    ways = (set(answer.cards) for answer in decision.answers if isinstance(answer, Discard))
    return (card.number for way in ways if picked <= way for card in way - picked)


def _replay_auction(view: View) -> Phase:
    """Return the auction of a view. The cards do not matter to its state."""
    phase = begin_auction(view.rules, view.seats, view.dealer)
    for action in view.history:
        assert not isinstance(action, Veiled)
        phase = phase.after(action)
    return phase


@dataclass(slots=True)
class _Writer:
    """Writes the observation of a view."""

    view: View
    schema: ObservationSchema
    out: Array
    picked: Hand

    def write(self) -> None:
        view = self.view
        assert view.seat is not None
        hand = view.hand - self.picked
        self._put("phase", KINDS.index(view.phase))
        self._put("place", view.active.index(view.seat))
        self._put_set("hand", hand)
        self._put("held", 0, len(hand))
        self._write_bids()
        if view.known is not None:
            self._write_contract(view.known)
        if view.phase == "play":
            self._write_play()

    def _put(self, part: str, place: int, value: int = 1) -> None:
        self.out[self.schema[part].start + place] = value

    def _put_set(self, part: str, cards: Iterable[Card], place: int = 0) -> None:
        for card in cards:
            self._put(part, len(CARDS) * place + card.number)

    def _away(self, seat: Seat) -> int:
        """Return the distance from the viewing seat to `seat`, counted to the left among
        the seats that play.
        """
        active = self.view.active
        assert self.view.seat is not None
        return (active.index(seat) - active.index(self.view.seat)) % len(active)

    def _mark(self, part: str, seat: Seat | None, value: int = 1) -> None:
        if seat is not None:
            self._put(part, self._away(seat), value)

    def _write_bids(self) -> None:
        view, rules = self.view, self.view.rules
        highest: dict[Seat, str] = {}
        standing = ""
        for action in view.history:
            if isinstance(action, Bid | Hold):
                standing = action.contract if isinstance(action, Bid) else standing
                highest[action.seat] = standing
        for seat, contract in highest.items():
            self._put("bids", self._away(seat) * len(rules.contracts) + rules.rank_of[contract])
        if view.bid is not None:
            self._put("contract", rules.rank_of[view.bid.contract])
            self._mark("declarer", view.bid.seat)
        if view.phase == "auction":
            self._write_auction()

    def _write_auction(self) -> None:
        auction: Any = _replay_auction(self.view)
        for seat in auction.queue:
            self._mark("bidding", seat)
        if self.view.rules.auction is AuctionStyle.PRECEDENCE:
            self._mark("precedence", auction.first)
        self._write_stakes(getattr(auction, "stakes", ()))
        for seat in getattr(auction, "unanswered", ()):
            self._mark("unanswered", seat)

    def _write_stakes(self, stakes: Iterable[tuple[Seat, int]]) -> None:
        for seat, factor in stakes:
            self._mark("stakes", seat, factor.bit_length() - 1)

    def _write_contract(self, known: Known) -> None:
        view = self.view
        if known.trump is not None:
            self._put("trump", list(Suit).index(known.trump))
        self._mark("holder", known.holder)
        if view.seat == known.declarer:
            self._put_set("laid_away", view.laid_away | self.picked)
        for action in view.history:
            if isinstance(action, Call):
                self._put("called_none", 0, action.card is None)
            elif isinstance(action, Give):
                self._put_set("given", (action.card,))
        if known.called is not None:
            self._put_set("called", (known.called,))
        if known.declarer != view.seat:
            self._put_set("open_hand", view.shown.get(known.declarer, Hand()))
        if known.contract.widow_shown:
            self._put_set("shown_widow", view.shown_widow)
        self._put("asked", 0, known.asked)
        self._write_stakes(known.stakes)
        self._write_sides(known)

    def _write_sides(self, known: Known) -> None:
        """Write 1 for seats of the declaring side and 2 for its opponents, for the seats whose side the
        viewing seat knows.
        """
        knows_all = known.contract.partner is Partner.ALONE or known.partner is not None
        for seat in self.view.active:
            if knows_all or seat in (self.view.seat, known.declarer):
                self._mark("sides", seat, 1 if seat in (known.declarer, known.partner) else 2)

    def _write_play(self) -> None:
        view = self.view
        assert view.table is not None
        self._mark("leader", view.table.order[0])
        for seat, card in zip(view.table.order, view.table.cards, strict=False):
            self._put_set("table", (card,), self._away(seat) - 1)
        taken = dict.fromkeys(view.active, (0, 0))
        for trick in view.tricks:
            tricks, points = taken[trick.winner]
            taken[trick.winner] = tricks + 1, points + trick.points
            first = view.active.index(trick.leader)
            for seat, card in zip(view.active[first:] + view.active[:first], trick.cards, strict=True):
                self._put_set("earlier", (card,), self._away(seat))
        for seat, (tricks, points) in taken.items():
            self._mark("tricks", seat, tricks)
            self._mark("points", seat, min(points, _MOST))
        points = view.ranking.points_in(view.table.cards)
        self._put("table_points", 0, min(points, _MOST))
