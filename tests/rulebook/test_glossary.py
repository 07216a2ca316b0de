"""Tests that the glossary has every term, with its words in other languages."""

import re

import pytest

from tests.rulebook.page import ENGLISH, PAGES, Section, game_of_page, language_of_page, read_page

GLOSSARIES = [page for page in PAGES if game_of_page(page) == "glossary"]


def terms(page: str) -> list[Section]:
    """Return the sections that explain a term."""
    return [section for section in read_page(page).sections[1:] if section.prose]


@pytest.mark.parametrize("page", GLOSSARIES)
def test_every_word_is_given_in_another_language(page: str) -> None:
    """A translation gives the English words; the English page those of another language."""
    others = [other for other in GLOSSARIES if other != page and (page in ENGLISH or other in ENGLISH)]
    assert len(terms(page)) > 40
    for term in terms(page):
        emphasized = re.findall(r"\*([^*]+)\*", re.sub(r"\*\*.*?\*\*", "", term.prose))
        abroad = {word.lower() for group in emphasized for word in group.split(", ")}
        titles = [read_page(other).section(term.anchor).title.lower().split(", ") for other in others]
        assert any(set(title) <= abroad for title in titles), term.anchor


@pytest.mark.parametrize("page", GLOSSARIES)
def test_every_word_is_explained_in_a_sentence_or_a_few(page: str) -> None:
    label = re.compile(r"\b[^\W\d_]+: (?=\*)")
    prose = {term.anchor: label.split(term.prose)[0].strip() for term in terms(page)}
    assert {anchor for anchor, text in prose.items() if not text.endswith(".") or len(text) > 240} == set()


def test_the_glossaries_are_of_different_languages() -> None:
    assert len({language_of_page(page) for page in GLOSSARIES}) == len(GLOSSARIES) > 1
