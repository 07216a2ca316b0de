"""The version of the project, its changes, and the running of commands."""

from __future__ import annotations

import re
import shlex
import subprocess
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from scripts.address import ROOT, read_addresses

OUT: Final = ROOT / "dist" / "release"
"""The folder of a release. Everything in it is published."""
WORK: Final = ROOT / "target" / "release-parts"
_SECTION: Final = re.compile(r"^## (\d+\.\d+\.\d+) - (\S+)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class Changes(NamedTuple):
    """A section of the changelog."""

    version: str
    date: str
    """The day of the release, or `unreleased`."""
    text: str


def read_version() -> str:
    """Return the version, which stands in Cargo.toml alone."""
    workspace = tomllib.loads((ROOT / "Cargo.toml").read_text("utf-8"))["workspace"]
    version: str = workspace["package"]["version"]
    return version


def read_changes() -> Changes:
    """Return the newest section of the changelog."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = _SECTION.search(text)
    if not found:
        raise SystemExit("spadille: no section of CHANGELOG.md has a version.")
    return Changes(found[1], found[2], found[3].strip() + "\n")


def check_tag(tag: str) -> None:
    """Check that a tag may be released: its version, a dated section of changes, and real addresses."""
    version = read_version()
    if tag != f"v{version}":
        raise SystemExit(f"spadille: the tag is {tag}, the version in Cargo.toml {version}.")
    changes = read_changes()
    if changes.version != version:
        raise SystemExit(f"spadille: CHANGELOG.md begins with {changes.version}, not with {version}.")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", changes.date):
        raise SystemExit(f"spadille: the section “{version}” of CHANGELOG.md has no date.")
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    if f"\ndate-released: {changes.date}\n" not in cited:
        raise SystemExit(f"spadille: CITATION.cff does not say “date-released: {changes.date}”.")
    if not read_addresses().are_set:
        raise SystemExit("spadille: the addresses are placeholders; python -m scripts.address sets them.")
    print(f"spadille: {tag} may be released")


def run(command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Print a command and run it."""
    print(f"+ {shlex.join(map(str, command))}", flush=True)
    subprocess.run(command, cwd=cwd, env=env, check=True)
