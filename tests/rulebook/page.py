"""A page of the rulebook, read for its anchors, links, tables and examples."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType

from markdown_it import MarkdownIt
from markdown_it.token import Token

from spadille.games import GAMES
from spadille.text import DEFAULT, LANGUAGES

RULEBOOK = Path(__file__).parents[2] / "rulebook"
NAMES = (*GAMES, "glossary", "real-table")
ENGLISH = tuple(f"{DEFAULT}/{name}.md" for name in NAMES)
PAGES = (
    *ENGLISH,
    *(
        page
        for language in LANGUAGES
        for name in NAMES
        if (page := f"{language}/{name}.md") not in ENGLISH and (RULEBOOK / page).is_file()
    ),
)
"""All pages, by their paths. A language may lack some."""
_HEADING = re.compile(r"(?P<title>.*\S)\s*\{#(?P<anchor>[\w.-]+)\}")


@dataclass(frozen=True)
class Example:
    """A fenced block that states in key and value lines what the game does."""

    page: str
    line: int
    fields: Mapping[str, str]

    @property
    def kind(self) -> str:
        return self.fields["kind"]

    @property
    def game(self) -> str:
        """The game of the page."""
        return game_of_page(self.page)

    @property
    def place(self) -> str:
        """The example's file and line, as `file:line`."""
        return f"{self.page}:{self.line}"


@dataclass(frozen=True)
class Section:
    """A heading and the text below it, up to the next heading."""

    title: str
    anchor: str
    prose: str
    """The paragraphs and lists as written, without line breaks."""
    rows: tuple[tuple[str, ...], ...]
    """The rows of its tables, heads included."""
    links: tuple[str, ...]


@dataclass(frozen=True)
class Page:
    """A whole page."""

    name: str
    sections: tuple[Section, ...]
    examples: tuple[Example, ...]

    @property
    def game(self) -> str:
        return game_of_page(self.name)

    @property
    def anchors(self) -> list[str]:
        return [section.anchor for section in self.sections]

    def section(self, anchor: str) -> Section:
        found = [section for section in self.sections if section.anchor == anchor]
        assert found, f"rulebook/{self.name}: add a heading with {{#{anchor}}}"
        return found[0]


def game_of_page(page: str) -> str:
    """Return the game of a page in any language: `six-bid` for `sv/six-bid.md`."""
    return Path(page).stem


def language_of_page(page: str) -> str:
    """Return the language of a page: `sv` for `sv/six-bid.md`."""
    return Path(page).parent.name


def original_of(page: str) -> str:
    """Return the English page that a page translates."""
    return f"{DEFAULT}/{Path(page).name}"


@lru_cache
def read_page(name: str) -> Page:
    """Read a page of the rulebook."""
    file = RULEBOOK / name
    assert file.is_file(), f"write rulebook/{name}: src/spadille/games/__init__.py names the game"
    tokens = MarkdownIt("commonmark").enable("table").parse(file.read_text(encoding="utf-8"))
    sections = tuple(_section(name, part) for part in _parts(tokens))
    return Page(name, sections, tuple(_examples(name, tokens)))


def _parts(tokens: Sequence[Token]) -> Iterator[Sequence[Token]]:
    """Return the tokens heading by heading."""
    starts = [place for place, token in enumerate(tokens) if token.type == "heading_open"]
    assert starts[:1] == [0], "a page begins with its heading"
    for start, end in pairwise([*starts, len(tokens)]):
        yield tokens[start:end]


def _section(page: str, tokens: Sequence[Token]) -> Section:
    heading = _HEADING.fullmatch(tokens[1].content)
    assert heading, f"{page}: a heading without an anchor: {tokens[1].content}"
    inlines = [token for token in tokens[2:] if token.type == "inline"]
    cells = {id(token) for before, token in pairwise(tokens) if before.type in ("th_open", "td_open")}
    prose = " ".join(" ".join(token.content.split()) for token in inlines if id(token) not in cells)
    return Section(heading["title"], heading["anchor"], prose, tuple(_rows(tokens)), tuple(_links(inlines)))


def _rows(tokens: Sequence[Token]) -> Iterator[tuple[str, ...]]:
    row: list[str] = []
    for before, token in pairwise(tokens):
        if before.type in ("th_open", "td_open"):
            row.append(token.content)
        if token.type == "tr_close":
            yield tuple(row)
            row = []


def _links(inlines: Sequence[Token]) -> Iterator[str]:
    for inline in inlines:
        for token in inline.children or ():
            if token.type == "link_open":
                yield str(token.attrGet("href"))


def _examples(page: str, tokens: Sequence[Token]) -> Iterator[Example]:
    for token in tokens:
        if token.type == "fence":
            assert token.info == "example", f"{page}: a block that is no example"
            assert token.map is not None
            fields = dict(_fields(token.content))
            yield Example(page, token.map[0] + 1, MappingProxyType(fields))


def _fields(block: str) -> Iterator[tuple[str, str]]:
    keys: set[str] = set()
    for line in block.splitlines():
        key, colon, value = line.partition(":")
        assert colon, f"no key: {line}"
        assert key not in keys, f"said twice: {line}"
        keys.add(key)
        yield key.strip(), value.strip()
