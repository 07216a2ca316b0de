"""Tests that the rows of a study agree with its deals."""

import json
from pathlib import Path

import duckdb
import pytest

from spadille.arena import Contest
from spadille.arena.report import make_report
from spadille.arena.round import make_stopwatches
from spadille.evaluation.review import review
from spadille.notation.check import check
from spadille.notation.codes import deal_of
from spadille.play.deal import Deal
from spadille.study.columns import TABLES
from spadille.study.queries import open_database, read_rounds
from spadille.study.resumable_contest import ResumableContest
from spadille.study.study_plan import make_plan
from spadille.study.units import UnitOutput
from tests.arena.contests import RULES, play_round_of
from tests.study.sample_studies import make_contest, make_sample_plan
from tests.study.sample_studies import play_study as study_of


@pytest.mark.parametrize(("name", "pairs"), [("six-bid/standard", None), ("german-solo/standard", "all")])
def test_a_report_from_shards_is_the_one_from_memory(tmp_path: Path, name: str, pairs: str | None) -> None:
    rules = RULES[name]
    contest = Contest(rules, rules.seats[0], ("novice", "random"), "rows", pairs=pairs)
    kept = ResumableContest(tmp_path, contest, 6)
    assert kept.play(1, make_stopwatches(contest), lambda _deals: None) is None
    rounds = [play_round_of(contest, number) for number in range(6)]
    assert make_report(contest, kept.rounds(), 1) == make_report(contest, rounds, 1)
    assert list(kept.records()) == [record for round_ in rounds for record in round_.records]


def test_each_row_is_what_its_code_says(tmp_path: Path) -> None:
    wanted = make_plan(
        make_sample_plan("novice", "random").contest, 2, UnitOutput(decisions=True, records=True)
    )
    study_of(tmp_path, wanted, 4)
    tables = open_database(tmp_path)
    rows = tables.sql('SELECT code, record, payments, contract, points, deal, "table" FROM deals').fetchall()
    assert len(rows) == 24
    for code, record, payments, contract, points, number, table in rows:
        ended = deal_of(code)
        result = ended.result
        assert result is not None
        assert (list(result.payments), result.contract, result.points) == (payments, contract, points)
        assert check(json.loads(record)).to_json()["ok"]
        decided = tables.execute(
            """SELECT seat, phase, action, offered FROM decisions
            WHERE deal = ? AND "table" = ? ORDER BY place""",
            [number, table],
        ).fetchall()
        assert [f"{seat} {action}" for seat, _, action, _ in decided] == list(map(str, ended.actions))
        deal = Deal.of(ended.layout)
        for (_, phase, action, offered), done in zip(decided, ended.actions, strict=True):
            assert phase == deal.phase.kind
            assert action in offered
            assert len(offered) == len(deal.answers())
            deal = deal.play(done)


@pytest.fixture(scope="module")
def evaluated_rows(tmp_path_factory: pytest.TempPathFactory) -> duckdb.DuckDBPyConnection:
    """Return a database of a study with one deal, whose decisions are evaluated in few worlds."""
    folder = tmp_path_factory.mktemp("judged")
    study_of(
        folder, make_plan(make_contest("novice", seed="e"), 1, UnitOutput(decisions=True, judge_worlds=4)), 1
    )
    return open_database(folder)


def test_every_column_is_documented(evaluated_rows: duckdb.DuckDBPyConnection) -> None:
    for table, columns in TABLES.items():
        described = evaluated_rows.sql(f"DESCRIBE {table}").fetchall()
        assert [name for name, *_ in described] == [column.name for column in columns]
        assert all(column.doc.endswith(".") for column in columns)


def test_judgements_equal_the_review(evaluated_rows: duckdb.DuckDBPyConnection) -> None:
    (code,) = evaluated_rows.sql("SELECT code FROM deals").fetchall()[0]
    ended = deal_of(code)
    assert ended.result is not None
    seat = ended.layout.active[0]
    found = review(ended, seat, worlds=4)
    rows = evaluated_rows.sql(
        f"SELECT place, loss, best, actions, values FROM judgements WHERE seat = {seat} ORDER BY place"
    ).fetchall()
    assert len(rows) == len(found.decisions) > 5
    for (place, loss, best, actions, values), decision in zip(rows, found.decisions, strict=True):
        assert (place, loss) == (decision.step, decision.loss.counters)
        assert values[actions.index(best)] == pytest.approx(decision.best_value)
        assert str(ended.actions[place]).partition(" ")[2] in actions


def test_parts_sum_to_the_payment(evaluated_rows: duckdb.DuckDBPyConnection) -> None:
    parts = evaluated_rows.sql(
        "SELECT payment, hand + lie + others + own FROM parts ORDER BY seat"
    ).fetchall()
    assert len(parts) == 3
    assert all(payment == pytest.approx(whole) for payment, whole in parts)
    assert sum(payment for payment, _ in parts) == 0


def test_deals_in_two_folders_count_once(tmp_path: Path) -> None:
    whole, half = (
        study_of(tmp_path / "whole", make_sample_plan(), 6),
        study_of(tmp_path / "half", make_sample_plan(shard=3), 3),
    )
    files = [
        file
        for study in (whole, half)
        for own_plan in study.plans
        for file in study.find_files(own_plan.units())
    ]
    assert len(files) == 4
    assert read_rounds(files, range(6)) == read_rounds(whole.find_files(whole.plans[0].units()), range(6))
