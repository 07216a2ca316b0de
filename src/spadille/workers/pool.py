"""The back room: a bounded number of processes in which players think, so that no table waits for another."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from spadille.telemetry.log import Logger
from spadille.workers.players import TIERS
from spadille.workers.protocol import LENGTH, READY, Question, Reply, WorkerTimeout, frame_message

PLAYERS: Final = "spadille.workers.players:SLOW_BOTS"
_TIMEOUT: Final = 20.0
"""Seconds after which a player is taken to have lost its way, and its process is ended."""
_INHERITED_VARIABLES: Final = ("PATH", "LD_LIBRARY_PATH", "LANG", "LC_ALL", "SYSTEMROOT")
_MAX_TRIES: Final = 2
"""How often a question is asked when processes die over it."""
_RESTART_DELAY: Final = 1.0
"""Seconds to wait before a process is started anew that could not be started."""

log = Logger("spadille")


@dataclass(order=True)
class _Job:
    """A question in line: what is urgent first, then what came first."""

    rank: int
    number: int
    question: Question = field(compare=False)
    reply: asyncio.Future[Reply] = field(compare=False)
    tries: int = field(default=0, compare=False)


class WorkerPool:
    """Some workers, each its own process. Questions wait in line; whoever no longer waits is left out."""

    def __init__(
        self,
        workers: int,
        players: str = PLAYERS,
        tiers: Mapping[str, tuple[str, ...]] = TIERS,
        timeout: float = _TIMEOUT,
    ) -> None:
        self.tiers = tiers
        """By player, under which names it is asked, one after the other."""
        self._worker_count = workers
        self._players = players
        self._timeout = timeout
        self._queue: asyncio.PriorityQueue[_Job] = asyncio.PriorityQueue()
        self._numbers = count()
        self._tasks: list[asyncio.Task[None]] = []
        self.processes: set[Process] = set()
        """Those that are running."""

    def open(self) -> None:
        """Begins; the processes are started at once."""
        self._tasks = [
            asyncio.create_task(self._run_worker(), name="worker") for _ in range(self._worker_count)
        ]

    async def close(self) -> None:
        """Ends every process. Nobody gets an answer any more."""
        for worker in self._tasks:
            worker.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in list(self.processes):
            await self._kill(process)
        while not self._queue.empty():
            _fail(self._queue.get_nowait())

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """What a player says to a question; of the questions in line those of the lowest rank are next.

        Raises:
            Lost: it has no answer.
        """
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Job(rank, next(self._numbers), asked, reply))
        return await reply

    # One worker

    async def _run_worker(self) -> None:
        """Works through the line with a process that is always there."""
        process = await self._start_process()
        while True:
            job = await self._queue.get()
            if job.reply.done():
                continue
            try:
                await self._exchange(process, job)
            except TimeoutError:
                log.warning("a player lost its way", player=job.question.player)
                _fail(job)
            except (OSError, asyncio.IncompleteReadError):
                log.warning("a thinking process died", player=job.question.player)
                self._retry(job)
            except asyncio.CancelledError:
                _fail(job)
                raise
            else:
                continue
            await self._kill(process)
            process = await self._start_process()

    async def _exchange(self, process: Process, job: _Job) -> None:
        """Puts a question to a process, and waits for the reply even if nobody else does any more."""
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout(self._timeout):
            process.stdin.write(frame_message(job.question))
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            reply: Any = pickle.loads(await process.stdout.readexactly(length))  # noqa: S301 - our own process
        if not job.reply.done():
            job.reply.set_result(reply)

    def _retry(self, job: _Job) -> None:
        job.tries += 1
        if job.tries < _MAX_TRIES:
            self._queue.put_nowait(job)
        else:
            _fail(job)

    async def _start_process(self) -> Process:
        """A process that is ready for questions; tried until there is one."""
        while True:
            with suppress(OSError):
                process = await self._spawn()
                assert process.stdout is not None
                if await process.stdout.read(len(READY)) == READY:
                    return process
                await self._kill(process)
            log.error("no thinking process can be started")
            await asyncio.sleep(_RESTART_DELAY)

    async def _spawn(self) -> Process:
        """A new process."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "spadille.workers.worker", self._players,
            stdin=PIPE, stdout=PIPE, env=_worker_environment(),
        )  # fmt: skip
        self.processes.add(process)
        return process

    async def _kill(self, process: Process) -> None:
        """Ends a process, whatever it is doing, and waits until it is gone."""
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self.processes.discard(process)


def _worker_environment() -> dict[str, str]:
    """The process finds the same modules as the server, and knows nothing else of it."""
    known = {name: os.environ[name] for name in _INHERITED_VARIABLES if name in os.environ}
    return known | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def _fail(job: _Job) -> None:
    if not job.reply.done():
        job.reply.set_exception(WorkerTimeout(job.question.player))
