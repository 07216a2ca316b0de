"""Read docs/reference/sources.md: the statements of every source, and where the project uses them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt

SOURCES = Path(__file__).parents[2] / "docs" / "reference" / "sources.md"
COLUMNS = ("where", "what it says", "rulebook", "declared or tested", "read")
_VALUE = re.compile(r"(?P<preset>[\w-]+)\.(?P<name>\w+)(?:@(?P<seats>\d))? (?P<how>[=≈≠]) (?P<value>.+)")
_FACT = re.compile(r"(?P<preset>[\w-]+)/(?P<contract>[\w-]+)/(?P<what>[\w-]+) [=≈] (?P<value>.+)")


@dataclass(frozen=True)
class Value:
    """A preset's value that a source states (=), implies (≈) or contradicts (≠)."""

    preset: str
    name: str
    seats: int | None
    how: str
    value: str


@dataclass(frozen=True)
class Fact:
    """A property of a contract."""

    preset: str
    contract: str
    what: str
    value: str


@dataclass(frozen=True)
class Statement:
    """A row of the page: a statement of a source, with the values, facts and tests that follow from it."""

    game: str
    where: str
    says: str
    anchors: tuple[str, ...]
    values: tuple[Value, ...]
    facts: tuple[Fact, ...]
    tests: tuple[str, ...]
    unread: tuple[str, ...]
    """Code spans that are none of these."""
    note: str

    def __str__(self) -> str:
        return f"{self.game}, {self.where}: {self.says}"


def read_statements() -> Iterator[Statement]:
    """Return every row of every table, in order."""
    game, row = "", list[str]()
    tokens = MarkdownIt("commonmark").enable("table").parse(SOURCES.read_text("utf-8"))
    for before, token in pairwise(tokens):
        if before.type == "heading_open" and before.tag == "h2":
            game = _code(token.content)[0]
        if before.type == "td_open":
            row.append(token.content)
        if token.type == "tr_close" and row:
            yield _statement(game, row)
            row = []


def _statement(game: str, row: list[str]) -> Statement:
    where, says, anchors, words, note = row
    declared = _code(words)
    tests = tuple(word for word in declared if word.startswith("test_"))
    values = [_VALUE.fullmatch(word) for word in declared]
    facts = [_FACT.fullmatch(word) for word in declared]
    read = [word for word, value, fact in zip(declared, values, facts, strict=True) if value or fact]
    return Statement(
        game=game,
        where=where,
        says=says,
        anchors=tuple(f"{game}.{anchor}" for anchor in _code(anchors)),
        values=tuple(_value(found) for found in values if found),
        facts=tuple(Fact(**found.groupdict()) for found in facts if found),
        tests=tests,
        unread=tuple(word for word in declared if word not in (*tests, *read)),
        note=note,
    )


def _value(found: re.Match[str]) -> Value:
    words = found.groupdict()
    seats = words.pop("seats")
    return Value(**words, seats=int(seats) if seats else None)


def _code(text: str) -> list[str]:
    """Return the code spans of a text, in order."""
    return re.findall(r"`([^`]+)`", text)
