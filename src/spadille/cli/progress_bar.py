"""How far something long has come, with its rate and what is left of it, where somebody looks on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from spadille.text import Catalogue

Advance = Callable[[int], None]
"""Told each time how many more are done."""


class RateColumn(ProgressColumn):
    """How many are done in a second."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        self._words = catalogue

    def render(self, task: Task) -> Text:
        """The rate, once there is one."""
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else self._words.say("study-rate", rate=f"{speed:.1f}"))


@contextmanager
def show_progress(catalogue: Catalogue, total: int, before: int = 0) -> Iterator[Advance]:
    """A bar with a rate and an estimate, where somebody looks at it; gives what is told of each step."""
    bar = Progress(
        TextColumn(catalogue.say("arena-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(catalogue),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=total, completed=before)
        yield lambda steps: bar.advance(task, steps)
