"""Every player of the house is asked at every table there can be, until it has answered very often."""

import sys

import pytest

from spadille.bots import BOTS
from tests.bots.bot_stress import Asked, ask

OFTEN = {
    "novice": 1_000_000,
    "club": 1_000_000,
    "fast": 1_000_000,
    "pimc": 200_000,
    "ismcts": 200_000,
    "expert": 300_000,
}
players = pytest.mark.parametrize("name", OFTEN)


def asked(name: str, often: int) -> Asked:
    """All that was asked, each answer being one of those offered."""
    so_far = Asked()
    while so_far.often < often:
        ask(name, so_far)
    return so_far


@players
def test_nobody_answers_what_is_not_offered(name: str) -> None:
    assert asked(name, 450).answers.keys() >= {"auction", "trump", "call", "play"}


@pytest.mark.long
@players
def test_nobody_ever_answers_what_is_not_offered(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    every = asked(name, OFTEN[name])
    with capsys.disabled():
        sys.stdout.write(f"\n{name}: {every.deals} deals, {every.often} answers, {dict(every.answers)}\n")
    assert min(every.answers.values()) > every.often / 10_000


def test_everybody_is_asked() -> None:
    assert OFTEN.keys() == BOTS.keys()
