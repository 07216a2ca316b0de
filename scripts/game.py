"""Write all files of a new game after an existing one: `python -m scripts.game NAME --like GAME`.

The result passes every test: it is the same game under another name, and with another name of its rule set if
`--preset` is given. Then the declaration and the two pages are edited for the new game, and `python -m
scripts.game NAME` generates again what follows from them.
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
_SENTENCES = ("game-{}", "preset-{}-")
"""The beginnings of the message ids that belong to a single game."""
CODES = ("src/spadille/notation/code-numbers.jsonl", "tests/conformance/deal-codes.jsonl")
"""The files with the numbers of a game for deal codes, and with stored codes."""


class Refused(Exception):
    """The reason why no game was written."""


@dataclass(frozen=True)
class GameNames:
    """The forms of a game's name: id, module, constant and title."""

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
class GameTemplate:
    """A new game written after an old one, in one checkout."""

    root: Path
    new: GameNames
    old: GameNames
    presets: tuple[tuple[str, str], ...] = ()
    """The id of the old game's only rule set and that of the new one's, if they differ."""

    def pages(self) -> Iterator[tuple[Path, str]]:
        """Yield the new files with their texts."""
        games = self.root / "src" / "spadille" / "games"
        yield games / f"{self.new.module}.py", self._declaration(_read(games / f"{self.old.module}.py"))
        for old in sorted((self.root / "rulebook").glob(f"*/{self.old.id}.md")):
            yield old.with_name(f"{self.new.id}.md"), self._page(_read(old))

    def changes(self) -> Iterator[tuple[Path, str]]:
        """Yield the existing files that change, with their new texts."""
        registry = self.root / "src" / "spadille" / "games" / "__init__.py"
        yield registry, self._registered(_read(registry))
        for file in sorted((self.root / "src" / "spadille" / "text").glob("*/*.ftl")):
            text = _read(file)
            more = "".join(self._sentences(text))
            if more:
                yield file, f"{text.rstrip()}\n\n# {self.new.title}\n\n{more}"

    def _declaration(self, text: str) -> str:
        """Return the old declaration under the new name. Its contracts and presets keep their ids."""
        text = re.sub(rf"\b{self.old.constant}\b(?= = Game\()", self.new.constant, text)
        text = text.replace(f'Game(id="{self.old.id}"', f'Game(id="{self.new.id}"')
        for old, new in self.presets:
            text = text.replace(f'Preset("{old}"', f'Preset("{new}"')
        return text.replace(f"/{self.old.id}.md", f"/{self.new.id}.md")

    def _page(self, text: str) -> str:
        """Return the old page with the new name in its anchors, its links to itself and the rules it
        names.
        """
        old, new = re.escape(self.old.id), self.new.id
        text = re.sub(rf"\{{#{old}(?=[.}}])", f"{{#{new}", text)
        text = re.sub(rf"\(#{old}(?=[.)])", f"(#{new}", text)
        text = re.sub(rf"^rule: {old}(?=\.)", f"rule: {new}", text, flags=re.MULTILINE)
        for before, after in self.presets:
            text = re.sub(rf"^rules: {before}\b", f"rules: {after}", text, flags=re.MULTILINE)
            text = re.sub(rf"\.presets\.{before}(?=[)}}])", f".presets.{after}", text)
            text = text.replace(f"`{before}`", f"`{after}`")
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
        """Yield the messages of the old game for the new one."""
        for entry in re.findall(r"^[\w-]+ =.*\n(?:[ ]+.*\n)*", text, re.MULTILINE):
            name, _, sentence = entry.partition(" =")
            if any(_is_of(name, start.format(self.old.id)) for start in _SENTENCES):
                if name in self._renamed:
                    name, title = self._renamed[name]
                    sentence = f" {title}\n" + sentence.partition("\n")[2]
                else:
                    name = name.replace(f"-{self.old.id}-", f"-{self.new.id}-")
                yield f"{name} ={sentence}"

    @property
    def _renamed(self) -> dict[str, tuple[str, str]]:
        """The messages with the names of game and rule set: their new ids and texts."""
        presets = {
            f"preset-{self.old.id}-{old}": (f"preset-{self.new.id}-{new}", GameNames(new).title)
            for old, new in self.presets
        }
        return {f"game-{self.old.id}": (f"game-{self.new.id}", self.new.title), **presets}


def _is_of(name: str, start: str) -> bool:
    return name.startswith(start) if start.endswith("-") else name == start


def _read(file: Path) -> str:
    if not file.is_file():
        raise Refused(f"there is no {file}")
    return file.read_text("utf-8")


def write(root: Path, new: str, old: str, preset: str | None = None) -> list[Path]:
    """Write every file of the new game and return the paths.

    Raises:
        Refused: the name is none, or is taken; or there is nothing it could be like.
    """
    for name in filter(None, (new, preset)):
        if not _NAME.fullmatch(name):
            raise Refused(f"games and rule sets are named in lower case, words joined by -, and not {name!r}")
    declared = root / "src" / "spadille" / "games" / f"{GameNames(old).module}.py"
    writing = GameTemplate(root, GameNames(new), GameNames(old), _renamed(_read(declared), preset))
    pages, changes = list(writing.pages()), list(writing.changes())
    if taken := [file for file, _ in pages if file.exists()]:
        raise Refused(f"there is a game of this name: {taken[0]}")
    for file, text in (*pages, *changes):
        file.write_text(text, "utf-8")
    return [file for file, _ in (*pages, *changes)]


def _renamed(declaration: str, preset: str | None) -> tuple[tuple[str, str], ...]:
    """Return the ids of the old and the new rule set, if they differ."""
    presets = re.findall(r'\bPreset\("([^"]+)"', declaration)
    if preset is None or presets == [preset]:
        return ()
    if len(presets) != 1:
        raise Refused(f"a name is given to the only rule set of a game, and there are {len(presets)}")
    return ((presets[0], preset),)


def main() -> int:
    """Run the command line."""
    words = argparse.ArgumentParser(prog="make game", description=__doc__)
    words.add_argument("name")
    words.add_argument(
        "--like", help="the game that it is made after; without, what is made of it is made anew"
    )
    words.add_argument("--preset", help="the name of its rule set")
    asked = words.parse_args()
    try:
        files = write(ROOT, asked.name, asked.like, asked.preset) if asked.like else _written(asked.name)
    except Refused as refused:
        sys.stderr.write(f"spadille: {refused}\n")
        return 2
    if asked.like:
        _ran("ruff", "format", "--quiet", str(files[0]), "src/spadille/games/__init__.py")
    _ran("tests.golden.select_deals", asked.name)
    _ran("tests.conformance.store_deal_codes", *_anew(asked.name), asked.name)
    made = [f"tests/golden/{asked.name}/", *CODES]
    written = [*(file.relative_to(ROOT).as_posix() for file in files if asked.like), *made]
    listed = (f"  {name}" for name in written)
    sys.stdout.write("\n".join(("written:", *listed, "docs/adding-a-game.md says what to edit", "")))
    return 0


def _written(name: str) -> list[Path]:
    declaration = ROOT / "src" / "spadille" / "games" / f"{GameNames(name).module}.py"
    _read(declaration)
    return [declaration]


def _anew(name: str) -> list[str]:
    """Return the option that replaces codes, unless codes of the game are committed: those may be in use
    and must stay.
    """
    committed = subprocess.run(
        ["git", "show", f"HEAD:{CODES[0]}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return ["--anew"] if committed.returncode == 0 and f'"game": "{name}"' not in committed.stdout else []


def _ran(module: str, *words: str) -> None:
    subprocess.run([sys.executable, "-m", module, *words], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
