"""The pages of the rulebook as written: one folder of Markdown files per language."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from spadille.text.languages import DEFAULT

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE.parents[1] / "rulebook", _PACKAGE / "rulebook")
"""The folders of the languages: beside `src` in a checkout, else in the package."""


@lru_cache
def read_page(name: str, language: str) -> tuple[str, str] | None:
    """Return the Markdown of a page and its language: English if the page is not translated yet."""
    for spoken in (language, DEFAULT):
        for folder in _FOLDERS:
            if (file := folder / spoken / f"{name}.md").is_file():
                return file.read_text("utf-8"), spoken
    return None
