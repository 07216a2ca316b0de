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

from spadille.arena.contest import ContestError

Task = TypeVar("Task")
Output = TypeVar("Output")
_TASKS_PER_CPU = 2
"""How many tasks are handed out for each processor of the cluster before the first is asked back."""
_UNLIMITED_RETRIES = -1
"""A task whose machine was lost is done again, as often as it takes."""


class RayRunner:
    """A cluster at an address; without one, the environment's, else a new one on this machine."""

    def __init__(self, address: str | None = None) -> None:
        self._address = address

    def __call__(
        self, work: Callable[[Task], Output], tasks: Iterable[Task], /
    ) -> Generator[Output, None, None]:
        """The result of each task, as soon as it arrives.

        Raises:
            ContestError: `process-ended` where the cluster itself is lost, or was not there.
        """
        with _translate_errors(), _connect(self._address):
            yield from _run_remotely(work, iter(tasks))


def _run_remotely(work: Callable[[Task], Output], tasks: Iterator[Task]) -> Iterator[Output]:
    cluster: Any = ray
    remote = cluster.remote(work).options(num_cpus=1, max_retries=_UNLIMITED_RETRIES)
    ahead = _TASKS_PER_CPU * max(1, int(cluster.cluster_resources().get("CPU", 1)))
    waiting = [remote.remote(task) for task in islice(tasks, ahead)]
    while waiting:
        ready, waiting = ray.wait(waiting)
        waiting += [remote.remote(task) for task in islice(tasks, len(ready))]
        yield from ray.get(ready)


@contextmanager
def _connect(address: str | None) -> Iterator[None]:
    """Joined to the cluster while there is work; a process that had joined before stays."""
    if ray.is_initialized():
        yield
        return
    with ray.init(address, log_to_driver=False):
        yield


@contextmanager
def _translate_errors() -> Iterator[None]:
    """Passes on errors of the work itself, and turns those of the cluster into a process that ended."""
    try:
        yield
    except RayTaskError as wrong:
        raise wrong.cause from None
    except (ConnectionError, RayError):
        raise ContestError("process-ended") from None
