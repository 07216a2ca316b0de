"""A rate limit meter that records what it is charged."""

from __future__ import annotations


class RecordingMeter:
    """A rate limit meter that adds up the charged time and never refuses work."""

    def __init__(self, network: str) -> None:
        self.network = network
        self.charged = 0.0

    @property
    def is_out_of_work(self) -> bool:
        return False

    def charge_processor(self, seconds: float) -> None:
        self.charged += seconds

    def charge_worker(self, seconds: float) -> None:
        self.charged += seconds

    def require_worker_time(self) -> None:
        pass
