"""Tests of the worker pool: players run in their own processes, and no failure of a player stops the
server.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import select
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from spadille.bots.explanation import ExplainingPlayer, Reasons
from spadille.bots.heuristic.player import PLAYERS
from spadille.bots.registry import OFFERED
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.workers.metering import current_meter
from spadille.workers.players import FAST_BOTS, SLOW_BOTS, TIERS
from spadille.workers.pool import WorkerPool
from spadille.workers.protocol import (
    HINT_RANK,
    PLAYOUT_RANK,
    REVIEW_RANK,
    BotQuestion,
    Reply,
    WorkerError,
    WorkerTimeout,
)
from tests.laws.tables import sitting
from tests.support.client import TIMEOUT
from tests.support.noted_meter import RecordingMeter
from tests.support.worker_players import PLAYERS_PLACE


def some_view(number: int = 1) -> View:
    """Return the view of a decision in deal `number`."""
    return next(
        view_of(deal, deal.turn) for deal in sitting("back room", number).deals if deal.turn is not None
    )


VIEW = some_view()
assert VIEW.decision is not None
LAST = VIEW.decision.answers[-1]


def put(player: str, view: View = VIEW, *, why: bool = False) -> BotQuestion:
    return BotQuestion(player, view, Random(1), why)


@asynccontextmanager
async def pool(
    workers: int = 1, company: str = PLAYERS_PLACE, patience: float = TIMEOUT
) -> AsyncIterator[WorkerPool]:
    """Open a worker pool with test players."""
    opened = WorkerPool(workers, company, timeout=patience)
    opened.open()
    try:
        yield opened
    finally:
        await opened.close()


def replies_of_players(
    *players: str, patience: float = TIMEOUT, workers: int = 1
) -> list[Reply | type[WorkerTimeout]]:
    """Ask players one after another in the same pool, and return their replies."""

    async def replies_of() -> list[Reply | type[WorkerTimeout]]:
        replies: list[Reply | type[WorkerTimeout]] = []
        async with pool(workers, patience=patience) as opened:
            for player in players:
                try:
                    replies.append(await opened.ask(put(player)))
                except WorkerTimeout:
                    replies.append(WorkerTimeout)
        return replies

    return asyncio.run(replies_of())


def test_a_player_answers_in_the_back_room_as_it_would_anywhere() -> None:
    async def both() -> None:
        async with pool() as opened:
            for number in range(6):
                view = some_view(number)
                assert await opened.ask(put("club", view)) == PLAYERS["club"].answer(view, Random(1))
                club = PLAYERS["club"]
                assert isinstance(club, ExplainingPlayer)
                assert await opened.ask(put("club", view, why=True)) == club.reasons(view, Random(1))

    asyncio.run(both())


@pytest.mark.parametrize("numbers", [range(20), pytest.param(range(20, 80), marks=pytest.mark.long)], ids=str)
def test_a_view_comes_out_of_a_pipe_as_it_went_in(numbers: range) -> None:
    for number in numbers:
        for deal in sitting("through a pipe", number).deals:
            view = view_of(deal, deal.turn)
            assert pickle.loads(pickle.dumps(view)) == view


def test_printed_output_of_a_player_is_no_answer() -> None:
    assert replies_of_players("prints", "last") == [LAST, LAST]


def test_a_failing_player_is_reported_by_the_type_of_its_error() -> None:
    assert replies_of_players("breaks", "last") == [WorkerError("LookupError"), LAST]


def test_a_question_over_which_a_process_dies_is_asked_again(tmp_path: Path) -> None:
    (tmp_path / "once").touch()
    assert replies_of_players(f"dies {tmp_path}") == [LAST]


def test_a_question_over_which_every_process_dies_is_given_up_and_the_next_one_answered(
    tmp_path: Path,
) -> None:
    for mark in "abcdef":
        (tmp_path / mark).touch()
    assert replies_of_players(f"dies {tmp_path}", "last") == [WorkerTimeout, LAST]


def test_a_process_killed_from_outside_is_replaced() -> None:
    async def killed() -> None:
        async with pool() as opened:
            thinking = asyncio.create_task(opened.ask(put("never")))
            assert await opened.ask(put("last"), rank=-1) == LAST
            (process,) = opened.processes
            thinking.cancel()
            await asyncio.sleep(0)
            os.kill(process.pid, signal.SIGKILL)
            # The exit status is not always known, because the pool may reap the process first.
            assert await process.wait() != 0
            assert await opened.ask(put("last")) == LAST
            assert process not in opened.processes

    asyncio.run(killed())


def test_a_hanging_player_is_killed_and_the_next_answers() -> None:
    assert replies_of_players("last", "never", "last", patience=3.0) == [LAST, WorkerTimeout, LAST]


def test_while_one_thinks_others_are_answered_at_another_desk() -> None:
    async def two() -> None:
        async with pool(workers=2) as opened:
            thinking = asyncio.create_task(opened.ask(put("never")))
            for _ in range(5):
                assert await opened.ask(put("last")) == LAST
            assert not thinking.done()
            thinking.cancel()

    asyncio.run(two())


def test_urgent_jobs_run_first_and_cancelled_ones_never(tmp_path: Path) -> None:
    async def in_line() -> list[str]:
        answered: list[str] = []
        async with pool() as opened:
            first = asyncio.create_task(opened.ask(put("last")))
            tasks = {
                name: asyncio.create_task(opened.ask(put("last"), rank))
                for name, rank in (("hint", 5), ("move", 0))
            }
            for name, task in tasks.items():
                task.set_name(name)
                task.add_done_callback(lambda done: answered.append(done.get_name()))
            left = asyncio.create_task(opened.ask(put(f"dies {tmp_path}")))
            await asyncio.sleep(0)
            left.cancel()
            await asyncio.gather(first, *tasks.values())
        return answered

    (tmp_path / "mark").touch()
    assert asyncio.run(in_line()) == ["move", "hint"]
    assert [mark.name for mark in tmp_path.iterdir()] == ["mark"]


def test_a_closed_pool_leaves_no_process_and_no_pending_job() -> None:
    async def closed() -> list[int]:
        opened = WorkerPool(2, PLAYERS_PLACE)
        opened.open()
        waiting = [asyncio.create_task(opened.ask(put("never"))) for _ in range(4)]
        assert await opened.ask(put("last"), rank=-1) == LAST
        pids = [process.pid for process in opened.processes]
        await opened.close()
        assert [type(waiter) for waiter in await asyncio.gather(*waiting, return_exceptions=True)] == [
            WorkerTimeout
        ] * 4
        return pids

    pids = asyncio.run(closed())
    assert len(pids) == 2
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


class SpawnCountingPool(WorkerPool):
    """A worker pool that reports how many processes existed when the third was started."""

    def __init__(self) -> None:
        super().__init__(1, "tests.support.worker_players:NOBODY")
        self.third: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._begins = 0

    async def _spawn(self) -> Process:
        """Start a process."""
        self._begins += 1
        if self._begins == 3:
            self.third.set_result(len(self.processes))
        return await super()._spawn()


def test_of_processes_that_cannot_be_started_none_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tried() -> None:
        opened = SpawnCountingPool()
        opened.open()
        try:
            assert await asyncio.wait_for(opened.third, TIMEOUT) == 0
        finally:
            await opened.close()

    monkeypatch.setattr("spadille.workers.pool._RESTART_DELAY", 0.0)
    asyncio.run(tried())


SERVER = f"""
import asyncio
from tests.workers.test_worker_pool import put
from spadille.workers.pool import WorkerPool

