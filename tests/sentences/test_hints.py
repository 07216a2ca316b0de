"""Tests of hints about every kind of answer, in both languages."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots.card_reason import CardFate, CardReason, FateKind, Way
from spadille.bots.explanation import DecidedBy, EvaluatedAnswer, Reasons, Rule
from spadille.cards import Card, Suit
from spadille.games import GERMAN_SOLO, SIX_BID
from spadille.play.action import Ask, Bid, Call, Discard, Double, NameTrump, Pass, Play, Redouble, Stop
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.sentences.audience import Audience
from spadille.sentences.hints import MOST_ANSWERS, describe_hint, format_hint, format_why
from spadille.text import LANGUAGES, load_catalogue
from tests.bots.hand_setups import make_layout, make_view
from tests.bots.search.small_bots import ALL_BOTS
from tests.bots.test_reasons import reasons
from tests.laws.tables import sitting

HAND = {0: "AS TS KS QS JS 9S AD TD AC TC AH"}
BIDDING = make_view(make_layout(SIX_BID.rules("standard"), HAND))
SOLO = make_view(make_layout(SIX_BID.rules("standard"), HAND), "0 bid solo", "1 pass", "2 pass", "0 trump S")
AGAINST = make_view(
    make_layout(SIX_BID.rules("standard"), {0: "AS TS KS QS JS 9S AD TD AC TC AH"}),
    *("0 pass", "1 bid solo", "2 pass", "1 trump C"),
)


def hint_lines(
    view: View, *weighed: EvaluatedAnswer, language: str = "en", deciding: DecidedBy = DecidedBy.BEST_MEAN
) -> list[str]:
    """Return the lines of a hint for seat 0."""
    company = Audience.with_bots(load_catalogue(language), view.seats)
    return format_hint(company, view, Reasons(weighed[0].action, deciding, 0, 0, weighed, worlds=24))


def why_lines(view: View, weighed: EvaluatedAnswer, deciding: DecidedBy) -> list[str]:
    """Return why the best answer is best, and how that was counted."""
    company = Audience.with_bots(load_catalogue("en"), view.seats)
    return format_why(company, view, Reasons(weighed.action, deciding, 0, 0, (weighed,), worlds=24))


def line(view: View, weighed: EvaluatedAnswer, language: str = "en") -> str:
    return hint_lines(view, weighed, language=language)[0]


def test_a_bid_has_suit_points_chance_and_gain() -> None:
    solo = EvaluatedAnswer(Bid(0, "solo"), 22.4, 71.2, 0.84, Suit.SPADES)
    assert line(BIDDING, solo) == "Solo in spades: about 71 points, 84% to make it, +22 chips expected."
    assert (
        line(BIDDING, solo, "sv")
        == "Solo i spader: omkring 71 ögon, går hem i 84\N{NO-BREAK SPACE}% av fallen, väntas ge +22 marker."
    )


def test_a_contract_named_after_its_suit_has_no_second_suit() -> None:
    hearts = EvaluatedAnswer(Bid(0, "heart-solo"), 1.0, 60.6, 0.5, Suit.HEARTS)
    assert line(BIDDING, hearts) == "Heart solo: about 61 points, 50% to make it, +1 chip expected."


def test_a_pass_has_its_cost_and_the_standing_contract_of_another() -> None:
    assert line(BIDDING, EvaluatedAnswer(Pass(0), -3.6)) == "Pass: −4 chips expected."
    assert line(BIDDING, EvaluatedAnswer(Pass(0), 0.2)) == "Pass: breaks even."
    standing = EvaluatedAnswer(Pass(1), -12, 66, 0.7)
    over = make_view(make_layout(SIX_BID.rules("standard"), HAND), "0 bid solo")
    assert line(over, standing) == (
        "Pass: the declarer gets about 66 points, 30% to beat it, −12 chips expected."
    )


def test_a_card_is_described_from_the_side_of_its_player() -> None:
    card = EvaluatedAnswer(Play(0, Card("TD")), 10.0, 71.2, 0.843)
    assert line(SOLO, card) == "The ten of diamonds: about 71 points, 84% to make it."
    assert line(AGAINST, card) == "The ten of diamonds: the declarer gets about 71 points, 16% to beat it."


@pytest.mark.parametrize(
    ("tricks", "english", "swedish"),
    [
        (5.0, "about 5 tricks,", "omkring 5 stick,"),
        (5.3, "about 5½ tricks,", "omkring 5½ stick,"),
        (1.1, "about 1 trick,", "omkring 1 stick,"),
        (0.5, "about ½ trick,", "omkring ½ stick,"),
    ],
)
def test_tricks_are_rounded_to_halves(tricks: float, english: str, swedish: str) -> None:
    view = make_view(make_layout(GERMAN_SOLO.rules("standard"), {0: "QC QS 7S AS KS JS TS 9S"}))
    solo = EvaluatedAnswer(Bid(0, "solo"), 4.0, tricks, 0.9, Suit.SPADES)
    assert english in line(view, solo)
    assert swedish in line(view, solo, "sv")


def test_a_hint_has_at_most_three_answers_and_a_reason_in_cards() -> None:
    first, *others = (
        EvaluatedAnswer(Play(0, Card(card)), 1.0, 60.0, 0.5) for card in ("AS", "TS", "KS", "QS", "JS")
    )
    hint = hint_lines(SOLO, first, *others)
    assert len(hint) == MOST_ANSWERS
    assert hint[0].startswith("The ace of spades")
    fate = CardFate(FateKind.OWN_HOME, (Card("TS"),), "", 98, 29)
    reason = CardReason(Card("AS"), Card("TS"), 800, (fate,), Way.LOST_LATER_RUFFED)
    explained = hint_lines(SOLO, first, replace(others[0], reason=reason), *others[1:])
    assert len(explained) == MOST_ANSWERS + 1
    assert explained[1].endswith(", gets trumped.")
    assert explained[-1] == (
        "You save your ten of spades 98 times in 100 if you keep it, but only 29 if you play it now. "
        "Otherwise it is mostly trumped later."
    )


def test_a_method_is_no_reason() -> None:
    card = EvaluatedAnswer(Play(0, Card("AS")), 1.0, None, 0.5)
    assert "makes the contract" in why_lines(SOLO, card, DecidedBy.BEST_CHANCE)[0]
    assert "beats the contract" in why_lines(AGAINST, card, DecidedBy.BEST_CHANCE)[0]
    for deciding in DecidedBy:
        hint = describe_hint(SOLO, Reasons(card.action, deciding, 0, 0, (card,), rule=Rule.DUCKING))
        assert bool(hint.why) is (deciding in (DecidedBy.ONLY_ANSWER, DecidedBy.CERTAIN))
        assert hint.how[-1].id == "hint-basis"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deciding_reason_has_a_sentence(language: str) -> None:
    company = Audience.with_bots(load_catalogue(language), 3)
    for deciding in DecidedBy:
        for rule in Rule if deciding is DecidedBy.RULE_OF_THUMB else (None,):
            why = Reasons(Pass(0), deciding, 0, 0, (), rule=rule, cut_short=True)
            is_fact = deciding in (DecidedBy.ONLY_ANSWER, DecidedBy.CERTAIN)
            assert len(format_hint(company, BIDDING, why)) == 1 + is_fact
            assert len(format_why(company, BIDDING, why)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_answer_has_a_sentence(language: str) -> None:
    away = Discard(0, (Card("AS"), Card("TS"), Card("KS")))
    answers = (
        Call(0, None),
        Call(0, Card("AS")),
        NameTrump(0, Suit.SPADES),
        Double(0),
        Redouble(0, 1),
        Stop(0),
    )
    for answer in (*answers, Ask(0), away):
        assert line(BIDDING, EvaluatedAnswer(answer), language).endswith(".")


@pytest.mark.parametrize("name", ALL_BOTS)
@settings(max_examples=5)
@given(number=st.integers(min_value=0, max_value=10**9))
def test_every_hint_of_every_player_is_formatted(name: str, number: int) -> None:
    for deal in sitting("telling why", number).deals:
        if deal.turn is None:
            continue
        view = view_of(deal, deal.turn)
        why = reasons(name, view, number)
        names = tuple(f"P{seat}" for seat in range(view.seats))
        for language in LANGUAGES:
            lines = format_hint(Audience(load_catalogue(language), names, deal.turn), view, why)
            assert all(re.fullmatch(r"\S.*\.", line) for line in lines)
            assert len(lines) <= MOST_ANSWERS + 1
