"""Tests of the review service: a review is started once, computed in steps, and cached until the
evaluator changes.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from spadille import protocol
from spadille.app.reviews import service
from spadille.app.reviews.review_html import render_review
from spadille.app.reviews.review_message import build_review_message
from spadille.app.reviews.service import Requester, ReviewService
from spadille.evaluation import review, validation
from spadille.evaluation.loss import Loss
from spadille.evaluation.luck import LuckStep
from spadille.evaluation.review import DecisionVerdict, evaluate_decision
from spadille.evaluation.sentences import describe_decision, label_decision
from spadille.notation.codes import code_of
from spadille.play.deal import Deal
from spadille.protocol.api_error import ApiError
from spadille.pyodide.inline_worker import InlineWorker
from spadille.rules.refusal import NotAllowed
from spadille.sentences.audience import Audience
from spadille.table.limits import Rate
from spadille.text import LANGUAGES, load_catalogue
from spadille.workers.protocol import Question, Reply, WorkerError
from spadille.workers.review_steps import EvaluatedStep, ReviewStep
from tests.evaluation.deals import assume_validated, blundered_deal, half_validated_review
from tests.support.client import Guest, run_server
from tests.support.deal_sources import SeededKeys
from tests.support.virtual_clock import run_timed

NAMED = Requester("Ann")


class StoredPool:
    """A worker pool that answers with stored evaluations and records the steps it is asked for."""

    def __init__(self) -> None:
        self.asked: list[int | None] = []

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """Return the stored evaluation of a step. Check that its rank puts it behind
        bots' moves and hints.
        """
        assert isinstance(asked, ReviewStep)
        assert rank > 10
        await asyncio.sleep(0)
        self.asked.append(asked.step)
        found = blundered_deal()[1]
        if asked.step is None:
            return found
        decision = next(decision for decision in found.decisions if decision.step == asked.step)
        return EvaluatedStep(decision, LuckStep(asked.step, 0.0))


class BrokenPool:
    """A worker pool whose evaluator fails."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        return WorkerError("LookupError")


async def whole(
    reviews: ReviewService, deal: Deal, seat: int, code: str = "a", asker: Requester = NAMED
) -> protocol.DealReview:
    while True:
        answer = await reviews.get_or_start(code, deal, seat, asker)
        assert answer.done < answer.of
        if answer.review is not None:
            return answer.review


@cache
def shown() -> protocol.DealReview:
    deal, found = blundered_deal()
    return build_review_message(found, deal)


def test_each_decision_is_asked_by_itself_and_the_sum_last() -> None:
    pool, (deal, found) = StoredPool(), blundered_deal()
    reviewed = asyncio.run(whole(ReviewService(pool), deal, found.seat))
    assert pool.asked == [*(decision.step for decision in found.decisions), None]
    assert reviewed == shown()


def test_the_same_deal_is_looked_at_once_until_the_judge_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, (deal, found) = StoredPool(), blundered_deal()

    async def asked() -> None:
        reviews = ReviewService(pool)
        for _ in range(2):
            await whole(reviews, deal, found.seat)
        assert pool.asked.count(None) == 1
        monkeypatch.setattr(service, "evaluator_version", lambda: "another")
        await whole(reviews, deal, found.seat)
        assert pool.asked.count(None) == 2

    asyncio.run(asked())


def test_the_reviews_of_a_player_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "_RATE", Rate(burst=1, per_second=0))
    deal, found = blundered_deal()

    async def asked() -> None:
        reviews = ReviewService(StoredPool())
        await whole(reviews, deal, found.seat)
        await whole(reviews, deal, found.seat)
        with pytest.raises(ApiError) as refused:
            await reviews.get_or_start("b", deal, found.seat, Requester("Ann"))
        assert refused.value.error.code == "too-often"

    asyncio.run(asked())


