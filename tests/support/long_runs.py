"""Parameters of which only the first are tried in every run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def keep_first(values: Iterable[Any], count: int, ids: Iterable[str] | None = None) -> list[Any]:
    """Return the values as parameters. All after the first `count` are left to `make long`."""
    values = list(values)
    names = map(str, values) if ids is None else ids
    return [
        pytest.param(value, id=name, marks=() if place < count else pytest.mark.long)
        for place, (value, name) in enumerate(zip(values, names, strict=True))
    ]
