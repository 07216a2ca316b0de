"""Tests of the lists of games, bots and rules, and of the completion of shells."""

import json
import subprocess

import pytest

from spadille.bots import BOTS
from spadille.cli.lists import SHELLS
from spadille.cli.start import COMMANDS, EXTRAS
from spadille.games import GAMES
from spadille.text import LANGUAGES
from tests.house.alone import run_without
from tests.support.cli import CommandResult, Spadille

PRESETS = [(game.id, preset.id) for game in GAMES.values() for preset in game.presets]


def read_items(listed: CommandResult) -> list[dict[str, object]]:
    assert (listed.status, listed.err) == (0, "")
    return [json.loads(line) for line in listed.lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lists_name_all_there_is(spadille: Spadille, language: str) -> None:
    named = ["--language", language]
    assert [line.split()[0] for line in spadille("games", *named).lines] == list(GAMES)
    assert [line.split()[0] for line in spadille("bots", *named).lines] == list(BOTS)
    assert [tuple(line.split()[:2]) for line in spadille("rules", *named).lines] == PRESETS


def test_lists_are_also_written_as_json(spadille: Spadille) -> None:
    games = read_items(spadille("games", "--json"))
    assert [(game["id"], preset) for game in games for preset in game["rules"]] == PRESETS  # type: ignore[attr-defined]
    assert [bot["id"] for bot in read_items(spadille("bots", "--json"))] == list(BOTS)
    rules = read_items(spadille("rules", "--json"))
    assert [(preset["game"], preset["id"]) for preset in rules] == PRESETS
    for preset in rules:
        table = GAMES[str(preset["game"])].rules(str(preset["id"]))
        assert preset["options"] == dict(table.settings.values)
        assert preset["seats"] == list(table.seats)


def test_the_rules_of_one_game_are_listed(spadille: Spadille) -> None:
    for game in GAMES:
        lines = spadille("rules", game).lines
        assert [tuple(line.split()[:2]) for line in lines] == [pair for pair in PRESETS if pair[0] == game]
    assert "There are six-bid" in spadille("rules", "whist").err


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_completes_every_command(spadille: Spadille, shell: str) -> None:
    script = spadille("completion", shell)
    assert (script.status, script.err) == (0, "")
    assert [command for command in COMMANDS if command not in script.out] == []


def test_bash_reads_its_completion(spadille: Spadille) -> None:
    script = spadille("completion", "bash").out
    subprocess.run(["bash", "-n"], input=script, encoding="utf-8", check=True)


def test_another_shell_is_refused(spadille: Spadille) -> None:
    ended = spadille("completion", "ksh")
    assert (ended.status, ended.out) == (2, "")
    assert "There is for bash, fish, zsh" in ended.err


def test_commands_whose_extra_is_missing_are_left_out() -> None:
    program = "from spadille.cli.start import main; sys.exit(main(['completion', 'bash']))"
    ended = run_without((*EXTRAS["server"], *EXTRAS["data"]), program)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "arena" in ended.stdout
    assert "serve" not in ended.stdout
