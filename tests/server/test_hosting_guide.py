"""Tests that the configurations and commands of the hosting guide work."""

from __future__ import annotations

import re
import shlex
import subprocess
import tomllib
from pathlib import Path
from shutil import which

import pytest

from spadille.cli.commands import build_app
from spadille.cli.start import COMMANDS
from spadille.server.metrics import render_metrics
from spadille.server.ops.settings import Settings, option_name, settings, variable_name
from tests.support.client import TIMEOUT

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "running-a-server.md").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")


def blocks(language: str) -> list[str]:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
    return [words for named, words in fenced if named == language]


@pytest.mark.parametrize("words", blocks("toml"))
def test_every_settings_file_is_valid(words: str, tmp_path: Path) -> None:
    file = tmp_path / "spadille.toml"
    file.write_text(words, "utf-8")
    assert (
        tomllib.loads(words).items()
        <= {option_name(name): value for name, value in settings({"config": file}, {})}.items()
    )


def test_every_command_is_valid() -> None:
    commands_told = [
        line for block in blocks("") for line in block.splitlines() if line.startswith("spadille ")
    ]
    commands_told += re.findall(r"^ExecStart=\S*/(spadille .*)$", GUIDE, re.MULTILINE)
    commands_told += re.findall(r"^podman .* (spadille [a-z]+(?: .*)?)$", GUIDE, re.MULTILINE)
    assert len(commands_told) >= 8
    for line in commands_told:
        words = shlex.split(line)[1:]
        assert words[0] in COMMANDS
        build_app().parse_args(words, print_error=False, exit_on_error=False)


# The systemd unit


def systemd_unit() -> str:
    (found,) = blocks("ini")
    return found


def test_the_systemd_unit_is_sandboxed() -> None:
    unit_lines = dict(line.split("=", 1) for line in systemd_unit().splitlines() if "=" in line)
    assert (unit_lines["UMask"], unit_lines["StateDirectoryMode"]) == ("0077", "0700")
    assert unit_lines["CapabilityBoundingSet"] == ""
    assert unit_lines["ProtectSystem"] == "strict"
    assert {"NoNewPrivileges", "PrivateUsers", "PrivateDevices", "RestrictSUIDSGID"} <= {
        name for name, value in unit_lines.items() if value == "yes"
    }


@pytest.mark.skipif(which("systemd-analyze") is None, reason="systemd is not installed (package systemd)")
def test_systemd_analyze_accepts_the_sandbox(tmp_path: Path) -> None:
    file = tmp_path / "spadille.service"
    file.write_text(systemd_unit(), "utf-8")
    asked = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(file)]
    found = subprocess.run(asked, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    exposed = re.search(r"exposure level for spadille.service: ([\d.]+)", found.stdout)
    assert exposed, found.stderr
    assert float(exposed[1]) <= 2.0
    assert f"rates the exposure as {exposed[1]} " in " ".join(GUIDE.split())


def test_every_variable_of_the_container_is_a_setting() -> None:
    names = {variable_name(name) for name in Settings.model_fields}
    named = set(re.findall(r"SPADILLE_[A-Z_]+", CONTAINER + GUIDE))
    assert named
    assert named <= names


def test_every_metric_exists() -> None:
    counted = render_metrics().decode()
    named = set(re.findall(r"`(spadille_[a-z_]+)", GUIDE))
    assert len(named) >= 8
    assert [name for name in named if f"# TYPE {name} " not in counted] == []
