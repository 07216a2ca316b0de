"""A progress bar for the terminal, with rate and remaining time."""

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
"""A function to call with the number of steps done since the last call."""


class RateColumn(ProgressColumn):
    """A column of the progress bar with the steps per second."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        self._catalogue = catalogue

    def render(self, task: Task) -> Text:
        """Return the rate, or an empty text before there is one."""
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else self._catalogue.say("study-rate", rate=f"{speed:.1f}"))


@contextmanager
def show_progress(catalogue: Catalogue, total: int, before: int = 0) -> Iterator[Advance]:
    """Show a progress bar if standard error is a terminal. Yield a function that advances it."""
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
