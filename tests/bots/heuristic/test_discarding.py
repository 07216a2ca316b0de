"""Tests of discards from fourteen cards.

Counting cards are discarded and suits emptied, while trumps and aces are kept. In null contracts the high
cards are discarded.
"""

from dataclasses import replace

import pytest

from spadille.bots import BOTS
from spadille.cards import Hand
from spadille.games import PROGRESSIVE
from spadille.games.frog import FROG
from spadille.play.action import Discard
from spadille.rules.game import Rules
from spadille.rules.goal import Goal, NoPoints, NoTricks
from spadille.rules.price import Fixed
from tests.bots.hand_setups import ask

PENNYCOOK, PLAIN = PROGRESSIVE.rules("pennycook"), FROG.rules("foster")


def discards(hand: str, widow: str, *, rules: Rules = PENNYCOOK, level: str = "club") -> Hand:
    answer = ask(BOTS[level], rules, {0: hand}, "0 bid frog", "1 pass", "2 pass", widow=widow)
    assert isinstance(answer, Discard)
    return Hand.of(answer.cards)


@pytest.mark.parametrize("rules", [PENNYCOOK, PLAIN])
def test_a_ten_without_its_ace_is_buried(rules: Rules) -> None:
    assert (
        Hand.read("TD TC") - discards("AH TH KH QH 8H AS KS TD TC 8C 9S", "7S 7H QC", rules=rules) == Hand()
    )


def test_trumps_are_kept() -> None:
    assert not discards("AH TH KH 7H 6H 8H AS 9S TD 8D KC", "QC 9D 9H") & Hand.read("AH TH KH 9H 8H 7H 6H")


def test_aces_are_kept_to_take_tricks() -> None:
    assert not discards("AH TH KH QH 8H AS AD 9D AC KC 8S", "7S 7H QC") & Hand.read("AS AD AC")


def test_a_short_suit_is_laid_away_whole() -> None:
    assert discards("AH TH KH QH 8H 7H AS TS 9S AD TD", "KC 8C 7C") == Hand.read("KC 8C 7C")


def test_a_novice_buries_tens_too_but_makes_no_void_for_its_own_sake() -> None:
    buried = discards("AH TH KH QH 8H 7H AS 9S TD 9D 8D", "KS TC 8C", level="novice")
    assert Hand.read("TD TC") & buried


def avoiding(goal: Goal) -> Rules:
    """Return the rules of a variant of the misère, not published anywhere, in which the declarer takes up the
    widow.
    """
    (frog,) = (contract for contract in PENNYCOOK.contracts if contract.id == "frog")
    return replace(PENNYCOOK, contracts=(replace(frog, goal=goal, trumps=(), price=Fixed(40)),))


@pytest.mark.parametrize("level", ["novice", "club"])
def test_who_must_not_win_buries_no_counter_where_counters_lose(level: str) -> None:
    hand, widow = "TS 7S 6S 7H 6H 8D 7D 6D 8C 7C 6C", "9S AH 9H"
    assert not discards(hand, widow, rules=avoiding(NoPoints()), level=level) & Hand.read("AH TS")


def test_who_must_take_no_trick_lays_away_what_would() -> None:
    hand, widow = "TS 7S 6S 7H 6H 8D 7D 6D 8C 7C 6C", "AS AH KD"
    assert discards(hand, widow, rules=avoiding(NoTricks())) == Hand.read("AH AS TS")
