"""Tests that the catalogue has the same messages in English and in Swedish."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spadille.games import GAMES
from tests.house.source import SPADILLE, where

TEXT = SPADILLE / "text"
LANGUAGES = ("en", "sv")
PAGES = sorted({page.name for language in LANGUAGES for page in (TEXT / language).glob("*.ftl")})


class Blanks(Visitor):
    """A visitor that collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's spelling
        self.names.add(node.id.name)


def blanks(node: ast.BaseNode) -> frozenset[str]:
    found = Blanks()
    found.visit(node)
    return frozenset(found.names)


def parse(page: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=True).parse(page.read_text(encoding="utf-8")).body


def contracts() -> Iterator[str]:
    """Yield the ids of all contracts of all presets, also with any one option changed."""
    for game in GAMES.values():
        changes = [{}, *({option.id: word} for option in game.options for word in option.words)]
        for preset, changed in product(game.presets, changes):
            yield from (contract.id for contract in game.rules(preset.id, changed).contracts)


def sentences(page: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield each message, term and attribute of a catalogue file by its id, with its variables."""
    for entry in parse(page):
        if isinstance(entry, ast.Message | ast.Term):
            dash = "-" if isinstance(entry, ast.Term) else ""
            if entry.value is not None:
                yield f"{dash}{entry.id.name}", blanks(entry.value)
            for attribute in entry.attributes:
                yield f"{dash}{entry.id.name}.{attribute.id.name}", blanks(attribute)


def test_both_languages_have_the_same_pages() -> None:
    assert PAGES
    assert sorted(path.name for path in TEXT.iterdir() if any(path.glob("*.ftl"))) == list(LANGUAGES)
    for language in LANGUAGES:
        assert sorted(page.name for page in (TEXT / language).glob("*.ftl")) == PAGES


@pytest.mark.parametrize("page", PAGES)
def test_both_languages_say_the_same_things(page: str) -> None:
    english, swedish = (dict(sentences(TEXT / language / page)) for language in LANGUAGES)
    assert english.keys() == swedish.keys()


@pytest.mark.parametrize("page", PAGES)
def test_both_languages_leave_the_same_blanks(page: str) -> None:
    english, swedish = (dict(sentences(TEXT / language / page)) for language in LANGUAGES)
    assert {id: english[id] ^ swedish[id] for id in english if english[id] != swedish[id]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_duplicated(language: str) -> None:
    ids = [id for page in PAGES for id, _ in sentences(TEXT / language / page)]
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


@pytest.mark.parametrize("kind", ["contract", "spoken-contract", "needs"])
def test_a_contract_shares_its_name_with_no_other_sentence(kind: str) -> None:
    named = re.compile(rf"{kind}-(.+)")
    ids = [id.partition(".")[0] for page in PAGES for id, _ in sentences(TEXT / "en" / page)]
    contract_names = [found[1] for found in map(named.fullmatch, ids) if found]
    assert set(contract_names) <= set(contracts())
    assert contract_names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_line_can_be_read(language: str, page: str) -> None:
    path = TEXT / language / page
    junk = [entry.content.strip() for entry in parse(path) if isinstance(entry, ast.Junk) and entry.content]
    assert junk == [], where(path)
