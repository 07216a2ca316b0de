"""Tests of sums over many reviews: luck and skill, and that no mistake is reported without validation."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spadille.cli import commands
from spadille.cli.losses_report import format_losses
from spadille.evaluation.aggregate import (
    MIN_DEALS,
    ReviewedDeal,
    aggregate_losses,
    estimate_mean,
    estimate_ratio,
)
from spadille.notation.records import record_json
from spadille.text import LANGUAGES, load_catalogue
from tests.evaluation.deals import assume_validated, blundered_deal, finished_deal, review_eldest


def deals() -> list[ReviewedDeal]:
    return [ReviewedDeal(finished_deal("six-bid"), review_eldest("six-bid")), ReviewedDeal(*blundered_deal())]


def test_luck_and_the_rest_add_up_to_the_payment() -> None:
    found = aggregate_losses(deals())
    assert found.luck.mean + found.without_luck.mean == pytest.approx(found.paid.mean)
    assert found.paid.mean == sum(deal.review.payment for deal in deals()) / 2


def test_the_kinds_add_up_and_every_decision_counts_once() -> None:
    found = aggregate_losses(deals())
    assert sum(kind.given_away.mean for kind in found.kinds) == pytest.approx(found.given_away.mean)
    assert sum(kind.decisions for kind in found.kinds) == found.decisions
    lost = sum(decision.loss.counters for deal in deals() for decision in deal.review.decisions)
    assert found.given_away.mean == pytest.approx(100 * lost / found.decisions)


def test_cards_are_divided_into_leads_and_follows() -> None:
    deal, review = blundered_deal()
    whole = ReviewedDeal(deal, review)
    active = len(deal.layout.active)
    first_card = next(step for step, action in enumerate(deal.actions) if action.verb == "play")
    for decision in review.decisions:
        leads = (decision.step - first_card) % active == 0
        assert whole.classify_decision(decision) == (
            decision.kind if decision.kind != "play" else "lead" if leads else "follow"
        )


def test_contracts_are_divided_by_whether_the_seat_declared() -> None:
    deal, review = blundered_deal()
    (row,) = aggregate_losses([ReviewedDeal(deal, review)]).contracts
    assert deal.result is not None
    assert (row.contract, row.declares) == (deal.result.contract, deal.result.declarer == review.seat)
    assert (row.deals, row.paid) == (1, review.payment)
    assert 0 <= row.expected_made <= 1


@pytest.mark.parametrize("proved", [False, True])
def test_a_mistake_is_counted_only_if_its_kind_is_validated(*, proved: bool) -> None:
    deal, review = blundered_deal()
    kinds = aggregate_losses([ReviewedDeal(deal, assume_validated(review, validated=proved))]).kinds
    assert sum(row.costly for row in kinds) == len(review.costly) > 0
    assert [(row.named, row.validated) for row in kinds] == [(row.costly * proved, proved) for row in kinds]


def test_too_few_deals_have_no_interval_and_more_deals_a_narrower_one() -> None:
    assert estimate_mean([1.0, 3.0] * 4).half_width is None
    few, many = estimate_mean([1.0, 3.0] * MIN_DEALS), estimate_mean([1.0, 3.0] * 4 * MIN_DEALS)
    assert few.half_width is not None
    assert many.half_width is not None
    assert many.half_width == pytest.approx(few.half_width / 2, rel=0.05)


def test_decisions_of_one_deal_count_together() -> None:
    """Ten deals of ten decisions that are all good or all bad are ten independent samples, not a hundred."""
    together = estimate_ratio([0.0, 10.0] * 5, [10.0] * 10, 100)
    alone = estimate_ratio([0.0, 1.0] * 50, [1.0] * 100, 100)
    assert together.mean == alone.mean == pytest.approx(50)
    assert together.half_width is not None
    assert alone.half_width is not None
    assert together.half_width > 3 * alone.half_width


def test_the_ratio_of_no_deals_is_zero() -> None:
    assert estimate_ratio([], [], 100).mean == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_many_deals_can_be_formatted(language: str) -> None:
    words = load_catalogue(language)
    lines = list(format_losses([*deals(), *deals() * MIN_DEALS], words, as_json=False))
    assert words.say("stats-unproved") in lines
    assert not any("{" in line or "myplay" in line for line in lines)
    assert any("±" in line for line in lines)


def test_the_command_line_aggregates_records_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text(
        "".join(json.dumps(record_json(finished_deal("frog", n))) + "\n" for n in range(2)), "utf-8"
    )
    assert commands.main(["review", "--sum", "--json", "--worlds", "4", "--seat", "0", str(file)]) == 0
    (line,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert (line["game"], line["seat"], line["deals"]) == ("frog", 0, 2)
