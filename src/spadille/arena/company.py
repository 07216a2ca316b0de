"""Many processes at work on one contest, their rounds given in order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context

from spadille.arena.contest import Contest
from spadille.arena.no_contest import NoContest
from spadille.arena.round import Round, played
from spadille.arena.table import Forfeit

Rounds = Generator[Round | Forfeit, None, None]
Play = Callable[[Contest, int], Round | Forfeit]
"""How a deal is played, by its number."""
_AHEAD = 4
"""How many deals are handed out to each process before the first is asked back."""


def cores() -> int:
    """How many processor cores we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def rounds(contest: Contest, numbers: Iterable[int], processes: int, play: Play = played) -> Rounds:
    """The rounds of some deals, in order, however many processes play them.

    Raises:
        NoContest: `process-ended`.
    """
    if processes == 1:
        return (play(contest, number) for number in numbers)
    return _by_many(contest, iter(numbers), processes, play)


def _by_many(contest: Contest, numbers: Iterator[int], processes: int, play: Play) -> Rounds:
    # Begun afresh rather than split off: a process that is split off from one with threads may hang.
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _ends_quietly)
    waiting: deque[Future[Round | Forfeit]] = deque()
    try:
        for number in islice(numbers, _AHEAD * processes):
            waiting.append(pool.submit(play, contest, number))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(play, contest, number) for number in islice(numbers, 1))
    except BrokenProcessPool:
        raise NoContest("process-ended") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _ends_quietly() -> None:
    """Ctrl-C ends a process without a word; the one that began it speaks."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
