"""Tests that every random game is played to its end, and that no bot loses by bidding."""

from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest

from spadille.games import SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Bid, Discard, Pass
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.follow import TrumpLeads
from spadille.rules.game import AuctionStyle, Bank, Rules
from spadille.rules.goal import AtLeastTricks, Count, Counts
from spadille.rules.price import Fixed
from tests.bots.search.small_bots import ALL_BOTS, SMALL_BOTS
from tests.laws.bidding_gain import Interval, estimate_interval, measure_bidding_gain
from tests.laws.random_games import TAKING_UP, draw_game

FEW, MANY = range(10), range(200)
"""The numbers of the games that are tested in the normal and in the long run."""
SHARE, LOOK, LOOK_AHEAD, SECOND_LOOK = 2, 16, 6, 64
"""The numbers of deals of each game. Bots that look ahead play fewer at first: they take far longer."""
POOR_ONCE = (("novice", 33), ("fast", 87), ("fast", 91), ("pimc", 33), ("pimc", 137))
"""Games in which a bot once bid contracts that must lose: a widow of the declarer's, or long suits."""
players = pytest.mark.parametrize("name", ALL_BOTS)


@lru_cache
def bidding_gains(name: str, number: int, deals: int, series: str) -> tuple[float, ...]:
    """Return, for each deal, the gain of a bot by its bidding, in units of the cheapest contract's usual
    price.
    """
    rules = draw_game(number)
    usual = _usual(rules)
    found = measure_bidding_gain(ALL_BOTS[name], rules, f"{series} {number}", deals)
    return tuple(counters / usual for counters in found)


def _usual(rules: Rules) -> int:
    cheapest = rules.contracts[0]
    count = Count((cheapest.goal.mark or 0) + rules.total // 8, 0, None)
    return cheapest.price.value(count) or 1


def sum_gains(name: str, games: range, deals: int) -> Interval:
    return estimate_interval(
        [gain for number in games for gain in bidding_gains(name, number, deals, "first look")]
    )


def test_the_games_drawn_are_of_every_kind() -> None:
    drawn = [draw_game(number) for number in range(60)]
    assert {rules.players for rules in drawn} == {3, 4}
    assert {len(rules.pack.suits) for rules in drawn} == {2, 3, 4}
    assert {rules.packets.widow_size for rules in drawn} >= {0, 1, 2, 3, 4, 5}
    assert len({rules.auction for rules in drawn}) == len(AuctionStyle)
    assert len({rules.trump_leads for rules in drawn}) == len(TrumpLeads)
    assert len({rules.bank for rules in drawn}) == len(Bank)
    contracts = [contract for rules in drawn for contract in rules.contracts]
    assert len({contract.goal.kind for contract in contracts}) == 5
    mixed = [{rules.counts_in(contract) for contract in rules.contracts} for rules in drawn]
    assert any(len(counts) > 1 for counts in mixed)


def test_every_declared_game_can_be_played_randomly() -> None:
    for number in range(40):
        rules, stream = draw_game(number), Stream(key_of("by chance", number))
        seats = stream.one_of(rules.seats)
        deal = Deal.of(dealt_by(stream, rules, seats, stream.below(seats)))
        while not deal.over:
            deal = deal.play(stream.one_of(deal.answers()))
        assert deal.result is not None
        assert sum(deal.result.payments) + deal.result.bank == 0


@players
@pytest.mark.parametrize("rules", TAKING_UP, ids=lambda rules: f"{len(rules.pack.cards)} cards")
def test_a_widow_of_two_or_of_four_is_taken_up(name: str, rules: Rules) -> None:
    """Games for card points at a table of four: three seats play with 32 cards, or all four with 24."""
    deal = Deal.of(dealt_by(Stream(key_of("taken up", 0)), rules, 4, 0)).play(Bid(1, "taken"))
    while deal.phase.kind == "auction":
        deal = deal.play(Pass(deal.turn or 0))
    while not deal.over:
        deal = deal.play(ALL_BOTS[name].answer(view_of(deal, deal.turn), Random(0)))
    (away,) = (action for action in deal.actions if isinstance(action, Discard))
    assert len(away.cards) == len(deal.layout.widow) == rules.packets.widow_size
    assert deal.result is not None
    assert (deal.result.declarer, deal.result.counts) == (1, Counts.POINTS)
    assert sum(deal.result.payments) + deal.result.bank == 0


@players
def test_every_trick_in_a_game_for_points_is_not_bid_on_any_hand(name: str) -> None:
    """Like the contract Tout in Tapp, the goal counts tricks while all other contracts count points."""
    plain = SIX_BID.rules("standard")
    solo = plain.contract("solo")
    tout = replace(solo, id="tout", goal=AtLeastTricks(11), price=Fixed(60))
    rules = replace(plain, contracts=(tout,), seats=range(3, 4))
    assert not estimate_interval(list(measure_bidding_gain(ALL_BOTS[name], rules, "tout", 24))).is_below


@players
def test_no_bot_does_worse_than_always_passing(name: str) -> None:
    assert not sum_gains(name, FEW, SHARE).is_below


@pytest.mark.parametrize(("name", "number"), POOR_ONCE)
def test_no_bot_does_worse_than_passing_in_games_that_once_failed(name: str, number: int) -> None:
    assert not estimate_interval(bidding_gains(name, number, SECOND_LOOK, "second look")).is_below


@pytest.mark.long
@players
def test_in_the_long_run_no_bot_does_worse_than_always_passing(name: str) -> None:
    """All games are checked together and each by itself.

    If a game looks like a loss, many more deals are played.
    """
    deals = LOOK_AHEAD if name in SMALL_BOTS else LOOK
    assert not sum_gains(name, MANY, deals).is_below
    poor = [
        number
        for number in MANY
        if estimate_interval(bidding_gains(name, number, deals, "first look")).is_below
    ]
    again = {
        number: estimate_interval(bidding_gains(name, number, SECOND_LOOK, "second look")) for number in poor
    }
    assert {number: found for number, found in again.items() if found.is_below} == {}
