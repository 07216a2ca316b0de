"""One server a database: a lock that ends with its process, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _try(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _try(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from its making until it is released or the process ends."""

    def __init__(self, path: Path) -> None:
        """Takes the lock.

        Raises:
            BlockingIOError: another process holds it.
            OSError: the lock's file cannot be written.
        """
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            _try(self._file)
        except OSError as trouble:
            os.close(self._file)
            raise BlockingIOError(str(path)) from trouble

    def release(self) -> None:
        """Lets another process have it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
