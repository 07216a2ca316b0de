"""Many processes at work on tasks of one kind, what comes of them given in order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TypeVar

from spadille.arena.contest import Contest
from spadille.arena.no_contest import NoContest
from spadille.arena.round import Round, played
from spadille.arena.table import Forfeit

Rounds = Generator[Round | Forfeit, None, None]
Play = Callable[[Contest, int], Round | Forfeit]
"""How a deal is played, by its number."""
Task = TypeVar("Task")
Done = TypeVar("Done")
_AHEAD = 4
"""How many tasks are handed out to each process before the first is asked back."""


def cores() -> int:
    """How many processor cores we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def rounds(contest: Contest, numbers: Iterable[int], processes: int, play: Play = played) -> Rounds:
    """The rounds of some deals, in order, however many processes play them.

    Raises:
        NoContest: `process-ended`.
    """
    return in_order(partial(play, contest), numbers, processes)


def in_order(
    work: Callable[[Task], Done], tasks: Iterable[Task], processes: int
) -> Generator[Done, None, None]:
    """What comes of each task, in their order, however many processes do them.

    Raises:
        NoContest: `process-ended`.
    """
    if processes == 1:
        return (work(task) for task in tasks)
    return _by_many(work, iter(tasks), processes)


def _by_many(
    work: Callable[[Task], Done], tasks: Iterator[Task], processes: int
) -> Generator[Done, None, None]:
    # Begun afresh rather than split off: a process that is split off from one with threads may hang.
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin)
    waiting: deque[Future[Done]] = deque()
    try:
        for task in islice(tasks, _AHEAD * processes):
            waiting.append(pool.submit(work, task))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(work, task) for task in islice(tasks, 1))
    except BrokenProcessPool:
        raise NoContest("process-ended") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Ctrl-C ends a process without a word: the one that began it speaks. And it ends when that one does."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with, args=(parent_process(),), daemon=True).start()


def _end_with(parent: BaseProcess | None) -> None:
    if parent is not None:
        parent.join()
        os._exit(1)
