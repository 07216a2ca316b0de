"""A measured number, with its target."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A measurement with its unit. `least` is the target, which a busy machine may miss."""

    name: str
    value: float
    unit: str
    least: float | None = None

    def __str__(self) -> str:
        promise = f"  (promised {self.least:,.0f}: {self.value / self.least:.1f} times)" if self.least else ""
        return f"{self.name:34} {self.value:12,.0f} {self.unit}{promise}"
