"""Say what each language lacks: `python -m scripts.translations [LANGUAGE]`.

With a language it prints each missing sentence with its file and its English text, to be copied and
translated.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from spadille.text import DEFAULT, LANGUAGES

ROOT: Final = Path(__file__).parents[1]
TEXT: Final = ROOT / "src" / "spadille" / "text"
RULEBOOK: Final = ROOT / "rulebook"
Entry = ast.Message | ast.Term


def read_entries(language: str, file: str) -> Mapping[str, Entry]:
    """Return the messages and terms of a file by id; none if the language lacks the file."""
    path = TEXT / language / file
    body = FluentParser().parse(path.read_text("utf-8")).body if path.is_file() else []
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message | ast.Term)}


def find_missing(language: str) -> Iterator[tuple[str, str, Entry]]:
    """Yield each sentence that a language lacks: its file, its id and the English entry."""
    for path in sorted((TEXT / DEFAULT).glob("*.ftl")):
        known = read_entries(language, path.name)
        for id, entry in read_entries(DEFAULT, path.name).items():
            if id not in known:
                yield path.name, id, entry


def find_missing_pages(language: str) -> list[str]:
    """Return the pages of the rulebook that a language lacks."""
    pages = (page.name for page in sorted((RULEBOOK / DEFAULT).glob("*.md")))
    return [page for page in pages if not (RULEBOOK / language / page).is_file()]


def summarize(language: str) -> str:
    """Return a line with the numbers of missing sentences and pages."""
    sentences, pages = len(list(find_missing(language))), len(find_missing_pages(language))
    return f"{language}: missing sentences {sentences}, missing pages of the rulebook {pages}"


def main(wanted: list[str]) -> int:
    """Print what the languages lack."""
    if unknown := [language for language in wanted if language not in LANGUAGES]:
        print(f"{', '.join(unknown)}: no language here; there are {', '.join(LANGUAGES)}", file=sys.stderr)
        return 2
    write = FluentSerializer().serialize_entry
    for language in wanted:
        before = ""
        for file, _, entry in find_missing(language):
            if file != before:
                print(f"### {file}\n")
            print(write(entry), end="")
            before = file
    for language in wanted or LANGUAGES[1:]:
        print(summarize(language), file=sys.stderr if wanted else sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
