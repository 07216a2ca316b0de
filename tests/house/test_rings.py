"""Tests that focus rings and marks have a contrast of at least 3 to 1 on cards and table, in light and
dark mode.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.house.source import ROOT

TOKENS: Final = (ROOT / "web/src/styles/tokens.css").read_text(encoding="utf-8")
MARK: Final = 3.0
CLOTH: Final = ("ground", "cloth-lit", "cloth-edge", "surface", "raised")
STOCK: Final = ("stock", "stock-dim")
LOOKS: Final = {"light": [":root"], "dark": [":root", "[data-theme='dark']"]}
CARD: Final = ".card,\n.tile"


def colours(heads: list[str]) -> dict[str, str]:
    """Return the colours that the CSS blocks with these selectors define, by name.

    Later blocks override earlier ones.
    """
    named: dict[str, str] = {}
    for head in heads:
        block = re.search(rf"^{re.escape(head)} {{([^}}]*)}}", TOKENS, re.MULTILINE)
        assert block is not None, head
        named |= dict(re.findall(r"--([\w-]+): (#[\da-f]{6})", block[1]))
    return named


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4) for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    low, high = sorted((luminance(colour), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", LOOKS)
def test_rings_stand_out_on_cloth(look: str) -> None:
    named = colours(LOOKS[look])
    faint = {
        (ring, under): contrast(named[ring], named[under])
        for ring in ("focus", "ink", "lamp-ink", "edge")
        for under in CLOTH
    }
    assert {pair: found for pair, found in faint.items() if found < MARK} == {}


@pytest.mark.parametrize("look", LOOKS)
def test_rings_stand_out_on_card_stock(look: str) -> None:
    named = colours([*LOOKS[look], CARD])
    faint = {
        (ring, under): contrast(named[ring], named[under])
        for ring in ("focus", "stock-ink")
        for under in STOCK
    }
    assert {pair: found for pair, found in faint.items() if found < MARK} == {}


@pytest.mark.parametrize(
    "wish",
    ["prefers-contrast: more", "prefers-reduced-transparency: reduce", "prefers-reduced-motion: reduce"],
)
def test_the_styles_follow_system_preferences(wish: str) -> None:
    assert f"@media ({wish})" in TOKENS
