"""Tests that the catalogue has the same messages in every language."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spadille.games import GAMES
from spadille.text import DEFAULT, LANGUAGES, REGISTERED
from tests.house.source import SPADILLE, where

TEXT = SPADILLE / "text"
TRANSLATIONS = [language for language in LANGUAGES if language != DEFAULT]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
PAGES = sorted({page.name for language in LANGUAGES for page in (TEXT / language).glob("*.ftl")})


class Blanks(Visitor):
    """A visitor that collects the variables of a message. Those that only select a plural are optional."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the visitor's spelling
        keys = {getattr(variant.key, "name", "other") for variant in node.variants}
        if not keys <= PLURALS:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's spelling
        self.names.add(node.id.name)


def blanks(node: ast.BaseNode) -> frozenset[str]:
    """Return the variables that a translation of a pattern must have."""
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


def read(language: str, page: str) -> dict[str, frozenset[str]]:
    """Return the ids of a file with their variables; none if the language lacks the file."""
    file = TEXT / language / page
    return dict(sentences(file)) if file.is_file() else {}


def test_every_folder_of_sentences_is_a_registered_language() -> None:
    assert sorted(page.name for page in (TEXT / DEFAULT).glob("*.ftl")) == PAGES
    assert {path.parent.name for path in TEXT.glob("*/*.ftl")} == {*LANGUAGES}


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("page", PAGES)
def test_a_translation_has_the_messages_of_its_file(language: str, page: str) -> None:
    """A complete language has them all."""
    translated, english = read(language, page), read(DEFAULT, page)
    assert sorted(translated.keys() - english.keys()) == []
    if REGISTERED[language].complete:
        assert sorted(english.keys() - translated.keys()) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("page", PAGES)
def test_a_translated_message_is_whole(language: str, page: str) -> None:
    """It has the variables and the attributes of the English one. It may need no plural."""
    translated, english = read(language, page), read(DEFAULT, page)
    assert {id: english[id] ^ blank for id, blank in translated.items() if english[id] != blank} == {}
    begun = {id.partition(".")[0] for id in translated}
    assert [id for id in english if id.partition(".")[0] in begun and id not in translated] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_duplicated(language: str) -> None:
    ids = [id for page in PAGES if (file := TEXT / language / page).is_file() for id, _ in sentences(file)]
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


@pytest.mark.parametrize("kind", ["contract", "spoken-contract", "needs"])
def test_a_contract_shares_its_name_with_no_other_sentence(kind: str) -> None:
    named = re.compile(rf"{kind}-(.+)")
    ids = [id.partition(".")[0] for page in PAGES for id, _ in sentences(TEXT / DEFAULT / page)]
    contract_names = [found[1] for found in map(named.fullmatch, ids) if found]
    assert set(contract_names) <= set(contracts())
    assert contract_names


@pytest.mark.parametrize(
    "file", sorted(TEXT.glob("*/*.ftl")), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_every_line_can_be_read(file: Path) -> None:
    junk = [entry.content.strip() for entry in parse(file) if isinstance(entry, ast.Junk) and entry.content]
    assert junk == [], where(file)
