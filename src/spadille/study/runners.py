"""Runners: they do the work of a study, on this machine or others.

A unit of work has the same result wherever it is done, so a runner may do it anywhere, in any order, and
repeat it if a worker was lost.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, TypeVar

from spadille.arena.company import in_order

Task = TypeVar("Task")
Done = TypeVar("Done")
RAY = "ray"
"""The runner that is a cluster of Ray; an address may follow, as in `ray://head:10001`."""


class Runner(Protocol):
    """Does tasks of one kind and yields their results, in any order."""

    def __call__(self, work: Callable[[Task], Done], tasks: Iterable[Task], /) -> Generator[Done, None, None]:
        """Takes the next task only when a worker is free.

        Raises:
            NoContest: `process-ended`.
        """
        ...


@dataclass(frozen=True, slots=True)
class Processes:
    """So many processes of this machine."""

    many: int

    def __call__(self, work: Callable[[Task], Done], tasks: Iterable[Task], /) -> Generator[Done, None, None]:
        """The results of the tasks, in order."""
        return in_order(work, tasks, self.many)


def runner(processes: int, on: str | None = None) -> Runner:
    """So many processes of this machine; or a cluster of Ray, by its name or address.

    Raises:
        ModuleNotFoundError: Ray is asked for, and not installed.
    """
    if on is None:
        return Processes(processes)
    cluster: Runner = import_module("spadille.study.on_ray").Cluster(None if on == RAY else on)
    return cluster


def is_runner(name: str) -> bool:
    """Whether a text names Ray, or an address where a cluster may be."""
    return name == RAY or (name.isprintable() and ":" in name and " " not in name)
