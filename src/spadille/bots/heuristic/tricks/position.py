"""The position of a player who must play a card, and each card's chance to win the trick."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from spadille.bots.heuristic.memory import Cards, Memory, find_shown_voids, remember
from spadille.cards import Card, Suit
from spadille.cards.hand import cards_of
from spadille.play.view import Known, View
from spadille.rules.contract import Partner
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat
from spadille.rules.trick import winning

_TOOK_IT_FROM_HIM = 0.2
"""The factor by which a seat's odds of being the partner change if it takes a trick from the declarer."""
_LED_TRUMPS = 3.0
"""The factor by which a seat's odds of being the partner change if it leads trumps."""


@dataclass(frozen=True)
class Sides:
    """A player's belief about which seats belong to the declaring side."""

    declaring: tuple[float, ...]
    """For each seat, the probability that it is on the declaring side."""
    own: bool
    """Whether the player is on the declaring side."""

    def friend_chance(self, seat: Seat) -> float:
        """Return the probability that a seat is on the player's side."""
        return self.declaring[seat] if self.own else 1 - self.declaring[seat]

    def foe_chance(self, seat: Seat) -> float:
        """Return the probability that a seat is an opponent of the player."""
        return 1 - self.friend_chance(seat)


def infer_sides(memory: Memory) -> Sides:
    """Infer the sides from the player's cards and the others' plays."""
    view, known = memory.view, memory.known
    declaring = [float(seat == known.declarer) for seat in range(view.seats)]
    if known.partner is not None:
        declaring[known.partner] = 1.0
    elif known.contract.partner is not Partner.ALONE and known.called is not None:
        for seat, likely in _find_partner_chances(memory, known.called).items():
            declaring[seat] = likely
    return Sides(tuple(declaring), own=memory.seat in (known.declarer, known.partner))


def _find_partner_chances(memory: Memory, called: Card) -> dict[Seat, float]:
    """Return the probability of each seat to hold the called card."""
    likely = {seat: memory.holding_chance(seat, called.bit) for seat in memory.others}
    for seat, weight in _list_hints(memory.view, memory.known):
        if seat in likely:
            likely[seat] *= weight
    total = sum(likely.values())
    return {seat: weight / total for seat, weight in likely.items()} if total else {}


def _list_hints(view: View, known: Known) -> Iterator[tuple[Seat, float]]:
    """Yield a seat and a factor for each play that changes the seat's odds of being the partner."""
    for order, cards in view.played():
        if order[0] != known.declarer and view.ranking.is_trump(cards[0]):
            yield order[0], _LED_TRUMPS
        for place in range(1, len(cards)):
            if _took_trick_from(known.declarer, order, cards[: place + 1], view.ranking):
                yield order[place], _TOOK_IT_FROM_HIM


def _took_trick_from(
    declarer: Seat, order: tuple[Seat, ...], cards: tuple[Card, ...], ranking: Ranking
) -> bool:
    """Return whether the last of `cards` took the trick from the declarer, whose high card was winning."""
    best = winning(cards[:-1], ranking)
    took = winning(cards, ranking) == len(cards) - 1
    return order[best] == declarer and took and _is_high(cards[best], ranking)


def _is_high(card: Card, ranking: Ranking) -> bool:
    """Return whether a card is a trump or one of the two highest cards of its suit."""
    suit = cards_of(ranking.suits[ranking.suit_of[card.number]])
    higher = sum(ranking.strength[other.number] > ranking.strength[card.number] for other in suit)
    return ranking.is_trump(card) or higher <= 1


