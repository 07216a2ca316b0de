"""Reviews of finished deals.

A review is computed once, in the worker pool, while clients wait for it. It is cached until the evaluator
changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Final, Protocol

from spadille import protocol
from spadille.app.result_cache import ResultCache, review_key
from spadille.app.reviews.review_message import build_review_message
from spadille.evaluation import review_json
from spadille.evaluation.evaluator_version import evaluator_version
from spadille.evaluation.review import WORLDS, Review, check_reviewable, find_decisions
from spadille.play.deal import Deal
from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.table.limits import Rate, TokenBuckets
from spadille.telemetry.log import Logger
from spadille.workers.metering import require_worker_time
from spadille.workers.protocol import REVIEW_RANK, Question, Reply, WorkerError, WorkerTimeout
from spadille.workers.review_steps import EvaluatedStep, ReviewStep
from spadille.workers.threads import run_in_thread
from spadille.workers.worker import answer_question

_RATE: Final = Rate(burst=24, per_second=0.2)
"""Rate limit of new reviews per client network."""
_REMEMBERED: Final = 300
_ANSWER_TIMEOUT: Final = 0.5
"""Seconds after which a request is answered with the progress if the review is not ready."""
_PATIENCE: Final = 10.0
"""Seconds after an answer within which a client must ask again. Otherwise the job pauses."""

log = Logger("spadille")


class ReviewWorker(Protocol):
    """A worker that evaluates steps of a review."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """Return the reply to a question. Questions with a lower rank are answered first."""


class InlineWorker:
    """A worker that runs in a thread of this process, for servers without a worker pool."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """Return the reply to a question. The rank has no effect."""
        return await run_in_thread(answer_question, {}, asked)


@dataclass(frozen=True, slots=True)
class RenderedReview:
    """A complete review, and the message that clients get."""

    review: Review
    message: protocol.DealReview


@dataclass(frozen=True, slots=True)
class Requester:
    """The client that asks for a review."""

    network: str
    """The client network, to which the rate limit applies."""
    player: str | None = None
    """The player's id, if known. Erasing the player deletes their cached reviews."""


@dataclass
class ReviewJob:
    """A review and its progress."""

    deal: Deal
    seat: Seat
    steps: list[int]
    evaluated: list[EvaluatedStep] = field(default_factory=list)
    task: asyncio.Task[RenderedReview | None] | None = None
    """The latest task. Its result is None if it paused. A new task then continues the job."""
    waiting: int = 0
    answered: float = 0.0
    """The time at which a client last got an answer, by the event loop's clock."""

    @classmethod
    def for_deal(cls, deal: Deal, seat: Seat) -> ReviewJob:
        """Create a job for the decisions of a seat, none of them evaluated yet."""
        return cls(deal, seat, [step for step, _ in find_decisions(deal, seat)])

    @property
    def has_failed(self) -> bool:
        """True if the task was cancelled or raised an error."""
        task = self.task
        return task is not None and task.done() and (task.cancelled() or bool(task.exception()))

    @property
    def is_paused(self) -> bool:
        """True if the task paused because no client waited."""
        task = self.task
        return task is not None and task.done() and not self.has_failed and task.result() is None

    @property
    def outcome(self) -> RenderedReview | None:
        """The review, once it is complete."""
        return self.task.result() if self.task is not None and self.task.done() else None

    @property
    def is_wanted(self) -> bool:
        """True if a client waits or was answered recently."""
        return self.waiting > 0 or asyncio.get_running_loop().time() < self.answered + _PATIENCE

    @contextmanager
    def wait(self) -> Iterator[set[asyncio.Task[RenderedReview | None]]]:
        """Count a waiting client while the context is open. Yield a set of the job's task to wait for."""
        assert self.task is not None
        self.waiting += 1
        try:
            yield {self.task}
        finally:
            self.waiting -= 1
            self.answered = asyncio.get_running_loop().time()


