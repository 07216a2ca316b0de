"""Tests that the addresses of Spadille come from one setting."""

import re
import subprocess
import sys
import tomllib

import pytest

from scripts.address import Addresses, read_addresses, write_lines
from tests.house.source import ROOT
from tests.house.test_clean import lines, source_files


def test_every_line_with_an_address_is_made_from_the_setting() -> None:
    checked = [sys.executable, "-m", "scripts.address", "--check"]
    subprocess.run(checked, cwd=ROOT, check=True)


def test_no_other_line_names_an_address() -> None:
    addresses = read_addresses()
    hosts = re.compile("|".join(re.escape(address) for address in (addresses.source, addresses.site)))
    written = {
        (name, start + address) for name, parts in addresses.lines.items() for start, address in parts.items()
    }
    others = [
        f"{name}: {line}"
        for path in source_files(ROOT)
        for name in [path.relative_to(ROOT).as_posix()]
        for line in lines(path)
        if hosts.search(line) and (name, line) not in written
    ]
    assert others == []


def test_urls_are_made_from_two_addresses() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["urls"] == read_addresses().urls


def test_a_placeholder_is_no_address() -> None:
    assert Addresses("https://code.org/a/b", "https://cards.org").are_set
    assert not Addresses("https://code.org/a/b", "https://cards.example").are_set
    assert not Addresses("https://code.example/a/b", "https://cards.org").are_set


@pytest.mark.parametrize("text", ["", "url: a\nurl: b\n"])
def test_a_line_to_be_written_stands_once(text: str) -> None:
    with pytest.raises(SystemExit, match="there must be one"):
        write_lines(text, {"url: ": "https://cards.org"})


@pytest.mark.parametrize(
    "words", [["https://cards.org"], ["http://code.org", "https://cards.org"], ["a", "b"], ["--check", "x"]]
)
def test_addresses_that_are_none_change_nothing(words: list[str]) -> None:
    command = [sys.executable, "-m", "scripts.address", *words]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "give the addresses" in ended.stderr
