"""The proof of the judge, a share of it: `python -m bench.report_review` makes the figures of the docs."""

from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

import pytest

import spadille as sp
from bench.report_review import agrees, ratio
from bench.review_luck import row
from bench.review_mistakes import rows
from bench.review_table import FEWEST, LEAST, MOST, SURELY
from spadille.judge import proof
from spadille.judge.proof import ProvedKind, is_named, least_price, proved
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from tests.judge.deals import PRESETS, finished


def in_play(deal: Deal) -> Deal:
    standing = Deal.of(deal.layout)
    for action in deal.actions:
        if standing.phase.kind == "play":
            break
        standing = standing.play(action)
    return standing


def passes(one: ProvedKind) -> bool:
    """Whether the figures of a kind stand above the bar."""
    if one.realised is None or one.within is None or one.mistakes < FEWEST:
        return False
    low, high = one.realised - one.within, one.realised + one.within
    return low >= SURELY and low <= MOST and high >= LEAST


def test_only_what_was_proved_is_named() -> None:
    kinds = proved()
    assert kinds
    assert len({(one.game, one.kind, one.contracts, one.tricks) for one in kinds}) == len(kinds)
    assert [one.named for one in kinds] == list(map(passes, kinds))


def test_what_is_named_is_named_in_its_contracts_and_tricks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = in_play(finished("six-bid"))
    assert deal.turn is not None
    view = view_of(deal, deal.turn)
    assert view.known is not None
    contracts = (view.known.contract.id,)
    kind = ProvedKind("six-bid", "play", contracts, (1, 3), named=True, mistakes=30, realised=1.0, within=0.1)
    for there, named in (
        (kind, True),
        (replace(kind, named=False), False),
        (replace(kind, tricks=(2, 3)), False),
        (replace(kind, contracts=("whist",)), False),
        (replace(kind, game="frog"), False),
    ):
        monkeypatch.setattr(proof, "proved", lambda there=there: (there,))
        assert is_named(view, "play") is named
        assert not is_named(view, "bid")


def test_a_kind_that_is_not_in_the_table_is_not_named() -> None:
    deal = in_play(finished("frog"))
    assert deal.turn is not None
    assert not is_named(view_of(deal, deal.turn), "play")


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_mistake_has_a_price_everywhere(game: str, preset: str) -> None:
    assert least_price(sp.GAMES[game].rules(preset)) >= 0.5


def test_what_was_realised_is_told_with_its_interval() -> None:
    part, within = ratio([10.0, 10.0, 10.0, 10.0], [8.0, 12.0, 10.0, 10.0])
    assert part == pytest.approx(1)
    assert 0 < within < 0.4


def test_a_share_of_the_proof_holds_together() -> None:
    told = [one for number in (1, 2) for one in rows("six-bid", number)]
    assert told
    assert all(one["loss"] is not None and one["se"] >= 0 for one in told)
    parts = row("six-bid", 1)
    assert set(parts) >= {"payment", "hand", "lie", "bot", "place"}


@pytest.mark.long
def test_luck_is_nought_on_average() -> None:
    told = [row("six-bid", number) for number in range(1, 400)]
    luck = [one["hand"] + one["lie"] for one in told]
    assert abs(fmean(luck)) < 3 * stdev(luck) / sqrt(len(luck))
    payments = [one["payment"] for one in told]
    less = [payment - part for payment, part in zip(payments, luck, strict=True)]
    assert stdev(less) < 0.85 * stdev(payments)


@pytest.mark.long
def test_named_mistakes_are_realised() -> None:
    named = [
        one
        for number in range(200)
        for one in rows("six-bid", number)
        if one["kind"] == "play" and agrees(one)
    ]
    assert len(named) > 30
    part, within = ratio([one["loss"] for one in named], [one["clubs"] for one in named])
    assert part + within > LEAST
    assert part - within < MOST
