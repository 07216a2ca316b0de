"""The proof of the judge, a share of it: `python -m bench.report_review` makes the figures of the docs."""

from math import sqrt
from statistics import fmean, stdev

import pytest

import spadille as sp
from bench.report_review import agrees, ratio
from bench.review_luck import row
from bench.review_mistakes import rows
from bench.review_table import FEWEST, LEAST, MOST, SURELY
from spadille.judge.proof import is_named, least_price, proved
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


def test_only_what_was_proved_is_named() -> None:
    kinds = proved()
    assert kinds
    assert len({(one.game, one.kind, one.contracts, one.tricks) for one in kinds}) == len(kinds)
    for one in kinds:
        if one.named:
            assert one.mistakes >= FEWEST
            assert one.realised is not None
            assert one.within is not None
            assert one.realised - one.within >= SURELY
            assert one.realised - one.within <= MOST


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