@dataclass
class Position:
    """The present trick from the seat of the player to play."""

    view: View
    known: Known
    memory: Memory
    sides: Sides

    def __post_init__(self) -> None:
        table = self.view.table
        assert table is not None
        self.ranking = self.view.ranking
        self.trumps: Cards = self.memory.trumps
        self.cards = table.cards
        self.behind: tuple[Seat, ...] = table.order[len(table.cards) + 1 :]
        self.winning = table.winning

    @cached_property
    def best(self) -> Card | None:
        """The winning card so far."""
        table = self.view.table
        if table is None or table.winning is None:
            return None
        return table.cards[table.order.index(table.winning)]

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """All other players."""
        return self.memory.others

    @cached_property
    def trumps_out(self) -> Cards:
        """The outstanding trumps."""
        return self.memory.out & self.trumps

    @cached_property
    def foes_trumps(self) -> float:
        """The number of trumps that the opponents are expected to have."""
        return sum(
            self.sides.foe_chance(seat) * self.memory.expected_count(seat, self.trumps_out)
            for seat in self.others
        )

    @cached_property
    def called_out(self) -> Card | None:
        """The card with which a partner was called, as long as another player holds it; otherwise None."""
        called = self.known.called if self.known.contract.partner is not Partner.ALONE else None
        return called if called is not None and called.bit & self.memory.out else None

    def suit_of(self, card: Card) -> Suit:
        return self.ranking.suit_of[card.number]

    def takes(self, card: Card) -> bool:
        """Return whether the card would become the highest of the trick."""
        if self.best is None:
            return True
        strength = self.ranking.strength
        fits = self.suit_of(card) in (self.suit_of(self.best), self.ranking.trump)
        return fits and strength[card.number] > strength[self.best.number]

    def beat_chance(self, seat: Seat, card: Card, led: Suit) -> float:
        """Return the chance that a seat yet to play can beat a card."""
        memory, suit = self.memory, self.suit_of(card)
        over = memory.above(card)
        if suit is led is self.ranking.trump:
            return memory.holding_chance(seat, over)
        void = 1 - memory.holding_chance(seat, memory.out & memory.suits[led])
        trumps = over if suit is self.ranking.trump else self.trumps_out
        follows = memory.holding_chance(seat, over) if suit is led else 0.0
        return min(1.0, follows + void * memory.holding_chance(seat, trumps))

    def hold_chance(self, card: Card) -> float:
        """Return the chance that the player's side takes the trick with this card."""
        led = self.suit_of(self.cards[0]) if self.cards else self.suit_of(card)
        called = self.called_out
        if called is not None and self._must_fall(called, led) and not self.ranking.is_trump(card):
            return self._hold_chance_with_called(card, called, led)
        if self.takes(card):
            return self._keep_chance(card, led)
        assert self.best is not None
        assert self.winning is not None
        friends = self.sides.friend_chance(self.winning)
        return friends * self._keep_chance(self.best, led) + (1 - friends) * self._regain_chance(
            self.best, led
        )

    def _keep_chance(self, card: Card, led: Suit) -> float:
        """Return the chance that no opponent among the seats yet to play beats a card."""
        chance = 1.0
        for seat in self.behind:
            chance *= 1 - self.sides.foe_chance(seat) * self.beat_chance(seat, card, led)
        return chance

    def _regain_chance(self, card: Card, led: Suit) -> float:
        """Return the chance that a partner among the seats yet to play beats a card."""
        lose_chance = 1.0
        for seat in self.behind:
            lose_chance *= 1 - self.sides.friend_chance(seat) * self.beat_chance(seat, card, led)
        return 1 - lose_chance

    def _must_fall(self, called: Card, led: Suit) -> bool:
        """Return whether the called card must be played to this trick and would become the highest."""
        strength = self.ranking.strength
        highest = self.best is None or strength[self.best.number] < strength[called.number]
        return self.suit_of(called) is led and highest

    def _hold_chance_with_called(self, card: Card, called: Card, led: Suit) -> float:
        """Return `hold_chance` for a trick to which the called card must be played."""
        if self.ranking.strength[card.number] > self.ranking.strength[called.number]:
            return self._keep_chance(card, led)
        return self._keep_chance(called, led) if self.sides.own else self._regain_chance(called, led)


def make_position(view: View, remembers: Callable[[], bool]) -> Position:
    """Return the position of the viewing player.

    `remembers` is called once for each past trick, and returns whether the player remembers it.
    """
    assert view.known is not None
    seen = replace(view, tricks=tuple(trick for trick in view.tricks if remembers()))
    memory = _recall(seen, view.known)
    return Position(view, view.known, memory, infer_sides(memory))


def _recall(seen: View, known: Known) -> Memory:
    """Return the player's memory of the view.

    In it, only seats that may be the partner may hold the called card.
    """
    voids = find_shown_voids(seen)
    if known.contract.partner is Partner.ALONE or known.called is None:
        return remember(seen, known, voids)
    for seat in seen.active:
        if seat == known.declarer or known.partner not in (None, seat):
            voids[seat] |= known.called.bit
    return replace(remember(seen, replace(known, called=None), voids), known=known)
