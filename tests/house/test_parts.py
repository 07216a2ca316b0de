"""Tests that all dependencies are listed, and that no licence requires programs built with the dependency to
be open source.
"""

from __future__ import annotations

import json
import re

import pytest

from scripts.packed import LIBRARIES
from scripts.parts import IN_THE_WEB, Part, is_permissive, list_licences, make_bill, parts
from scripts.site import licence_texts
from tests.house.source import ROOT


@pytest.fixture(scope="module")
def found() -> list[Part]:
    return parts()


def test_nothing_copyleft_is_shipped_or_asked_for(found: list[Part]) -> None:
    assert [part for part in found if not is_permissive(part.licence)] == []


@pytest.mark.parametrize(
    "licence", ["GPL-3.0-only", "MIT AND LGPL-2.1-or-later", "AGPL-3.0-only", "none told", ""]
)
def test_a_copyleft_part_would_be_found(licence: str) -> None:
    assert not is_permissive(licence)


def test_every_part_has_a_line_and_a_component(found: list[Part]) -> None:
    components = json.loads(json.dumps(make_bill(found)))["components"]
    assert [component["purl"] for component in components] == [part.purl for part in found]
    assert len(list_licences(found).splitlines()) == len(found)
    assert {"pypi", "cargo", "npm"} == {part.kind for part in found}


def test_locked_server_dependencies_are_listed(found: list[Part]) -> None:
    locks = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    locked = re.findall(r"^([a-z0-9._-]+)(?:\[.*\])?==", locks, re.MULTILINE)
    assert [part.name for part in found if part.kind == "pypi"] == sorted(locked)


def test_web_dependencies_are_listed() -> None:
    asked_for = json.loads((ROOT / "web/package.json").read_text())["dependencies"]
    assert asked_for.keys() <= IN_THE_WEB.keys()


def test_what_travels_with_the_site_brings_its_licence() -> None:
    texts = licence_texts()
    for name in ("spadille", "pyodide", "cpython", "inside-pyodide", "pydantic", "pydantic-core", "babel"):
        assert len(texts[f"{name}.txt"]) > 500, name
    wanted = {name.replace(".", "-") for name in LIBRARIES}
    assert wanted <= {line.split()[0].lower() for line in texts["parts.txt"].splitlines()}
