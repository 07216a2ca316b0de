"""A bot against another version of itself, each in its own checkout."""

from pathlib import Path

import pytest

from research.experiments import versions
from research.experiments.versions import Meeting
from spadille.arena import Contest, Deals
from spadille.arena.seating import make_starts
from spadille.games import SIX_BID

HOUSE = Path(__file__).parents[2]
CONTEST = Contest(SIX_BID.rules("standard"), 3, ("novice", "novice@same"), "versions", Deals.TUNING, "all")


def first_pair() -> int:
    """Return the number of the first deal in which a contract is played."""
    return next(number for number in range(10) if make_starts(CONTEST, number))


def test_the_same_version_answers_the_same_with_the_same_chance() -> None:
    number, meeting = first_pair(), Meeting(CONTEST, HOUSE)
    here, there = (meeting.played(number, start) for start in meeting.tables(number))
    assert here.actions == there.actions
    assert meeting.times.keys() == {"A play", "B play"}
    assert meeting.times["A play"][0] == meeting.times["B play"][0]


def test_version_gains_nothing_over_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(versions, "KEPT", tmp_path)
    monkeypatch.setattr(versions, "commit_of", lambda _: "same")
    asked = [str(HOUSE), "--bot", "novice", "--deals", str(first_pair() + 1)]
    versions.main([*asked, "--pairs", "all"])
    versions.main(asked)
    d, counters, _, here, there, *_ = capsys.readouterr().out.splitlines()
    assert d.endswith(": +0.00, deals 1")
    assert counters == "counters a pair: +0.00, deals 1"
    assert here.startswith("A play: ")
    assert there.startswith("B play: ")
    assert {kind.name for kind in (tmp_path / "same").iterdir()} == {"all", "alone"}


def test_lone_seat_rotates() -> None:
    whole = Contest(CONTEST.rules, 3, CONTEST.bots, "versions", Deals.TUNING)
    assert {line_up for _, line_up in Meeting(whole, HOUSE).tables(0)} == {"ABB", "BAB", "BBA"}


def test_missing_bot_ends_the_report() -> None:
    deal, _ = make_starts(CONTEST, first_pair())[0]
    with pytest.raises(SystemExit, match="nobody of the other version did not answer"):
        versions.other_version(HOUSE).timed("nobody", deal, "0")
