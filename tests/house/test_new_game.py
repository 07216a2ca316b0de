"""Tests of the command that creates a new game, and of the reports of missing parts of a game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.game import CODES, Refused, write
from tests.house.source import ROOT

NAME = "little-sluff"
PYTEST = ("pytest", "-q", "-p", "no:cacheprovider", "-m", "not long")
NEEDED = ("src/spadille", "rulebook", "docs", "tests", "scripts", "pyproject.toml")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy the files that the command writes to."""
    for name in NEEDED:
        there = tmp_path / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            leave = shutil.ignore_patterns("__pycache__", "web", "e2e", "node_modules")
            shutil.copytree(ROOT / name, there, ignore=leave)
        else:
            shutil.copy(ROOT / name, there)
    return tmp_path


def ran(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join((str(checkout / "src"), str(checkout)))
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )


def judged(checkout: Path, *rooms: str) -> subprocess.CompletedProcess[str]:
    return ran(checkout, *PYTEST, "-k", NAME, *rooms)


def test_a_game_like_another_is_whole_but_for_its_golden_deals(checkout: Path) -> None:
    files = [file.relative_to(checkout).as_posix() for file in write(checkout, NAME, "sluff")]
    pages = [file.parent / f"{NAME}.md" for file in sorted((ROOT / "rulebook").glob("*/sluff.md"))]
    assert files[: len(pages) + 1] == [
        "src/spadille/games/little_sluff.py",
        *(page.relative_to(ROOT).as_posix() for page in pages),
    ]
    done = judged(checkout, "tests/rulebook/test_pages.py", "tests/rulebook/test_topics.py", "tests/text")
    assert done.returncode == 0, done.stdout[-2000:]
    assert " passed" in done.stdout


def test_the_registry_takes_a_game_on_one_line_or_on_many(tmp_path: Path) -> None:
    games = tmp_path / "src" / "spadille" / "games"
    shutil.copytree(ROOT / "src" / "spadille" / "games", games)
    shutil.copytree(ROOT / "rulebook", tmp_path / "rulebook")
    registry = games / "__init__.py"
    for name in ("dobbm", "crazy-solo"):
        write(tmp_path, name, "sluff")
        text = registry.read_text("utf-8")
        registry.write_text(text.replace("SLUFF, ", "SLUFF,\n    ").replace("DOBBM)", "DOBBM,\n)"), "utf-8")
    made = registry.read_text("utf-8")
    assert "".join(made.split()).count("DOBBM,CRAZY_SOLO)}") == 1
    assert (
        "from spadille.games.crazy_solo import CRAZY_SOLO\nfrom spadille.games.dobbm import DOBBM\n" in made
    )
    assert made.count('"CRAZY_SOLO"') == made.count('"DOBBM"') == made.count('"game_named"') == 1


def test_missing_parts_are_reported_with_their_file(checkout: Path) -> None:
    write(checkout, NAME, "sluff")
    page, words = checkout / f"rulebook/en/{NAME}.md", checkout / "src/spadille/text/sv/game.ftl"
    page.write_text(page.read_text("utf-8").replace(f"{{#{NAME}.lead}}", f"{{#{NAME}.leads}}"), "utf-8")
    words.write_text(words.read_text("utf-8").replace(f"preset-{NAME}-mcmillan", "preset-none"), "utf-8")
    printed = judged(checkout, "tests/rulebook/test_topics.py", "tests/text", "tests/conformance").stdout
    assert f"rulebook/en/{NAME}.md: add headings with {{#{NAME}.lead}}" in printed
    assert f"add to src/spadille/text/sv/game.ftl: preset-{NAME}-mcmillan = ..." in printed
    assert f"src/spadille/notation/code-numbers.jsonl, line {NAME}" in printed


@pytest.mark.long
def test_the_command_as_the_page_tells_it(checkout: Path) -> None:
    """Follow `docs/adding-a-game.md` literally, and run every test that covers each game."""
    written = ran(checkout, "scripts.game", NAME, "--like", "sluff")
    assert written.returncode == 0, written.stderr
    assert [file for file in (f"tests/golden/{NAME}/", *CODES) if file not in written.stdout] == []
    again = ran(checkout, "scripts.game", NAME)
    assert (again.returncode, f"tests/golden/{NAME}/" in again.stdout) == (0, True), again.stderr
    done = judged(checkout, "tests/rulebook", "tests/text", "tests/golden", "tests/rules")
    assert done.returncode == 0, done.stdout[-2000:]
    done = ran(checkout, *PYTEST, "tests/conformance/test_deal_codes.py")
    assert done.returncode == 0, done.stdout[-2000:]
    (checkout / f"rulebook/en/{NAME}.md").unlink()
    assert f"write rulebook/en/{NAME}.md" in judged(checkout, "tests/rulebook").stdout


@pytest.mark.parametrize(
    ("name", "like", "why"),
    [
        ("Frog 2", "sluff", "games and rule sets are named in lower case"),
        ("frog", "sluff", "there is a game of this name"),
        ("dobbm", "skat", "there is no .*skat.py"),
        ("dobbm", "frog", "the only rule set of a game, and there are 5"),
    ],
)
def test_what_cannot_be_written_is_refused(name: str, like: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        write(ROOT, name, like, "as-published")


def test_its_only_rule_set_is_named_with_the_game(checkout: Path) -> None:
    write(checkout, NAME, "sluff", "as-published")
    done = judged(checkout, "tests/rulebook/test_pages.py", "tests/rulebook/test_examples.py", "tests/text")
    assert done.returncode == 0, done.stdout[-2000:]
    assert "mcmillan" not in (checkout / f"src/spadille/games/{NAME.replace('-', '_')}.py").read_text("utf-8")
    words = (checkout / "src/spadille/text/en/game.ftl").read_text("utf-8")
    assert f"preset-{NAME}-as-published = As Published\n" in words