async def main():
    room = WorkerPool(2, {PLAYERS_PLACE!r})
    room.open()
    for rank in (-2, -1):
        await room.ask(put("last"), rank)
    asyncio.create_task(room.ask(put("never")))
    await asyncio.sleep(0)
    print(*(process.pid for process in room.processes), flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.mark.skipif(
    not hasattr(os, "pidfd_open"), reason="waits for the end of processes that are not its own"
)
def test_when_the_server_is_killed_its_processes_end_too_even_in_the_middle_of_a_thought() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    ends = [os.pidfd_open(int(pid)) for pid in server.stdout.readline().split()]
    assert len(ends) == 2
    server.send_signal(signal.SIGKILL)
    server.communicate(timeout=TIMEOUT)
    waiting = select.poll()
    for end in ends:
        waiting.register(end, select.POLLIN)
        assert waiting.poll(TIMEOUT * 1000), "a process is left"
        waiting.unregister(end)
        os.close(end)


def test_every_offered_bot_exists() -> None:
    assert {*FAST_BOTS, *TIERS} == set(OFFERED)
    assert all(name in SLOW_BOTS for tiers in TIERS.values() for name in tiers)


@pytest.mark.parametrize("name", SLOW_BOTS)
def test_search_bots_give_reasons(name: str) -> None:
    player = SLOW_BOTS[name]
    assert isinstance(player, ExplainingPlayer)
    why = player.reasons(VIEW, Random(1))
    assert isinstance(why, Reasons)
    assert why.chosen == player.answer(VIEW, Random(1))


# The order of the queue


def test_reviews_leave_a_worker_free_for_moves_and_hints() -> None:
    async def ask() -> None:
        async with pool(workers=2) as opened:
            reviews = [asyncio.create_task(opened.ask(put("never"), REVIEW_RANK)) for _ in range(20)]
            playouts = [asyncio.create_task(opened.ask(put("never"), PLAYOUT_RANK)) for _ in range(20)]
            for rank in (0, 1, HINT_RANK, HINT_RANK + 1) * 3:
                assert await opened.ask(put("last"), rank) == LAST
            for waiting in (*reviews, *playouts):
                assert not waiting.done()
                waiting.cancel()

    asyncio.run(ask())


def test_networks_take_turns_however_much_one_asks() -> None:
    done: list[str] = []

    async def ask_from(opened: WorkerPool, network: str) -> None:
        current_meter.set(RecordingMeter(network))
        await opened.ask(put("last"), REVIEW_RANK)
        done.append(network)

    async def ask() -> None:
        async with pool() as opened, asyncio.TaskGroup() as tasks:
            for network in ("greedy",) * 30 + ("other",) * 2:
                tasks.create_task(ask_from(opened, network))

    asyncio.run(ask())
    assert len(done) == 32
    assert [at for at, network in enumerate(done) if network == "other"] <= [2, 4]


def test_the_time_of_a_worker_is_charged_to_the_caller() -> None:
    noted = RecordingMeter("a network")

    async def ask() -> None:
        current_meter.set(noted)
        async with pool(patience=0.3) as opened:
            await opened.ask(put("last"))
            assert 0 < noted.charged < 0.3
            with pytest.raises(WorkerTimeout):
                await opened.ask(put("never"))

    asyncio.run(ask())
    assert noted.charged >= 0.3
