"""Tests of the documentation: links lead somewhere, the site has all pages, and the examples are true."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from inspect import get_annotations, isfunction
from pathlib import Path
from typing import get_args

import pytest
import yaml

import spadille as sp
from scripts.docs import (
    DOCS,
    NOTEBOOKS,
    REFERENCE,
    ROOMS,
    RULEBOOK,
    fenced,
    find_external_loads,
    lay_out,
    rewrite_links,
)
from tests.house.page_programs import FENCE, PROMPT, find_programs, run_notebook, run_programs
from tests.house.source import ROOT

PAGES = [*DOCS.rglob("*.md"), *RULEBOOK.glob("*.md"), *ROOT.glob("*.md"), ROOT / "research" / "RESULTS.md"]
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#+ +(.*?) *(?:\{#([\w.-]+)\})?$", re.MULTILINE)
RUN_ELSEWHERE = {
    "README.md": "doctests (pyproject.toml)",
    "library.md": "doctests (pyproject.toml)",
    "adapters.md": "tests/adapters/test_guide.py",
    "env.md": "tests/env/test_page.py",
    "solver.md": "tests/solver/test_page.py",
}
"""Pages whose Python examples are run as doctests, and by which test."""
NOTEBOOK_NAMES = {"a-first-deal", "bots-and-an-arena", "whole-deals-in-bulk", "what-a-house-rule-does"}


def prose(page: Path) -> str:
    """Return a page without its code blocks."""
    return FENCE.sub("", page.read_text("utf-8"))


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page: each heading's own name or its slug."""
    return {named or slug(words) for words, named in HEADING.findall(prose(page))}


def slug(words: str) -> str:
    return re.sub(r"[\s]+", "-", re.sub(r"[^\w\s-]", "", words.lower()).strip())


def broken(page: Path) -> Iterator[str]:
    for path, anchor in LINK.findall(prose(page)):
        target = (page.parent / path).resolve() if path else page
        if not target.is_file() and not (page.parent == ROOT and target.is_dir()):
            yield f"{page.relative_to(ROOT)}: {path}"
        elif anchor and target.suffix == ".md" and anchor not in anchors(target):
            yield f"{page.relative_to(ROOT)}: {path}#{anchor}"


def test_every_link_leads_to_a_page_and_a_place_on_it() -> None:
    assert len(PAGES) > 70
    assert slug("What `study` does: 1, 2") == "what-study-does-1-2"
    assert [link for page in PAGES for link in broken(page)] == []


def listed(entry: object) -> Iterator[str]:
    """Yield the pages of an entry in the table of contents."""
    match entry:
        case str():
            yield entry
        case dict():
            yield from (page for value in entry.values() for page in listed(value))
        case list():
            yield from (page for value in entry for page in listed(value))
        case _:
            raise TypeError(entry)


def test_the_site_has_every_page_once(tmp_path: Path) -> None:
    site = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    lay_out(tmp_path / "pages")
    laid = {path.relative_to(tmp_path / "pages").as_posix() for path in (tmp_path / "pages").rglob("*.md")}
    notebooks = {f"notebooks/{path.stem}.md" for path in NOTEBOOKS.glob("*.ipynb")}
    assert sorted(listed(site["nav"])) == sorted(laid | notebooks)


def test_the_reference_tells_of_the_whole_face() -> None:
    homes = {name for page in REFERENCE.values() for name in page.homes}
    assert {f"sp.{name}" for name in sp.__all__ if name not in {*ROOMS, "__version__"}} <= homes
    for room in ROOMS:
        assert {f"{room}.{name}" for name in getattr(sp, room).__all__} - homes <= OF_THE_FACE_OR_SMALL


def resolve(home: str) -> object:
    module, _, name = home.rpartition(".")
    return getattr(import_module(module), name)


def types_in(hint: object) -> Iterator[type]:
    """Yield the types of the package in an annotation."""
    if isinstance(hint, type) and hint.__module__.startswith("spadille."):
        yield hint
    for part in get_args(hint):
        yield from types_in(part)


def types_returned(public: object) -> Iterator[type]:
    """Yield the types that a function returns, or that a class has as fields or returns from its methods."""
    if not isinstance(public, type):
        hints = get_annotations(public, eval_str=True) if isfunction(public) else {}
        yield from types_in(hints.get("return"))
        return
    for name, hint in get_annotations(public, eval_str=True).items():
        yield from types_in(hint) if not name.startswith("_") else ()
    for name, member in vars(public).items():
        inner = getattr(member, "fget", None) or getattr(member, "func", None)
        method = inner or getattr(member, "__func__", member)
        if not name.startswith("_") and isfunction(method):
            yield from types_in(get_annotations(method, eval_str=True).get("return"))


