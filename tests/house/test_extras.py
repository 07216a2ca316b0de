"""Tests that the library needs only Python, and that the terminal and the server bring their dependencies
as extras.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from spadille.cli.start import EXTRAS
from spadille.games import GAMES
from tests.house.alone import run_without
from tests.house.source import MODULES, ROOT, SPADILLE, syntax, where

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
ROOMS = ("cards", "rules", "games", "play", "notation", "solver", "bots", "arena", "env", "__init__.py")
OF_ROOMS = {
    "rl": {"env": {"numpy"}, "adapters": {"gymnasium", "numpy", "pettingzoo"}},
    "openspiel": {"adapters": {"numpy", "pyspiel"}},
    "rlcard": {"adapters": {"numpy", "rlcard"}},
}
"""Extras that no command needs: for each the packages of Spadille that import from it, and what they
import.
"""
NAMED_OTHERWISE = {"pyspiel": "open-spiel"}
LEARNED = {
    "text": "cli",
    "sentences": "cli",
    "text_commands": "cli",
    "cli": "cli",
    "study": "data",
    **dict.fromkeys(
        ("club", "telemetry", "protocol", "storage", "workers", "table", "app", "pyodide", "server"), "server"
    ),
}
BROUGHT_BY_OTHERS = {"greenlet": "sqlalchemy[asyncio]", "pydantic_core": "pydantic", "starlette": "fastapi"}
OF_FILES = {
    SPADILLE / "study" / "ray_runner.py": "ray",
    SPADILLE / "storage" / "open_database.py": "postgresql",
    **dict.fromkeys((SPADILLE / "storage" / "postgres").glob("*.py"), "postgresql"),
}


def module_name(module: Path) -> str:
    return ".".join(module.relative_to(SPADILLE.parent).with_suffix("").parts).removesuffix(".__init__")


def third_party_imports(module: Path) -> Iterator[str]:
    """Yield the names of the third-party packages that a module imports."""
    for node in ast.walk(syntax(module)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        else:
            continue
        yield from {name.partition(".")[0] for name in names} - {*sys.stdlib_module_names, "spadille"}


def installed_by(extra: str) -> set[str]:
    """Return the packages that an extra and the extras it includes install."""
    extras = list(EXTRAS)
    return {name for earlier in extras[: extras.index(extra) + 1] for name in EXTRAS[earlier]}


def importable_in(room: str) -> set[str]:
    """Return the packages that a subpackage of Spadille may import from the extras that no command needs."""
    return {name for rooms in OF_ROOMS.values() for name in rooms.get(room, ())}


def distribution(requirement: str) -> str:
    """Return the normalised name of a requirement."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


def test_every_room_of_the_library_opens_with_python_alone() -> None:
    names = [module_name(module) for module in MODULES if module.relative_to(SPADILLE).parts[0] in ROOMS]
    assert len(names) > 80
    program = "from importlib import import_module\nfor name in sys.argv[1:]: import_module(name)"
    ended = run_without((), program, *names)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_deal_is_played_to_its_end_with_python_alone() -> None:
    program = """
import spadille as sp
for game in sp.GAMES:
    deal = sp.deal(game, seed="alone")
    end = sp.play_out(deal, ["club"] * (len(deal.layout.hands)), seed=7)
    print(game, end.deal.over, sum(end.result.payments), type(sp.check(end.record)).__name__)
assert all(getattr(sp, name) for name in sp.__all__)
print(sp.review(end, 0, worlds=4).payment == end.result.payments[0])
print(sp.solve("AS TS | KS 9H | QS 8H", trumps="H", leader=0, declarer=0).moves)
"""
    ended = run_without((), program)
    assert ended.stderr == ""
    *games, reviewed, solved = ended.stdout.splitlines()
    assert games == [f"{game} True 0 Sound" for game in GAMES]
    assert reviewed == "True"
    assert solved == "{Card('AS'): 18, Card('TS'): 17}"


def test_nothing_is_installed_that_was_not_asked_for() -> None:
    assert PROJECT["dependencies"] == []
    assert list(PROJECT["optional-dependencies"]) == [*EXTRAS, *OF_ROOMS]


@pytest.mark.parametrize(
    ("extra", "before"), [("data", "cli"), ("ray", "data"), ("server", "cli"), ("postgresql", "server")]
)
def test_an_extra_brings_the_one_before_it(extra: str, before: str) -> None:
    assert f"spadille[{before}]" in PROJECT["optional-dependencies"][extra]


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_installs_exactly_what_is_imported(extra: str) -> None:
    named = {distribution(requirement) for requirement in PROJECT["optional-dependencies"][extra]} - {
        "spadille"
    }
    homes = packages_distributions()
    found = {name: {distribution(home) for home in homes[name]} for name in EXTRAS[extra]}
    assert {name for name in found if not found[name] & named} <= set(BROUGHT_BY_OTHERS)
    assert {
        brought_name for brought_name in named if not any(brought_name in home for home in found.values())
    } == set()


def test_each_room_opens_what_its_extra_brings() -> None:
    strange = [
        f"{where(module)} opens {name}"
        for module in MODULES
        for room in [module.relative_to(SPADILLE).parts[0]]
        for extra in [OF_FILES.get(module, LEARNED.get(room))]
        for name in set(third_party_imports(module)) - importable_in(room)
        if extra is None or name not in installed_by(extra)
    ]
    assert strange == []


def test_optional_imports_match_their_extra() -> None:
    for extra, rooms in OF_ROOMS.items():
        brings = {NAMED_OTHERWISE.get(name, name) for names in rooms.values() for name in names}
        assert {
            distribution(requirement) for requirement in PROJECT["optional-dependencies"][extra]
        } == brings


@pytest.mark.parametrize(
    ("adapter", "extra"),
    [
        ("pettingzoo", "rl"),
        ("gymnasium", "rl"),
        ("spaces", "rl"),
        ("openspiel", "openspiel"),
        ("rlcard", "rlcard"),
    ],
)
def test_an_adapter_without_its_extra_says_what_to_install(adapter: str, extra: str) -> None:
    ended = run_without((), f"import spadille.adapters.{adapter}")
    sentence = f'needs libraries that are not installed: pip install "spadille[{extra}]"'
    assert ended.stderr.splitlines()[-1].endswith(sentence)
