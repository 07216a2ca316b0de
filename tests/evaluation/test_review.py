"""Tests of a review: every decision with a choice is evaluated by what its seat knew, and four parts add up
to the payment.
"""

import json

import pytest

import spadille as sp
from spadille.evaluation.luck import find_choices
from spadille.evaluation.review import DecisionVerdict, ReviewedDecision, find_decisions, review_decision
from spadille.games import GAMES
from spadille.notation.codes import deal_of
from spadille.play.action import Ask, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from tests.evaluation.deals import PRESETS, WORLDS, blundered_deal, finished_deal, review_eldest
from tests.support.long_runs import keep_first


def assert_adds_up(review: sp.Review, deal: Deal) -> None:
    parts, result = review.parts, deal.result
    assert result is not None
    assert parts.hand + parts.lie + parts.others + parts.own == pytest.approx(review.payment, abs=0.005)
    assert review.curve[-1] == review.payment == result.payments[review.seat]


@pytest.mark.parametrize("game", keep_first(GAMES, 3))
def test_the_four_parts_add_up_to_what_was_paid(game: str) -> None:
    assert_adds_up(review_eldest(game), finished_deal(game))


@pytest.mark.long
@pytest.mark.parametrize(("game", "preset"), PRESETS)
@pytest.mark.parametrize("number", range(6))
def test_the_four_parts_add_up_for_every_preset(game: str, preset: str, number: int) -> None:
    assert_adds_up(review_eldest(game, number, preset), finished_deal(game, number, preset))


def test_exactly_the_decisions_with_a_choice_are_reviewed() -> None:
    deal = finished_deal("six-bid")
    review, seat = review_eldest("six-bid"), deal.layout.active[0]
    assert [decision.step for decision in review.decisions] == [
        step for step, _ in find_decisions(deal, seat)
    ]
    assert review.decisions
    for decision, (step, before) in zip(review.decisions, find_decisions(deal, seat), strict=True):
        assert decision.chosen == deal.actions[step]
        assert {decision.chosen, decision.best, *decision.good} <= set(before.answers())
        assert len(before.answers()) > 1


def test_every_choice_of_a_deal_belongs_to_one_seat() -> None:
    deal = finished_deal("german-solo")
    steps = [step for seat in deal.layout.active for step, _ in find_decisions(deal, seat)]
    assert sorted(steps) == [step for step, _ in find_choices(deal)]


def test_the_same_deal_and_seed_give_the_same_bytes() -> None:
    deal = finished_deal("sluff")
    eldest = deal.layout.active[0]
    again = sp.review(sp.record_json(deal), eldest, worlds=WORLDS)
    other = sp.review(deal, eldest, worlds=WORLDS, seed=4)
    written, same, otherwise = (
        json.dumps(review.to_json()) for review in (review_eldest("sluff"), again, other)
    )
    assert written == same != otherwise


def test_a_review_in_json_has_exactly_these_keys() -> None:
    written = review_eldest("six-bid").to_json()
    assert list(written) == ["seat", "payment", "parts", "decisions"]
    assert list(review_eldest("six-bid").parts.to_json()) == ["hand", "lie", "others", "own"]
    keys = ["step", "kind", "said", "best", "loss", "se", "chance", "worlds", "verdict", "reason"]
    assert [list(decision.to_json()) for decision in review_eldest("six-bid").decisions] == [keys] * len(
        review_eldest("six-bid").decisions
    )
    assert json.loads(json.dumps(written)) == written


def test_the_evaluation_of_a_decision_depends_only_on_the_seats_view() -> None:
    """The others' hidden cards are dealt anew.

    A decision before the first card must get the same evaluation.
    """
    deal = finished_deal("six-bid")
    seat, (_, before) = deal.layout.active[0], next(find_decisions(deal, deal.layout.active[0]))
    view = view_of(before, seat)
    other = next(
        guess
        for guess in (sp.deal_in(view, world) for world in sp.WorldSampler(view).sample(20, 1))
        if guess.layout.hands != deal.layout.hands
    )
    while other.turn is not None:
        other = other.play(other.answers()[0])
    assert other.actions[: len(before.actions)] == before.actions
    first, second = (first_decision(lying, seat) for lying in (deal, other))
    assert (first.best, first.good, first.worlds) == (second.best, second.good, second.worlds)


def first_decision(deal: Deal, seat: int) -> ReviewedDecision:
    return sp.review(deal, seat, worlds=WORLDS).decisions[0]


def test_a_mistake_is_costly_and_significant_for_both_evaluators() -> None:
    """A novice gives away a contract that was almost certain."""
    _, review = blundered_deal()
    mistakes = review.costly
    assert mistakes
    for mistake in mistakes:
        assert mistake.verdict is (DecisionVerdict.MISTAKE if mistake.validated else DecisionVerdict.CLOSE)
        assert mistake.loss.counters >= 4 * mistake.loss.error
        assert mistake.second_opinion.margin > 0
        assert mistake.chosen not in mistake.good
        assert mistake.best in mistake.good
    assert [mistake.loss.counters for mistake in mistakes] == sorted(
        (mistake.loss.counters for mistake in mistakes), reverse=True
    )


def test_a_counterexample_is_possible_for_the_seat() -> None:
    deal, review = blundered_deal()
    beaten = [(decision, decision.counterexample) for decision in review.costly if decision.counterexample]
    assert beaten
    for decision, world in beaten:
        _, before = next(found for found in find_decisions(deal, 1) if found[0] == decision.step)
        assert world.hands[1] == str(view_of(before, 1).hand)
        assert [len(hand.split()) for hand in world.hands] == list(view_of(before, 1).counts)
        assert 0 < world.share <= 1


def test_a_deal_that_is_not_over_has_no_review() -> None:
    with pytest.raises(sp.NotAllowed, match="no-review") as refused:
        sp.review(sp.deal("six-bid"), 0)
    assert refused.value.facts == {"what": "unfinished"}


def test_a_seat_that_sat_out_has_no_review() -> None:
    deal = sp.deal("six-bid", seats=4, seed="judge")
    ended = sp.play_out(deal, ["club"] * 4).deal
    resting = next(seat for seat in range(4) if seat not in deal.layout.active)
    with pytest.raises(sp.NotAllowed, match="no-review"):
        sp.review(ended, resting)


def test_too_few_worlds_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="3 worlds are too few to tell"):
        sp.review(finished_deal("six-bid"), 1, worlds=3)


def test_a_review_reports_its_progress() -> None:
    progress: list[tuple[int, int]] = []
    deal = finished_deal("six-bid")
    review = sp.review(
        deal, deal.layout.active[0], worlds=4, progress=lambda done, of: progress.append((done, of))
    )
    assert progress == [(number + 1, len(review.decisions)) for number in range(len(review.decisions))]


def test_asking_costs_nothing_where_nothing_can_follow() -> None:
    """A declarer who has asked still plays a card."""
    deal = deal_of("BGYEz5hcm1I-QinMZHI5DLMF")
    before = dict(find_decisions(deal, 0))[28]
    assert deal.actions[28] == Ask(0)
    decision = review_decision(before, 28, Ask(0), WORLDS, 0)
    assert decision.loss.counters == pytest.approx(0)
    assert not decision.costly
    assert isinstance(decision.best, Play)
