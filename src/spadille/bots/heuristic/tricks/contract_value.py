"""The value of a contract for a hand, in counters, in games in which tricks are counted."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.bots.heuristic.avoiding_chance import chance_to_stay_below
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.tricks.trick_estimate import (
    ALONE,
    PARTNERED,
    count_tricks,
    goal_chance,
    run_chance,
)
from spadille.cards import Hand, Suit
from spadille.cards.hand import cards_of
from spadille.play.view import View
from spadille.rules.bonus import mackers
from spadille.rules.contract import Contract, Partner
from spadille.rules.game import Rules
from spadille.rules.goal import Count
from spadille.rules.order import Ranking

_ALONE_SPREAD, _PARTNERED_SPREAD = 0.3, 0.6
"""The scale of the distribution of tricks around the estimate: alone, and with an unknown partner."""
_LONG, _SHORT = 8 / 3, 8 / 4
"""In contracts without tricks: the mean suit lengths at which one dangerous suit loses the contract, and at
which it takes two. Opponents rarely get to lead a short suit in time."""
_LED_INTO = 0.55
"""The chance that the first lead is in a given suit whose highest card the hand lacks, without trumps."""
_LED_AWAY = 0.9
"""The chance that a hand that would take all tricks if it led also takes them if another player leads."""
_NAMED_BY_PARTNER = 5.6, 0.45, 0.25
"""The expected tricks if the partner names trumps: for any hand, for each ace and for each king."""


@dataclass(frozen=True)
class PlayersHand:
    """The viewing player's hand before the play."""

    view: View
    misjudgement: float
    """The number of tricks by which the player overestimates the hand."""

    @property
    def hand(self) -> Cards:
        return self.view.hand.mask

    @property
    def leads(self) -> bool:
        """Whether the player leads to the first trick."""
        return self.view.seat == self.view.active[0]

    @property
    def rules(self) -> Rules:
        return self.view.rules

    @property
    def all_tricks(self) -> int:
        """The number of tricks in a deal."""
        return self.rules.packets.hand_size


def contract_value(own: PlayersHand, contract: Contract) -> float:
    """Return the value of a contract, in counters, with its best trumps."""
    return max(contract_value_in(own, contract, trump) for trump in contract.trumps or (None,))


def contract_value_in(own: PlayersHand, contract: Contract, trump: Suit | None) -> float:
    """Return the expected gain of a contract with these trumps, in counters."""
    ranking = contract.order.ranking(trump)
    made = win_chance(own, contract, ranking)
    return _count_payers(own, contract) * (2 * made - 1) * _find_stake(own, contract, ranking)


def _count_payers(own: PlayersHand, contract: Contract) -> int:
    return 1 if contract.partner is not Partner.ALONE else len(own.view.active) - 1


def _find_stake(own: PlayersHand, contract: Contract, ranking: Ranking) -> int:
    count = Count(0, 0, ranking.trump)
    macker_value = contract.macker.value(count) if contract.macker and _names_trumps(contract) else 0
    return contract.price.value(count) + macker_value * mackers(Hand(own.hand), ranking)


def _names_trumps(contract: Contract) -> bool:
    """Return whether the declarer names trumps."""
    return contract.partner is not Partner.NAMES_TRUMP


def win_chance(own: PlayersHand, contract: Contract, ranking: Ranking) -> float:
    """Return the chance to make a contract with these trumps."""
    goal = contract.goal.mark
    if goal is None:
        return _null_chance(own, contract)
    if goal == own.all_tricks:
        return _all_tricks_chance(own, ranking)
    if contract.partner is Partner.NAMES_TRUMP:
        return goal_chance(
            _count_before_trumps(own, ranking) + own.misjudgement, goal, spread=_PARTNERED_SPREAD
        )
    if contract.partner is Partner.SILENT:
        return goal_chance(
            count_tricks(own.hand, ranking, PARTNERED) + own.misjudgement, goal, spread=_PARTNERED_SPREAD
        )
    return goal_chance(count_tricks(own.hand, ranking, ALONE) + own.misjudgement, goal, spread=_ALONE_SPREAD)


def _null_chance(own: PlayersHand, contract: Contract) -> float:
    """Return the chance to take no trick."""
    length = own.all_tricks / len(own.rules.pack.suits)
    lives = 1 + max(0.0, (_LONG - length) / (_LONG - _SHORT))
    return float(1 - (1 - chance_to_stay_below(own.rules, contract, own.hand)) ** lives)


def _all_tricks_chance(own: PlayersHand, ranking: Ranking) -> float:
    """Return the chance to take all tricks."""
    runs = run_chance(own.hand, ranking)
    if own.leads:
        return runs
    if ranking.trump is not None:
        return runs * _LED_AWAY
    return runs * (1 - _LED_INTO) ** sum(_lacks_highest(own, ranking, suit) for suit in Suit)


def _lacks_highest(own: PlayersHand, ranking: Ranking, suit: Suit) -> bool:
    highest = max(cards_of(ranking.suits[suit]), key=lambda card: ranking.strength[card.number])
    return not own.hand & highest.bit


def _count_before_trumps(own: PlayersHand, ranking: Ranking) -> float:
    """Return the expected tricks of a hand before its partner has named trumps."""
    base, ace, king = _NAMED_BY_PARTNER
    plain = ranking.strength
    highest = max(plain)
    aces = sum(plain[card.number] == highest for card in cards_of(own.hand))
    kings = sum(plain[card.number] == highest - 1 for card in cards_of(own.hand))
    return base + ace * aces + king * kings
