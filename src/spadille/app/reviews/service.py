"""Reviews of finished deals: made in the back room once, while somebody waits for them, and kept as long as
the judge is the same.
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
from spadille.workers.protocol import Question, Reply, WorkerError, WorkerTimeout
from spadille.workers.review_steps import EvaluatedStep, ReviewStep
from spadille.workers.threads import run_in_thread
from spadille.workers.worker import answer_question

_RATE: Final = Rate(burst=12, per_second=0.1)
"""How many deals somebody may have looked at."""
_REMEMBERED: Final = 300
_BEHIND: Final = 20
"""How far reviews stand behind the moves of bots, and behind hints, in line for the back room."""
_A_WHILE: Final = 0.5
"""Seconds after which whoever asked is told how far it has come."""
_PATIENCE: Final = 10.0
"""Seconds after the last answer in which somebody is taken to ask again. Then the judge rests."""

log = Logger("spadille")


class ReviewWorker(Protocol):
    """Where a judge thinks."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """What is said to a question."""


class InlineWorker:
    """A judge's room where there is none: a thread."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """What is said to a question."""
        return await run_in_thread(answer_question, {}, asked)


@dataclass(frozen=True, slots=True)
class RenderedReview:
    """A review, and how it is told."""

    review: Review
    message: protocol.DealReview


@dataclass(frozen=True, slots=True)
class Requester:
    """Who asks for a review."""

    name: str
    """By what it is counted how often."""
    player: str | None = None
    """His id, if he has one: with him goes what was found for him."""


@dataclass
class ReviewJob:
    """A review, and how far it has come."""

    deal: Deal
    seat: Seat
    steps: list[int]
    evaluated: list[EvaluatedStep] = field(default_factory=list)
    task: asyncio.Task[RenderedReview | None] | None = None
    """Ends with nothing where nobody waits any more; another goes on from there."""
    waiting: int = 0
    answered: float = 0.0
    """When somebody who waited was last told how far it has come."""

    @classmethod
    def for_deal(cls, deal: Deal, seat: Seat) -> ReviewJob:
        """Nothing has been looked at yet."""
        return cls(deal, seat, [step for step, _ in find_decisions(deal, seat)])

    @property
    def has_failed(self) -> bool:
        """Whether it came to nothing."""
        task = self.task
        return task is not None and task.done() and (task.cancelled() or bool(task.exception()))

    @property
    def is_paused(self) -> bool:
        """Whether the judge has left it, since nobody waited."""
        task = self.task
        return task is not None and task.done() and not self.has_failed and task.result() is None

    @property
    def outcome(self) -> RenderedReview | None:
        """What came of it, once all is looked at."""
        return self.task.result() if self.task is not None and self.task.done() else None

    @property
    def is_wanted(self) -> bool:
        """Whether anybody waits, or has just been answered."""
        return self.waiting > 0 or asyncio.get_running_loop().time() < self.answered + _PATIENCE

    @contextmanager
    def wait(self) -> Iterator[set[asyncio.Task[RenderedReview | None]]]:
        """Somebody waits meanwhile."""
        assert self.task is not None
        self.waiting += 1
        try:
            yield {self.task}
        finally:
            self.waiting -= 1
            self.answered = asyncio.get_running_loop().time()


