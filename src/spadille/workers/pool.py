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
    asked: Question = field(compare=False)
    reply: asyncio.Future[Reply] = field(compare=False)
    tries: int = field(default=0, compare=False)


class WorkerPool:
    """Some workers, each its own process. Questions wait in line; whoever no longer waits is left out."""

    def __init__(
        self,
        workers: int,
        company: str = PLAYERS,
        tiers: Mapping[str, tuple[str, ...]] = TIERS,
        patience: float = _TIMEOUT,
    ) -> None:
        self.tiers = tiers
        """By player, under which names it is asked, one after the other."""
        self._workers = workers
        self._company = company
        self._patience = patience
        self._line: asyncio.PriorityQueue[_Job] = asyncio.PriorityQueue()
        self._numbers = count()
        self._sitting: list[asyncio.Task[None]] = []
        self.processes: set[Process] = set()
        """Those that are running."""

    def open(self) -> None:
        """Begins; the processes are started at once."""
        self._sitting = [asyncio.create_task(self._run_worker(), name="worker") for _ in range(self._workers)]

    async def close(self) -> None:
        """Ends every process. Nobody gets an answer any more."""
        for worker in self._sitting:
            worker.cancel()
        await asyncio.gather(*self._sitting, return_exceptions=True)
        for process in list(self.processes):
            await self._end(process)
        while not self._line.empty():
            _fail(self._line.get_nowait())

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """What a player says to a question; of the questions in line those of the lowest rank are next.

        Raises:
            Lost: it has no answer.
        """
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._line.put_nowait(_Job(rank, next(self._numbers), asked, reply))
        return await reply

    # One worker

    async def _run_worker(self) -> None:
        """Works through the line with a process that is always there."""
        process = await self._start()
        while True:
            job = await self._line.get()
            if job.reply.done():
                continue
            try:
                await self._enqueue(process, job)
            except TimeoutError:
                log.warning("a player lost its way", player=job.asked.player)
                _fail(job)
            except (OSError, asyncio.IncompleteReadError):
                log.warning("a thinking process died", player=job.asked.player)
                self._retry(job)
            except asyncio.CancelledError:
                _fail(job)
                raise
            else:
                continue
            await self._end(process)
            process = await self._start()

    async def _enqueue(self, process: Process, job: _Job) -> None:
        """Puts a question to a process, and waits for the reply even if nobody else does any more."""
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout(self._patience):
            process.stdin.write(frame_message(job.asked))
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            reply: Any = pickle.loads(await process.stdout.readexactly(length))  # noqa: S301 - our own process
        if not job.reply.done():
            job.reply.set_result(reply)

    def _retry(self, job: _Job) -> None:
        job.tries += 1
        if job.tries < _MAX_TRIES:
            self._line.put_nowait(job)
        else:
            _fail(job)

    async def _start(self) -> Process:
        """A process that is ready for questions; tried until there is one."""
        while True:
            with suppress(OSError):
                process = await self._begun()
                assert process.stdout is not None
                if await process.stdout.read(len(READY)) == READY:
                    return process
                await self._end(process)
            log.error("no thinking process can be started")
            await asyncio.sleep(_RESTART_DELAY)

    async def _begun(self) -> Process:
        """A new process."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "spadille.workers.worker", self._company,
            stdin=PIPE, stdout=PIPE, env=_worker_environment(),
        )  # fmt: skip
        self.processes.add(process)
        return process

    async def _end(self, process: Process) -> None:
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
        job.reply.set_exception(WorkerTimeout(job.asked.player))
