"""Play out a claim that the opponents granted: find legal plays that give the claimed tricks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spadille.cards import Card, Hand
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.tricks import TrickPlay
from spadille.rules.follow import bound, may_follow, may_lead
from spadille.rules.seating import Seat
from spadille.rules.trick import winning

_MAX_CARDS_TRIED: Final = 6000
"""The number of cards that the search tries before it gives up improving on the best line of play found."""

Way = tuple[tuple[Seat, Card], ...]
"""Cards in the order of play, each with the seat that plays it."""


@dataclass(frozen=True)
class ClaimGoal:
    """The goal of a playout: the given seats take every further trick, none, or at least one."""

    seats: frozenset[Seat]
    takes: bool
    counters: bool = False
    """Whether only tricks with card points count."""
    once: bool = False
    """Whether one trick as wanted is enough, because it ends the deal."""

    def matters(self, points: int) -> bool:
        """Return true if the goal counts a trick with this many card points."""
        return points > 0 or not self.counters

    def count_missed(self, deal: Deal, before: int) -> int:
        """Return how many tricks after the first `before` miss the goal."""
        tricks = [trick for trick in deal.phase.tricks[before:] if self.matters(trick.points)]
        wrong = sum((trick.winner in self.seats) != self.takes for trick in tricks)
        return int(wrong == len(tricks)) if self.once else wrong


def play_out_claim(deal: Deal, goal: ClaimGoal) -> list[Play]:
    """Return plays to the end of the deal that miss the goal in as few tricks as the search finds."""
    play = deal.phase
    assert isinstance(play, TrickPlay)
    search, before = _Search(play, goal), len(play.tricks)
    found = (search.find_way(0) if goal.once else None) or search.find_any_way()
    cards, end = _play_way(deal, found)
    while not goal.once and (better := search.find_way(goal.count_missed(end, before) - 1)) is not None:
        cards, end = _play_way(deal, better)
    return cards


def _play_way(deal: Deal, way: Way) -> tuple[list[Play], Deal]:
    """Return the plays of `way` up to the end of the deal, and the deal after them."""
    cards: list[Play] = []
    for seat, card in way:
        if not deal.over:
            cards.append(Play(seat, card))
            deal = deal.play(cards[-1])
    return cards, deal


class _Search:
    """A depth-first search for the rest of the play that tries promising cards first."""

    def __init__(self, play: TrickPlay, goal: ClaimGoal) -> None:
        self._play = play
        self._goal = goal
        self._tried = 0
        self._max_tried = _MAX_CARDS_TRIED
        self._failed: dict[tuple[object, ...], int] = {}
        partner = play.declared.partner
        self._called = None if partner is None else partner.card

    def find_way(self, wrong: int) -> Way | None:
        """Return a sequence of plays to the end in which at most `wrong` tricks miss the goal, or None if the
        search finds none.
        """
        return self._search_from(self._play.hands, self._play.order, self._play.cards, wrong)

    def find_any_way(self) -> Way:
        """Return the first legal sequence of plays to the end that the search finds, whether or not it
        reaches the goal.
        """
        self._max_tried = self._tried + sum(map(len, self._play.hands)) * 2
        self._failed.clear()
        self._goal = ClaimGoal(self._goal.seats, self._goal.takes, self._goal.counters)
        found = self.find_way(len(self._play.hands[self._play.turn]) + 1)
        assert found is not None, "the cards can always be played to the end"
        self._max_tried = self._tried + _MAX_CARDS_TRIED
        return found

    def _search_from(
        self, hands: tuple[Hand, ...], order: tuple[Seat, ...], table: tuple[Card, ...], wrong: int
    ) -> Way | None:
        """Return a sequence of plays from this position to the end in which at most `wrong` tricks miss the
        goal, or None.

        `order` gives the seats of the current trick in playing order, and `table` its cards so far.
        """
        if not table and not hands[order[0]]:
            return None if self._goal.once else ()
        here = (hands, order, table)
        if self._failed.get(here, -1) >= wrong:
            return None
        turn = order[len(table)]
        for card in self._order_cards(hands, order, table):
            self._tried += 1
            if self._tried > self._max_tried:
                return None
            left = (*hands[:turn], hands[turn].without(card), *hands[turn + 1 :])
            rest = self._search_after(left, order, (*table, card), wrong)
            if rest is not None:
                return ((turn, card), *rest)
        if self._tried <= self._max_tried:
            self._failed[here] = wrong
        return None

    def _search_after(
        self, hands: tuple[Hand, ...], order: tuple[Seat, ...], table: tuple[Card, ...], wrong: int
    ) -> Way | None:
        """Return a sequence of plays to the end after the last card of `table` was played, or None.

        If the trick is complete, it counts as one of the at most `wrong` tricks if it misses the goal.
        """
        if len(table) < len(order):
            return self._search_from(hands, order, table, wrong)
        place = winning(table, self._play.ranking)
        following = order[place:] + order[:place]
        if not self._goal.matters(self._play.ranking.points_in(table)):
            return self._search_from(hands, following, (), wrong)
        right = (order[place] in self._goal.seats) == self._goal.takes
        if self._goal.once:
            return () if right else self._search_from(hands, following, (), wrong)
        return None if wrong < 1 - right else self._search_from(hands, following, (), wrong - 1 + right)

    def _order_cards(
        self, hands: tuple[Hand, ...], order: tuple[Seat, ...], table: tuple[Card, ...]
    ) -> list[Card]:
        """Return the legal cards, the most promising first.

        A seat that should win leads high, takes a trick as cheaply as it can, and otherwise plays low. A seat
        that should lose plays its highest card that still loses.
        """
        seat, strength = order[len(table)], self._play.ranking.strength
        legal = self._list_legal_cards(hands, seat, table)
        low = sorted(legal, key=lambda card: strength[card.number])
        if not self._should_win(seat):
            high = low[::-1]
            return _put_first(low, [card for card in high if self._can_go_right(card, hands, order, table)])
        if not table:
            return low[::-1]
        if self._should_win(order[winning(table, self._play.ranking)]):
            return low
        return _put_first(low, [card for card in low if self._wins_trick(table, card)])

    def _list_legal_cards(self, hands: tuple[Hand, ...], seat: Seat, table: tuple[Card, ...]) -> Hand:
        ranking, led, hand = self._play.ranking, table[0] if table else None, hands[seat]
        if led is None and self._play.trumps_locked and not self._trump_is_gone(hands):
            return may_lead(hand, ranking)
        may = hand if led is None else may_follow(hand, led, ranking, self._play.declared.layout.rules.void)
        if self._called is not None and self._called in hand:
            return bound(may, self._called, led, ranking)
        return may

    def _trump_is_gone(self, hands: tuple[Hand, ...]) -> bool:
        """Return true if a trump has been played since the search began."""
        ranking = self._play.ranking
        trumps = 0 if ranking.trump is None else ranking.suits[ranking.trump]
        return any((was.mask ^ now.mask) & trumps for was, now in zip(self._play.hands, hands, strict=True))

    def _should_win(self, seat: Seat) -> bool:
        """Return true if the goal is for this seat to take tricks."""
        return (seat in self._goal.seats) == self._goal.takes

    def _wins_trick(self, table: tuple[Card, ...], card: Card) -> bool:
        """Return true if a card beats all cards on the table."""
        return winning((*table, card), self._play.ranking) == len(table)

    def _can_go_right(
        self, card: Card, hands: tuple[Hand, ...], order: tuple[Seat, ...], table: tuple[Card, ...]
    ) -> bool:
        """Return true if, after this card, a seat that should win takes the trick or still can."""
        cards = (*table, card)
        if self._should_win(order[winning(cards, self._play.ranking)]):
            return True
        later = (seat for seat in order[len(cards) :] if self._should_win(seat))
        return any(
            self._wins_trick(cards, other)
            for seat in later
            for other in self._list_legal_cards(hands, seat, cards)
        )


def _put_first(cards: list[Card], better: list[Card]) -> list[Card]:
    """Return all of `cards`, those in `better` first."""
    return [*better, *(card for card in cards if card not in better)]
