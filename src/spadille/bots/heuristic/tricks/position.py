"""What a player to play has before him, and what may become of a card he plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from spadille.bots.heuristic.memory import Cards, Memory, find_shown_voids, remember
from spadille.bots.heuristic.tricks.sides import Sides, infer_sides
from spadille.cards import Card, Suit
from spadille.play.view import Known, View
from spadille.rules.contract import Partner
from spadille.rules.seating import Seat


@dataclass
class Position:
    """A trick from the chair of the player whose turn it is."""

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
        """The card that would take the trick as it lies."""
        table = self.view.table
        if table is None or table.winning is None:
            return None
        return table.cards[table.order.index(table.winning)]

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """Everybody else who plays."""
        return self.memory.others

    @cached_property
    def trumps_out(self) -> Cards:
        """The trumps that the others hold."""
        return self.memory.out & self.trumps

    @cached_property
    def foes_trumps(self) -> float:
        """How many trumps those against him hold, as far as can be counted."""
        return sum(
            self.sides.foe_chance(seat) * self.memory.expected_count(seat, self.trumps_out)
            for seat in self.others
        )

    @cached_property
    def called_out(self) -> Card | None:
        """The card the declarer called, as long as somebody else still holds it."""
        called = self.known.called if self.known.contract.partner is not Partner.ALONE else None
        return called if called is not None and called.bit & self.memory.out else None

    def suit_of(self, card: Card) -> Suit:
        """The suit a card counts as."""
        return self.ranking.suit_of[card.number]

    def takes(self, card: Card) -> bool:
        """Whether a card would take the trick as it lies."""
        if self.best is None:
            return True
        strength = self.ranking.strength
        fits = self.suit_of(card) in (self.suit_of(self.best), self.ranking.trump)
        return fits and strength[card.number] > strength[self.best.number]

    def beat_chance(self, seat: Seat, card: Card, led: Suit) -> float:
        """The chance that a seat yet to play can go over a card."""
        memory, suit = self.memory, self.suit_of(card)
        over = memory.above(card)
        if suit is led is self.ranking.trump:
            return memory.holding_chance(seat, over)
        void = 1 - memory.holding_chance(seat, memory.out & memory.suits[led])
        trumps = over if suit is self.ranking.trump else self.trumps_out
        follows = memory.holding_chance(seat, over) if suit is led else 0.0
        return min(1.0, follows + void * memory.holding_chance(seat, trumps))

    def hold_chance(self, card: Card) -> float:
        """The chance that his side takes the trick when he plays this card to it."""
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
        """The chance that nobody against him goes over a card."""
        kept = 1.0
        for seat in self.behind:
            kept *= 1 - self.sides.foe_chance(seat) * self.beat_chance(seat, card, led)
        return kept

    def _regain_chance(self, card: Card, led: Suit) -> float:
        """The chance that somebody with him goes over a card."""
        lost = 1.0
        for seat in self.behind:
            lost *= 1 - self.sides.friend_chance(seat) * self.beat_chance(seat, card, led)
        return 1 - lost

    def _must_fall(self, called: Card, led: Suit) -> bool:
        """Whether the called card must be played to this trick, and lies highest when it comes."""
        strength = self.ranking.strength
        highest = self.best is None or strength[self.best.number] < strength[called.number]
        return self.suit_of(called) is led and highest

    def _hold_chance_with_called(self, card: Card, called: Card, led: Suit) -> float:
        """As `held`, where the called card falls to the trick."""
        if self.ranking.strength[card.number] > self.ranking.strength[called.number]:
            return self._keep_chance(card, led)
        return self._keep_chance(called, led) if self.sides.own else self._regain_chance(called, led)


def make_position(view: View, remembers: Callable[[], bool]) -> Position:
    """What the player whose view it is has before him. A trick off the table he may have forgotten."""
    assert view.known is not None
    seen = replace(view, tricks=tuple(trick for trick in view.tricks if remembers()))
    memory = _recall(seen, view.known)
    return Position(view, view.known, memory, infer_sides(memory))


def _recall(seen: View, known: Known) -> Memory:
    """What he knows of the cards out. The card that calls a partner lies with one of those who may be he."""
    voids = find_shown_voids(seen)
    if known.contract.partner is Partner.ALONE or known.called is None:
        return remember(seen, known, voids)
    for seat in seen.active:
        if seat == known.declarer or known.partner not in (None, seat):
            voids[seat] |= known.called.bit
    return replace(remember(seen, replace(known, called=None), voids), known=known)
