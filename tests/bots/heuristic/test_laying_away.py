"""What a declarer lays away of the fourteen: he buries counters, makes voids and keeps trumps and aces."""

import pytest

from spadille.bots import BOTS
from spadille.cards import Hand
from spadille.games import PROGRESSIVE
from spadille.games.frog import FROG
from spadille.play.action import Discard
from spadille.rules.game import Rules
from tests.bots.hands import answered

PENNYCOOK, PLAIN = PROGRESSIVE.rules("pennycook"), FROG.rules("plain")


def away(hand: str, widow: str, *, rules: Rules = PENNYCOOK, level: str = "club") -> Hand:
    answer = answered(BOTS[level], rules, {0: hand}, "0 bid frog", "1 pass", "2 pass", widow=widow)
    assert isinstance(answer, Discard)
    return Hand.of(answer.cards)


@pytest.mark.parametrize("rules", [PENNYCOOK, PLAIN])
def test_a_ten_without_its_ace_is_buried(rules: Rules) -> None:
    assert Hand.read("TD TC") - away("AH TH KH QH 8H AS KS TD TC 8C 9S", "7S 7H QC", rules=rules) == Hand()


def test_trumps_are_kept() -> None:
    assert not away("AH TH KH 7H 6H 8H AS 9S TD 8D KC", "QC 9D 9H") & Hand.read("AH TH KH 9H 8H 7H 6H")


def test_aces_are_kept_to_take_tricks() -> None:
    assert not away("AH TH KH QH 8H AS AD 9D AC KC 8S", "7S 7H QC") & Hand.read("AS AD AC")


def test_a_short_suit_is_laid_away_whole() -> None:
    assert away("AH TH KH QH 8H 7H AS TS 9S AD TD", "KC 8C 7C") == Hand.read("KC 8C 7C")


def test_a_novice_buries_tens_too_but_makes_no_void_for_its_own_sake() -> None:
    buried = away("AH TH KH QH 8H 7H AS 9S TD 9D 8D", "KS TC 8C", level="novice")
    assert Hand.read("TD TC") & buried
