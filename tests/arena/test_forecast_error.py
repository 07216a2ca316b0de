"""Tests of bid forecasts and their errors."""

import json
from statistics import fmean

import pytest

from spadille.arena import Contest
from spadille.arena.forecast_error import forecast_error
from spadille.arena.report import make_report
from spadille.arena.round import Round, read_scored_table
from spadille.arena.table import BidForecast
from spadille.games import GERMAN_SOLO, SIX_BID
from tests.arena.contests import make_contest, play_round_of
from tests.support.cli import Spadille

SIX = make_contest(SIX_BID.rules("standard"), "club", "novice")
MANY = 14


def play_rounds_of(of: Contest) -> list[Round]:
    return [play_round_of(of, number) for number in range(MANY)]


def test_forecast_survives_results_file() -> None:
    tables = [table for round_ in play_rounds_of(SIX) for table in round_.tables]
    assert any(table.forecast for table in tables)
    for table in tables:
        again = read_scored_table(json.loads(json.dumps(table.to_json())))
        assert again.to_json() == table.to_json()


def test_only_bidders_have_forecasts() -> None:
    for round_ in play_rounds_of(make_contest(GERMAN_SOLO.rules("standard"), "club", "novice")):
        for table in round_.tables:
            assert not table.forecast or (table.declarer is not None and not table.forced)
    pairs = make_contest(SIX_BID.rules("standard"), "club", "novice", pairs="all")
    assert not any(table.forecast for round_ in play_rounds_of(pairs) for table in round_.tables)


def test_forecast_error_is_forecast_less_result() -> None:
    rounds = play_rounds_of(SIX)
    figures = forecast_error(SIX, "A", "solo", rounds)
    assert figures is not None
    off = [
        [
            table.forecast.count - (table.count or 0)
            for table in round_.tables
            if (table.declaring_bot, table.contract) == ("A", "solo")
            and table.forecast is not None
            and table.forecast.count is not None
        ]
        for round_ in rounds
    ]
    count = figures["count"]
    assert isinstance(count, dict)
    assert count["mean"] == pytest.approx(fmean(fmean(offs) for offs in off if offs))
    assert figures["played"] == sum(map(len, off))


def test_bot_without_reasons_has_no_forecast() -> None:
    strangers = make_contest(SIX_BID.rules("standard"), "random", "club")
    rounds = play_rounds_of(strangers)
    assert forecast_error(strangers, "A", "solo", rounds) is None
    assert forecast_error(strangers, "B", "solo", rounds) is not None
    assert BidForecast(None, 0.5).to_json() == {"count": None, "chance": 0.5}


def test_report_has_forecast_errors_on_request(spadille: Spadille) -> None:
    words = ("arena", "--deals", "12", "--processes", "1")
    figures = json.loads(spadille(*words, "--json").out)
    contracts = [contract for bot in figures["by_bot"] for contract in bot["contracts"]]
    assert any(contract["foreseen"] for contract in contracts)
    plain, asked = spadille(*words).out, spadille(*words, "--calibration").out
    assert "expected minus" not in plain
    assert asked.count("expected minus") == sum(contract["foreseen"] is not None for contract in contracts)


def test_the_report_is_the_same_for_the_same_rounds() -> None:
    rounds = play_rounds_of(SIX)
    assert make_report(SIX, rounds, None) == make_report(SIX, rounds, None)
