"""Playing out what was claimed: a legal way, card by card, that comes as near to it as any that is found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spadille.cards import Card, Hand
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.tricks import TrickPlay
from spadille.rules.follow import bound, may_follow
from spadille.rules.seating import Seat
from spadille.rules.trick import winning

_MAX_CARDS_TRIED: Final = 6000
"""How many cards are tried before the first way that leads to the end is good enough."""

Way = tuple[tuple[Seat, Card], ...]
"""Cards one after the other, and who plays them."""


@dataclass(frozen=True)
class ClaimGoal:
    """What the play has to come to: some seats take every trick from here on, or none, or one at least."""

    seats: frozenset[Seat]
    takes: bool
    counters: bool = False
    """Whether only tricks with card points in them matter."""
    once: bool = False
    """Whether one trick is enough: the deal ends with it."""

    def matters(self, points: int) -> bool:
        """Whether a trick with so many card points matters."""
        return points > 0 or not self.counters

    def missed_in(self, deal: Deal, before: int) -> int:
        """How many tricks since the first so many went wrong."""
        tricks = [trick for trick in deal.phase.tricks[before:] if self.matters(trick.points)]
        wrong = sum((trick.winner in self.seats) != self.takes for trick in tricks)
        return int(wrong == len(tricks)) if self.once else wrong


def play_out_claim(deal: Deal, aim: ClaimGoal) -> list[Play]:
    """The cards from here to the end of the deal, with as few tricks that go wrong as can be found."""
    play = deal.phase
    assert isinstance(play, TrickPlay)
    search, before = _Search(play, aim), len(play.tricks)
    found = (search.way(0) if aim.once else None) or search.any_way()
    cards, end = _play_way(deal, found)
    while not aim.once and (better := search.way(aim.missed_in(end, before) - 1)) is not None:
        cards, end = _play_way(deal, better)
    return cards


def _play_way(deal: Deal, way: Way) -> tuple[list[Play], Deal]:
    """The cards of a way, as far as the deal takes them, and what the deal is then."""
    cards: list[Play] = []
    for seat, card in way:
        if not deal.over:
            cards.append(Play(seat, card))
            deal = deal.play(cards[-1])
    return cards, deal


class _Search:
    """Looks for a way to the end of the play, each choice by what probably helps first."""

    def __init__(self, play: TrickPlay, aim: ClaimGoal) -> None:
        self._play = play
        self._aim = aim
        self._tried = 0
        self._patience = _MAX_CARDS_TRIED
        self._failed: dict[tuple[object, ...], int] = {}
        partner = play.declared.partner
        self._called = None if partner is None else partner.card

    def way(self, wrong: int) -> Way | None:
        """A way on which at most so many tricks go wrong; None where none was found in time."""
        return self._on(self._play.hands, self._play.order, self._play.cards, wrong)

    def any_way(self) -> Way:
        """The first that leads to the end."""
        self._patience = self._tried + sum(map(len, self._play.hands)) * 2
        self._failed.clear()
        self._aim = ClaimGoal(self._aim.seats, self._aim.takes, self._aim.counters)
        found = self.way(len(self._play.hands[self._play.turn]) + 1)
        assert found is not None, "the cards can always be played to the end"
        self._patience = self._tried + _MAX_CARDS_TRIED
        return found

    def _on(
        self, hands: tuple[Hand, ...], order: tuple[Seat, ...], table: tuple[Card, ...], wrong: int
    ) -> Way | None:
        """A way on from here."""
        if not table and not hands[order[0]]:
            return None if self._aim.once else ()
        here = (hands, order, table)
        if self._failed.get(here, -1) >= wrong:
            return None
        turn = order[len(table)]
        for card in self._cards(hands, order, table):
            self._tried += 1
            if self._tried > self._patience:
                return None
            left = (*hands[:turn], hands[turn].without(card), *hands[turn + 1 :])
            rest = self._after(left, order, (*table, card), wrong)
            if rest is not None:
                return ((turn, card), *rest)
        if self._tried <= self._patience:
            self._failed[here] = wrong
        return None

    def _after(
        self, hands: tuple[Hand, ...], order: tuple[Seat, ...], table: tuple[Card, ...], wrong: int
    ) -> Way | None:
        """A way on after a card: where it was the last of a trick that matters, that may have gone wrong."""
        if len(table) < len(order):
            return self._on(hands, order, table, wrong)
        place = winning(table, self._play.ranking)
        following = order[place:] + order[:place]
        if not self._aim.matters(self._play.ranking.points_in(table)):
            return self._on(hands, following, (), wrong)
        right = (order[place] in self._aim.seats) == self._aim.takes
        if self._aim.once:
            return () if right else self._on(hands, following, (), wrong)
        return None if wrong < 1 - right else self._on(hands, following, (), wrong - 1 + right)

    def _cards(self, hands: tuple[Hand, ...], order: tuple[Seat, ...], table: tuple[Card, ...]) -> list[Card]:
        """What may be played, what probably helps first.

        Who should take the trick leads high, takes it as cheaply as he can, and else keeps what is high; who
        should not throws his highest under it.
        """
        seat, strength = order[len(table)], self._play.ranking.strength
        low = sorted(self._may(hands[seat], table), key=lambda card: strength[card.number])
        if not self._wants(seat):
            high = low[::-1]
            return _put_first(low, [card for card in high if self._goes_right(card, hands, order, table)])
        if not table:
            return low[::-1]
        if self._wants(order[winning(table, self._play.ranking)]):
            return low
        return _put_first(low, [card for card in low if self._takes(table, card)])

    def _may(self, hand: Hand, table: tuple[Card, ...]) -> Hand:
        """What may be played."""
        ranking, led = self._play.ranking, table[0] if table else None
        may = hand if led is None else may_follow(hand, led, ranking, self._play.declared.layout.rules.void)
        if self._called is not None and self._called in hand:
            return bound(may, self._called, led, ranking)
        return may

    def _wants(self, seat: Seat) -> bool:
        """Whether it is right that this seat takes tricks."""
        return (seat in self._aim.seats) == self._aim.takes

    def _takes(self, table: tuple[Card, ...], card: Card) -> bool:
        """Whether a card takes the trick from all that lie there."""
        return winning((*table, card), self._play.ranking) == len(table)

    def _goes_right(
        self, card: Card, hands: tuple[Hand, ...], order: tuple[Seat, ...], table: tuple[Card, ...]
    ) -> bool:
        """Whether with this card the trick goes, or can still go, to somebody who should take it."""
        cards = (*table, card)
        if self._wants(order[winning(cards, self._play.ranking)]):
            return True
        later = (seat for seat in order[len(cards) :] if self._wants(seat))
        return any(self._takes(cards, other) for seat in later for other in self._may(hands[seat], cards))


def _put_first(cards: list[Card], better: list[Card]) -> list[Card]:
    """Some of the cards before the others."""
    return [*better, *(card for card in cards if card not in better)]
