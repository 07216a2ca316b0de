"""Tests of the literal readings of the called card, and of "first" in the six-trick contracts."""

from collections.abc import Iterator, Mapping

import pytest

from spadille.cards import Card, Hand, Suit
from spadille.games import GERMAN_SOLO, SIX_BID
from spadille.notation.records import record_json
from spadille.play.action import Bid, Call, Give, NameTrump, Pass, Play, Stop, Veiled
from spadille.play.deal import Deal
from spadille.play.layout import lay_out
from spadille.play.seeing import view_of
from spadille.play.world import World, deal_in, world_of
from spadille.rules.refusal import NotAllowed
from spadille.rules.settlement import Result

HANDS = (
    "6S JH 8H 7H KD QD 7D TC JC 8C 7C",
    "AS KS QS JS 9S 8S AH TH AD TD AC",
    "TS 7S KH QH 9H JD 9D 8D KC QC 9C",
)
WIDOW = "6H 6D 6C"
OWN, THEIRS, IN_WIDOW = Card("AS"), Card("TS"), Card("6H")


def at_the_call(options: Mapping[str, object], preset: str = "standard") -> Deal:
    rules = SIX_BID.rules(preset, options)
    layout = lay_out(rules, 3, 0, list(map(Hand.read, HANDS)), Hand.read(WIDOW))
    deal = Deal.of(layout)
    while deal.phase.kind == "auction":
        assert deal.turn is not None
        deal = deal.play(Bid(1, "call") if deal.turn == 1 else Pass(deal.turn))
    return deal.play(NameTrump(1, Suit.SPADES)) if deal.phase.kind == "trump" else deal


def test_a_card_of_ones_own_may_be_called_where_the_table_allows_it() -> None:
    with pytest.raises(NotAllowed, match="bad-call"):
        at_the_call({}).play(Call(1, OWN))
    deal = at_the_call({"call_own": "allowed"}).play(Call(1, OWN))
    assert (deal.phase.kind, deal.phase.hands[1]) == ("play", Hand.read(HANDS[1]))
    assert Call(1, OWN) in at_the_call({"call_own": "allowed"}, "gamerules").answers()


@pytest.mark.parametrize("seat", [0, 2, None])
def test_an_own_card_looks_like_one_in_the_widow(seat: int | None) -> None:
    """The ace of spades lies in the declarer's hand, or in the widow."""
    deal = at_the_call({"call_own": "allowed"}).play(Call(1, OWN))
    hands = [Hand.read(cards) for cards in HANDS]
    hands[1] = Hand.read(HANDS[1]).without(OWN) | Hand.of([IN_WIDOW])
    widow = Hand.read(WIDOW).without(IN_WIDOW) | Hand.of([OWN])
    other = deal_in(view_of(deal, seat), World(tuple(hands), widow))
    assert view_of(other, seat) == view_of(deal, seat)
    assert other.layout.hands != deal.layout.hands


def test_the_called_card_may_be_given_back_where_the_table_allows_it() -> None:
    with pytest.raises(NotAllowed, match="bad-call"):
        at_the_call({}).play(Call(1, THEIRS)).play(Give(1, THEIRS))
    called = at_the_call({"give_back": "any"}).play(Call(1, THEIRS))
    assert {answer.card for answer in called.answers() if isinstance(answer, Give)} == set(
        called.phase.hands[1]
    )
    assert view_of(called, 1).decision is not None
    assert called.phase.refused() == {}
    back = called.play(Give(1, THEIRS))
    assert back.phase.hands == tuple(map(Hand.read, HANDS))
    assert isinstance(view_of(back, 0).history[-1], Veiled)
    assert view_of(back, 2).history[-1] == Give(1, THEIRS)
    assert deal_in(view_of(back, 0), world_of(back)) == back
    with pytest.raises(NotAllowed, match="not-in-hand"):
        called.play(Give(1, IN_WIDOW))


@pytest.mark.parametrize("card", [THEIRS, IN_WIDOW])
def test_the_card_may_be_called_before_trumps_are_named(card: Card) -> None:
    deal = at_the_call({"call_order": "call-first"})
    assert deal.phase.kind == "call"
    deal = deal.play(Call(1, card))
    if card is THEIRS:
        assert deal.phase.kind == "give"
        deal = deal.play(Give(1, Card("8S")))
    assert deal.phase.kind == "trump"
    assert deal.phase.refused() == {}
    assert deal.play(NameTrump(1, Suit.SPADES)).phase.kind == "play"


def test_no_card_may_be_called_before_trumps() -> None:
    deal = at_the_call({"call_order": "call-first"}).play(Call(1, None))
    assert deal.phase.kind == "trump"


def test_the_terms_of_a_call_are_stated_only_where_they_differ() -> None:
    assert record_json(at_the_call({"give_back": "not-called", "call_own": "refused"}))["options"] == {}
    assert record_json(at_the_call({"give_back": "any"}))["options"] == {"give_back": "any"}


def played_by_strength(wins: int, first: str) -> Iterator[tuple[Deal, int]]:
    """Yield a six-trick solo before each lead, until the declaring side has won `wins` tricks in a row."""
    rules = GERMAN_SOLO.rules("standard", {"six_trick_first": first})
    hands = [
        "AS KS JS 9S 8S 7S TS JD",
        "QC 7H QS AH KH QH JH 7C",
        "AC KC JC TC 9C 8C TH 9H",
        "AD KD QD TD 9D 8D 7D 8H",
    ]
    deal = Deal.of(lay_out(rules, 4, 0, list(map(Hand.read, hands)), Hand()))
    for action in (Bid(1, "six-trick-solo"), Pass(2), Pass(3), Pass(0), NameTrump(1, Suit.HEARTS)):
        deal = deal.play(action)
    for number in range(wins):
        yield deal, number
        lead = Card(["QC", "7H", "QS", "AH", "KH", "QH", "JH", "7C"][number])
        deal = deal.play(Play(1, lead))
        for _ in range(3):
            deal = deal.play(deal.answers()[-1])
    yield deal, wins


@pytest.mark.parametrize(("first", "stops"), [("after-six", [6]), ("letter", [])])
def test_literally_no_seat_can_stop_in_a_six_trick_contract(first: str, stops: list[int]) -> None:
    offered = [number for deal, number in played_by_strength(7, first) if Stop(1) in deal.answers()]
    assert offered == stops


@pytest.mark.parametrize(("first", "bonuses"), [("after-six", {}), ("letter", {})])
def test_seven_in_a_row_and_the_last_one_lost_bring_no_bonus(first: str, bonuses: dict[str, int]) -> None:
    *_, (deal, _) = played_by_strength(7, first)
    deal = deal.play(Play(1, Card("7C")))
    while not deal.over:
        deal = deal.play(deal.answers()[0])
    result = deal.result
    assert isinstance(result, Result)
    assert result.tricks == 7
    assert {name: worth for name, worth in result.bonuses.items() if name != "mackers"} == bonuses


@pytest.mark.parametrize(("first", "bonuses"), [("after-six", {"first": 1}), ("letter", {})])
def test_five_in_a_row_and_the_sixth_lost(first: str, bonuses: dict[str, int]) -> None:
    *_, (deal, _) = played_by_strength(5, first)
    deal = deal.play(Play(1, Card("7C")))
    while not deal.over:
        own = deal.turn == 1
        deal = deal.play(deal.answers()[0 if own else -1])
    result = deal.result
    assert isinstance(result, Result)
    assert (result.tricks, result.outcome) == (7, "won")
    assert {name: worth for name, worth in result.bonuses.items() if name != "mackers"} == bonuses
