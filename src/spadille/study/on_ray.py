"""A cluster of Ray as a runner: it brings the work to its machines, and again where one of them is lost.

Its machines need the same Spadille: each compares what plays there with the plan, and refuses other code.
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
    """A cluster at an address; without one that of the surroundings, else one on this machine."""

    def __init__(self, address: str | None = None) -> None:
        self._address = address

    def __call__(self, work: Callable[[Task], Done], tasks: Iterable[Task], /) -> Generator[Done, None, None]:
        """What comes of each task, as soon as it is there.

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
    """Part of the cluster for as long as there is work; who was part of it before stays."""
    if ray.is_initialized():
        yield
        return
    with ray.init(address, log_to_driver=False):
        yield


@contextmanager
def _causes_told() -> Iterator[None]:
    """Troubles of the work as they were, and those of the cluster as a process that ended."""
    try:
        yield
    except RayTaskError as wrong:
        raise wrong.cause from None
    except (ConnectionError, RayError):
        raise NoContest("process-ended") from None
