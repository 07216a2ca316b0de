"""The worker pool: a bounded number of processes in which bots search, apart from the server's event loop."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from typing import Final

from spadille.telemetry.log import Logger
from spadille.workers.metering import Meter, current_meter
from spadille.workers.players import TIERS
from spadille.workers.protocol import (
    LENGTH,
    PLAYOUT_RANK,
    READY,
    Question,
    Reply,
    WorkerTimeout,
    frame_message,
)

PLAYERS: Final = "spadille.workers.players:SLOW_BOTS"
_TIMEOUT: Final = 20.0
"""Seconds after which a worker process that has not answered is killed."""
_INHERITED_VARIABLES: Final = ("PATH", "LD_LIBRARY_PATH", "LANG", "LC_ALL", "SYSTEMROOT")
_MAX_TRIES: Final = 2
"""The number of times that a question is asked if the worker process dies."""
_MAX_NETWORKS: Final = 1_000
_RESTART_DELAY: Final = 1.0
"""Seconds to wait after a process could not be started."""

log = Logger("spadille")


@dataclass(order=True)
class _Job:
    """A question in the queue. Jobs are sorted by rank, then by turn, then by age; the lowest is next."""

    rank: int
    turn: int
    """The turn of the client network. Networks take turns, however many questions each of them asks."""
    number: int
    question: Question = field(compare=False)
    reply: asyncio.Future[Reply] = field(compare=False)
    meter: Meter | None = field(compare=False)
    tries: int = field(default=0, compare=False)


class WorkerPool:
    """Worker processes with a shared queue of questions. A question whose caller was cancelled is skipped.

    If there are several workers, one takes no work of `PLAYOUT_RANK` or higher, so that moves and hints never
    wait until a step of a review ends.
    """

    def __init__(
        self,
        workers: int,
        players: str = PLAYERS,
        tiers: Mapping[str, tuple[str, ...]] = TIERS,
        timeout: float = _TIMEOUT,
    ) -> None:
        self.tiers = tiers
        """The quality tiers of each bot, as in `spadille.workers.players`."""
        self._worker_count = workers
        self._players = players
        self._timeout = timeout
        self._queue: list[_Job] = []
        self._queue_changed = asyncio.Condition()
        self._numbers = count()
        self._turn = 0
        self._last_turns: dict[str, int] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.processes: set[Process] = set()
        """The running worker processes."""

    def open(self) -> None:
        """Start the worker processes."""
        self._tasks = [
            asyncio.create_task(self._run_worker(urgent_only=number > 0 and number == self._worker_count - 1))
            for number in range(self._worker_count)
        ]

    async def close(self) -> None:
        """Kill every process. Pending questions fail with `WorkerTimeout`."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in list(self.processes):
            await self._kill(process)
        while self._queue:
            _fail(self._queue.pop())

    async def ask(self, question: Question, rank: int = 0) -> Reply:
        """Return a worker's reply to a question. Questions of a lower rank are asked first.

        The time of the worker is charged to the current request.

        Raises:
            WorkerTimeout: there was no reply.
        """
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        meter = current_meter.get()
        turn = self._next_turn(meter.network) if meter and rank >= PLAYOUT_RANK else self._turn
        await self._put(_Job(rank, turn, next(self._numbers), question, reply, meter))
        return await reply

    # The queue

    def _next_turn(self, network: str) -> int:
        """Return the turn of a network's next question: after the network's last turn, and not before the
        current one.
        """
        turn = max(self._turn, self._last_turns.pop(network, -1) + 1)
        self._last_turns[network] = turn
        if len(self._last_turns) > _MAX_NETWORKS:
            del self._last_turns[next(iter(self._last_turns))]
        return turn

    async def _put(self, job: _Job) -> None:
        async with self._queue_changed:
            heappush(self._queue, job)
            self._queue_changed.notify_all()

    async def _take(self, *, urgent_only: bool) -> _Job:
        """Wait for a job that this worker may take, and remove it from the queue."""

        def is_there() -> bool:
            return bool(self._queue) and not (urgent_only and self._queue[0].rank >= PLAYOUT_RANK)

        async with self._queue_changed:
            await self._queue_changed.wait_for(is_there)
            job = heappop(self._queue)
        self._turn = max(self._turn, job.turn)
        return job

    # One worker

    async def _run_worker(self, *, urgent_only: bool) -> None:
        """Take jobs from the queue for one worker process, which is replaced if it times out or dies."""
        process = await self._start_process()
        while True:
            job = await self._take(urgent_only=urgent_only)
            if job.reply.done():
                continue
            try:
                await self._exchange(process, job)
            except TimeoutError:
                log.warning("a worker timed out", player=job.question.player)
                _fail(job)
            except (OSError, asyncio.IncompleteReadError):
                log.warning("a worker process died", player=job.question.player)
                await self._retry(job)
            except asyncio.CancelledError:
                _fail(job)
                raise
            else:
                continue
            await self._kill(process)
            process = await self._start_process()

    async def _exchange(self, process: Process, job: _Job) -> None:
        """Send a question to a process and wait for the reply, even if the caller was cancelled."""
        assert process.stdin is not None
        assert process.stdout is not None
        started = asyncio.get_running_loop().time()
        try:
            reply = await self._ask_process(process.stdin, process.stdout, job.question)
        finally:
            if job.meter is not None:
                job.meter.charge_worker(asyncio.get_running_loop().time() - started)
        if not job.reply.done():
            job.reply.set_result(reply)

    async def _ask_process(self, stdin: StreamWriter, stdout: StreamReader, question: Question) -> Reply:
        async with asyncio.timeout(self._timeout):
            stdin.write(frame_message(question))
            await stdin.drain()
            (length,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
            reply: Reply = pickle.loads(await stdout.readexactly(length))  # noqa: S301 - our own process
        return reply

    async def _retry(self, job: _Job) -> None:
        job.tries += 1
        if job.tries < _MAX_TRIES:
            await self._put(job)
        else:
            _fail(job)

    async def _start_process(self) -> Process:
        """Start a process, and return it when it is ready for questions. Try until this succeeds."""
        while True:
            with suppress(OSError):
                process = await self._spawn()
                assert process.stdout is not None
                if await process.stdout.read(len(READY)) == READY:
                    return process
                await self._kill(process)
            log.error("no worker process can be started")
            await asyncio.sleep(_RESTART_DELAY)

    async def _spawn(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "spadille.workers.worker", self._players,
            stdin=PIPE, stdout=PIPE, env=_worker_environment(),
        )  # fmt: skip
        self.processes.add(process)
        return process

    async def _kill(self, process: Process) -> None:
        """Kill a process and wait for its end."""
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self.processes.discard(process)


def _worker_environment() -> dict[str, str]:
    """Return the environment variables of a worker: the server's module path, but none of its settings."""
    inherited = {name: os.environ[name] for name in _INHERITED_VARIABLES if name in os.environ}
    return inherited | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def _fail(job: _Job) -> None:
    if not job.reply.done():
        job.reply.set_exception(WorkerTimeout(job.question.player))
