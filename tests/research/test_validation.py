"""Tests of one run of the review's validation. `research.validation.report` computes the
published figures.
"""

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
from research.runner import Row
from research.validation import chances, mistakes, store
from research.validation.luck import luck_of
from research.validation.report import realized_share
from research.validation.store import pack, read_rows, run_share, share_parser
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
from tests.evaluation.deals import PRESETS, finished_deal


def in_play(deal: Deal) -> Deal:
    return next(before for before in deal.moments() if before.phase.kind == "play" or before.over)


def test_a_kind_is_named_only_if_it_passed() -> None:
    table = json.loads(files("spadille.evaluation").joinpath(VALIDATION_FILE).read_text("utf-8"))
    kinds = load_validation()
    assert kinds
    assert len({(kind.game, kind.kind, kind.contracts, kind.tricks) for kind in kinds}) == len(kinds)
    assert table["mistakes"] == sum(kind.mistakes for kind in kinds)
    enough = is_sample_sufficient(table["mistakes"], table["same"])
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
def test_a_kind_passes_only_by_both_estimates(
    clubs: tuple[float, float], expert: tuple[float | None, float | None], *, passes: bool
) -> None:
    kind = KindValidation(
        "six-bid", "play", (), (1, 99), named=False, mistakes=300, realised=clubs[0], within=clubs[1]
    )
    assert replace(kind, as_expert=expert[0], as_expert_within=expert[1]).passes is passes


def test_nothing_is_named_before_two_thousand_mistakes_were_tried_and_seeds_agree() -> None:
    assert is_sample_sufficient(2_000, 0.9)
    assert not is_sample_sufficient(1_999, 1.0)
    assert not is_sample_sufficient(2_000, 0.899)
    assert not is_sample_sufficient(2_000, None)


def test_a_kind_is_named_only_in_its_contracts_and_tricks(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = in_play(finished_deal("six-bid"))
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


def test_a_kind_that_is_not_in_the_table_is_not_named() -> None:
    deal = in_play(finished_deal("frog"))
    assert deal.turn is not None
    assert not is_validated(view_of(deal, deal.turn), "play")


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_mistake_has_a_price_everywhere(game: str, preset: str) -> None:
    assert minimum_loss(sp.GAMES[game].rules(preset)) >= 0.5


def mistake(deal: int, claimed: float, realised: float) -> Row:
    return {"game": "six-bid", "deal": deal, "loss": claimed, "clubs": realised}


def test_the_realized_share_has_an_interval() -> None:
    part, within = realized_share([mistake(at, 10, real) for at, real in enumerate((8, 12, 10, 10))], "clubs")
    assert part == pytest.approx(1)
    assert 0 < within < 0.4


def test_the_mistakes_of_a_deal_are_one_cluster() -> None:
    single = [mistake(at, 10, real) for at, real in enumerate((4, 16, 7, 13))]
    twice = [draw for draw in single for _ in range(2)]
    assert realized_share(twice, "clubs") == pytest.approx(realized_share(single, "clubs"))


def test_mistakes_and_luck_of_a_deal_are_complete() -> None:
    decisions = list(mistakes.play_deal("six-bid", 2, ("play",)))
    assert any(decision["dear"] for decision in decisions)
    assert all(decision["se"] >= 0 for decision in decisions)
    assert all({"core", "clubs", "expert"} <= set(decision) for decision in decisions if decision["dear"])
    parts = luck_of("six-bid", 1)
    assert set(parts) >= {"payment", "hand", "lie", "bot", "place"}


def find_odd(_: str, number: int) -> Iterator[Row]:
    if number % 2:
        yield {"deal": number, "found": True}


def find_more(seconds: int) -> None:
    """Validate further deals for `seconds` seconds. A deal takes ten seconds."""
    args = share_parser("").parse_args(["--games", "six-bid", "--minutes", str(seconds / 60)])
    assert run_share("mistakes-play", find_odd, args) == seconds


def deals_kept() -> list[int]:
    return [row["deal"] for row in read_rows("mistakes")]


def test_a_packed_share_is_resumed_elsewhere(
    results: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PACKED", tmp_path / "packed")
    monkeypatch.setattr(series, "process_time", iter(range(0, 900, 10)).__next__)
    find_more(60)
    packed = pack("mistakes-play").read_bytes()
    rmtree(results)
    assert deals_kept() == [1, 3, 5]
    assert pack("mistakes-play").read_bytes() == packed
    find_more(20)
    assert deals_kept() == [1, 3, 5, 7]


def test_chances_lie_between_0_and_1() -> None:
    hints = [hint for number in (1, 2) for hint in chances.play_deal("six-bid", number)]
    assert hints
    assert all(0 <= hint["chance"] <= 1 and hint["made"] in (True, False) for hint in hints)


@pytest.mark.long
def test_luck_is_zero_on_average() -> None:
    deals = [luck_of("six-bid", number) for number in range(1, 400)]
    luck = [parts["hand"] + parts["lie"] for parts in deals]
    assert abs(fmean(luck)) < 3 * stdev(luck) / sqrt(len(luck))
    payments = [parts["payment"] for parts in deals]
    less = [payment - part for payment, part in zip(payments, luck, strict=True)]
    assert stdev(less) < 0.85 * stdev(payments)


@pytest.mark.long
def test_named_mistakes_are_realized() -> None:
    named = [
        decision
        for number in range(80)
        for decision in mistakes.play_deal("six-bid", number, ("play",))
        if decision["dear"]
    ]
    assert len(named) > 30
    part, within = realized_share(named, "clubs")
    assert part + within > MIN_REALISED
    assert part - within < MAX_REALISED