class ReviewService:
    """The review jobs of a server. Each seat of a deal is reviewed once."""

    def __init__(self, worker: ReviewWorker | None, result_cache: ResultCache | None = None) -> None:
        self._worker = worker or InlineWorker()
        self._result_cache = result_cache
        self._jobs: dict[tuple[str, Seat, str], ReviewJob] = {}
        self._buckets = TokenBuckets(_RATE)

    async def get_or_start(
        self, code: str, deal: Deal, seat: Seat, asker: Requester
    ) -> protocol.ReviewProgress:
        """Return the review of a seat in a deal, or its progress. Start the review if there is none.

        Raises:
            NotAllowed: `no-review` if the deal is not over, or the seat has no cards.
            ApiError: `too-often`, `too-much-work`, `no-judge`.
        """
        return await self._answer(await self._get_or_create_job(code, deal, seat, asker))

    async def wait_for_review(self, code: str, deal: Deal, seat: Seat, asker: Requester) -> Review:
        """Wait for the review of a seat in a deal, and return it. Start the review if there is none.

        Raises:
            NotAllowed: `no-review` if the deal is not over, or the seat has no cards.
            ApiError: `too-often`, `too-much-work`, `no-judge`.
        """
        job = await self._get_or_create_job(code, deal, seat, asker)
        with job.wait() as task:
            await asyncio.wait(task)
        if job.has_failed or job.outcome is None:
            raise api_error("no-judge")
        return job.outcome.review

    def close(self) -> None:
        """Cancel all jobs."""
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()

    async def _get_or_create_job(self, code: str, deal: Deal, seat: Seat, asker: Requester) -> ReviewJob:
        """Return the job that reviews a seat with the current evaluator. Start or resume it if needed."""
        check_reviewable(deal, seat)
        key = code, seat, await run_in_thread(evaluator_version)
        cached = None if self._has_job(key) else await self._load_cached(code, seat)
        if not self._has_job(key):
            self._jobs[key] = self._start_job(code, ReviewJob.for_deal(deal, seat), asker, cached)
        job = self._jobs[key] = self._jobs.pop(key)
        if job.is_paused:
            require_worker_time()
            job.task = self._start_task(code, job, asker)
        if len(self._jobs) > _REMEMBERED:
            del self._jobs[next(iter(self._jobs))]
        return job

    def _has_job(self, key: tuple[str, Seat, str]) -> bool:
        job = self._jobs.get(key)
        return job is not None and not job.has_failed

    async def _load_cached(self, code: str, seat: Seat) -> Review | None:
        """Return the review of a seat from the cache; None if there is none that can be read."""
        text = None if self._result_cache is None else await self._result_cache.get(review_key(code, seat))
        with suppress(ValueError):
            return None if text is None else review_json.load_review(text)
        return None

    def _start_job(self, code: str, job: ReviewJob, asker: Requester, cached: Review | None) -> ReviewJob:
        if cached is not None:
            job.task = asyncio.create_task(_render_review(cached, job.deal))
            return job
        require_worker_time()
        if not self._buckets.take(asker.network, asyncio.get_running_loop().time()):
            raise api_error("too-often")
        job.task = self._start_task(code, job, asker)
        return job

    def _start_task(self, code: str, job: ReviewJob, asker: Requester) -> asyncio.Task[RenderedReview | None]:
        return asyncio.create_task(self._compute_review(code, job, asker), name="review")

    async def _answer(self, job: ReviewJob) -> protocol.ReviewProgress:
        """Return the review or its progress after `_ANSWER_TIMEOUT` seconds."""
        with job.wait() as task:
            await asyncio.wait(task, timeout=_ANSWER_TIMEOUT)
        if job.has_failed:
            raise api_error("no-judge")
        review = job.outcome.message if job.outcome else None
        return protocol.ReviewProgress(done=len(job.evaluated), of=len(job.steps) + 1, review=review)

    async def _compute_review(self, code: str, job: ReviewJob, asker: Requester) -> RenderedReview | None:
        """Evaluate the remaining steps one after the other, and return the review.

        Return None as soon as no client wants the review.
        """
        for step in job.steps[len(job.evaluated) :]:
            if not job.is_wanted:
                return None
            evaluated = await self._ask_worker(ReviewStep(job.deal, job.seat, WORLDS, step))
            assert isinstance(evaluated, EvaluatedStep)
            job.evaluated.append(evaluated)
        last = ReviewStep(job.deal, job.seat, WORLDS, evaluated=tuple(job.evaluated))
        review = await self._ask_worker(last)
        assert isinstance(review, Review)
        if self._result_cache is not None:
            text = review_json.dump_review(review)
            await self._result_cache.put(review_key(code, job.seat), text, asker.player)
        return await _render_review(review, job.deal)

    async def _ask_worker(self, asked: ReviewStep) -> Reply:
        reply = await self._worker.ask(asked, REVIEW_RANK)
        if isinstance(reply, WorkerError):
            log.error("the judge failed", error=reply.kind)
            raise WorkerTimeout(asked.player)
        return reply


async def _render_review(review: Review, deal: Deal) -> RenderedReview:
    return RenderedReview(review, await run_in_thread(build_review_message, review, deal))
