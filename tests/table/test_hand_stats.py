"""Tests of the statistics of a hand, shown during the bidding."""

from __future__ import annotations

import pytest

from spadille.app.lessons import LESSONS
from spadille.notation.actions import read_action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.sentences.audience import Audience
from spadille.sentences.hand_stats import list_hand_stats
from spadille.table.deal_sentences import describe_view
from spadille.text import load_catalogue


def figure_lines(lesson: str, language: str = "en", seats: int = 3) -> list[str]:
    """Return the statistics of the eldest hand in a lesson, as lines of text."""
    company = Audience(load_catalogue(language), ("Ann", "Bo", "Cy", "Dora")[:seats], 0)
    view = view_of(Deal.of(LESSONS[lesson].layout), 0)
    return [company.render_line(line.value) for line in list_hand_stats(view)]


def test_points_longest_suit_dealer_and_widow_are_shown() -> None:
    hand, deal = figure_lines("six-bid-alone")[:2], figure_lines("six-bid-alone", "sv")[2:]
    assert hand == ["53 of 120", "4 spades, with the ten and the king"]
    assert deal == ["Cy", "3 kort, dolda"]


def test_no_points_are_shown_where_tricks_count_and_no_widow_where_there_is_none() -> None:
    assert figure_lines("german-solo-kicker", seats=4) == ["3 clubs", "Cy"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_hand_stats_disappear_with_the_last_bid(seat: int) -> None:
    lesson = LESSONS["six-bid-alone"]
    deal = Deal.of(lesson.layout)
    for action in lesson.actions[:3]:
        assert describe_view(view_of(deal, seat))["figures"]
        deal = deal.play(read_action(str(action)))
    assert describe_view(view_of(deal, seat))["figures"] == []


def test_a_spectator_is_shown_no_hand_stats() -> None:
    assert list_hand_stats(view_of(Deal.of(LESSONS["six-bid-alone"].layout), None)) == ()
