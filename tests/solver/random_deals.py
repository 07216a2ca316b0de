"""Make random whole deals as solver problems."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from spadille.cards import CARDS, Card, Hand, Suit
from spadille.rules.follow import Void
from spadille.rules.order import ACE_TEN, GERMAN, CardOrder
from spadille.solver import Objective, Problem

COUNTED = {ACE_TEN: (Objective.POINTS, Objective.TRICKS), GERMAN: (Objective.TRICKS,)}
NOTHING = {ACE_TEN: (Objective.NO_POINTS, Objective.NO_TRICKS), GERMAN: (Objective.NO_TRICKS,)}


def make_deals(seed: int, number: int) -> list[Problem]:
    """Return `number` random deals with both card orders, and with objectives in points or in tricks."""
    chance = Random(seed)
    return [make_deal(chance, chance.choice((ACE_TEN, GERMAN))) for _ in range(number)]


def make_deal(chance: Random, order: CardOrder, size: int | None = None) -> Problem:
    """Return a random deal with `size` cards in each hand, by default all."""
    seats, most, void = (4, 8, Void.FREE) if order is GERMAN else (3, 11, Void.MUST_TRUMP)
    pack = [card for card in CARDS if card.rank in order.ranks]
    chance.shuffle(pack)
    return Problem(
        hands=deal_hands(pack, seats, size or most),
        leader=chance.randrange(seats),
        side=tuple(sorted(chance.sample(range(seats), chance.choice((1, 1, 2))))),
        objective=chance.choice(COUNTED[order]),
        ranking=order.ranking(chance.choice((*Suit, None))),
        void=void,
    )


def deal_hands(pack: Sequence[Card], seats: int, size: int) -> tuple[Hand, ...]:
    return tuple(Hand.of(pack[seat * size : (seat + 1) * size]) for seat in range(seats))


def rotate_seats(problem: Problem, by: int) -> Problem:
    """Return the problem with all seats rotated by `by` places."""
    seats = len(problem.hands)
    return replace(
        problem,
        hands=tuple(problem.hands[(seat - by) % seats] for seat in range(seats)),
        leader=(problem.leader + by) % seats,
        side=tuple(sorted((seat + by) % seats for seat in problem.side)),
    )


def rename_suits(problem: Problem, order: CardOrder, names: dict[Suit, Suit]) -> Problem:
    """Return the problem with its suits renamed, trumps included."""
    trump = problem.ranking.trump
    return replace(
        problem,
        hands=tuple(Hand.of(rename_card(card, names) for card in hand) for hand in problem.hands),
        trick=tuple(rename_card(card, names) for card in problem.trick),
        called=None if problem.called is None else rename_card(problem.called, names),
        ranking=order.ranking(None if trump is None else names[trump]),
    )


def rename_card(card: Card, names: dict[Suit, Suit]) -> Card:
    return Card(card.rank.letter + names[card.suit].letter)
