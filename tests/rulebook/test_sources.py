"""Tests that the page of sources names what exists, and that every label is backed by a source."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spadille.cards import Suit
from spadille.games import GAMES
from spadille.rules.contract import Contract
from spadille.rules.game import Game
from spadille.rules.presets import Attributed, Origin, Preset
from spadille.text import DEFAULT
from tests.rulebook.page import read_page
from tests.rulebook.sources import Fact, Statement, Value, read_statements

ROWS = list(read_statements())
SAID = {"=": Origin.SOURCE, "≈": Origin.INFERRED}
TESTS = Path(__file__).parents[1]
PUBLISHED = [
    (game, preset)
    for game in GAMES.values()
    for preset in game.presets
    if game.id in {row.game for row in ROWS}
]
"""Every rule set that follows a published text. Frog follows none."""


def seats_of(game: Game) -> range:
    return game.rules(game.presets[0].id).seats


def word(value: object) -> str:
    return "none" if value is None else str(value)


def declared_values(game: Game, preset: Preset) -> Iterator[tuple[str, int, str, Origin]]:
    """Return every value of a rule set with its origin, and the smallest table where it holds."""
    least = seats_of(game)[0]
    for name, attributed in (*preset.values.items(), *preset.match.items()):
        for seats, step in ((least, attributed), *attributed.more):
            yield name, seats, word(step.value), step.origin
    yield "end", least, " ".join(preset.ends), preset.ends_by


def stated_values(game: str, preset: str) -> Iterator[Value]:
    """Return what the page says of a rule set's values."""
    return (value for row in ROWS if row.game == game for value in row.values if value.preset == preset)


def declared_value(game: Game, value: Value) -> tuple[str, Origin]:
    """Return what the declaration has for a value that the page names."""
    preset = game.preset(value.preset)
    if value.name == "end":
        return " ".join(preset.ends), preset.ends_by
    if value.name == "seats":
        assert int(value.value) in seats_of(game)
        return value.value, preset.seated(int(value.value))
    attributed: Attributed = {**preset.values, **preset.match}[value.name]
    at = attributed.at(value.seats or seats_of(game)[0])
    return word(at.value), at.origin


def test_the_five_texts_are_covered_completely() -> None:
    assert len(ROWS) > 250
    assert len({(row.game, row.where, row.says) for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_every_statement_has_a_place(row: Statement) -> None:
    there = read_page(f"{DEFAULT}/{row.game}.md").anchors
    assert row.anchors
    assert set(row.anchors) <= set(there)
    assert row.unread == ()


def test_every_test_that_is_named_exists() -> None:
    written = {
        name
        for file in TESTS.rglob("test_*.py")
        for name in re.findall(r"^ *def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
    }
    named = {test for row in ROWS for test in row.tests}
    assert named
    assert named - written == set()


@pytest.mark.parametrize("row", [row for row in ROWS if row.values], ids=str)
def test_a_value_is_declared_as_the_source_has_it(row: Statement) -> None:
    for value in row.values:
        has, origin = declared_value(GAMES[row.game], value)
        if value.how == "≠":
            assert has != value.value
            assert row.note, "it says why it is read otherwise"
        else:
            assert (has, origin) == (value.value, SAID[value.how]), value


@pytest.mark.parametrize("row", [row for row in ROWS if row.facts], ids=str)
def test_a_contract_is_declared_as_the_source_has_it(row: Statement) -> None:
    for fact in row.facts:
        assert declared_property(GAMES[row.game], fact) == fact.value, fact


def declared_property(game: Game, fact: Fact) -> str:
    """Return a property of a contract in the declaration."""
    rules = game.rules(fact.preset)
    contract, (what, _, suit) = rules.contract(fact.contract), fact.what.partition("-")
    match what:
        case "rank":
            return str(rules.rank_of[contract.id] + 1)
        case "goal":
            return str(contract.goal.mark)
        case "price":
            return str(price(contract, Suit.of(suit) if suit else contract.fixed_trump))
        case _:
            letters = {trump.letter for trump in contract.trumps}
            return "".join(letter for letter in "SHDC" if letter in letters) or "none"


def price(contract: Contract, suit: Suit | None) -> int:
    return (
        dict(contract.price.in_suit).get(suit, contract.price.counters) if suit else contract.price.counters
    )


@pytest.mark.parametrize(("game", "preset"), PUBLISHED, ids=lambda parameter: parameter.id)
def test_every_label_is_backed_and_none_contradicted(game: Game, preset: Preset) -> None:
    labels = {
        (value.name, value.seats or seats_of(game)[0], value.value): value.how
        for value in stated_values(game.id, preset.id)
        if value.how != "≠"
    }
    unbacked = [
        (name, seats, value, origin.value)
        for name, seats, value, origin in declared_values(game, preset)
        if SAID.get(labels.get((name, seats, value), "")) is not (None if origin is Origin.HOUSE else origin)
    ]
    assert unbacked == []


@pytest.mark.parametrize(("game", "preset"), PUBLISHED, ids=lambda parameter: parameter.id)
def test_every_number_of_seats_of_a_source_is_backed(game: Game, preset: Preset) -> None:
    named = {
        int(value.value)
        for value in stated_values(game.id, preset.id)
        if (value.name, value.how) == ("seats", "=")
    }
    assert named == {seats for seats in seats_of(game) if preset.seated(seats) is Origin.SOURCE}
