"""Tests that the glossary has every term in both languages."""

import re

import pytest

from tests.rulebook.page import Section, read_page

ENGLISH_WORDS, SWEDISH_WORDS = "glossary.md", "glossary.sv.md"
OTHER = {ENGLISH_WORDS: ("Swedish: ", SWEDISH_WORDS), SWEDISH_WORDS: ("Engelska: ", ENGLISH_WORDS)}


def terms(page: str) -> list[Section]:
    """Return the sections that explain a term."""
    return [section for section in read_page(page).sections[1:] if section.prose]


@pytest.mark.parametrize("page", OTHER)
def test_every_word_is_given_in_the_other_language(page: str) -> None:
    label, other = OTHER[page]
    assert len(terms(page)) > 40
    for term in terms(page):
        _, labelled, foreign = term.prose.rpartition(label)
        assert labelled, term.anchor
        words = {word.lower() for group in re.findall(r"\*([^*]+)\*", foreign) for word in group.split(", ")}
        title = read_page(other).section(term.anchor).title.lower()
        assert set(title.split(", ")) <= words, term.anchor


@pytest.mark.parametrize("page", OTHER)
def test_every_word_is_explained_in_a_sentence_or_a_few(page: str) -> None:
    label, _ = OTHER[page]
    prose = {term.anchor: term.prose.partition(label)[0].strip() for term in terms(page)}
    assert {anchor for anchor, words in prose.items() if not words.endswith(".") or len(words) > 240} == set()
