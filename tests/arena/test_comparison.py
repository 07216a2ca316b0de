"""Tests of `compare`: any players on the same deals, as a typed report."""

import json
import sys
import types

import pytest

import spadille as sp
from spadille.arena import ContestError, compare
from spadille.arena.contest import Contest, Deals
from spadille.arena.report import make_report
from spadille.arena.round import Round, play_round
from spadille.games import SIX_BID
from tests.arena.custom_bots import Broken, Exiting, First, LowBidder, Revoking, Silent, WrongSeat


def test_two_players_are_compared_as_in_a_contest_of_their_names() -> None:
    report = compare(["club", "novice"], game="six-bid", deals=10, seed="same")
    contest = Contest(SIX_BID.rules("standard"), 3, ("club", "novice"), "same", Deals.TUNING)
    rounds = [played for n in range(10) if isinstance(played := play_round(contest, n), Round)]
    means = [gain["mean"] for gain in make_report(contest, rounds)["gains"]]
    found = [report.find("club", "novice"), report.find("club", "novice", "alone")]
    found.append(report.find("novice", "club", "alone"))
    assert [estimate.to_json()["mean"] for estimate in found] == means
    back, there = report.find("novice", "club"), report.find("club", "novice")
    assert (back.low, back.high, back.n) == (-(there.high or 0), -(there.low or 0), 10)
    assert (report.cards, report.version, report.deals) == ("tuning/same", sp.__version__, 10)
    assert str(report) == str(compare(["club", "novice"], game="six-bid", deals=10, seed="same"))


def test_objects_and_names_meet_in_a_round_robin() -> None:
    report = compare([LowBidder(), "novice", LowBidder(), "club"], game="frog", deals=2)
    assert report.players == ("LowBidder", "novice", "LowBidder 2", "club")
    assert len({(gain.player, gain.opponent) for gain in report.gains}) == 4 * 3 + 4
    assert [gain.player for gain in report.ranking][-2:] != ["novice", "club"]
    assert {gain.opponent.count(",") for gain in report.ranking} == {2}
    assert report.find("LowBidder", "LowBidder 2").mean == 0


def test_card_play_alone_is_compared_on_pairs() -> None:
    report = compare(["club", "club"], game="six-bid", deals=6, pairs="all")
    assert {gain.measure for gain in report.gains} > {"counters"}
    assert {gain.estimate.mean for gain in report.gains} == {0.0}
    assert len(report.ranking) == 2


def test_a_report_is_shown_as_text_a_table_and_json() -> None:
    report = compare([First(), "club"], game="six-bid", deals=2)
    assert str(report).splitlines()[1].startswith("  First over club: ")
    assert report._repr_html_().count("<tr>") == 1 + len(report.gains) == 5
    written = json.loads(json.dumps(report.to_json()))
    assert (written["kind"], written["players"], len(written["gains"])) == (
        "comparison",
        ["First", "club"],
        4,
    )
    assert len(repr(report)) < 400
    with pytest.raises(
        KeyError, match="First, club, under is not in the report: there are First, club, over;"
    ):
        report.find("First", "club", "under")


def test_rows_go_to_pandas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", types.SimpleNamespace(DataFrame=list))
    assert compare([First(), "club"], game="six-bid", deals=1).to_pandas()[0]["player"] == "First"


@pytest.mark.parametrize("bot", [Broken(), Exiting(), Silent(), WrongSeat(), Revoking()])
def test_a_failing_bot_shows_the_position_and_its_traceback(bot: sp.Player) -> None:
    with pytest.raises(ContestError, match="forfeit: bot") as caught:
        compare([bot, "club"], game="six-bid", deals=5)
    (note,) = caught.value.__notes__
    code = note.split("position: ")[1].split()[0]
    assert sp.deal_of(code).turn == caught.value.facts["seat"]
    assert ("custom_bots.py" in note and "Traceback" in note) == isinstance(bot, Broken | Exiting)


def test_what_cannot_be_compared_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="two players or more are compared, not 'club'"):
        compare("club", game="six-bid")
    with pytest.raises(ValueError, match="on one deal or more, not 0"):
        compare(["club", "novice"], game="six-bid", deals=0)
    with pytest.raises(TypeError, match="is none"):
        compare(["club", First], game="six-bid")  # type: ignore[list-item]
    with pytest.raises(ContestError, match="unknown-bot: bot shark, bots novice"):
        compare(["club", "shark"], game="six-bid")
    with pytest.raises(sp.NotAllowed, match="unknown-game: game whist; there are six-bid"):
        compare(["club", "novice"], game="whist")


def test_less_luck_is_reported_beside_the_gains_with_its_error() -> None:
    report = compare(["club", "novice"], game="six-bid", deals=6, less_luck=True)
    plain = compare(["club", "novice"], game="six-bid", deals=6)
    for measure in ("over", "alone"):
        assert report.find("club", "novice", measure) == plain.find("club", "novice", measure)
        reduced = report.find("club", "novice", f"{measure}-less-luck")
        assert reduced.standard_error
        assert reduced.mean != plain.find("club", "novice", measure).mean
    assert report.find("novice", "club", "over-less-luck").mean == -(
        report.find("club", "novice", "over-less-luck").mean or 0
    )
    assert [gain.measure for gain in report.ranking] == ["over", "over"]


def test_bots_without_chance_have_no_luck_to_take_out() -> None:
    report = compare(["club", "fast"], game="frog", deals=4, less_luck=True)
    assert report.find("club", "fast", "over-less-luck").mean == report.find("club", "fast").mean


def test_less_luck_is_for_whole_deals() -> None:
    with pytest.raises(ValueError, match="whole deals"):
        compare(["club", "novice"], game="six-bid", pairs="all", less_luck=True)
