"""A Ray cluster as a runner: it spreads the work over its machines, and repeats what a lost one was doing.

All machines need the same Spadille: each compares its own code with the plan, and refuses if it differs.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

from spadille.arena.no_contest import NoContest

Task = TypeVar("Task")
Done = TypeVar("Done")
_AHEAD = 2
"""How many tasks are handed out for each processor of the cluster before the first is asked back."""
_AGAIN = -1
"""A task whose machine was lost is done again, as often as it takes."""


class Cluster:
    """A cluster at an address; without one, the environment's, else a new one on this machine."""

    def __init__(self, address: str | None = None) -> None:
        self._address = address

    def __call__(self, work: Callable[[Task], Done], tasks: Iterable[Task], /) -> Generator[Done, None, None]:
        """The result of each task, as soon as it arrives.

        Raises:
            NoContest: `process-ended` where the cluster itself is lost, or was not there.
        """
        with _causes_told(), _joined(self._address):
            yield from _done(work, iter(tasks))


def _done(work: Callable[[Task], Done], tasks: Iterator[Task]) -> Iterator[Done]:
    cluster: Any = ray
    remote = cluster.remote(work).options(num_cpus=1, max_retries=_AGAIN)
    ahead = _AHEAD * max(1, int(cluster.cluster_resources().get("CPU", 1)))
    waiting = [remote.remote(task) for task in islice(tasks, ahead)]
    while waiting:
        ready, waiting = ray.wait(waiting)
        waiting += [remote.remote(task) for task in islice(tasks, len(ready))]
        yield from ray.get(ready)


@contextmanager
def _joined(address: str | None) -> Iterator[None]:
    """Joined to the cluster while there is work; a process that had joined before stays."""
    if ray.is_initialized():
        yield
        return
    with ray.init(address, log_to_driver=False):
        yield


@contextmanager
def _causes_told() -> Iterator[None]:
    """Passes on errors of the work itself, and turns those of the cluster into a process that ended."""
    try:
        yield
    except RayTaskError as wrong:
        raise wrong.cause from None
    except (ConnectionError, RayError):
        raise NoContest("process-ended") from None
