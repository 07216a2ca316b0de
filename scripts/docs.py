"""Build the documentation as a static site: `python -m scripts.docs FOLDER`, by `make docs`.

FOLDER gets the pages first: those of docs/, the rulebook, a reference page for each part of the public API
from its docstrings, and the output of the notebooks. mkdocs.yml has the navigation. The build fails if a link
leads nowhere or a page loads anything from another host.
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

from spadille.text import DEFAULT

HOUSE = Path(__file__).parents[1]
SITE = HOUSE / "dist" / "docs"
DOCS, RULEBOOK, NOTEBOOKS = HOUSE / "docs", HOUSE / "rulebook" / DEFAULT, HOUSE / "docs" / "notebooks"
_TO_RULEBOOK = re.compile(r"\]\(((?:\.\./)*)\.\./rulebook/")
_TO_NOTEBOOK = re.compile(r"(\]\((?!\w+:)[^)]*)\.ipynb\)")
_FETCHED = re.compile(
    r"""(?:<(?:script|img|iframe|source)\b[^>]*\ssrc|<link\b[^>]*\shref)=["']?(?:https?:)?//"""
)

_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).+)*", re.MULTILINE)
"""An example in a docstring: from its prompt to the next empty line."""
_PATIENCE = "--ExecutePreprocessor.startup_timeout=600"
"""The timeout for the start of a notebook's kernel, long enough for a busy machine."""


@dataclass(frozen=True)
class ReferencePage:
    """A page of the reference: its title, an introduction, and the names it documents with their modules."""

    title: str
    about: str
    homes: Mapping[str, str]

    @property
    def markdown(self) -> str:
        """The Markdown of the page. mkdocstrings inserts the docstrings."""
        parts = (_of(name, home) for name, home in self.homes.items())
        return "\n".join([f"# {self.title}\n", f"{self.about}\n", *parts])


def _of(name: str, home: str) -> str:
    return f"::: {home}\n    options:\n      heading: {name}\n      toc_label: {name}\n"


def _of_face(*names: str) -> dict[str, str]:
    return {f"sp.{name}": f"{FACE[name]}.{name}" for name in names}


def _of_room(room: str, **homes: str) -> dict[str, str]:
    return {f"{room}.{name}": f"spadille.{room}.{home}.{name}" for name, home in homes.items()}


def _of_modules(modules: Mapping[str, str]) -> dict[str, str]:
    return {
        f"{module}.{name}": f"{module}.{name}" for module, names in modules.items() for name in names.split()
    }


def public_names() -> dict[str, str]:
    """Return the public names of `import spadille as sp`, each with its module."""
    stub = (HOUSE / "src" / "spadille" / "__init__.pyi").read_text("utf-8")
    return dict(reversed(found) for found in re.findall(r"^from (\S+) import (\w+) as", stub, re.MULTILINE))


FACE = public_names()
ROOMS = ("arena", "bots", "env")
"""Packages that are public as a whole. Each has a page."""
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
        | _of_room(
            "arena",
            compare="comparison",
            Report="comparison",
            Gain="comparison",
            Estimate="estimate",
            deals="series",
            Contest="contest",
            Deals="contest",
            ContestError="contest",
            TextPlayer="text_player",
            PipePlayer="text_player",
            UnreadableAnswer="text_player",
        ),
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
            ObservedPart="schema",
            make_net="arrays",
            observe="view_observation",
            action_of="view_observation",
            NetPlayer="view_observation",
        ),
    ),
    "adapters": ReferencePage(
        "Adapters",
        "`spadille.adapters`. [The guide](../../guides/adapters.md) shows each.",
        _of_room(
            "adapters",
            SingleSeatEnv="gymnasium",
            BatchVectorEnv="gymnasium_vector",
            TurnBasedEnv="pettingzoo",
            SpadilleGame="openspiel",
            SpadilleEnv="rlcard",
        ),
    ),
    "types": ReferencePage(
        "What these return",
        "What the names of other pages return or have as fields, with the modules.",
        _of_modules(
            {
                "spadille.play.action": (
                    "Bid Pass Hold Double Redouble NameTrump Call Give Discard Ask Stop Veiled"
                ),
                "spadille.play.decision": "Decision",
                "spadille.play.view": "Known RevealedDeal TrickPiles",
                "spadille.play.trick": "Trick TableTrick",
                "spadille.play.layout": "Layout",
                "spadille.play.phase": "Phase",
                "spadille.rules.game": "Game Rules",
                "spadille.rules.order": "Ranking",
                "spadille.rules.goal": "Counts Outcome",
                "spadille.notation.check": "Sound Unsound",
                "spadille.notation.records": "Record",
                "spadille.solver.worlds": "Worlds WeightedSampler",
                "spadille.bots.explanation": "Reasons",
                "spadille.evaluation.review": "ReviewedDecision",
                "spadille.evaluation.luck": "PaymentParts",
                "spadille.env.actions": "ActionLayout",
                "spadille.adapters.openspiel": "SpadilleState Observer",
            }
        ),
    ),
}


def main(folder: Path) -> None:
    """Build the site."""
    pages = folder / "pages"
    shutil.rmtree(pages, ignore_errors=True)
    lay_out(pages)
    run_notebooks(sorted(NOTEBOOKS.glob("*.ipynb")), pages / "notebooks")
    rewrite_links(pages)
    shutil.rmtree(SITE, ignore_errors=True)
    found_here = {**os.environ, "PYTHONPATH": str(HOUSE)}
    subprocess.run(
        [_beside("zensical"), "build", "--strict", "--clean"], cwd=HOUSE, env=found_here, check=True
    )
    if fetched := list(find_external_loads(SITE)):
        raise SystemExit("spadille: these pages fetch from elsewhere:\n" + "\n".join(fetched))
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    print(f"spadille: {SITE.relative_to(HOUSE)} is made, {size / 1e6:.1f} MB of plain files for any host")


def lay_out(pages: Path) -> None:
    """Write all pages except the notebooks."""
    shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("*.ipynb"))
    shutil.copytree(RULEBOOK, pages / "rulebook" / DEFAULT)
    for name, reference in REFERENCE.items():
        page = pages / "reference" / "api" / f"{name}.md"
        page.parent.mkdir(exist_ok=True)
        page.write_text(reference.markdown, "utf-8")


def run_notebooks(notebooks: Sequence[Path], into: Path) -> None:
    """Run every notebook and write its output as pages. A failing notebook fails the build."""
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


def rewrite_links(pages: Path) -> None:
    """Change links to the rulebook and the notebooks to where they are on the site."""
    for page in pages.rglob("*.md"):
        text = _TO_RULEBOOK.sub(r"](\1rulebook/", page.read_text("utf-8"))
        page.write_text(_TO_NOTEBOOK.sub(r"\1.md)", text), "utf-8")


def fenced(text: str) -> str:
    """Return a docstring with its examples in code blocks, because Markdown would take a prompt for a
    quotation.

    >>> print(fenced("Two.").replace("`", "'"))
    Two.
    """
    return _EXAMPLE.sub(lambda found: f"\n```python\n{found[0]}\n```\n", text)


def find_external_loads(site: Path) -> Iterator[str]:
    """Yield the pages that load a script, a style, a font or an image from another host."""
    for page in sorted(site.rglob("*.html")):
        if found := _FETCHED.search(page.read_text("utf-8")):
            yield f"{page.relative_to(site)}: {found[0]}"


def _beside(command: str) -> Path:
    """Return the path of a command of this Python environment."""
    return Path(sys.executable).with_name(command)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
