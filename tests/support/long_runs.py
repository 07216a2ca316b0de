"""Parameters of which only some are tried in every run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def keep_first(values: Iterable[Any], count: int, ids: Iterable[str] | None = None) -> list[Any]:
    """Return the values as parameters, a tuple as several.

    All after the first `count` are left to `make long`.
    """
    rows = list(map(_as_row, values))
    names = map(_name_row, rows) if ids is None else ids
    return [
        pytest.param(*row, id=name, marks=() if place < count else pytest.mark.long)
        for place, (row, name) in enumerate(zip(rows, names, strict=True))
    ]


def keep_pairs(shorter: Sequence[Any], longer: Iterable[Any]) -> list[Any]:
    """Return all pairs of two lists as parameters, a tuple of the second list as several.

    Every run takes each value of both lists, and one pair for each of the longer list. All other pairs
    are left to `make long`.
    """
    return [
        pytest.param(
            other,
            *row,
            id=_name_row((other, *row)),
            marks=() if place % len(shorter) == turn else pytest.mark.long,
        )
        for place, row in enumerate(map(_as_row, longer))
        for turn, other in enumerate(shorter)
    ]


def _as_row(value: Any) -> tuple[Any, ...]:  # noqa: ANN401 - whatever a test takes
    return value if isinstance(value, tuple) else (value,)


def _name_row(row: tuple[Any, ...]) -> str:
    return "-".join(map(str, row))
