"""Tune the garbage collector: a full collection would pause a server with thousands of tables."""

from __future__ import annotations

import gc
from typing import Final

_THRESHOLDS: Final = (20_000, 20, 25)


def tune_gc() -> None:
    """Freeze all present objects and collect new ones rarely.

    Reference counts free nearly everything; the collector is needed only for reference cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
