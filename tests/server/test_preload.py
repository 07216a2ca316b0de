"""The head of a page names all that the page is made of, so that a browser asks for everything at once."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from spadille.server.pages import preload

LISTED = {
    "index.html": {"file": "assets/index.js", "imports": ["_common.js"]},
    "_common.js": {"file": "assets/common.js", "css": ["assets/common.css"]},
    "_table.js": {"file": "assets/table.js", "imports": ["_common.js", "_table.js"]},
    "src/pages/start/StartPage.svelte": {
        "file": "assets/start.js",
        "imports": ["_common.js", "_link.js"],
        "dynamicImports": ["src/pages/table/TablePage.svelte"],
        "css": ["assets/start.css"],
    },
    "_link.js": {"file": "assets/link.js", "css": ["assets/start.css", "assets/link.css"]},
    "src/pages/table/TablePage.svelte": {"file": "assets/at-table.js", "imports": ["_table.js"]},
    "src/i18n/en.ts": {"file": "assets/en.js"},
    "src/i18n/sv.ts": {"file": "assets/sv.js"},
    "../src/spadille/text/en/landing.ftl?raw": {"file": "assets/door-en.js"},
    "../src/spadille/text/sv/landing.ftl?raw": {"file": "assets/door-sv.js"},
    ".cache/besley.woff2": {"file": "assets/besley.woff2"},
    "files/besley-latin-wght-normal.woff2": {"file": "assets/whole.woff2"},
}


@pytest.fixture
def web(tmp_path: Path) -> Path:
    (tmp_path / preload.LIST).write_text(json.dumps(LISTED), "utf-8")
    return tmp_path


def named(head: str) -> list[str]:
    return re.findall(r'href="/(?:assets/)?([^"]+)"', head)


def test_the_start_page_is_asked_for_whole_and_nothing_of_a_table(web: Path) -> None:
    assert named(preload.preload_links(web, "/", "en")) == [
        "besley.woff2",
        *("en.js", "start.js", "door-en.js", "link.js"),
        *("start.css", "link.css"),
        "api/games",
    ]


def test_in_the_visitors_language_and_no_other(web: Path) -> None:
    assert {
        name for name in named(preload.preload_links(web, "/", "sv")) if "sv" in name or "en" in name
    } == {
        "sv.js",
        "door-sv.js",
    }


def test_a_table_is_asked_for_with_what_it_imports_each_once(web: Path) -> None:
    assert named(preload.preload_links(web, "/table/abc", "en")) == [
        "besley.woff2",
        "en.js",
        "at-table.js",
        "table.js",
    ]


def test_any_other_page_has_its_words_and_letters(web: Path) -> None:
    assert named(preload.preload_links(web, "/pad/sheet", "en")) == ["besley.woff2", "en.js"]


def test_where_nothing_was_listed_nothing_is_named(tmp_path: Path) -> None:
    assert preload.preload_links(tmp_path, "/", "en") == ""
