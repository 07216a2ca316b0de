"""Write a bill of materials (CycloneDX, JSON) and a list of licences: `python -m scripts.parts FOLDER`.

They list what the wheel contains (crates, and the web's libraries, drawings and fonts) and what it requires
(Python libraries, as locked and installed here).
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import metadata
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PERMISSIVE: Final = {
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "OFL-1.1",
    "PSF-2.0",
    "Unicode-3.0",
    "Zlib",
}
"""Licences that require a notice and nothing else of programs built with them. OFL is for fonts."""
IN_THE_WEB: Final = {
    "@fluent/bundle": None,
    "@fontsource-variable/besley": None,
    "@fontsource-variable/libre-franklin": None,
    # The drawings alone are shipped: see licences/courts.txt in the web.
    "@heruka_urgyen/react-playing-cards": "CC0-1.0",
    "@noble/hashes": None,
    "@noble/secp256k1": None,
    "clsx": None,
    "esm-env": None,
    "qr": "MIT",
    "svelte": None,
    "ts-fsrs": None,
}
"""Contents of the web build, each with its licence where that differs from its package's."""
_OLD_NAMES: Final = {
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
}
"""SPDX ids of licences that libraries call by other names."""
_IN_ITS_FILE: Final = {"resvg-py": "MIT"}
"""Libraries whose licence is in a file and not in the metadata."""
_LOCKED: Final = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^ ;\\]+)", re.MULTILINE)


@dataclass(frozen=True, order=True, slots=True)
class Part:
    """A library from any registry."""

    kind: str
    name: str
    version: str
    licence: str

    @property
    def purl(self) -> str:
        """The package URL of the library."""
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def parts() -> list[Part]:
    """Return everything that is shipped or required."""
    return sorted({*_of_python(), *in_the_core("normal"), *in_the_web()})


def is_permissive(licence: str) -> bool:
    """Return whether an SPDX expression can be satisfied by permissive licences alone.

    >>> [is_permissive(name) for name in ("MIT OR GPL-3.0-only", "MIT AND MPL-2.0", "(MIT OR X) AND PSF-2.0")]
    [True, False, True]
    """
    needed = re.split(r" AND (?![^(]*\))", licence)
    return all(any(choice in PERMISSIVE for choice in part.strip("()").split(" OR ")) for part in needed)


def _of_python() -> Iterator[Part]:
    for name, version in _LOCKED.findall((ROOT / "requirements" / "run.txt").read_text("utf-8")):
        described = metadata(name)
        classes = described.get_all("Classifier") or []
        names = [line.rpartition(" :: ")[2] for line in classes if line.startswith("License")]
        licence = (
            described["License-Expression"]
            or described["License"]
            or (names or [_IN_ITS_FILE.get(name, "none told")])[0]
        )
        yield Part("pypi", name, version, _OLD_NAMES.get(licence, licence))


def in_the_core(edges: str = "normal,no-proc-macro") -> Iterator[Part]:
    """Yield the crates of the native core; by default those that are in the library itself."""
    shown = ("--edges", edges, "--prefix", "none", "--format", "{p}|{l}")
    for line in {*_cargo("tree", "--locked", "--package", "spadille-python", *shown).splitlines()}:
        package, _, licence = line.partition("|")
        name, version, *_ = package.split()
        yield Part("cargo", name, version.removeprefix("v"), licence.removesuffix(" (*)"))


def in_the_web() -> Iterator[Part]:
    """Yield what the build of the web contains."""
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    for name, licence in IN_THE_WEB.items():
        found = locked[f"node_modules/{name}"]
        yield Part("npm", name, found["version"], licence or found["license"])


def pyodide() -> Part:
    """Return Pyodide, which only the static site ships."""
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    found = locked["node_modules/pyodide"]
    return Part("npm", "pyodide", found["version"], found["license"])


def make_bill(found: Iterable[Part]) -> dict[str, Any]:
    """Return the bill of materials."""
    version = json.loads(_cargo("metadata", "--no-deps", "--format-version", "1"))["packages"][0]["version"]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "spadille",
                "name": "spadille",
                "version": version,
                "licenses": [{"expression": "MIT"}],
            }
        },
        "components": [
            {
                "type": "library",
                "bom-ref": part.purl,
                "name": part.name,
                "version": part.version,
                "purl": part.purl,
                "licenses": [{"expression": part.licence}],
            }
            for part in found
        ],
    }


@cache
def list_packages() -> list[dict[str, Any]]:
    """Return all crates as Cargo describes them."""
    packages: list[dict[str, Any]] = json.loads(_cargo("metadata", "--locked", "--format-version", "1"))[
        "packages"
    ]
    return packages


def _cargo(*order: str) -> str:
    return subprocess.run(["cargo", *order], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def list_licences(found: Iterable[Part]) -> str:
    """Return the list of licences, one line for each library."""
    return "".join(f"{part.name} {part.version}: {part.licence} ({part.kind})\n" for part in found)


def main() -> None:
    """Write both files."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist")
    folder.mkdir(parents=True, exist_ok=True)
    found = parts()
    (folder / "spadille.cdx.json").write_text(json.dumps(make_bill(found), indent=1) + "\n", "utf-8")
    (folder / "licences.txt").write_text(list_licences(found), "utf-8")
    print(f"spadille: {len(found)} parts, in {folder}")


if __name__ == "__main__":
    main()
