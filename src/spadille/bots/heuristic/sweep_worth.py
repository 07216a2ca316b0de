"""The chance of a sweep: that a hand loses no counter, as the product of the chances of its suits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import comb

from spadille.bots.heuristic.memory import Cards, find_heights
from spadille.cards import Card, Suit
from spadille.cards.hand import cards_of
from spadille.rules.game import Rules
from spadille.rules.order import Ranking


@dataclass(frozen=True, slots=True)
class Exchange:
    """An exchange: the called card, the card given for it, and the resulting chance of losing no counter."""

    called: Card | None
    given: Card | None
    chance: float


def sweep_chance(rules: Rules, ranking: Ranking, hand: Cards) -> float:
    """Return the chance that every card of the hand wins in its suit; 0 without a majority of the trumps."""
    theirs = rules.pack.hand.mask & ~hand
    trumps = 0 if ranking.trump is None else ranking.suits[ranking.trump]
    if (hand & trumps).bit_count() <= (theirs & trumps).bit_count():
        return 0.0
    chance = 1.0
    for suit in rules.pack.suits:
        chance *= _suit_run_chance(
            rules, ranking, suit, hand & ranking.suits[suit], theirs & ranking.suits[suit]
        )
    return chance


def find_best_exchange(rules: Rules, ranking: Ranking, hand: Cards) -> Exchange:
    """Return the call and the gift with the best chance of a sweep.

    The chance takes into account that nothing is exchanged if the called card lies in the widow.
    """
    plain = sweep_chance(rules, ranking, hand)
    hidden = len(rules.pack.cards) - hand.bit_count()
    buried = rules.packets.widow_size / hidden
    best = Exchange(None, None, plain)
    for called in _list_highest_missing(rules, ranking, hand):
        given, after = find_best_gift(rules, ranking, hand | called.bit, hand)
        chance = (1 - buried) * after + buried * plain
        if best.called is None or chance > best.chance:
            best = Exchange(called, given, chance)
    return best


def find_best_gift(rules: Rules, ranking: Ranking, hand: Cards, may_give: Cards) -> tuple[Card, float]:
    """Return the card of `may_give` whose loss weakens the hand least, and the chance of losing no counter
    without it.
    """
    losers = [(card, sweep_chance(rules, ranking, hand & ~card.bit)) for card in cards_of(may_give)]
    return max(losers, key=lambda gift: (gift[1], -ranking.strength[gift[0].number]))


def _list_highest_missing(rules: Rules, ranking: Ranking, hand: Cards) -> Iterator[Card]:
    """Yield the highest missing card of each suit, trumps first."""
    theirs = rules.pack.hand.mask & ~hand
    for suit in sorted(rules.pack.suits, key=lambda suit: suit is not ranking.trump):
        cards = cards_of(theirs & ranking.suits[suit])
        if cards:
            yield max(cards, key=lambda card: ranking.strength[card.number])


def _suit_run_chance(rules: Rules, ranking: Ranking, suit: Suit, own: Cards, theirs: Cards) -> float:
    """Return the chance that each of the hand's cards of a suit wins a trick when it is played. `theirs` are
    the cards of the other players.
    """
    if not theirs or (not own and suit is not ranking.trump):
        return 1.0
    masters = sum(1 for card in cards_of(own) if not find_heights(ranking).above[card.number] & theirs)
    if masters == own.bit_count() and suit is not ranking.trump:
        return 1.0
    return _fall_chance(theirs.bit_count(), masters, rules.packets.hand_size, rules.packets.widow_size)


@lru_cache(maxsize=1 << 10)
def _fall_chance(cards: int, rounds: int, hand_size: int, widow: int) -> float:
    """Return the chance that `cards` cards, spread over two opponents' hands and the widow, are all drawn in
    `rounds` rounds.
    """
    ways = all_ways = 0
    for first in range(cards + 1):
        for other in range(cards + 1 - first):
            lies = comb(hand_size, first) * comb(hand_size, other) * comb(widow, cards - first - other)
            all_ways += lies
            ways += lies if max(first, other) <= rounds else 0
    return ways / all_ways if all_ways else 0.0
