"""Sentences are found, filled in, and never made up."""

from __future__ import annotations

import pytest

from spadille.text import LANGUAGES, Catalogue, best_language, catalogue


def test_every_language_there_is_can_be_spoken() -> None:
    for language in LANGUAGES:
        assert catalogue(language).say("suit-S") in ("spades", "spader")
        assert catalogue(language) is catalogue(language)


def test_a_sentence_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="no sentence nonsense"):
        catalogue("en").say("nonsense")


def test_a_fact_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="server-at"):
        catalogue("en").say("server-at")


def test_names_are_set_in_sentences_without_invisible_signs() -> None:
    said = catalogue("sv").say("server-at", address="http://127.0.0.1/")
    assert said == "Spadille finns på http://127.0.0.1/"


def test_whether_there_is_a_sentence_can_be_asked() -> None:
    assert "suit-S" in catalogue("en")
    assert "nonsense" not in catalogue("en")


def test_numbers_choose_their_form() -> None:
    words = Catalogue("en", "left = { $left ->\n    [one] one card\n   *[other] { $left } cards\n}\n")
    assert [words.say("left", left=left) for left in (1, 2, 1000)] == ["one card", "2 cards", "1,000 cards"]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["sv_SE.UTF-8"], "sv"),
        (["sv"], "sv"),
        (["SV-fi"], "sv"),
        ([None, "", "C", "sv_FI"], "sv"),
        (["de,sv;q=0.5,en;q=0.4"], "sv"),
        (["en-GB", "sv"], "en"),
        (["svenska"], "en"),
        (["POSIX"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_there_is_is_taken(wanted: list[str | None], language: str) -> None:
    assert best_language(*wanted) == language
