"""Runners execute the work of a study, on this machine or on others.

A unit has the same result everywhere. So a runner may execute units on any machine and in any order, and
repeat one if a worker was lost.
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
"""The name of the Ray runner. The address of a cluster may be given instead, as in `ray://head:10001`."""


class Runner(Protocol):
    """Executes tasks of one kind and yields their results, in any order."""

    def __call__(
        self, work: Callable[[Task], Output], tasks: Iterable[Task], /
    ) -> Generator[Output, None, None]:
        """Execute `work` for each task. Take the next task only when a worker is free.

        Raises:
            ContestError: `process-ended` if a process ended unexpectedly.
        """
        ...


@dataclass(frozen=True, slots=True)
class ProcessRunner:
    """A runner with `count` processes on this machine."""

    count: int

    def __call__(
        self, work: Callable[[Task], Output], tasks: Iterable[Task], /
    ) -> Generator[Output, None, None]:
        """Yield the results of the tasks, in order."""
        return map_in_order(work, tasks, self.count)


def make_runner(processes: int, on: str | None = None) -> Runner:
    """Return a runner with `processes` processes on this machine, or if `on` is given, on that Ray cluster.

    Raises:
        ModuleNotFoundError: Ray is not installed.
    """
    if on is None:
        return ProcessRunner(processes)
    cluster: Runner = import_module("spadille.study.ray_runner").RayRunner(None if on == RAY else on)
    return cluster


def is_runner_name(name: str) -> bool:
    """Return whether a text is the name of the Ray runner, or may be the address of a cluster."""
    return name == RAY or (name.isprintable() and ":" in name and " " not in name)
