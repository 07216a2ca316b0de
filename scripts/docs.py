"""Writes the documentation as a site, plain files: `python -m scripts.docs FOLDER`, by `make docs`.

FOLDER is where its pages are laid out first: those of docs/, the rulebook, a page for every part of the face
from its docstrings, and the notebooks as they come out when they are run. mkdocs.yml says how they hang
together; a link that leads nowhere ends it, and so does anything a page would fetch from elsewhere.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

HOUSE = Path(__file__).parents[1]
SITE = HOUSE / "dist" / "docs"
DOCS, RULEBOOK, NOTEBOOKS = HOUSE / "docs", HOUSE / "rulebook", HOUSE / "docs" / "notebooks"
_TO_RULEBOOK = re.compile(r"\]\(((?:\.\./)*)\.\./rulebook/")
_TO_NOTEBOOK = re.compile(r"(\]\((?!\w+:)[^)]*)\.ipynb\)")
_FETCHED = re.compile(
    r"""(?:<(?:script|img|iframe|source)\b[^>]*\ssrc|<link\b[^>]*\shref)=["']?(?:https?:)?//"""
)

_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).+)*", re.MULTILINE)
"""From a prompt to the next empty line."""
_PATIENCE = "--ExecutePreprocessor.startup_timeout=600"
"""A busy machine takes its time to begin."""


@dataclass(frozen=True)
class ReferencePage:
    """A page of the reference: what it tells of, as it is taken from `spadille`, and where that stands."""

    title: str
    about: str
    homes: Mapping[str, str]

    @property
    def markdown(self) -> str:
        """The page; mkdocstrings puts in what the code says of itself."""
        parts = (_of(name, home) for name, home in self.homes.items())
        return "\n".join([f"# {self.title}\n", f"{self.about}\n", *parts])


def _of(name: str, home: str) -> str:
    return f"::: {home}\n    options:\n      heading: {name}\n      toc_label: {name}\n"


def _of_face(*names: str) -> dict[str, str]:
    return {f"sp.{name}": f"{FACE[name]}.{name}" for name in names}


def _of_room(room: str, **homes: str) -> dict[str, str]:
    return {f"{room}.{name}": f"spadille.{room}.{home}.{name}" for name, home in homes.items()}


def face() -> dict[str, str]:
    """By name what `import spadille as sp` gives, and the module it is taken from."""
    stub = (HOUSE / "src" / "spadille" / "__init__.pyi").read_text("utf-8")
    return dict(reversed(found) for found in re.findall(r"^from (\S+) import (\w+) as", stub, re.MULTILINE))


FACE = face()
ROOMS = ("arena", "bots", "env")
"""What the face has whole; each has a page."""
REFERENCE: Mapping[str, ReferencePage] = {
    "deals": ReferencePage(
        "Deals and views",
        "`import spadille as sp`. [The guide](../../guides/library.md) shows how they are used.",
        _of_face(
            "deal",
            "Deal",
            "lay_out",
            "view_of",
            "View",
            "Action",
            "Play",
            "play_out",
            "FinishedDeal",
            "NotAllowed",
        ),
    ),
    "cards": ReferencePage("Cards", "`import spadille as sp`.", _of_face("Card", "Hand", "Rank", "Suit")),
    "games": ReferencePage(
        "Games and payments",
        "`import spadille as sp`. The rulebook has the games in words.",
        _of_face("GAMES", "game_named", "settle", "SettlingTable", "Summary", "Result"),
    ),
    "notation": ReferencePage(
        "Records and codes",
        "`import spadille as sp`. Their forms: [records](../records.md), [deal codes](../deal-codes.md).",
        _of_face("read_action", "record_json", "read_record", "check", "code_of", "deal_of"),
    ),
    "solver": ReferencePage(
        "Solving, sampling, reviewing",
        "`import spadille as sp`. More in [the solver](../solver.md), [worlds](../worlds.md) and"
        " [reviews](../review.md).",
        _of_face("solve", "Answer", "WorldSampler", "deal_in", "hint", "review", "Review"),
    ),
    "bots": ReferencePage(
        "Bots and the arena",
        "`sp.bots` and `sp.arena`. [How to write one](../../guides/your-own-bot.md), [how they are"
        " compared](../../guides/arena.md).",
        _of_face("Player", "Chance")
        | _of_room("bots", BOTS="registry", with_model="registry")
        | _of_room("arena", deals="series", Contest="contest", Deals="contest", ContestError="contest"),
    ),
    "env": ReferencePage(
        "Whole deals in bulk",
        "`sp.env`. [Its page](../env.md) lists every part of an observation and every action.",
        _of_room(
            "env",
            Batch="batch",
            DealOutcome="batch",
            StepResult="batch",
            Bot="batch",
            Actions="actions",
            KINDS="actions",
            ObservationSchema="schema",
            make_net="arrays",
        ),
    ),
    "adapters": ReferencePage(
        "Adapters",
        "`spadille.adapters`. [The guide](../../guides/adapters.md) shows each.",
        _of_room(
            "adapters",
            SingleSeatEnv="gymnasium",
            TurnBasedEnv="pettingzoo",
            SpadilleGame="openspiel",
            SpadilleEnv="rlcard",
        ),
    ),
}


