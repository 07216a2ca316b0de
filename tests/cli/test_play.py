"""Tests of `spadille play`: the command itself."""

import signal
import subprocess
import sys
from itertools import cycle

import pytest

from spadille.cli import main
from spadille.games import GAMES
from spadille.play.deal import Deal
from spadille.text import LANGUAGES, load_catalogue
from tests.cli.scripted_players import RandomPlayer
from tests.support.cli import Spadille

PROGRAM = (
    sys.executable,
    "-c",
    # A shell ignores interrupts in background jobs, and child processes inherit that.
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from spadille.cli import main; sys.exit(main())",
    "play",
)
TABLE = ("--deals", "3", "--seed", "pipe")


@pytest.mark.parametrize(
    ("language", "game", "rules"),
    [
        (language, game.id, game.presets[-1].id)
        for language, game in zip(cycle(LANGUAGES), GAMES.values(), strict=False)
    ],
)
def test_a_whole_match_is_played_from_a_pipe(
    monkeypatch: pytest.MonkeyPatch, language: str, game: str, rules: str
) -> None:
    arguments = [*TABLE, "--language", language, "--game", game, "--rules", rules]
    person = RandomPlayer(load_catalogue(language), "pipe")
    monkeypatch.setattr("spadille.cli.play.Keyboard", lambda: person)
    assert main(["play", *arguments]) == 0
    typed = "".join(f"{line}\n" for line in person.typed)
    ended = subprocess.run([*PROGRAM, *arguments], input=typed.encode(), capture_output=True, check=True)
    lines = [line for line in person.lines if not line.startswith("> ")]
    assert ended.stdout.decode().splitlines() == lines
    assert load_catalogue(language).say("final-title") in lines
    assert load_catalogue(language).say("ended-stopped") not in lines


def test_end_of_input_ends_the_match(spadille: Spadille) -> None:
    ended = spadille("play", *TABLE, typed="hand\n")
    assert (ended.status, ended.err) == (0, "")
    assert "The match was ended." in ended.lines


def test_an_interruption_ends_the_match() -> None:
    with subprocess.Popen([*PROGRAM, *TABLE], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as play:
        assert play.stdout is not None
        before = play.stdout.readline()
        play.send_signal(signal.SIGINT)
        after = play.stdout.read().decode()
        assert play.wait() == 0
    assert before == b"Six-Bid Solo, Standard.\n"
    assert "The match was ended.\nFinal standing\n" in after


def test_without_a_seed_matches_differ(spadille: Spadille) -> None:
    matches = [spadille("play", typed="hand\n").lines for _ in range(2)]
    hands = {next(line for line in lines if line.startswith("Your hand")) for lines in matches}
    assert len(hands) == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--game", "pinochle"], "There is no game “pinochle”."),
        (["--rules", "nobodys"], "There are no rules “nobodys” for this game."),
        (["--options", "{"], "--options wants a JSON object"),
        (["--seats", "8"], "This game is for 3 to 7 at the table."),
        (["--game", "german-solo", "--seats", "3"], "This game is for 4 at the table."),
        (["--bot", "deep"], "There is no bot “deep”. There are "),
        (["--deals", "0"], "A match has 1 to 1,000,000 deals."),
        (["--deals", "5", "--rules", "white-knuckle"], "the number of deals is a multiple of the seats, 3."),
        (["--seed", "frö"], "The seed “frö” has letters"),
        (["--language", "xx"], "There is no language “xx”."),
    ],
)
def test_impossible_tables_are_explained(spadille: Spadille, words: list[str], complaint: str) -> None:
    ended = spadille("play", *words)
    assert (ended.status, ended.out) == (2, "")
    assert complaint in ended.err


@pytest.mark.parametrize(
    ("words", "length"),
    [
        ([], "12 deals."),
        (["--seats", "5"], "20 deals."),
        (["--rules", "white-knuckle", "--seats", "4"], "16 deals."),
        (["--rules", "hoyle"], "Until you stop."),
        (["--rules", "hoyle", "--deals", "1"], "1 deal."),
        (["--game", "german-solo"], "Until you stop."),
        (["--game", "progressive", "--seats", "5", "--deals", "5"], "5 deals."),
    ],
)
def test_the_rules_set_the_length_of_a_match(spadille: Spadille, words: list[str], length: str) -> None:
    assert spadille("play", *words).lines[1] == length


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_deal_can_be_reviewed_between_deals(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    catalogue, reviewed = load_catalogue(language), []

    def review(_company: object, deal: Deal) -> list[str]:
        reviewed.append(deal)
        return ["worth"]

    monkeypatch.setattr("spadille.cli.review.review_deal", review)
    person = RandomPlayer(catalogue, "pipe")
    answers = person.read_line

    def hear() -> str:
        asked = person.lines[-1] == catalogue.say("pause-or-review")
        return catalogue.say("spoken-review").split(", ")[0] if asked else answers()

    monkeypatch.setattr(person, "read_line", hear)
    monkeypatch.setattr("spadille.cli.play.Keyboard", lambda: person)
    assert main(["play", *TABLE, "--language", language]) == 0
    assert reviewed
    assert all(deal.result is not None for deal in reviewed)
    assert person.lines.count("worth") == len(reviewed)
