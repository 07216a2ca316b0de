"""What the guide to running a house says can be done as it says it."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from spadille.cli.commands import COMMANDS, commands
from spadille.server.metrics import written
from spadille.server.settings import Settings, key, settings, variable

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "running-a-house.md").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")


def blocks(language: str) -> list[str]:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
    return [words for named, words in fenced if named == language]


@pytest.mark.parametrize("words", blocks("toml"))
def test_every_file_of_settings_holds(words: str, tmp_path: Path) -> None:
    file = tmp_path / "spadille.toml"
    file.write_text(words, "utf-8")
    assert (
        tomllib.loads(words).items()
        <= {key(name): value for name, value in settings({"config": file}, {})}.items()
    )


def test_every_command_is_understood() -> None:
    told = [line for block in blocks("") for line in block.splitlines() if line.startswith("spadille ")]
    told += re.findall(r"^ExecStart=\S*/(spadille .*)$", GUIDE, re.MULTILINE)
    assert len(told) >= 4
    for line in told:
        words = shlex.split(line)[1:]
        assert words[0] in COMMANDS
        commands().parse_args(words, print_error=False, exit_on_error=False)


def test_every_variable_of_the_container_is_a_setting() -> None:
    names = {variable(name) for name in Settings.model_fields}
    said = set(re.findall(r"SPADILLE_[A-Z_]+", CONTAINER + GUIDE))
    assert said
    assert said <= names


def test_every_metric_is_counted() -> None:
    counted = written().decode()
    named = set(re.findall(r"`(spadille_[a-z_]+)", GUIDE))
    assert len(named) >= 8
    assert [name for name in named if f"# TYPE {name} " not in counted] == []