def main(folder: Path) -> None:
    """Writes it."""
    pages = folder / "pages"
    shutil.rmtree(pages, ignore_errors=True)
    lay_out(pages)
    run_notebooks(sorted(NOTEBOOKS.glob("*.ipynb")), pages / "notebooks")
    lead_on(pages)
    shutil.rmtree(SITE, ignore_errors=True)
    found_here = {**os.environ, "PYTHONPATH": str(HOUSE)}
    subprocess.run(
        [_beside("zensical"), "build", "--strict", "--clean"], cwd=HOUSE, env=found_here, check=True
    )
    if fetched := list(fetched_from(SITE)):
        raise SystemExit("spadille: these pages fetch from elsewhere:\n" + "\n".join(fetched))
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    print(f"spadille: {SITE.relative_to(HOUSE)} is made, {size / 1e6:.1f} MB of plain files for any host")


def lay_out(pages: Path) -> None:
    """The pages as the site's builder reads them, but for the notebooks."""
    shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("*.ipynb"))
    shutil.copytree(RULEBOOK, pages / "rulebook")
    for name, reference in REFERENCE.items():
        page = pages / "reference" / "api" / f"{name}.md"
        page.parent.mkdir(exist_ok=True)
        page.write_text(reference.markdown, "utf-8")


def run_notebooks(notebooks: Sequence[Path], into: Path) -> None:
    """Every notebook is run from its first cell; one that fails ends it. Pages are what comes out."""
    words: list[str | Path] = [
        "nbconvert",
        "--to=markdown",
        "--execute",
        "--log-level=ERROR",
        _PATIENCE,
        "--output-dir",
        into,
    ]
    ran = subprocess.run(
        [_beside("jupyter"), *words, *notebooks], capture_output=True, text=True, check=False
    )
    if ran.returncode:
        raise SystemExit(f"{ran.stderr}\nspadille: a notebook fails; the lines above say where.")


def lead_on(pages: Path) -> None:
    """Links as they lead on the site: there the rulebook lies one step nearer, and a notebook is a page."""
    for page in pages.rglob("*.md"):
        text = _TO_RULEBOOK.sub(r"](\1rulebook/", page.read_text("utf-8"))
        page.write_text(_TO_NOTEBOOK.sub(r"\1.md)", text), "utf-8")


def fenced(text: str) -> str:
    """A docstring with its examples as code: Markdown takes the prompt of one for a quotation.

    >>> print(fenced("Two.").replace("`", "'"))
    Two.
    """
    return _EXAMPLE.sub(lambda found: f"\n```python\n{found[0]}\n```\n", text)


def fetched_from(site: Path) -> Iterator[str]:
    """The pages that would fetch a script, a style, a font or a picture from another host."""
    for page in sorted(site.rglob("*.html")):
        if found := _FETCHED.search(page.read_text("utf-8")):
            yield f"{page.relative_to(site)}: {found[0]}"


def _beside(command: str) -> Path:
    """A command of this environment."""
    return Path(sys.executable).with_name(command)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
