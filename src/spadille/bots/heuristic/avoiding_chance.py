"""The chance of a hand in a contract in which the declarer must take nothing."""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp
from random import Random
from statistics import fmean

from spadille.bots.heuristic.discarding import find_best_discard, make_discard_worth
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.suit_risk import find_blank_danger, find_danger, only_counters_lose, safe_chance
from spadille.bots.heuristic.tally import KEPT
from spadille.cards import Hand
from spadille.cards.hand import cards_of
from spadille.rules.contract import Contract, Widow
from spadille.rules.game import Rules
from spadille.rules.order import Ranking

_SAMPLED_WIDOWS = 8
"""The number of widows sampled in contracts in which the declarer takes up the widow."""
_ON_LEAD = 1.3
"""The exponent applied to the chance of a hand that has to lead to the first trick, which lowers it."""


def avoiding_chance(rules: Rules, contract: Contract, hand: Cards, *, leads: bool) -> float:
    """Return the chance that the declarer makes a contract, in which they must take nothing, with `hand`. If
    `leads`, they lead to the first trick.
    """
    chance = chance_to_stay_below(rules, contract, hand)
    return float(chance**_ON_LEAD) if leads else chance


def chance_to_stay_below(rules: Rules, contract: Contract, hand: Cards) -> float:
    """Return the chance that no suit of the hand loses the contract.

    In contracts in which the widow is taken up, this is the mean over sampled widows.
    """
    if contract.widow is Widow.TAKEN_UP:
        return _chance_with_widow(rules, contract, hand)
    ranking, theirs = contract.order.ranking(None), rules.pack.hand.mask & ~hand
    safe = safe_chance(ranking, hand, theirs, find_blank_danger(contract), find_danger(contract))
    harmless = contract.widow is Widow.NOBODYS or not only_counters_lose(contract)
    return safe if harmless else safe * _chance_without_counters(ranking, theirs, rules.packets.widow_size)


def _chance_without_counters(ranking: Ranking, unseen: Cards, size: int) -> float:
    """Return the chance that `size` cards drawn from the unseen ones include no counter."""
    blanks = sum(not ranking.points[card.number] for card in cards_of(unseen))
    return comb(blanks, size) / comb(unseen.bit_count(), size)


@lru_cache(maxsize=1 << 10)
def _chance_with_widow(rules: Rules, contract: Contract, hand: Cards) -> float:
    """Return the mean chance over sampled widows, each after the best discard.

    The hand is the random seed, so equal hands are evaluated with the same widows.
    """
    unseen, imagined = cards_of(rules.pack.hand.mask & ~hand), Random(hand)  # noqa: S311 - no secret
    size, ranking = rules.packets.widow_size, contract.order.ranking(None)
    chances = []
    for _ in range(_SAMPLED_WIDOWS):
        held = hand | Hand.of(imagined.sample(unseen, size)).mask
        worth = make_discard_worth(contract, ranking, rules.pack.hand.mask & ~held, KEPT)
        chances.append(exp(find_best_discard(held, ranking, size, worth).worth))
    return fmean(chances)
