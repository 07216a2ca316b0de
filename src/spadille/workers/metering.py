"""Charge computing time to the client network whose request causes it, by the meter of the request."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")
_thread_time: Final[Callable[[], float]] = getattr(time, "thread_time", time.perf_counter)
"""The processor time of this thread, in seconds. A browser's worker has no such clock and only one thread."""


class Meter(Protocol):
    """Counts the computing time that one client network uses."""

    @property
    def network(self) -> str:
        """The name of the client network."""

    @property
    def is_out_of_work(self) -> bool:
        """True if the network has used up its processor time."""

    def charge_processor(self, seconds: float) -> None:
        """Charge processor time of this process."""

    def charge_worker(self, seconds: float) -> None:
        """Charge the time of a worker process."""

    def require_worker_time(self) -> None:
        """Raise an error if the network may not use more time of worker processes.

        Raises:
            ApiError: `too-much-work` if the client's computing time is used up.
        """


current_meter: Final[ContextVar[Meter | None]] = ContextVar("current_meter", default=None)
"""The meter of the request that is being answered; None for work that no request asked for."""


def require_worker_time() -> None:
    """Raise an error if the client of the current request may not use more time of worker processes.

    Raises:
        ApiError: `too-much-work` if the client's computing time is used up.
    """
    meter = current_meter.get()
    if meter is not None:
        meter.require_worker_time()


@contextmanager
def charge_thread_time(meter: Meter | None) -> Iterator[None]:
    """Charge the processor time that this thread uses while the context is open."""
    if meter is None:
        yield
        return
    started = _thread_time()
    try:
        yield
    finally:
        meter.charge_processor(_thread_time() - started)


class Metered(Awaitable[T]):
    """An awaitable whose steps in the event loop are charged to a meter.

    The time between the steps, in which other tasks run, is not charged.
    """

    def __init__(self, awaited: Awaitable[T], meter: Meter) -> None:
        self._awaited = awaited
        self._meter = meter

    def __await__(self) -> Generator[Any, Any, T]:
        """Run the awaitable to its end."""
        steps, error = self._awaited.__await__(), None
        while True:
            try:
                with charge_thread_time(self._meter):
                    waited_for = next(steps) if error is None else _throw(steps, error)
            except StopIteration as done:
                result: T = done.value
                return result
            error = None
            try:
                yield waited_for
            except BaseException as raised:  # noqa: BLE001 - it is passed on to the awaitable
                error = raised


def _throw(steps: Generator[Any, Any, T], error: BaseException) -> Any:  # noqa: ANN401 - what the loop waits for
    return steps.throw(error)


async def run_metered(job: Callable[[], Awaitable[T]], meter: Meter) -> T:
    """Run a job and charge its steps in the event loop to a meter."""
    return await Metered(job(), meter)
