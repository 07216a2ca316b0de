"""Tests that rules that cannot be played are refused, and that every fault is explained."""

from dataclasses import replace

import pytest

from spadille.cards import Card, Pack, Rank, Suit
from spadille.games import GAMES, GERMAN_SOLO, SIX_BID
from spadille.rules.contract import CardCall, Contract, Partner, Widow
from spadille.rules.declarable import NotDeclarable
from spadille.rules.game import AuctionStyle, Forced, Rules, Sitters
from spadille.rules.goal import Against, AtLeastTricks, Counts, NoTricks, Outcome
from spadille.rules.order import ACE_TEN, CardOrder
from spadille.rules.packets import Packets
from spadille.rules.payments import SettlingTable
from spadille.rules.price import Fixed, PerPoint
from spadille.rules.settlement import Summary, settle

OF_POINTS, OF_TRICKS = SIX_BID.rules("standard"), GERMAN_SOLO.rules("standard")
SOLO, PARTNERED = OF_POINTS.contract("solo"), OF_TRICKS.contract("question")
TOUT = replace(SOLO, id="tout", goal=AtLeastTricks(11), price=Fixed(40))
"""The Tout of Tapp: every trick, in a game for points."""


def with_contract(rules: Rules, contract: Contract, **others: object) -> Rules:
    return replace(rules, contracts=(replace(contract, id="some"),), forced=None, **others)  # type: ignore[arg-type]


def test_every_existing_game_can_be_declared() -> None:
    for game in GAMES.values():
        for preset in game.presets:
            assert replace(game.rules(preset.id)) == game.rules(preset.id)


@pytest.mark.parametrize(
    ("fault", "changed"),
    [
        ("three or four play a deal, not 2", {"players": 2}),
        ("at a table sit from 3, as many as play, to 8", {"seats": range(2, 5)}),
        ("the packets give out 33 cards of 36", {"packets": Packets.read("4-3-4", widow_size=0)}),
        ("a widow of 0 is laid down 1 times", {"packets": Packets.read("4-W-8", widow_size=0)}),
        ("there are 1 to 24 contracts, not 0", {"contracts": ()}),
        ("every contract has a name of its own", {"contracts": (SOLO, SOLO)}),
        ("forced: there is no contract frog", {"forced": Forced(Card("QC"), "frog")}),
        ("forced: somebody has to hold QC", {"forced": Forced(Card("QC"), "solo")}),
    ],
)
def test_a_table_without_possible_players_is_refused(fault: str, changed: dict[str, object]) -> None:
    with pytest.raises(NotDeclarable, match=fault) as refused:
        replace(OF_POINTS, **changed)  # type: ignore[arg-type]
    assert str(refused.value).startswith("six-bid cannot be declared so: ")


@pytest.mark.parametrize(
    ("fault", "changed"),
    [
        ("its order has every rank of the pack", {"order": CardOrder((Rank.ACE, Rank.KING))}),
        ("no card counts more than a higher one", {"order": replace(ACE_TEN, points=((Rank.SIX, 4),))}),
        ("a suit counts at most 31", {"order": replace(ACE_TEN, points=((Rank.ACE, 32),))}),
        ("its trumps are suits of the pack, each once", {"trumps": (Suit.HEARTS, Suit.HEARTS)}),
        ("its goal asks for 1 to 120 card points", {"goal": Against(121, Outcome.LOST)}),
        ("its goal asks for 1 to 11 tricks", {"goal": AtLeastTricks(12), "price": Fixed(1)}),
        ("a price by the point goes with a goal against", {"goal": AtLeastTricks(11)}),
        ("who plays alone has no partner to ask for", {"may_ask": True}),
        ("a partner is called where four play", {"partner": Partner.SILENT}),
        ("first and last go with a goal of so many tricks", {"streak": PARTNERED.streak}),
        ("or calls a card, not both", {"widow": Widow.TAKEN_UP, "card_call": CardCall.OPTIONAL}),
    ],
)
def test_an_unplayable_contract_is_refused(fault: str, changed: dict[str, object]) -> None:
    with pytest.raises(NotDeclarable, match=f"some: .*{fault}"):
        with_contract(OF_POINTS, replace(SOLO, **changed))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fault", "changed"),
    [
        ("sitters cannot be paid", {"sitters": Sitters.FULL, "seats": range(4, 6)}),
        ("there is no doubling", {"auction": AuctionStyle.DOUBLING}),
    ],
)
def test_partner_contracts_that_cannot_settle_in_pairs_are_refused(
    fault: str, changed: dict[str, object]
) -> None:
    with pytest.raises(NotDeclarable, match=fault):
        with_contract(OF_TRICKS, PARTNERED, **changed)


def test_four_may_count_card_points() -> None:
    points = Contract(id="", order=ACE_TEN, trumps=(), goal=Against(60, Outcome.LOST), price=Fixed(1))
    rules = with_contract(OF_TRICKS, points)
    assert (rules.players, rules.total) == (4, 120)
    assert rules.counts_in(rules.contract("some")) is Counts.POINTS


def test_a_widow_that_is_taken_up_has_four_cards_at_most() -> None:
    taken = replace(SOLO, goal=NoTricks(), trumps=(), price=Fixed(1), widow=Widow.TAKEN_UP)
    with pytest.raises(NotDeclarable, match="a widow of 1 to 4 cards can be taken up, not one of 6"):
        with_contract(OF_POINTS, taken, packets=Packets.read("4-W-6", widow_size=6))
    none = {"pack": Pack(tuple(Rank)[:6]), "packets": Packets.read("4-4", widow_size=0)}
    with pytest.raises(NotDeclarable, match="the widow is the declarer's, and there is none"):
        with_contract(OF_POINTS, replace(SOLO, price=PerPoint(1, 60)), **none)


def test_tricks_are_counted_where_the_goal_says_so_whatever_the_game_counts() -> None:
    rules = replace(OF_POINTS, contracts=(*OF_POINTS.contracts, TOUT))
    assert rules.counts_in(TOUT) is Counts.TRICKS
    assert {rules.counts_in(contract) for contract in OF_POINTS.contracts} == {Counts.POINTS}
    summary = Summary(contract="tout", declarer=1, trump=Suit.SPADES, tricks=11)
    made = settle(rules, SettlingTable(3, 0), summary)
    assert (made.outcome, made.tricks, made.points, made.payments) == (Outcome.WON, 11, None, (-40, 80, -40))
    lost = settle(rules, SettlingTable(3, 0), replace(summary, tricks=10))
    assert (lost.outcome, lost.payments) == (Outcome.LOST, (40, -80, 40))
