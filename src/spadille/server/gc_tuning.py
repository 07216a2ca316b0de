"""When memory is tidied: rarely. A thousand tables are many things to look through while people wait."""

from __future__ import annotations

import gc
from typing import Final

_RARELY: Final = (20_000, 20, 25)


def tune_gc() -> None:
    """From now on what is there stays, and what comes is looked through once in a long while.

    Nearly everything here is let go as soon as nobody needs it; only what holds itself needs tidying.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_RARELY)
