"""Tests that a command whose extra is missing names it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from spadille import __version__
from spadille.cli import start
from spadille.cli.language import find_language
from spadille.cli.start import COMMANDS, EXTRAS, NOT_INSTALLED
from spadille.text import LANGUAGES, load_catalogue
from tests.house.alone import run_without

PLACE = "postgresql://localhost/none"
SURE = {"study": "data"}
ONE_COMMAND = "from spadille.cli.start import main; sys.exit(main())"
EACH_LINE = """
from spadille.cli.start import main
print([main(words) for words in json.loads(sys.argv[1])])
"""


def extra_of(command: str) -> str:
    return "server" if COMMANDS[command].startswith("spadille.server.") else SURE.get(command, "cli")


def complaint(command: str, extra: str, language: str = "en") -> str:
    remedy = f'pip install "spadille[{extra}]"'
    sentence = load_catalogue(language).say("libraries-missing", command=command, remedy=remedy)
    return f"spadille: {sentence}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_python_alone_every_command_names_its_extra(language: str) -> None:
    lines = [[command, "--language", language] for command in COMMANDS]
    ended = run_without((), EACH_LINE, json.dumps(lines))
    complaints = [complaint(command, extra_of(command), language) for command in COMMANDS]
    assert ended.stderr.splitlines() == complaints
    assert ended.stdout == f"{[NOT_INSTALLED] * len(COMMANDS)}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [[], ["--help"], ["-h"], ["help"]])
def test_with_python_alone_the_commands_are_listed(words: list[str], language: str) -> None:
    line = [*words, "--language", language] if words else []
    ended = run_without((), ONE_COMMAND, *line)
    page = load_catalogue(language if words else find_language([])).say("help-commands")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == f"{page}\n"


def test_with_python_alone_the_version_is_said() -> None:
    ended = run_without((), ONE_COMMAND, "--version")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, f"spadille {__version__}\n", "")


def test_python_runs_the_package_as_the_command() -> None:
    command = [sys.executable, "-m", "spadille", "--version"]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ended.stdout == f"spadille {__version__}\n"


def test_server_commands_name_the_server_extra() -> None:
    commands = [command for command in COMMANDS if extra_of(command) == "server"]
    ended = run_without(
        EXTRAS["server"], EACH_LINE, json.dumps([[command, "a", "b"] for command in commands])
    )
    assert ended.stderr.splitlines() == [complaint(command, "server") for command in commands]
    assert ended.stdout == f"{[NOT_INSTALLED] * 5}\n"


def test_other_commands_need_no_server_extra() -> None:
    lines = [[command, "--help"] for command in COMMANDS] + [["deal", "--seed", "7"], ["check", "/dev/null"]]
    ended = run_without(EXTRAS["server"], EACH_LINE, json.dumps(lines))
    *_, statuses = ended.stdout.splitlines()
    assert json.loads(statuses)[:-1] == [0] * (len(lines) - 1)
    assert "needs libraries" not in ended.stderr


def test_sqlite_needs_no_postgresql_driver(tmp_path: Path) -> None:
    program = """
from pathlib import Path
import spadille.server.ops.audit, spadille.server.ops.serve
import spadille.server.ops.export_import, spadille.server.ops.repair
spadille.server.ops.serve.open_store(Path(sys.argv[1])).close()
"""
    ended = run_without(EXTRAS["postgresql"], program, str(tmp_path / "tables.sqlite"))
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--port", "0", "--cluster-address", "127.0.0.1:1", "--database", PLACE],
        ["audit", PLACE],
    ],
)
def test_a_postgresql_url_names_the_postgresql_extra(words: list[str]) -> None:
    ended = run_without(EXTRAS["postgresql"], ONE_COMMAND, *words)
    assert ended.returncode == NOT_INSTALLED
    assert ended.stderr == complaint(words[0], "postgresql") + "\n"


@pytest.mark.parametrize(
    ("words", "lacking", "extra"),
    [
        (["study", "run", "studied", "--deals", "1"], "data", "data"),
        (["study", "run", "studied", "--deals", "1", "--on", "ray"], "ray", "ray"),
        (["arena", "--deals", "1", "--processes", "1", "--results", "studied"], "data", "data"),
    ],
)
def test_commands_that_write_parquet_name_their_extra(
    tmp_path: Path, words: list[str], lacking: str, extra: str
) -> None:
    placed = [str(tmp_path / word) if word == "studied" else word for word in words]
    ended = run_without(EXTRAS[lacking], ONE_COMMAND, *placed)
    assert ended.returncode == NOT_INSTALLED
    assert ended.stderr == complaint(words[0], extra) + "\n"


def test_other_missing_modules_are_raised() -> None:
    ended = run_without(("fractions",), "sys.modules.pop('fractions', None)\n" + ONE_COMMAND, "play")
    assert "No module named 'fractions'" in ended.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["deal"],
        ["deal", "--language", "sv"],
        ["deal", "--language=sv"],
        ["deal", "--language=en"],
        ["deal", "--language", "tlh"],
        ["deal", "--language"],
    ],
)
@pytest.mark.parametrize("locale", ["sv_SE.UTF-8", "en_US.UTF-8", "de_DE", "C", ""])
def test_start_and_commands_choose_the_same_language(
    monkeypatch: pytest.MonkeyPatch, words: list[str], locale: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", locale)
    assert start.find_language(words) == find_language(words)
