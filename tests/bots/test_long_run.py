"""Tests that every built-in player answers legally in a great many decisions."""

import sys

import pytest

from spadille.bots import BOTS
from tests.bots.bot_stress import BotLog, ask_in_next_deal

OFTEN = {
    "novice": 1_000_000,
    "club": 1_000_000,
    "fast": 1_000_000,
    "pimc": 200_000,
    "ismcts": 200_000,
    "expert": 300_000,
}
players = pytest.mark.parametrize("name", OFTEN)


def stress(name: str, often: int) -> BotLog:
    """Ask a bot until it has given `often` answers, and check that each is legal."""
    so_far = BotLog()
    while so_far.answer_count < often:
        ask_in_next_deal(name, so_far)
    return so_far


@players
def test_answers_are_legal(name: str) -> None:
    assert stress(name, 450).answers.keys() >= {"auction", "trump", "call", "play"}


@pytest.mark.long
@players
def test_answers_are_always_legal_in_the_long_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    every = stress(name, OFTEN[name])
    with capsys.disabled():
        sys.stdout.write(
            f"\n{name}: {every.deals} deals, {every.answer_count} answers, {dict(every.answers)}\n"
        )
    assert min(every.answers.values()) > every.answer_count / 10_000


def test_all_bots_are_stressed() -> None:
    assert OFTEN.keys() == BOTS.keys()
