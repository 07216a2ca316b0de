"""Deal the problems that the solver is measured on. The seats count from eldest, who leads."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count as count_from
from itertools import islice

from spadille.cards import Card, Hand, Rank, Suit
from spadille.games import GERMAN_SOLO, SIX_BID
from spadille.notation.chance import Stream, key_of
from spadille.rules.game import Game
from spadille.rules.order import ACE_TEN, GERMAN, Ranking
from spadille.rules.seating import Seat
from spadille.solver import Objective, Problem

SEED = "bench"
Hands = tuple[Hand, ...]


def six_bid_solos(count: int) -> list[Problem]:
    """Return Six-Bid solos: the best of three hands declares, with its best suit as trumps, for points."""
    return [_solo(hands) for hands in islice(_deal_hands(SIX_BID), count)]


def miseres(count: int) -> list[Problem]:
    """Return Six-Bid misères: any hand declares without trumps and tries to take no point."""
    return [_misere(hands, number % 3) for number, hands in enumerate(islice(_deal_hands(SIX_BID), count))]


def biddable_miseres(count: int) -> list[Problem]:
    """Return Six-Bid misères with a suitable hand: the lowest of three hands declares if it is low in every
    suit.
    """
    return list(islice(_biddable_miseres(), count))


def german_alone(count: int) -> list[Problem]:
    """Return German Solo deals: the best of four hands plays with its best trumps against three."""
    return [_tricks(hands, partner=False) for hands in islice(_deal_hands(GERMAN_SOLO), count)]


def german_pairs(count: int) -> list[Problem]:
    """Return German Solo deals: the best of four hands and the hand opposite play with the best trumps
    against the other two.
    """
    return [_tricks(hands, partner=True) for hands in islice(_deal_hands(GERMAN_SOLO), count)]


def turn_sides(problem: Problem, turned: int) -> Problem:
    """Return a problem with the same cards, rotated by `turned` seats to the left, and the other side as the
    declaring side.
    """
    seats = range(len(problem.hands))
    others = [seat for seat in seats if seat not in problem.side]
    return Problem(
        hands=tuple(problem.hands[seat - turned] for seat in seats),
        leader=(problem.leader + turned) % len(seats),
        side=tuple((seat + turned) % len(seats) for seat in others),
        objective=problem.objective,
        ranking=problem.ranking,
        void=problem.void,
    )


def _deal_hands(game: Game) -> Iterator[Hands]:
    rules = game.rules("standard")
    for number in count_from():
        pack = Stream(key_of(f"{SEED}/{game.id}", number)).shuffled(rules.pack.cards)
        yield tuple(rules.packets.deal(pack, rules.players)[0])


def _solo(hands: Hands) -> Problem:
    worth = {(seat, trump): _solo_value(hand, trump) for seat, hand in enumerate(hands) for trump in Suit}
    seat, trump = max(worth, key=worth.__getitem__)
    return _problem(SIX_BID, hands, (seat,), Objective.POINTS, ACE_TEN.ranking(trump))


def _solo_value(hand: Hand, trump: Suit) -> int:
    """Return the sum of the values of a hand's cards in a solo.

    A trump counts 4, the ace of trumps 5. In other suits an ace counts 4, and a ten 3 with its ace, else 1.
    """
    worth = 0
    for card in hand:
        if card.suit is trump:
            worth += 4
        if card.rank is Rank.ACE:
            worth += 5 if card.suit is trump else 4
        if card.rank is Rank.TEN:
            worth += 4 if card.suit is trump else 3 if Card(f"A{card.suit.letter}") in hand else 1
    return worth


def _misere(hands: Hands, seat: Seat) -> Problem:
    return _problem(SIX_BID, hands, (seat,), Objective.NO_POINTS, ACE_TEN.ranking(None))


def _biddable_miseres() -> Iterator[Problem]:
    for hands in _deal_hands(SIX_BID):
        heights = [sum(map(_height, hand)) for hand in hands]
        seat = heights.index(min(heights))
        if _is_low(hands[seat]):
            yield _misere(hands, seat)


def _is_low(hand: Hand) -> bool:
    """Return whether a hand is low in every suit: its lowest card is among the two lowest of the suit, its
    two lowest among the four lowest, and so on.
    """
    suits = (sorted(_height(card) for card in hand if card.suit is suit) for suit in Suit)
    return all(height <= 2 * place + 1 for suit in suits for place, height in enumerate(suit))


def _height(card: Card) -> int:
    """Return how many cards of its suit are lower than the card."""
    return len(ACE_TEN.ranks) - 1 - ACE_TEN.ranks.index(card.rank)


def _tricks(hands: Hands, *, partner: bool) -> Problem:
    worth = {
        (seat, trump): _tricks_value(hand, GERMAN.ranking(trump))
        for seat, hand in enumerate(hands)
        for trump in Suit
    }
    seat, trump = max(worth, key=worth.__getitem__)
    side = (seat, (seat + 2) % len(hands)) if partner else (seat,)
    return _problem(GERMAN_SOLO, hands, side, Objective.TRICKS, GERMAN.ranking(trump))


def _tricks_value(hand: Hand, ranking: Ranking) -> int:
    """Return the sum of the values of a hand's cards in tricks.

    A matador counts 5, any other trump 3, an ace outside trumps 3, a king 1.
    """
    plain = {Rank.ACE: 3, Rank.KING: 1}
    return sum(
        5 if card in ranking.matadors else 3 if ranking.is_trump(card) else plain.get(card.rank, 0)
        for card in hand
    )


def _problem(
    game: Game, hands: Hands, side: tuple[Seat, ...], objective: Objective, ranking: Ranking
) -> Problem:
    void = game.rules("standard").void
    return Problem(hands=hands, leader=0, side=side, objective=objective, ranking=ranking, void=void)