class SlowPool(StoredPool):
    """A worker pool with stored evaluations that takes three seconds for each step."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        await asyncio.sleep(3)
        return await super().ask(asked, rank)


def test_an_abandoned_review_pauses_and_resumes() -> None:
    deal, found = blundered_deal()
    steps = [decision.step for decision in found.decisions]

    async def left_and_taken_up() -> None:
        pool = SlowPool()
        reviews = ReviewService(pool)
        await reviews.get_or_start("a", deal, found.seat, NAMED)
        await asyncio.sleep(3600)
        looked_at = list(pool.asked)
        assert len(looked_at) * 3 <= 0.5 + service._PATIENCE + 3
        assert looked_at == steps[: len(looked_at)]
        assert len(looked_at) < len(steps)
        assert await whole(reviews, deal, found.seat) == shown()
        assert pool.asked == [*steps, None]

    run_timed(left_and_taken_up)


def test_a_client_that_waits_gets_the_whole_review() -> None:
    deal, found = blundered_deal()
    review_, seconds = run_timed(
        lambda: ReviewService(SlowPool()).wait_for_review("a", deal, found.seat, NAMED)
    )
    assert review_ == found
    assert seconds == 3 * (len(found.decisions) + 1)


def test_a_failed_review_can_be_requested_again() -> None:
    deal, found = blundered_deal()

    async def asked() -> None:
        reviews = ReviewService(BrokenPool())
        for _ in range(2):
            with pytest.raises(ApiError) as refused:
                await reviews.get_or_start("a", deal, found.seat, Requester("Ann"))
            assert refused.value.error.code == "no-judge"

    asyncio.run(asked())


def test_an_unfinished_deal_and_a_seat_without_cards_have_no_review() -> None:
    deal, _ = blundered_deal()
    for unreviewed, seat in ((Deal.of(deal.layout), 0), (deal, 7)):
        with pytest.raises(NotAllowed, match="no-review"):
            asyncio.run(ReviewService(StoredPool()).get_or_start("a", unreviewed, seat, Requester("Ann")))


def test_a_question_to_the_judge_is_a_decision_or_the_sum() -> None:
    deal, found = blundered_deal()
    step = found.decisions[-1].step
    looked = ReviewStep(deal, found.seat, 4, step).answer()
    assert isinstance(looked, EvaluatedStep)
    before = next(before for at, before in review.find_decisions(deal, found.seat) if at == step)
    assert looked.decision == evaluate_decision(before, step, deal.actions[step], 4, 0)[0]


def test_a_server_with_one_thread_reviews_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "WORLDS", 4)
    deal, found = blundered_deal()
    reviewed = asyncio.run(whole(ReviewService(InlineWorker()), deal, found.seat))
    assert (reviewed.judge.worlds, len(reviewed.decisions)) == (4, len(found.decisions))


# Rendering


def test_an_unproved_kind_is_priced_and_never_called_a_mistake() -> None:
    deal, found = blundered_deal()
    unproved = build_review_message(assume_validated(found, validated=False), deal)
    assert unproved.costliest
    for place in unproved.costliest:
        decision = unproved.decisions[place]
        assert (decision.called, decision.told[0].id) == ("unproved", "review-unproved")


def test_the_page_tells_how_each_kind_of_the_game_fared_in_the_proof() -> None:
    lines = [(line.named, line.mistakes) for line in shown().judge.proof]
    assert lines == [
        (kind.named, kind.mistakes) for kind in validation.load_validation() if kind.game == "six-bid"
    ]


def test_a_proved_kind_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    every = tuple(replace(kind, named=True) for kind in validation.load_validation())
    monkeypatch.setattr(validation, "load_validation", lambda: every)
    deal, found = blundered_deal()
    dearest = found.costly[0]
    before = next(before for at, before in review.find_decisions(deal, found.seat) if at == dearest.step)
    again = evaluate_decision(before, dearest.step, dearest.chosen, 40, 0)[0]
    assert (again.validated, again.verdict) == (True, DecisionVerdict.MISTAKE)
    named = build_review_message(replace(found, decisions=(again,)), deal)
    assert named.decisions[0].told[0].id == "review-mistake"
    assert not any(note.id == "review-kinds" for note in named.notes)


def test_a_costly_decision_is_a_mistake_only_if_its_kind_is_validated() -> None:
    deal, found = half_validated_review()
    message = build_review_message(found, deal)
    dearest = [message.decisions[place] for place in message.costliest]
    assert [(decision.kind, decision.called) for decision in dearest] == [
        ("play", "mistake"),
        ("bid", "unproved"),
    ]
    assert [decision.told[0].id for decision in dearest] == ["review-mistake", "review-unproved"]
    assert [note.id for note in message.notes] == ["review-differ", "review-kinds"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_names_what_is_proved_and_says_which_kinds_are_not(language: str) -> None:
    deal, found = half_validated_review()
    say = load_catalogue(language).say
    half = render_review(found, deal, load_catalogue(language))
    assert say("review-kind-bid") in half
    assert say("review-kind-play") not in half
    assert f"<h2>{say('review-page-mattered')}</h2>" in half
    proved = render_review(assume_validated(found, validated=True), deal, load_catalogue(language))
    assert f"<h2>{say('review-page-mistakes')}</h2>" in proved


def test_the_parts_that_are_shown_add_up_and_so_do_the_prices() -> None:
    deal, found = blundered_deal()
    parts = shown().parts
    assert parts.hand + parts.lie + parts.others + parts.own == shown().payment
    dear = sum(shown().decisions[place].loss for place in shown().costliest[:3])
    assert dear + shown().rest == pytest.approx(-found.parts.own, abs=0.5 * (len(found.costly[:3]) + 1))
    assert len(shown().curve) == len(deal.actions) + 1


def test_a_price_is_the_same_number_beside_a_decision_and_in_its_sentence() -> None:
    deal, found = blundered_deal()
    company = Audience(load_catalogue("en"), ("A", "B", "C"), me=found.seat)
    priced = [decision for decision in shown().decisions if decision.called not in ("good", "only")]
    assert priced
    for price in priced:
        judged = next(decision for decision in found.decisions if decision.step == price.step)
        sentence = company.render_line(describe_decision(deal, judged).lines[0])
        assert f" {figured(price.loss)} ± {figured(price.within)} chips" in sentence


def figured(number: float) -> str:
    return f"{number:g}".replace("-", "−")


@pytest.mark.parametrize(
    ("loss", "error", "named", "name"),
    [
        (14.0, 2.0, False, "unproved"),
        (14.0, 4.0, False, "close"),
        (14.0, 4.0, True, "close"),
        (2.0, 0.25, True, "little"),
    ],
)
def test_what_chance_could_have_made_is_close_and_what_is_surely_worse_says_why_it_is_not_named(
    loss: float, error: float, name: str, *, named: bool
) -> None:
    decision = replace(
        blundered_deal()[1].decisions[0],
        verdict=DecisionVerdict.CLOSE,
        loss=Loss(loss, error),
        validated=named,
    )
    assert label_decision(decision) == name


def test_every_good_answer_is_marked_and_the_best_saves_all_of_the_price() -> None:
    for shown_decision, judged in zip(shown().decisions, blundered_deal()[1].decisions, strict=True):
        assert {weighed.action for weighed in shown_decision.weighed if weighed.good} == {
            str(answer) for answer in judged.good
        }
        saves = {weighed.action: weighed.saves for weighed in shown_decision.weighed}
        assert saves[str(judged.chosen)] is None
        most = max((saving for saving in saves.values() if saving is not None), default=None)
        assert most is None or saves[str(judged.best)] == most
        assert most is None or most <= shown_decision.loss


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_makes_a_page_that_needs_nothing_else(language: str) -> None:
    deal, found = blundered_deal()
    page = render_review(found, deal, load_catalogue(language))
    assert page.startswith("<!doctype html>")
    assert not any(mark in page for mark in ("<script", "<link", "src=", "look-", "deal-"))
    assert page.count("<li>") == min(3, len(found.costly))


# Routes


def test_a_finished_deal_is_reviewed_and_an_unfinished_one_is_not(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "WORLDS", 4)
    deal, found = blundered_deal()
    code = code_of(deal)
    with run_server(sqlite_file, source=SeededKeys("laid")) as address, Guest(address) as ann:
        while True:
            answer = ann.http.post(f"/api/deals/{code}/reviews", json={"seat": found.seat})
            assert answer.status_code == 200, answer.text
            if (review := protocol.ReviewProgress.model_validate_json(answer.text).review) is not None:
                break
        assert (review.seat, review.judge.worlds) == (found.seat, 4)
        page = ann.http.get(f"/api/deals/{code}/reviews/{found.seat}/sv").json()["text"]
        assert "<title>Genomgång" in page
        unfinished = code_of(Deal.of(deal.layout))
        refused = ann.http.post(f"/api/deals/{unfinished}/reviews", json={"seat": 0})
        assert protocol.Error.model_validate_json(refused.text).code == "no-review"