def test_every_type_that_a_public_name_returns_has_a_page() -> None:
    public = [resolve(home) for page in REFERENCE.values() for home in page.homes.values()]
    documented = [*public, *map(resolve, OF_THE_CORE)]
    first_pages = [
        resolve(home) for title, page in REFERENCE.items() if title != "types" for home in page.homes.values()
    ]
    returned = {kind for name in first_pages for kind in types_returned(name)}
    missing = {f"{kind.__module__}.{kind.__qualname__}" for kind in returned if kind not in documented}
    assert missing == set()
    assert len(returned) > 50


OF_THE_CORE = {"spadille._core.Net"}
"""Types of the native core that have no docstrings: what they can do is told by what makes them."""

OF_THE_FACE_OR_SMALL = {
    "arena.FinishedDeal",
    "arena.play_out",
    "bots.Chance",
    "bots.Player",
    "bots.ModelError",
}
"""Public names of packages that are documented elsewhere, or need no documentation."""


def test_links_lead_to_where_a_page_lies_on_the_site(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("[a](../../rulebook/en/frog.md), [b](../notebooks/x.ipynb), [c](https://e/x.ipynb)")
    rewrite_links(tmp_path)
    assert page.read_text() == "[a](../rulebook/en/frog.md), [b](../notebooks/x.md), [c](https://e/x.ipynb)"


@pytest.mark.parametrize(
    "tag",
    [
        '<script src="https://else.where/x.js">',
        "<link rel=stylesheet href=//else.where/x.css>",
        '<img src="http://e/x">',
    ],
)
def test_loads_from_other_hosts_are_found(tag: str, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(f'<a href="https://else.where">a link is none</a>{tag}')
    (tmp_path / "good.html").write_text(
        '<script src="../x.js"></script><a href="https://else.where">there</a>'
    )
    assert [line.partition(":")[0] for line in find_external_loads(tmp_path)] == ["page.html"]


def test_an_example_in_a_docstring_is_shown_as_code() -> None:
    docstring = "Cards.\n\n>>> 1 + 1\n2\n\nAnd more."
    assert fenced(docstring) == "Cards.\n\n\n```python\n>>> 1 + 1\n2\n```\n\n\nAnd more."


def test_examples_with_prompts_are_run_elsewhere() -> None:
    assert {page.name for page in PAGES if PROMPT in page.read_text("utf-8")} == {*RUN_ELSEWHERE}


@pytest.mark.parametrize("page", find_programs(PAGES), ids=lambda page: page.stem)
def test_the_programs_of_a_page_run_one_after_another(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_programs(page).keys() & {"figures", "review", "tables", "weighted", "Explaining", "report"}


def test_every_notebook_runs() -> None:
    assert run_notebook(NOTEBOOKS / "whole-deals-in-bulk.ipynb")["curve"][-1] < 0.8
    assert run_notebook(NOTEBOOKS / "a-first-deal.ipynb")["end"].deal.over
    assert run_notebook(NOTEBOOKS / "bots-and-an-arena.ipynb")["report"]["deals"] == 40
    same = run_notebook(NOTEBOOKS / "what-a-house-rule-does.ipynb")["report"]["same_bids"]
    assert same["contracts"][0]["d"]["low"] > 5


def test_there_are_four_notebooks() -> None:
    assert {path.stem for path in NOTEBOOKS.glob("*.ipynb")} == NOTEBOOK_NAMES


def test_the_architecture_page_lists_the_layers_in_order() -> None:
    (layers,) = (
        contract["layers"]
        for contract in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
            "contracts"
        ]
        if contract["type"] == "layers"
    )
    height = {room: -row for row, layer in enumerate(layers) for room in re.findall(r"\w+", layer)}
    listed_rows = re.findall(
        r"^\| (`.*?`) \|", (DOCS / "concepts" / "architecture.md").read_text("utf-8"), re.MULTILINE
    )
    rooms = [room for row in listed_rows for room in re.findall(r"`(\w+)`", row)]
    assert sorted(rooms) == sorted(height)
    assert [height[room] for room in rooms] == sorted(height.values())
