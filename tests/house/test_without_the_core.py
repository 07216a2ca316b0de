"""Tests that the rules, the games, their play and the heuristic bots work without the native core."""

import subprocess
import sys

import pytest

from tests.house.source import MODULES, SPADILLE

ROOMS = ("cards", "rules", "games", "play", "notation", "bots")
BUT = [SPADILLE / "bots" / looks_ahead for looks_ahead in ("search", "learned")]
PROGRAM = """
import sys
sys.modules["spadille._core"] = None
from importlib import import_module
for name in sys.argv[1:]:
    import_module(name)
"""


def test_the_rooms_open_without_it() -> None:
    names = [
        ".".join(module.relative_to(SPADILLE.parent).with_suffix("").parts).removesuffix(".__init__")
        for module in MODULES
        if module.relative_to(SPADILLE).parts[0] in ROOMS and not any(map(module.is_relative_to, BUT))
    ]
    assert len(names) > 50
    program = (sys.executable, "-c", PROGRAM)
    ended = subprocess.run((*program, *names), capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize(
    "room",
    [
        "spadille.solver",
        "spadille.bots.learned.fast",
        "spadille.bots.search.player",
        "spadille.bots.learned.player",
    ],
)
def test_what_solves_needs_it(room: str) -> None:
    program = (sys.executable, "-c", PROGRAM, f"spadille.{room}")
    ended = subprocess.run(program, capture_output=True, text=True, check=False)
    assert "ModuleNotFoundError" in ended.stderr


def test_the_names_of_the_players_are_known_without_the_core() -> None:
    program = f"{PROGRAM}from spadille.bots import BOTS, novice\nprint(*BOTS)"
    ended = subprocess.run((sys.executable, "-c", program), capture_output=True, text=True, check=True)
    assert ended.stdout.split() == ["novice", "club", "fast", "pimc", "ismcts", "expert"]
