"""Tests of claims: refused while an unseen card could beat them, and granted after it was played."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, PHONE, Device, Language
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Plan
from tests.e2e.together import expect_in_log, press_in_panel

pytestmark = pytest.mark.browser

LACKS_THE_TEN: Final = boards.make_board(
    2,
    {
        0: "AS KS QS JS 9S AH TH KH AD TD KD",
        1: "TS QH JH 9H QD JD 9D AC TC KC QC",
        2: "8S 7S 6S 8H 7H 6H 8D 7D 6D JC 9C",
    },
    widow="8C 7C 6C",
)
"""Seat 0 leads and takes every trick, but only the first trick shows that the ten of trumps falls."""
CALL: Final = Plan(bid="call", trump="S", call="none")
WORDS: Final[dict[Language, tuple[str, str, str]]] = {
    "en": (
        "Not everyone can see yet that the rest is yours. Play on.",
        "The rest is yours.",
        "You claimed the rest.",
    ),
    "sv": (
        "Alla kan inte se än att resten är dina. Spela vidare.",
        "Resten är dina.",
        "Du krävde resten.",
    ),
}


@pytest.mark.parametrize(
    ("language", "device"),
    [pytest.param("en", DESKTOP, id="en", marks=pytest.mark.long), pytest.param("sv", PHONE, id="sv-phone")],
)
def test_a_claim_is_refused_and_then_granted(evening: Evening, language: Language, device: Device) -> None:
    refused, granted, ended = WORDS[language]
    page = evening.open(LACKS_THE_TEN).visit(device, language=language)
    table = evening.sit_down(page, language, deals=1)
    table.play_until(Asked.PLAY, plan=CALL)
    press_in_panel(table, "social-rest")
    expect(table.turn_line.get_by_role("alert")).to_have_text(refused)
    expect(table.part("notice")).to_have_count(0)
    assert (table.asked(), len(table.hand()), table.trick()) == (Asked.PLAY, 11, [])
    table.put("AS")
    expect(table.card("AS")).to_have_count(0)
    assert table.asked() is Asked.PLAY
    press_in_panel(table, "social-rest")
    expect(table.part(Asked.SETTLED)).to_be_visible()
    expect_in_log(table, granted)
    expect(table.part("claim")).to_have_text(ended)
    assert table.payments() == [300, -150, -150]
