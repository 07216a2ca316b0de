"""What a contract promises in counters, from the hand before a card is played."""

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
"""How far a hand's tricks turn out other than counted, alone and with a partner not yet known."""
_LONG, _SHORT = 8 / 3, 8 / 4
"""How many cards of a suit a hand has on average where one danger is enough to give it a trick that it must
not take, and where it takes two, because the others hardly get to lead that suit in time.
"""
_LED_INTO = 0.55
"""How likely the first lead is in a suit of which a hand without trumps lacks the highest card."""
_LED_AWAY = 0.9
"""How likely a hand with trumps that runs is not broken before it comes on lead."""
_NAMED_BY_PARTNER = 5.6, 0.45, 0.25
"""The tricks to count on where the partner names trumps: in all, for an ace and for a king."""


@dataclass(frozen=True)
class PlayersHand:
    """A hand as its player looks at it before the play."""

    view: View
    misjudgement: float
    """By how many tricks he counts it too high."""

    @property
    def hand(self) -> Cards:
        """His cards."""
        return self.view.hand.mask

    @property
    def leads(self) -> bool:
        """Whether he leads to the first trick."""
        return self.view.seat == self.view.active[0]

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.view.rules

    @property
    def all_tricks(self) -> int:
        """The tricks in a deal."""
        return self.rules.packets.hand_size


def contract_value(own: PlayersHand, contract: Contract) -> float:
    """The counters a contract promises, with the best trumps it allows."""
    return max(contract_value_in(own, contract, trump) for trump in contract.trumps or (None,))


def contract_value_in(own: PlayersHand, contract: Contract, trump: Suit | None) -> float:
    """The counters a contract promises with these trumps: what he gains when he wins, less what he pays."""
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
    """Whether the declarer himself knows which suit is trumps."""
    return contract.partner is not Partner.NAMES_TRUMP


def win_chance(own: PlayersHand, contract: Contract, ranking: Ranking) -> float:
    """The chance to make a contract with these trumps."""
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
    """The chance to take no trick."""
    length = own.all_tricks / len(own.rules.pack.suits)
    lives = 1 + max(0.0, (_LONG - length) / (_LONG - _SHORT))
    return float(1 - (1 - chance_to_stay_below(own.rules, contract, own.hand)) ** lives)


def _all_tricks_chance(own: PlayersHand, ranking: Ranking) -> float:
    """The chance to take all the tricks."""
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
    """The tricks to count on before anybody knows trumps."""
    base, ace, king = _NAMED_BY_PARTNER
    plain = ranking.strength
    highest = max(plain)
    aces = sum(plain[card.number] == highest for card in cards_of(own.hand))
    kings = sum(plain[card.number] == highest - 1 for card in cards_of(own.hand))
    return base + ace * aces + king * kings
