"""Write THIRD-PARTY.txt, the licences of what a wheel contains: `python -m scripts.notices [--check]`.

These are the crates in the native core, and the libraries, fonts and drawings of the built web.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from scripts.parts import ROOT, Part, in_the_core, in_the_web, list_packages

NOTICES: Final = ROOT / "THIRD-PARTY.txt"
_TEXTS: Final = ROOT / "scripts" / "licences"
_LICENCE_FILE: Final = re.compile(r"(licen[cs]e|copying)([-.](mit|md|txt))?", re.IGNORECASE)
_WITHOUT_FILE: Final = {"@fluent/bundle": "Apache-2.0"}
"""Libraries that bring no text of their licence."""
_OWN_WORDS: Final = {
    "@heruka_urgyen/react-playing-cards": "Drawn by Adrian Kennard and given to the public domain (CC0 1.0)."
    "\nThe code of the package (MIT) is not contained."
}
"""Parts of which only drawings are contained, under another licence than their package."""
_TITLE: Final = "What a wheel of Spadille contains besides Spadille itself, with the licence of each.\n"
_STANDARD_LIBRARY: Final = "The native core contains parts of the standard library of Rust: Apache-2.0.\n"
_RULE: Final = "\n" + "-" * 80 + "\n\n"


def shipped() -> list[Part]:
    """Return what others wrote and a wheel contains."""
    return sorted(part for part in (*in_the_core(), *in_the_web()) if not part.name.startswith("spadille-"))


def write_notices(parts: Iterable[Part]) -> str:
    """Return the list of parts, and each text once, after the names of the parts it belongs to."""
    by_text: dict[str, list[str]] = {}
    for part in parts:
        by_text.setdefault(_read_licence(part), []).append(f"{part.name} {part.version}: {part.licence}")
    sections = ("\n".join([*names, "", text]) for text, names in by_text.items())
    return _RULE.join([_TITLE + _STANDARD_LIBRARY, *(f"{section}\n" for section in sections)])


def _read_licence(part: Part) -> str:
    if part.name in _WITHOUT_FILE:
        return (_TEXTS / f"{_WITHOUT_FILE[part.name]}.txt").read_text("utf-8").strip()
    if part.name in _OWN_WORDS:
        return _OWN_WORDS[part.name]
    files = [file for file in _find_folder(part).iterdir() if _LICENCE_FILE.fullmatch(file.name)]
    if not files:
        raise SystemExit(f"spadille: {part.name} {part.version} brings no text of its licence.")
    text = max(files, key=lambda file: ("mit" in file.name.lower(), file.name)).read_text("utf-8")
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def _find_folder(part: Part) -> Path:
    if part.kind == "npm":
        return ROOT / "web" / "node_modules" / part.name
    return next(
        Path(package["manifest_path"]).parent
        for package in list_packages()
        if (package["name"], package["version"]) == (part.name, part.version)
    )


def main() -> None:
    """Write the file, or check it."""
    text = write_notices(shipped())
    if "--check" not in sys.argv:
        NOTICES.write_text(text, "utf-8")
    elif NOTICES.read_text("utf-8") != text:
        raise SystemExit("spadille: THIRD-PARTY.txt is not up to date; make generate writes it.")


if __name__ == "__main__":
    main()
