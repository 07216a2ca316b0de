"""A meter that notes what it is charged."""

from __future__ import annotations


class Noted:
    """Notes the time, of this process and of workers, and refuses nothing."""

    def __init__(self, network: str) -> None:
        self.network = network
        self.charged = 0.0

    @property
    def is_out_of_work(self) -> bool:
        """Never."""
        return False

    def charge_processor(self, seconds: float) -> None:
        """Note processor time."""
        self.charged += seconds

    def charge_worker(self, seconds: float) -> None:
        """Note the time of a worker."""
        self.charged += seconds

    def require_worker_time(self) -> None:
        """Refuse nothing."""
