"""Tests that deals stay within the declared bounds, and that settlement reaches them."""

from collections.abc import Iterator
from itertools import product

import pytest

from spadille.env import Actions
from spadille.env.bounds import DealBounds, longest_auction
from spadille.games import GAMES
from spadille.play.deal import Deal
from spadille.rules.bonus import MACKERS
from spadille.rules.contract import Partner
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.goal import Counts
from spadille.rules.payments import SettlingTable
from spadille.rules.refusal import NotAllowed
from spadille.rules.settlement import Summary, settle
from tests.laws.tables import LAWFUL, sitting

TABLES = [
    (rules, seats)
    for game in GAMES.values()
    for preset in game.presets
    for rules in [game.rules(preset.id)]
    for seats in rules.seats
]


def count_decisions(deal: Deal) -> int:
    actions = Actions(deal.layout.rules)
    return sum(len(actions.encode(action, deal.layout.active)) for action in deal.actions)


def test_random_deals_stay_within_the_bounds() -> None:
    seen = 0
    for number in range(150):
        table = sitting("bounds", number, LAWFUL)
        *_, end = table.deals
        bounds = DealBounds(table.layout.rules, table.layout.seats)
        assert end.result is not None
        least, most = bounds.payments
        assert least <= min(end.result.payments) <= max(end.result.payments) <= most
        assert count_decisions(end) <= bounds.decisions
        seen += count_decisions(end) > bounds.decisions // 2
    assert seen > 40


def list_summaries(rules: Rules, seats: int) -> Iterator[Summary]:
    """Yield summaries of deals with all or no tricks, every bonus and every trump suit, doubled by all seats
    or by none.
    """
    declarer, *others = rules.active(seats, 0)
    stakes: list[tuple[tuple[int, int], ...]] = [()]
    if rules.auction is AuctionStyle.DOUBLING:
        stakes.append(tuple((seat, 4) for seat in others))
    for contract in rules.contracts:
        points = (None, 0, rules.total) if rules.counts_in(contract) is Counts.POINTS else (None,)
        tricks = (None, 0, rules.packets.hand_size)
        partner = None if contract.partner is Partner.ALONE else others[0]
        for counted in product((*contract.trumps, None), points, tricks, (None, "last"), MACKERS, stakes):
            trump, card_points, taken, bonus, mackers, doubled = counted
            yield Summary(
                contract=contract.id,
                declarer=declarer,
                partner=partner,
                trump=trump,
                points=card_points,
                tricks=taken,
                bonus=bonus,
                mackers=mackers,
                stakes=doubled,
            )


def list_payments(rules: Rules, seats: int) -> Iterator[int]:
    for summary in list_summaries(rules, seats):
        try:
            yield from settle(rules, SettlingTable(seats, 0), summary).payments
        except NotAllowed:
            continue


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_settlement_reaches_the_bounds(rules: Rules, seats: int) -> None:
    rules = rules.at(seats)
    payments = list(list_payments(rules, seats))
    assert (min(payments), max(payments)) == DealBounds(rules, seats).payments


def test_the_longest_auction_depends_on_the_style() -> None:
    """Each contract is bid once and all but one pass. With doubling, all double and are redoubled."""
    six_bid, progressive = (GAMES[id].rules("hoyle") for id in ("six-bid", "progressive"))
    assert longest_auction(six_bid) == len(six_bid.contracts) + 2
    assert longest_auction(progressive) == 5 * len(progressive.contracts) + 2
