"""Tests of the command line itself: help and usage errors."""

import os
import subprocess
import sys

import pytest

from spadille import __version__
from spadille.cli.commands import build_app
from spadille.cli.start import COMMANDS, SUBCOMMANDS
from spadille.text import LANGUAGES
from tests.support.cli import Spadille


def list_options(command: str) -> set[str]:
    """Return every option of a command without the `--no-` forms of flags."""
    found = build_app()[command]
    several = [found[word] for word in SUBCOMMANDS[command]] if command in SUBCOMMANDS else [found]
    arguments = [argument for chosen in several for argument in chosen.assemble_argument_collection()]
    return {argument.name for argument in arguments if argument.name.startswith("--")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_names_every_option_and_no_other(spadille: Spadille, command: str, language: str) -> None:
    page = spadille(command, "--help", "--language", language)
    named = {word for line in page.lines for word in line.split()[:1] if word.startswith("--")}
    assert (page.status, page.err) == (0, "")
    assert named == list_options(command)


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"], ["help"]])
def test_without_a_command_the_help_is_printed(spadille: Spadille, words: list[str]) -> None:
    page = spadille(*words)
    assert page.status == 0
    assert all(f"spadille {command}" in page.out for command in COMMANDS)


def test_help_differs_by_language(spadille: Spadille) -> None:
    pages = [spadille("deal", "--help", "--language", language).out for language in LANGUAGES]
    assert len(set(pages)) == len(LANGUAGES)


def test_the_version_is_printed(spadille: Spadille) -> None:
    assert spadille("--version").out == f"spadille {__version__}\n"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["dael"], "“dael” is not a command. There are deal, "),
        (["dael", "--help"], "“dael” is not a command. There are deal, "),
        (["help", "dael"], "“dael” is not a command. There are deal, "),
        (["study", "ruin", "--help"], "“ruin” is not a study command"),
        (["deal", "--seed="], "--seed needs a value"),
        (["check", ""], "An empty word means nothing here"),
        (["--dael"], "--dael"),
        (["deal", "--cuont", "3"], "spadille deal has no option --cuont"),
        (["deal", "seven"], "“seven” is one word too many"),
        (["deal", "--seats", "3", "--seats", "4"], "--seats is given twice"),
        (["deal", "--seats"], "--seats needs a value"),
        (["deal", "--seats", "three"], "--seats cannot be “three”"),
        (["deal", "--seats", "3.5"], "--seats cannot be “3.5”"),
        (["deal", "--seats", "-3"], "--seats"),
        (["check", "--language"], "--language needs a value"),
        (["check", "--language", "tlh"], "There is no language “tlh”"),
        (["study", "ruin"], "“ruin” is not a study command. There are run, report, compare, publish."),
        (["check", "--strict"], "--strict is not an option"),
    ],
)
def test_usage_errors_are_explained(spadille: Spadille, words: list[str], complaint: str) -> None:
    ended = spadille(*words)
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith("spadille: ")
    assert complaint in ended.err
    assert len(ended.err.splitlines()) == 1


def test_errors_are_in_the_chosen_language(spadille: Spadille) -> None:
    assert "inget kommando" in spadille("dael", "--language", "sv").err
    assert "inget kommando" in spadille("dael", "--language=sv").err


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "sv_SE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "tlh.UTF-8", "LC_MESSAGES": "sv_SE"}, "sv"),
        ({"LANG": "tlh.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_defaults_to_the_locale(
    spadille: Spadille, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert spadille("dael").err == spadille("dael", "--language", language).err


def test_check_imports_neither_server_nor_storage() -> None:
    program = (
        "import sys; from spadille.cli import main; main(['check', '/dev/null']);"
        "sys.exit(any(name in sys.modules for name in ('fastapi', 'sqlalchemy', 'spadille.server')))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize(("wrong", "why"), [(OSError(28, "No room"), "No room"), (OSError(), "OSError")])
def test_operating_system_errors_are_explained(
    spadille: Spadille, monkeypatch: pytest.MonkeyPatch, wrong: OSError, why: str
) -> None:
    def carried_out(_tokens: list[str]) -> int:
        raise wrong

    monkeypatch.setattr("spadille.cli.commands._run", carried_out)
    assert spadille("deal").err == f"spadille: The system refused: {why}.\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_no_option_takes_an_empty_value(spadille: Spadille, command: str) -> None:
    for option in list_options(command):
        for words in ([option, ""], [f"{option}="]):
            ended = spadille(command, *words)
            assert (ended.status, ended.out) == (2, "")
            assert f"{option} needs a value" in ended.err


@pytest.mark.parametrize("width", [40, 100])
def test_a_terminal_shows_whole_words(spadille: Spadille, width: int) -> None:
    page = spadille("play", "--help").out
    terminal, inside = os.openpty()
    program = [sys.executable, "-c", "import sys; from spadille.cli import main; sys.exit(main())"]
    with subprocess.Popen(
        [*program, "play", "--help", "--language", "en"],
        stdout=inside,
        env={**os.environ, "COLUMNS": str(width)},
    ) as shown:
        os.close(inside)
        text = b"".join(iter(lambda: read_terminal(terminal), b"")).decode()
        assert shown.wait() == 0
    os.close(terminal)
    assert text.split() == page.split()
    assert max(map(len, text.splitlines())) <= width < max(map(len, [*page.splitlines(), "-" * 101]))


def read_terminal(terminal: int) -> bytes:
    """Return what a terminal shows next, and nothing once its program has ended."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""
