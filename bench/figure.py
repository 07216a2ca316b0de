"""One measured number, and what was asked of it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A measurement with its unit; `least` is what we promise, not what a busy machine must reach."""

    name: str
    value: float
    unit: str
    least: float | None = None

    def __str__(self) -> str:
        promise = f"  (promised {self.least:,.0f}: {self.value / self.least:.1f} times)" if self.least else ""
        return f"{self.name:34} {self.value:12,.0f} {self.unit}{promise}"
