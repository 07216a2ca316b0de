"""A runner on a Ray cluster, which repeats the tasks of a lost machine.

All machines need the same code of Spadille. Each compares its own with the plan, and refuses to play if it
differs.
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
"""The number of tasks submitted ahead for each CPU of the cluster."""
_UNLIMITED_RETRIES = -1
"""The value with which Ray repeats the task of a lost machine without limit."""


class RayRunner:
    """A runner on the Ray cluster at an address. Without one, it uses the cluster that Ray's environment
    variables name, or starts one on this machine.
    """

    def __init__(self, address: str | None = None) -> None:
        self._address = address

    def __call__(
        self, work: Callable[[Task], Output], tasks: Iterable[Task], /
    ) -> Generator[Output, None, None]:
        """Yield the result of each task as soon as it arrives.

        Raises:
            ContestError: `process-ended` if the cluster is lost or cannot be reached.
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
    """Connect to the cluster for the block, unless the process is already connected."""
    if ray.is_initialized():
        yield
        return
    with ray.init(address, log_to_driver=False):
        yield


@contextmanager
def _translate_errors() -> Iterator[None]:
    """Raise the errors of tasks unchanged, and turn errors of the cluster into `process-ended`."""
    try:
        yield
    except RayTaskError as wrong:
        raise wrong.cause from None
    except (ConnectionError, RayError):
        raise ContestError("process-ended") from None
