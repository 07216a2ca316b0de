"""Tests of the inline worker: during a review, requests of the table and the page are handled."""

from __future__ import annotations

import asyncio
from random import Random
from typing import cast

import pytest

from spadille.play.view import View
from spadille.pyodide import inline_worker
from spadille.workers.protocol import BotQuestion, Reply, WorkerError

REVIEW, MOVE = 5, 0


def asking(same: inline_worker.InlineWorker, who: str, rank: int = 0) -> asyncio.Task[Reply]:
    """Ask a bot that does not exist, so that no view is needed. Return the task that waits for the reply."""
    return asyncio.create_task(same.ask(BotQuestion(who, cast("View", None), Random(1)), rank))


async def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    done: list[str] = []
    asked: list[asyncio.Task[Reply]] = []

    def thought(_players: object, question: BotQuestion) -> Reply:
        done.append(question.player)
        return WorkerError(question.player)

    async def pause() -> None:
        done.append("page")
        if len(asked) == 3:
            asked.append(asking(same, "move", MOVE))
        await asyncio.sleep(0)

    monkeypatch.setattr(inline_worker, "answer_question", thought)
    same = inline_worker.InlineWorker(pause)
    asked += [asking(same, who, REVIEW) for who in ("first", "second", "third")]
    await asyncio.gather(*asked)
    return done


def test_between_two_thoughts_the_page_is_answered_and_a_move_goes_before_a_review(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = asyncio.run(thoughts(monkeypatch))
    assert done == ["page", "first", "page", "move", "page", "second", "page", "third"]


async def without_the_first() -> Reply:
    same = inline_worker.InlineWorker(lambda: asyncio.sleep(0))
    first, second = asking(same, "first"), asking(same, "second")
    await asyncio.sleep(0)
    first.cancel()
    return await second


def test_a_cancelled_request_delays_no_other() -> None:
    assert isinstance(asyncio.run(without_the_first()), WorkerError)
