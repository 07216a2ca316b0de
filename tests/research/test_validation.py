"""A sample of the evaluator's validation; `research.validation.report` makes the figures of the docs."""

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from math import sqrt
from pathlib import Path
from shutil import rmtree
from statistics import fmean, stdev

import pytest

import spadille as sp
from research.validation import store
from research.validation.chances import rows as chances
from research.validation.luck import row
from research.validation.mistakes import rows
from research.validation.report import ratio
from research.validation.store import Row, keep_on, pack
from research.validation.store import rows as kept_rows
from spadille.evaluation import validation
from spadille.evaluation.validation import (
    MAX_REALISED,
    MIN_REALISED,
    VALIDATION_FILE,
    KindValidation,
    is_sample_sufficient,
    is_validated,
    load_validation,
    minimum_loss,
)
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.study import series
from spadille.study.runners import ProcessRunner
from tests.evaluation.deals import PRESETS, finished_deal


def deal_in_play(deal: Deal) -> Deal:
    standing = Deal.of(deal.layout)
    for action in deal.actions:
        if standing.phase.kind == "play":
            break
        standing = standing.play(action)
    return standing


def test_mistakes_are_named_only_in_validated_kinds() -> None:
    proof = json.loads(files("spadille.evaluation").joinpath(VALIDATION_FILE).read_text("utf-8"))
    kinds = load_validation()
    assert kinds
    assert len({(kind.game, kind.kind, kind.contracts, kind.tricks) for kind in kinds}) == len(kinds)
    assert proof["mistakes"] == sum(kind.mistakes for kind in kinds)
    enough = is_sample_sufficient(proof["mistakes"], proof["same"])
    assert [kind.named for kind in kinds] == [enough and kind.passes for kind in kinds]


@pytest.mark.parametrize(
    ("clubs", "expert", "passes"),
    [
        ((1.0, 0.1), (0.9, 0.2), True),
        ((0.79, 0.1), (0.9, 0.1), False),
        ((1.0, 0.1), (1.21, 0.1), False),
        ((1.0, 0.21), (1.0, 0.1), False),
        ((1.0, 0.1), (None, None), False),
    ],
)
def test_a_kind_passes_if_both_estimates_do(
    clubs: tuple[float, float], expert: tuple[float | None, float | None], *, passes: bool
) -> None:
    kind = KindValidation(
        "six-bid", "play", (), (1, 99), named=False, mistakes=300, realised=clubs[0], within=clubs[1]
    )
    assert replace(kind, as_expert=expert[0], as_expert_within=expert[1]).passes is passes


def test_nothing_is_named_without_enough_mistakes_and_agreement() -> None:
    assert is_sample_sufficient(2_000, 0.9)
    assert not is_sample_sufficient(1_999, 1.0)
    assert not is_sample_sufficient(2_000, 0.899)
    assert not is_sample_sufficient(2_000, None)


