"""Round the parts of a whole so that they still add up to the whole."""

from __future__ import annotations

from collections.abc import Sequence


def round_to_sum(parts: Sequence[float], total: int) -> list[int]:
    """Round parts to whole numbers that add up to `total`, by the largest remainder method.

    >>> round_to_sum([33.4, 33.3, 33.3], 100)
    [34, 33, 33]
    """
    whole_parts = [int(part // 1) for part in parts]
    by_rest = sorted(range(len(parts)), key=lambda at: whole_parts[at] - parts[at])
    for at in by_rest[: total - sum(whole_parts)]:
        whole_parts[at] += 1
    return whole_parts
