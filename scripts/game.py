"""`python -m scripts.game NAME --like GAME` writes everything that a new game must have, as another has it.

What it writes passes every test as it stands: a game that differs in nothing but its name. Then the
declaration and the two pages are edited until they say what the new game is.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_SENTENCES = ("game-{}", "preset-{}-", "source-by-{}-")
"""How the names begin of the sentences that are said of one game alone."""
CODES = ("src/spadille/notation/code-numbers.jsonl", "tests/conformance/deal-codes.jsonl")
"""Where deal codes have the game's numbers, and codes of it."""


class Refused(Exception):
    """Why no game was written."""


@dataclass(frozen=True)
class Naming:
    """A game's names, wherever they are written."""

    id: str

    @property
    def module(self) -> str:
        return self.id.replace("-", "_")

    @property
    def constant(self) -> str:
        return self.module.upper()

    @property
    def title(self) -> str:
        return self.id.replace("-", " ").title()


@dataclass(frozen=True)
class Writing:
    """A new game made after an old one, in one checkout."""

    root: Path
    new: Naming
    old: Naming

    def pages(self) -> Iterator[tuple[Path, str]]:
        """The files that are new, with what stands in them."""
        games = self.root / "src" / "spadille" / "games"
        yield games / f"{self.new.module}.py", self._declaration(_read(games / f"{self.old.module}.py"))
        for ending in ("md", "sv.md"):
            old = self.root / "rulebook" / f"{self.old.id}.{ending}"
            yield old.with_name(f"{self.new.id}.{ending}"), self._page(_read(old))

    def changes(self) -> Iterator[tuple[Path, str]]:
        """The files that are there already, with what stands in them then."""
        registry = self.root / "src" / "spadille" / "games" / "__init__.py"
        yield registry, self._registered(_read(registry))
        for file in sorted((self.root / "src" / "spadille" / "text").glob("*/*.ftl")):
            said = _read(file)
            more = "".join(self._sentences(said))
            if more:
                yield file, f"{said.rstrip()}\n\n# {self.new.title}\n\n{more}"

    def _declaration(self, text: str) -> str:
        """The old one under the new name; its contracts and presets are called as they were."""
        text = re.sub(rf"\b{self.old.constant}\b(?= = Game\()", self.new.constant, text)
        text = text.replace(f'Game(id="{self.old.id}"', f'Game(id="{self.new.id}"')
        return text.replace(f"rulebook/{self.old.id}.md", f"rulebook/{self.new.id}.md")

    def _page(self, text: str) -> str:
        """The old page with its anchors, its links to itself and the rules it names under the new name."""
        old, new = re.escape(self.old.id), self.new.id
        text = re.sub(rf"\{{#{old}(?=[.}}])", f"{{#{new}", text)
        text = re.sub(rf"\(#{old}(?=[.)])", f"(#{new}", text)
        text = re.sub(rf"^(rule|regel): {old}(?=\.)", rf"\1: {new}", text, flags=re.MULTILINE)
        return re.sub(r"\A# .*?(?= \{#)", f"# {self.new.title}", text)

    def _registered(self, text: str) -> str:
        line = f"from spadille.games.{self.new.module} import {self.new.constant}"
        imports = sorted([*re.findall(r"^from spadille\.games\..*$", text, re.MULTILINE), line])
        text = re.sub(r"(^from spadille\.games\..*\n)+", "\n".join(imports) + "\n", text, flags=re.MULTILINE)
        text = re.sub(r"(for game in \([A-Z_0-9,\s]*\w),?\s*\)", rf"\1, {self.new.constant})", text)
        names = sorted([*re.findall(r'"(\w+)"', text.partition("__all__ = ")[2]), self.new.constant])
        listed = ", ".join(f'"{name}"' for name in sorted(names, key=lambda name: (name.islower(), name)))
        return re.sub(r"__all__ = \[[^\]]*\]", f"__all__ = [{listed}]", text)

    def _sentences(self, text: str) -> Iterator[str]:
        """What is said of the old game alone, said of the new one."""
        for entry in re.findall(r"^[\w-]+ =.*\n(?:[ ]+.*\n)*", text, re.MULTILINE):
            name, _, said = entry.partition(" =")
            if any(_is_of(name, start.format(self.old.id)) for start in _SENTENCES):
                renamed = re.sub(rf"(?<=-){re.escape(self.old.id)}(?=-|$)", self.new.id, name, count=1)
                title = f" {self.new.title}\n" + said.partition("\n")[2]
                yield f"{renamed} ={title if name == f'game-{self.old.id}' else said}"


def _is_of(name: str, start: str) -> bool:
    return name.startswith(start) if start.endswith("-") else name == start


def _read(file: Path) -> str:
    if not file.is_file():
        raise Refused(f"there is no {file}")
    return file.read_text("utf-8")


def write(root: Path, new: str, old: str) -> list[Path]:
    """Every file of the new game.

    Raises:
        Refused: the name is none, or is taken; or there is nothing it could be like.
    """
    if not _NAME.fullmatch(new):
        raise Refused(f"a game is named in lower case, words joined by -, and not {new!r}")
    writing = Writing(root, Naming(new), Naming(old))
    pages, changes = list(writing.pages()), list(writing.changes())
    if taken := [file for file, _ in pages if file.exists()]:
        raise Refused(f"there is a game of this name: {taken[0]}")
    for file, text in (*pages, *changes):
        file.write_text(text, "utf-8")
    return [file for file, _ in (*pages, *changes)]


def main() -> int:
    """Carries out the command line."""
    words = argparse.ArgumentParser(prog="make game", description=__doc__)
    words.add_argument("name")
    words.add_argument("--like", required=True)
    asked = words.parse_args()
    try:
        files = write(ROOT, asked.name, asked.like)
    except Refused as refused:
        sys.stderr.write(f"spadille: {refused}\n")
        return 2
    _ran("ruff", "format", "--quiet", str(files[0]), "src/spadille/games/__init__.py")
    _ran("tests.golden.choosing", asked.name)
    _ran("tests.conformance.keep_deal_codes", asked.name)
    written = [*(file.relative_to(ROOT).as_posix() for file in files), f"tests/golden/{asked.name}/", *CODES]
    listed = (f"  {name}" for name in written)
    sys.stdout.write("\n".join(("written:", *listed, "docs/adding-a-game.md says what to edit", "")))
    return 0


def _ran(module: str, *words: str) -> None:
    subprocess.run([sys.executable, "-m", module, *words], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
