"""Tests of the preload links in a page's head, which let the browser request all files at once."""

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
    "../src/spadille/text/en/language.json?raw&texts": {"file": "assets/en.js"},
    "../src/spadille/text/sv/language.json?raw&texts": {"file": "assets/sv.js"},
    "../src/spadille/text/en/landing.ftl?raw": {"file": "assets/door-en.js"},
    "../src/spadille/text/sv/landing.ftl?raw": {"file": "assets/door-sv.js"},
    ".cache/besley.woff2": {"file": "assets/besley.woff2"},
    "files/besley-latin-wght-normal.woff2": {"file": "assets/whole.woff2"},
}


@pytest.fixture
def web(tmp_path: Path) -> Path:
    (tmp_path / preload.LIST).write_text(json.dumps(LISTED), "utf-8")
    return tmp_path


def linked_files(head: str) -> list[str]:
    return re.findall(r'href="/(?:assets/)?([^"]+)"', head)


def test_the_start_page_preloads_its_files_and_none_of_the_table(web: Path) -> None:
    assert linked_files(preload.preload_links(web, "/", "en")) == [
        "besley.woff2",
        *("en.js", "start.js", "door-en.js", "link.js"),
        *("start.css", "link.css"),
        "api/games",
    ]


def test_only_the_visitors_language_is_preloaded(web: Path) -> None:
    assert {
        name for name in linked_files(preload.preload_links(web, "/", "sv")) if "sv" in name or "en" in name
    } == {
        "sv.js",
        "door-sv.js",
    }


def test_the_table_page_preloads_each_import_once(web: Path) -> None:
    assert linked_files(preload.preload_links(web, "/table/abc", "en")) == [
        "besley.woff2",
        "en.js",
        "at-table.js",
        "table.js",
    ]


def test_any_other_page_preloads_its_language_and_fonts(web: Path) -> None:
    assert linked_files(preload.preload_links(web, "/pad/sheet", "en")) == ["besley.woff2", "en.js"]


def test_nothing_is_preloaded_without_a_manifest(tmp_path: Path) -> None:
    assert preload.preload_links(tmp_path, "/", "en") == ""
