"""Trick estimates: the tricks that a hand promises with given trumps, and its chance to take all tricks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb, exp

from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.tally import sort_from_top
from spadille.cards import Suit
from spadille.rules.order import Ranking

_USUAL_TRUMPS = 10
_HIGHEST = 4
_NEARLY = 0.4
"""A hand reaches its goal half the time if its expected tricks are fewer than the goal by this number."""
_OTHERS = 3
"""The number of other players."""


@dataclass(frozen=True)
class TrickEstimate:
    """The tricks to count for each feature of a hand. Aces and kings stand for the two highest cards of a
    suit, whatever their ranks.
    """

    base: float
    trump: float
    """For every trump."""
    highest: tuple[float, ...]
    """In addition, for each of the four highest trumps of the pack."""
    fewer: float
    """For each trump by which the pack has fewer than ten."""
    ace: float
    """For the highest card of a plain suit."""
    king_with_ace: float
    king_guarded: float
    void: float
    single: float


ALONE = TrickEstimate(-3.1, 0.8, (1.5, 0.85, 0.45, 0.2), 0.25, 1.1, 0.4, 0.5, 0.7, 0.25)
PARTNERED = TrickEstimate(1.6, 0.55, (0.8, 0.4, 0.2, 0.15), 0.25, 0.55, 0.25, 0.3, 0.4, 0.1)
"""The estimate for a declarer with a partner, whose expected tricks are part of the base."""


def count_tricks(hand: Cards, ranking: Ranking, count: TrickEstimate) -> float:
    """Estimate the tricks of a hand. Without trumps, count the cards that no card can beat."""
    if ranking.trump is None:
        return float(sum(_count_from_top(hand & suit, suit, ranking) for suit in ranking.suits))
    trumps = sort_from_top(ranking.suits[ranking.trump], ranking)
    held = sum(bool(hand & card.bit) for card in trumps)
    highest = sum(
        more for more, card in zip(count.highest, trumps[:_HIGHEST], strict=False) if hand & card.bit
    )
    beside = sum(_count_plain_suit(hand, suit, ranking, count) for suit in Suit if suit is not ranking.trump)
    fewer = count.fewer * (_USUAL_TRUMPS - len(trumps))
    return count.base + count.trump * held + highest + fewer + beside


def _count_plain_suit(hand: Cards, suit: Suit, ranking: Ranking, count: TrickEstimate) -> float:
    own = (hand & ranking.suits[suit]).bit_count()
    if not own:
        return count.void
    ace, king = (bool(hand & card.bit) for card in sort_from_top(ranking.suits[suit], ranking)[:2])
    kings = count.king_with_ace if ace else count.king_guarded if own > 1 else 0.0
    return (count.ace if ace else 0.0) + (kings if king else 0.0) + (count.single if own == 1 else 0.0)


def goal_chance(expected: float, goal: int, *, spread: float) -> float:
    """Return the chance to take `goal` tricks. The tricks have a logistic distribution around the expected
    number.
    """
    return 1 / (1 + exp(-(expected - goal + _NEARLY) / spread))


def run_chance(hand: Cards, ranking: Ranking) -> float:
    """Return the chance that every card of a hand on lead takes a trick, with trumps drawn first."""
    runs = 1.0
    for suit in Suit:
        own, whole = hand & ranking.suits[suit], ranking.suits[suit]
        rounds = _count_from_top(own, whole, ranking)
        draws = suit is ranking.trump and own != hand
        if draws or own.bit_count() > rounds:
            runs *= _fall_chance((whole & ~own).bit_count(), rounds)
    return runs


def _count_from_top(own: Cards, whole: Cards, ranking: Ranking) -> int:
    """Return how many of the highest cards of a suit the hand has without a gap."""
    cards = sort_from_top(whole, ranking)
    return next((place for place, card in enumerate(cards) if not own & card.bit), len(cards))


@lru_cache(maxsize=256)
def _fall_chance(out: int, rounds: int, seats: int = _OTHERS) -> float:
    """Return the chance that `out` cards, spread at random over `seats` hands, are all drawn in `rounds`
    rounds.
    """
    if seats == 1:
        return float(out <= rounds)
    fallen = 0.0
    for here in range(min(out, rounds) + 1):
        lying_so = comb(out, here) * (seats - 1) ** (out - here)
        fallen += lying_so / seats**out * _fall_chance(out - here, rounds, seats - 1)
    return fallen
