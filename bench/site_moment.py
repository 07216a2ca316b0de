"""Read the clock and the random sources, which must differ between two starts of the site's Python."""

from __future__ import annotations

import os
import random
import secrets
import time
import uuid
from collections.abc import Iterator


def moment() -> Iterator[str]:
    """Yield the wall clock, and then a value from each random source."""
    yield f"{time.time()}\n"
    yield f"{random.random()}\n"
    yield f"{random.SystemRandom().random()}\n"
    yield f"{secrets.token_hex()}\n"
    yield f"{os.urandom(16).hex()}\n"
    yield f"{uuid.uuid4()}\n"
