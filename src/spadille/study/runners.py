"""Runners: they do the work of a study, on this machine or others.

A unit of work has the same result wherever it is done, so a runner may do it anywhere, in any order, and
repeat it if a worker was lost.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, TypeVar

from spadille.arena.process_pool import map_in_order

Task = TypeVar("Task")
Output = TypeVar("Output")
RAY = "ray"
"""The runner that is a cluster of Ray; an address may follow, as in `ray://head:10001`."""


class Runner(Protocol):
    """Does tasks of one kind and yields their results, in any order."""

    def __call__(
        self, work: Callable[[Task], Output], tasks: Iterable[Task], /
    ) -> Generator[Output, None, None]:
        """Takes the next task only when a worker is free.

        Raises:
            ContestError: `process-ended`.
        """
        ...


@dataclass(frozen=True, slots=True)
class ProcessRunner:
    """So many processes of this machine."""

    count: int

    def __call__(
        self, work: Callable[[Task], Output], tasks: Iterable[Task], /
    ) -> Generator[Output, None, None]:
        """The results of the tasks, in order."""
        return map_in_order(work, tasks, self.count)


def make_runner(processes: int, on: str | None = None) -> Runner:
    """So many processes of this machine; or a cluster of Ray, by its name or address.

    Raises:
        ModuleNotFoundError: Ray is asked for, and not installed.
    """
    if on is None:
        return ProcessRunner(processes)
    cluster: Runner = import_module("spadille.study.ray_runner").RayRunner(None if on == RAY else on)
    return cluster


def is_runner_name(name: str) -> bool:
    """Whether a text names Ray, or an address where a cluster may be."""
    return name == RAY or (name.isprintable() and ":" in name and " " not in name)
