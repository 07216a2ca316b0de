"""Run tasks, such as the deals of a contest, in worker processes, and yield the results in order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TypeVar

from spadille.arena.contest import Contest, ContestError
from spadille.arena.players import load_player
from spadille.arena.round import Round, play_round
from spadille.arena.table import Forfeit

Rounds = Generator[Round | Forfeit, None, None]
PlayRound = Callable[[Contest, int], Round | Forfeit]
"""A function that plays the deal of this number."""
Task = TypeVar("Task")
Output = TypeVar("Output")
_TASKS_PER_PROCESS = 4
"""The number of tasks submitted ahead for each process."""


def count_cores() -> int:
    """Return the number of processor cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_rounds(
    contest: Contest, numbers: Iterable[int], processes: int, play: PlayRound = play_round
) -> Rounds:
    """Play the deals of `numbers` in `processes` processes, and yield their rounds in order.

    Raises:
        ContestError: `process-ended`, or a bot cannot be loaded.
    """
    for place, bot in enumerate(contest.bots):
        if not contest.players or contest.players[place] is None:
            load_player(bot)
    return map_in_order(partial(play, contest), numbers, processes)


def finished_rounds(rounds: Iterable[Round | Forfeit]) -> Iterator[Round]:
    """Yield the rounds up to a forfeit, and raise an error for the forfeit.

    Raises:
        ContestError: `forfeit`, if a bot gave no legal answer.
    """
    for played in rounds:
        if isinstance(played, Forfeit):
            raise ContestError(
                "forfeit",
                why=played.code,
                bot=played.bot,
                deal=played.deal,
                seat=played.seat,
                detail=played.detail,
            )
        yield played


def map_in_order(
    work: Callable[[Task], Output], tasks: Iterable[Task], processes: int
) -> Generator[Output, None, None]:
    """Apply `work` to each task in `processes` processes, and yield the results in order.

    Raises:
        ContestError: `process-ended` if a process ended unexpectedly.
    """
    if processes == 1:
        return (work(task) for task in tasks)
    return _map_in_pool(work, iter(tasks), processes)


def _map_in_pool(
    work: Callable[[Task], Output], tasks: Iterator[Task], processes: int
) -> Generator[Output, None, None]:
    # Spawn rather than fork: a process forked from one with threads may hang.
    others = set(active_children())
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _initialize_worker)
    pending: deque[Future[Output]] = deque()
    try:
        for task in islice(tasks, _TASKS_PER_PROCESS * processes):
            pending.append(pool.submit(work, task))
        while pending:
            yield pending.popleft().result()
            pending.extend(pool.submit(work, task) for task in islice(tasks, 1))
    except BrokenProcessPool:
        raise ContestError("process-ended") from None
    except BaseException:
        # Stop the running tasks, because their results are no longer needed.
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _initialize_worker() -> None:
    """Restore the default of Ctrl-C in a worker process, so that only the parent reports it, and exit when
    the parent exits.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_exit_with_parent, args=(parent_process(),), daemon=True).start()


def _exit_with_parent(parent: BaseProcess | None) -> None:
    if parent is not None:
        parent.join()
        os._exit(1)
