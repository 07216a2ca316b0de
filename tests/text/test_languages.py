"""Tests of the registered languages, and of those that lack sentences or pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel import Locale

from scripts import translations
from spadille.app.public_pages.frame import preview_file
from spadille.app.rulebook import pages
from spadille.text import DEFAULT, LANGUAGES, REGISTERED, Catalogue, rulebook
from tests.house.source import ROOT, SPADILLE


def test_every_folder_of_texts_is_a_language_with_its_own_name() -> None:
    assert {path.name for path in (SPADILLE / "text").iterdir() if any(path.glob("*.ftl"))} == {*LANGUAGES}
    assert LANGUAGES[0] == DEFAULT
    names = {language: about.name for language, about in REGISTERED.items()}
    assert len(set(names.values())) == len(names)
    for language, about in REGISTERED.items():
        assert (Locale(language).display_name or "").casefold() == about.name.casefold()
        assert about.locale.startswith(f"{language}-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_in_a_language_have_a_picture(language: str) -> None:
    assert (ROOT / "web" / "public" / preview_file(language)).is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_complete_language_lacks_nothing(language: str) -> None:
    missing = [id for _, id, _ in translations.find_missing(language)]
    if REGISTERED[language].complete:
        assert (missing, translations.find_missing_pages(language)) == ([], [])


def test_a_missing_sentence_is_english() -> None:
    partial = Catalogue("sv", "card = kort\n", "card = card\nname = { $who }’s { card }\n")
    assert partial.say("card") == "kort"
    assert partial.say("name", who="Ann") == "Ann’s kort"


def test_a_missing_page_of_the_rulebook_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / DEFAULT).mkdir()
    (tmp_path / DEFAULT / "frog.md").write_text("# Frog {#frog}\n\nThree bids.\n", "utf-8")
    monkeypatch.setattr(rulebook, "_FOLDERS", (tmp_path,))
    for cached in (rulebook.read_page, pages.render_page):
        cached.cache_clear()
    page = pages.render_page("frog", "sv")
    assert (page.title, page.language) == ("Frog", DEFAULT)
    for cached in (rulebook.read_page, pages.render_page):
        cached.cache_clear()


def test_what_is_missing_is_listed_with_its_english_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, text in (
        (DEFAULT, "one = One\n\n# a card\ntwo = Two\n    .key = t\n"),
        ("sv", "one = Ett\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(translations, "TEXT", tmp_path)
    assert translations.main(["sv"]) == 0
    printed = capsys.readouterr()
    assert printed.out == "### game.ftl\n\n# a card\ntwo = Two\n    .key = t\n"
    assert printed.err.startswith("sv: missing sentences 1, ")
    assert translations.main(["tlh"]) == 2
