"""Tests of names: which texts are valid, and which names count as equal."""

from __future__ import annotations

import pytest

from spadille.notation.names import check_name, name_key


@pytest.mark.parametrize(
    "name", ["Åsa", " Nora  Berg ", "👨\u200d👩\u200d👧", "علی\u200cرضا", "e\u0301", "❤\ufe0f", "7", "x" * 24]
)
def test_a_name_has_something_to_see(name: str) -> None:
    assert check_name(name) == " ".join(name.split())


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "\u200c\u200d",
        "\u3164",
        "\u2800",
        "\u034f",
        "\ufe0f",
        "\u115f",
        "\u0301" * 24,
        "A\u202eb",
        "A\x1b",
        "A\nB",
        "x" * 25,
    ],
)
def test_what_shows_nothing_or_deceives_is_no_name(name: str) -> None:
    with pytest.raises(ValueError, match="can be seen"):
        check_name(name)


@pytest.mark.parametrize(
    "other", ["NORA berg", " nora  Berg", "Nora\u200d Berg", "Nora Berg\u2800", "Nora\u3164 Berg"]
)
def test_case_blanks_and_what_cannot_be_seen_make_no_other_name(other: str) -> None:
    assert name_key(other) == name_key("Nora Berg")


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anne"), ("Åsa", "Asa"), ("कि", "की"), ("Nora", "Norá")])
def test_accents_and_vowel_signs_make_another_name(name: str, other: str) -> None:
    assert name_key(name) != name_key(other)
