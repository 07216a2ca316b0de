"""Tests of rendered images: shapes and letters appear, and the machine's own fonts are not used."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from spadille.app.deals.card_drawings import CARD_FONT
from spadille.app.deals.poster import TEXT_FONT
from spadille.games import GAMES
from spadille.sentences.rules_summary import format_title
from spadille.server.pages.rasterize import FONTS, render_png
from spadille.text import LANGUAGES, load_catalogue

WIDTH, HEIGHT = 80, 60
FAMILIES = pytest.mark.parametrize("family", [CARD_FONT, TEXT_FONT])


def render(parts: str) -> bytes:
    """Render a small image with a transparent background."""
    return render_png(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{parts}</svg>'
    )


def render_text(text: str, family: str) -> bytes:
    return render(f'<text x="4" y="44" font-size="36" font-family="{family}">{text}</text>')


def letters_in(font: str) -> set[str]:
    """Return the characters that a font file contains, read from its `cmap` table."""
    file = Path(font).read_bytes()
    (tables,) = struct.unpack_from(">H", file, 4)
    where = {
        file[at : at + 4]: struct.unpack_from(">I", file, at + 8)[0] for at in range(12, 12 + 16 * tables, 16)
    }
    cmap = where[b"cmap"]
    (many,) = struct.unpack_from(">H", file, cmap + 2)
    forms = [cmap + struct.unpack_from(">I", file, cmap + 8 + 8 * form)[0] for form in range(many)]
    (form,) = {form for form in forms if struct.unpack_from(">H", file, form) == (4,)}
    (twice,) = struct.unpack_from(">H", file, form + 6)
    ends = struct.unpack_from(f">{twice // 2}H", file, form + 14)
    begins = struct.unpack_from(f">{twice // 2}H", file, form + 16 + twice)
    return {chr(code) for first, last in zip(begins, ends, strict=True) for code in range(first, last + 1)}


def test_rendering_is_deterministic() -> None:
    picture = render('<rect x="10" y="20" width="4" height="5" fill="#14201e"/>')
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack_from(">II", picture, 16) == (WIDTH, HEIGHT)
    assert picture == render(
        '<g transform="translate(10 20)"><rect width="4" height="5" fill="#14201e"/></g>'
    )
    assert picture != render("")


@FAMILIES
def test_letters_are_rendered(family: str) -> None:
    assert len({render_text(text, family) for text in ("", "A", "Å", "Ä")}) == 4


def test_headings_and_text_have_different_fonts() -> None:
    assert render_text("Ra", CARD_FONT) != render_text("Ra", TEXT_FONT)


@pytest.mark.parametrize("family", ["serif", "monospace", "DejaVu Sans"])
def test_the_fonts_of_the_machine_are_not_used(family: str) -> None:
    assert render_text("A", family) == render_text("", family)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter_of_the_images(language: str) -> None:
    words = load_catalogue(language)
    names = ("deal-picture-who", "deal-picture-asked", "deal-picture-foot", "app-name")
    ranks = [words.say(f"rank-short-{rank}") for rank in "AKQJT"]
    titles = [
        format_title(words, game.rules(preset.id)) for game in GAMES.values() for preset in game.presets
    ]
    needed = {*"".join([*map(words.say, names), *ranks, *titles]), *"0123456789"}
    for font in FONTS:
        assert needed <= letters_in(font)