def test_a_kind_is_validated_only_in_its_contracts_and_tricks(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = deal_in_play(finished_deal("six-bid"))
    assert deal.turn is not None
    view = view_of(deal, deal.turn)
    assert view.known is not None
    contracts = (view.known.contract.id,)
    kind = KindValidation(
        "six-bid", "play", contracts, (1, 3), named=True, mistakes=30, realised=1.0, within=0.1
    )
    for there, named in (
        (kind, True),
        (replace(kind, named=False), False),
        (replace(kind, tricks=(2, 3)), False),
        (replace(kind, contracts=("whist",)), False),
        (replace(kind, game="frog"), False),
    ):
        monkeypatch.setattr(validation, "load_validation", lambda there=there: (there,))
        assert is_validated(view, "play") is named
        assert not is_validated(view, "bid")


def test_a_kind_without_a_row_is_not_validated() -> None:
    deal = deal_in_play(finished_deal("frog"))
    assert deal.turn is not None
    assert not is_validated(view_of(deal, deal.turn), "play")


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_preset_has_a_minimum_loss(game: str, preset: str) -> None:
    assert minimum_loss(sp.GAMES[game].rules(preset)) >= 0.5


def mistake_row(deal: int, claimed: float, realised: float) -> Row:
    return {"game": "six-bid", "deal": deal, "loss": claimed, "clubs": realised}


def test_the_realised_share_has_an_interval() -> None:
    part, within = ratio([mistake_row(at, 10, real) for at, real in enumerate((8, 12, 10, 10))], "clubs")
    assert part == pytest.approx(1)
    assert 0 < within < 0.4


def test_the_mistakes_of_a_deal_count_as_one_draw() -> None:
    single = [mistake_row(at, 10, real) for at, real in enumerate((4, 16, 7, 13))]
    twice = [draw for draw in single for _ in range(2)]
    assert ratio(twice, "clubs") == pytest.approx(ratio(single, "clubs"))


def test_a_sample_of_the_validation_is_consistent() -> None:
    decisions = list(rows("six-bid", 2, ("play",)))
    assert any(decision["dear"] for decision in decisions)
    assert all(decision["se"] >= 0 for decision in decisions)
    assert all({"core", "clubs", "expert"} <= set(decision) for decision in decisions if decision["dear"])
    parts = row("six-bid", 1)
    assert set(parts) >= {"payment", "hand", "lie", "bot", "place"}


def found_in(_: str, number: int) -> Iterator[Row]:
    if number % 2:
        yield {"deal": number, "found": True}


def deals_kept() -> list[int]:
    return [row["deal"] for row in kept_rows("mistakes")]


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder for stored and packed series."""
    monkeypatch.setattr(store, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(store, "PACKED", tmp_path / "packed")
    return tmp_path / "kept"


@pytest.mark.usefixtures("kept")
def test_a_series_resumes_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "process_time", iter(range(0, 900, 10)).__next__)
    assert keep_on("mistakes-play", found_in, ["six-bid"], 60, ProcessRunner(1)) == 60
    assert deals_kept() == [1, 3, 5]
    keep_on("mistakes-play", found_in, ["six-bid"], 60, ProcessRunner(1))
    assert deals_kept() == [1, 3, 5, 7, 9, 11]


def test_a_packed_series_resumes_on_another_machine(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "process_time", iter(range(0, 900, 10)).__next__)
    keep_on("mistakes-play", found_in, ["six-bid"], 60, ProcessRunner(1))
    packed = pack("mistakes-play").read_bytes()
    rmtree(kept)
    assert deals_kept() == [1, 3, 5]
    assert pack("mistakes-play").read_bytes() == packed
    keep_on("mistakes-play", found_in, ["six-bid"], 20, ProcessRunner(1))
    assert deals_kept() == [1, 3, 5, 7]


def test_a_series_resumes_from_a_file_of_an_earlier_version(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(series, "process_time", iter(range(0, 900, 10)).__next__)
    kept.mkdir()
    old = kept / "mistakes-play-six-bid.jsonl"
    whole = [{"deal": 0, "seconds": 1.5}, {"deal": 1, "found": True}, {"deal": 1, "seconds": 2.5}]
    lines = [*map(json.dumps, whole), '{"deal": 2, "found": true}', '{"dea']
    old.write_text("\n".join(lines), "utf-8")
    assert deals_kept() == [1]
    keep_on("mistakes-play", found_in, ["six-bid"], 20, ProcessRunner(1))
    assert deals_kept() == [1, 3]
    assert not old.exists()


def test_a_sample_of_the_chances_is_consistent() -> None:
    hints = [hint for number in (1, 2) for hint in chances("six-bid", number)]
    assert hints
    assert all(0 <= hint["chance"] <= 1 and hint["made"] in (True, False) for hint in hints)


@pytest.mark.long
def test_luck_is_zero_on_average() -> None:
    deals = [row("six-bid", number) for number in range(1, 400)]
    luck = [parts["hand"] + parts["lie"] for parts in deals]
    assert abs(fmean(luck)) < 3 * stdev(luck) / sqrt(len(luck))
    payments = [parts["payment"] for parts in deals]
    less = [payment - part for payment, part in zip(payments, luck, strict=True)]
    assert stdev(less) < 0.85 * stdev(payments)


@pytest.mark.long
def test_the_loss_of_named_mistakes_is_realised() -> None:
    named = [
        decision
        for number in range(80)
        for decision in rows("six-bid", number, ("play",))
        if decision["dear"]
    ]
    assert len(named) > 30
    part, within = ratio(named, "clubs")
    assert part + within > MIN_REALISED
    assert part - within < MAX_REALISED
