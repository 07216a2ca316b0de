"""Tests that the Swedish catalogue uses card players' words, one word for each meaning."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spadille import text
from spadille.text import load_catalogue

PAGES = {page.stem: page.read_text("utf-8") for page in (Path(text.__file__).parent / "sv").glob("*.ftl")}
BROWSER = ("chance", "social", "game", "account", "start", "table")


@pytest.mark.parametrize("page", PAGES)
def test_no_masculine_pronouns(page: str) -> None:
    assert re.findall(r"\b(?:han|honom|hans)\b", PAGES[page], re.IGNORECASE) == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(
    ("other", "word"),
    [
        (r"(?:= |som )vilar\b", "står över"),
        (r"\b(?:sitter|satt) över\b", "står över"),
        (r"regeluppsättning", "regelverk"),
        (r"\bmotståndar", "motspelare"),
        (r"\{ \$card \} blir \w+ad\b|\b[Dd]in \{ \$card \}", "a wording without the card's gender"),
        (r"\bbott\b", "bot"),
        (r"kortpoäng|målpoäng", "ögon, mål"),
        (r"öga från 60", "ifrån"),
        (r"bara matcherna", "partierna"),
    ],
)
def test_a_term_has_one_translation(page: str, other: str, word: str) -> None:
    assert re.findall(other, PAGES[page], re.IGNORECASE) == [], f"say {word}"


@pytest.mark.parametrize("page", BROWSER)
def test_only_the_score_pad_is_called_protokoll(page: str) -> None:
    """A record of a deal is called "nedtecknad giv"."""
    lines = [line for line in PAGES[page].lower().splitlines() if "protokoll" in line]
    assert [line for line in lines if not re.match(r"(app|door)-pad\b", line)] == []


def test_sitting_out_has_one_translation() -> None:
    catalogue = load_catalogue("sv")
    assert catalogue.say("table-out") == catalogue.say("sits-out") == "står över"


def test_a_price_is_per_player() -> None:
    catalogue = load_catalogue("sv")
    assert catalogue.say("price", value=30, unit=catalogue.say("price-unit-fixed")) == "30 av var och en"


def test_the_prompt_to_give_names_the_called_card() -> None:
    text = load_catalogue("sv").say("turn-give", card="spader ess")
    assert text == "Välj ett kort att ge i byte mot spader ess."


def test_claims_have_one_translation() -> None:
    catalogue = load_catalogue("sv")
    assert catalogue.say("table-claim") == "Kräv resten"
    assert catalogue.say("refusal-claims-closed") == "Resten kan inte krävas i det här kontraktet."
