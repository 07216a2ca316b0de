"""A declarer's choices by the heuristic, for cases in which solving each choice would be too slow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from spadille.bots.heuristic.contract_value import HandValuer, needed_points
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.sweep_worth import find_best_exchange
from spadille.bots.heuristic.tally import TAKEN_UP, UNSEEN, tally_hand
from spadille.bots.heuristic.tricks.contract_value import PlayersHand, contract_value
from spadille.bots.heuristic.tricks.trick_estimate import ALONE, count_tricks
from spadille.bots.search.determinization import Undertaking
from spadille.cards import Card, Hand, Suit
from spadille.play.view import View
from spadille.rules.contract import CardCall, Contract, Partner, Widow
from spadille.rules.game import Rules
from spadille.rules.goal import Counts
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat

_BY_LENGTH = (1, 5, 4, 3, 2)
"""The preference for calling a card, by how many cards of its suit the caller has."""
_LEAST_POINTS, _SHORT_TRICKS = 0.6, 1.5
"""The limits for considering a contract: the share of the required points that the hand must promise, and the
number of tricks by which it may fall short."""


def undertakings(
    rules: Rules, contract: Contract, declarer: int, hand: Cards, *, every: bool = False
) -> Iterator[Undertaking]:
    """Yield a contract with each of its trumps; without `every`, only with those worth considering."""
    for trump in _trumps(contract):
        ranking = contract.order.ranking(trump)
        if every or _hopeful(rules, contract, ranking, hand):
            yield chosen(rules, Undertaking(contract, declarer, trump), hand)


def _trumps(contract: Contract) -> tuple[Suit | None, ...]:
    if contract.partner is Partner.NAMES_TRUMP or not contract.trumps:
        return (None,)
    return contract.trumps


def _hopeful(rules: Rules, contract: Contract, ranking: Ranking, hand: Cards) -> bool:
    """Return whether the hand comes near the contract's goal. If the goal is not a count, return true."""
    if contract.goal.mark is None or ranking.trump is None:
        return True
    if rules.counts_in(contract) is Counts.TRICKS:
        alone = contract.partner is Partner.ALONE
        return not alone or count_tricks(hand, ranking, ALONE) >= contract.goal.mark - _SHORT_TRICKS
    count = TAKEN_UP if contract.widow is Widow.TAKEN_UP else UNSEEN
    return tally_hand(hand, ranking, count, rules.pack) >= _LEAST_POINTS * needed_points(
        contract, ranking.trump
    )


def chosen(rules: Rules, undertaking: Undertaking, hand: Cards) -> Undertaking:
    """Return the undertaking with the card that the declarer would call, and the one they would give."""
    contract = undertaking.contract
    ranking = contract.order.ranking(undertaking.trump)
    if contract.partner is not Partner.ALONE:
        calls = rules.callable_cards(contract, ranking, Hand(hand))
        return replace(undertaking, called=max(calls, key=lambda card: _gladly(ranking, hand, card)))
    if contract.card_call is not CardCall.NONE:
        exchange = find_best_exchange(rules, ranking, hand)
        return replace(undertaking, called=exchange.called, given=exchange.given)
    return undertaking


def _gladly(ranking: Ranking, hand: Cards, card: Card) -> tuple[int, int]:
    length = (hand & ranking.suits[ranking.suit_of[card.number]]).bit_count()
    return _BY_LENGTH[min(length, len(_BY_LENGTH) - 1)], -card.number


def likely(rules: Rules, contract: Contract, declarer: int, hand: Cards) -> Undertaking:
    """Return how a player with this hand would most likely play a contract."""
    return chosen(rules, Undertaking(contract, declarer, likely_trump(rules, contract, hand)), hand)


def likely_trump(rules: Rules, contract: Contract, hand: Cards) -> Suit | None:
    """Return the trumps of the contract in which the hand is strongest."""
    of_tricks = rules.counts_in(contract) is Counts.TRICKS

    def strength(trump: Suit | None) -> float:
        if trump is None:
            return 0.0
        ranking = contract.order.ranking(trump)
        return (
            count_tricks(hand, ranking, ALONE) if of_tricks else tally_hand(hand, ranking, UNSEEN, rules.pack)
        )

    return max(_trumps(contract), key=strength)


def promised(view: View, contract: Contract, seat: Seat, hand: Cards) -> float:
    """Return the expected value, in counters, that the heuristic gives a contract with this hand."""
    if view.rules.counts_in(contract) is Counts.TRICKS:
        return contract_value(PlayersHand(replace(view, seat=seat, hand=Hand(hand)), 0.0), contract)
    own = HandValuer(view.rules, hand, view.seats, seat == view.active[0])
    return max((choice.counters for choice in own.list_promises(contract)), default=0.0)