class ReviewService:
    """Has deals reviewed: one and the same deal once, however often it is asked for."""

    def __init__(self, room: ReviewWorker | None, findings: ResultCache | None = None) -> None:
        self._room = room or InlineWorker()
        self._findings = findings
        self._begun: dict[tuple[str, Seat, str], ReviewJob] = {}
        self._measures = TokenBuckets(_RATE)

    async def get_or_start(
        self, code: str, deal: Deal, seat: Seat, asker: Requester
    ) -> protocol.ReviewAnswer:
        """The review of a deal, or how far it has come.

        Raises:
            NotAllowed: `no-review`.
            Refusal: `too-often`, `no-judge`.
        """
        return await self._answer(await self._looked_at(code, deal, seat, asker))

    async def wait_for_review(self, code: str, deal: Deal, seat: Seat, asker: Requester) -> Review:
        """The review of a deal, however long it takes.

        Raises:
            NotAllowed: `no-review`.
            Refusal: `too-often`, `no-judge`.
        """
        begun = await self._looked_at(code, deal, seat, asker)
        with begun.wait() as task:
            await asyncio.wait(task)
        if begun.has_failed or begun.outcome is None:
            raise api_error("no-judge")
        return begun.outcome.review

    def close(self) -> None:
        """Nothing more is looked at."""
        for begun in self._begun.values():
            if begun.task is not None:
                begun.task.cancel()

    async def _looked_at(self, code: str, deal: Deal, seat: Seat, asker: Requester) -> ReviewJob:
        """The deal as it is being looked at, or has been by this very judge."""
        check_reviewable(deal, seat)
        key = code, seat, await run_in_thread(evaluator_version)
        kept = None if self._is_begun(key) else await self._kept(code, seat)
        if not self._is_begun(key):
            self._begun[key] = self._begin(code, ReviewJob.for_deal(deal, seat), asker, kept)
        begun = self._begun[key] = self._begun.pop(key)
        if begun.is_paused:
            begun.task = self._start_task(code, begun, asker)
        if len(self._begun) > _REMEMBERED:
            del self._begun[next(iter(self._begun))]
        return begun

    def _is_begun(self, key: tuple[str, Seat, str]) -> bool:
        begun = self._begun.get(key)
        return begun is not None and not begun.has_failed

    async def _kept(self, code: str, seat: Seat) -> Review | None:
        """A review that was made before this house began."""
        text = None if self._findings is None else await self._findings.get(review_key(code, seat))
        with suppress(ValueError):
            return None if text is None else review_json.load_review(text)
        return None

    def _begin(self, code: str, begun: ReviewJob, asker: Requester, kept: Review | None) -> ReviewJob:
        if kept is not None:
            begun.task = asyncio.create_task(_with_message(kept, begun.deal))
            return begun
        if not self._measures.take(asker.name, asyncio.get_running_loop().time()):
            raise api_error("too-often")
        begun.task = self._start_task(code, begun, asker)
        return begun

    def _start_task(
        self, code: str, begun: ReviewJob, asker: Requester
    ) -> asyncio.Task[RenderedReview | None]:
        return asyncio.create_task(self._reviewed(code, begun, asker), name="review")

    async def _answer(self, begun: ReviewJob) -> protocol.ReviewAnswer:
        """What there is after a while."""
        with begun.wait() as task:
            await asyncio.wait(task, timeout=_A_WHILE)
        if begun.has_failed:
            raise api_error("no-judge")
        review = begun.outcome.message if begun.outcome else None
        return protocol.ReviewAnswer(done=len(begun.evaluated), of=len(begun.steps) + 1, review=review)

    async def _reviewed(self, code: str, begun: ReviewJob, asker: Requester) -> RenderedReview | None:
        """All that is still asked of the judge, one after the other, as long as somebody waits for it."""
        for step in begun.steps[len(begun.evaluated) :]:
            if not begun.is_wanted:
                return None
            found = await self._answered(ReviewStep(begun.deal, begun.seat, WORLDS, step))
            assert isinstance(found, EvaluatedStep)
            begun.evaluated.append(found)
        last = ReviewStep(begun.deal, begun.seat, WORLDS, evaluated=tuple(begun.evaluated))
        review = await self._answered(last)
        assert isinstance(review, Review)
        if self._findings is not None:
            text = review_json.dump_review(review)
            await self._findings.put(review_key(code, begun.seat), text, asker.player)
        return await _with_message(review, begun.deal)

    async def _answered(self, asked: ReviewStep) -> Reply:
        reply = await self._room.ask(asked, _BEHIND)
        if isinstance(reply, WorkerError):
            log.error("the judge failed", error=reply.kind)
            raise WorkerTimeout(asked.player)
        return reply


async def _with_message(review: Review, deal: Deal) -> RenderedReview:
    return RenderedReview(review, await run_in_thread(build_review_message, review, deal))
