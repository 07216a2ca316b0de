"""The addresses of the public pages: a folder for each page and language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from posixpath import relpath
from typing import Final, TypeAlias

from spadille.app.catalogue.service import GENERAL_PAGES
from spadille.games import GAMES
from spadille.text import DEFAULT, LANGUAGES, load_catalogue

PageId: TypeAlias = tuple[str, ...]
"""The parts of a page's address in English. The first one has a translation, the others are ids."""
RULES: Final = "rules"
RECALL: Final = "which"
"""The page that finds a game by what a player remembers."""
CARD: Final = "card"
"""The page of a preset that is printed on one sheet."""
_SINGLE: Final = ("about", "daily")


def list_pages() -> Iterator[PageId]:
    """Yield every public page: the rules of each game and preset, each game's start, and the others."""
    yield (RULES,)
    for game in GAMES.values():
        yield (RULES, game.id)
        for preset in game.presets:
            yield (RULES, game.id, preset.id)
            yield (RULES, game.id, preset.id, CARD)
    yield from ((RULES, page) for page in (*GENERAL_PAGES, RECALL))
    yield from (("play", game) for game in GAMES)
    yield from ((name,) for name in _SINGLE)


def page_path(page: PageId, language: str) -> str:
    """Return the folder of a page, relative to the site's.

    >>> page_path(("rules", "six-bid"), "sv")
    'sv/regler/six-bid/'
    """
    word, *rest = page
    prefix = [] if language == DEFAULT else [language]
    return "/".join([*prefix, load_catalogue(language).say(f"pages-path-{word}"), *rest, ""])


def find_page(path: str) -> tuple[PageId, str] | None:
    """Return the page in a folder and its language; None if there is none."""
    return list_paths().get(path)


@lru_cache
def list_paths() -> dict[str, tuple[PageId, str]]:
    """Return the page and the language of every path."""
    return {page_path(page, language): (page, language) for page in list_pages() for language in LANGUAGES}


def link_between(start: str, end: str) -> str:
    """Return the relative link from a folder to another. An empty path is the site's folder.

    >>> link_between("sv/regler/six-bid/", "rules/")
    '../../../rules/'
    """
    return f"{relpath('/' + end, '/' + start)}/"
