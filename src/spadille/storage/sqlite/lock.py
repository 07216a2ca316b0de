"""One server a database: a lock that ends with its process, however that ends."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable
from errno import EACCES, EAGAIN, EDEADLK
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt

    def _lock_file(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock_file(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


if sys.platform == "linux":
    # One byte, far behind those that SQLite locks and any that will ever be written.
    _LOCKED_BYTE = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, 1 << 40, 1, 0)

    def _lock_range(file: int) -> None:
        """By the file itself, whatever it is called: the lock is the open file's, not the process's."""
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, _LOCKED_BYTE)

else:

    def _lock_range(file: int) -> None:
        """Only Linux has locks on a part of a file that are not lost when the file is opened once more."""


_LOCKED_ERRNOS: Final = (EACCES, EAGAIN, EDEADLK)
"""What a machine says of a file that another process holds."""
_held_inodes: Final[set[tuple[int, int]]] = set()
"""Device and inode of every file that this process holds. None of them is opened and closed here once more:
that would end what SQLite has locked in it.
"""


class Lock:
    """Held from its making until it is released or the process ends."""

    def __init__(self, path: Path) -> None:
        """Takes the lock, and makes the file where there is none.

        Raises:
            BlockingIOError: another process holds it, by this or another name.
            OSError: the file cannot be written, or not the one beside it that stands for the lock.
        """
        path = path.resolve()
        self._files = [_open_locked(path.with_name(path.name + ".lock"), _lock_file)]
        self._inode = (0, 0)
        try:
            self._take_itself(path)
        except OSError:
            self.release()
            raise

    def _take_itself(self, path: Path) -> None:
        if _inode(path) in _held_inodes:
            raise BlockingIOError(str(path))
        self._files.append(_open_locked(path, _lock_range))
        self._inode = _inode(path)
        _held_inodes.add(self._inode)

    def release(self) -> None:
        """Lets another process have it."""
        _held_inodes.discard(self._inode)
        while self._files:
            os.close(self._files.pop())


def _open_locked(path: Path, attempt: Callable[[int], None]) -> int:
    """A file that is held as long as it is open."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
    try:
        attempt(file)
    except OSError as trouble:
        os.close(file)
        raise (BlockingIOError(str(path)) if trouble.errno in _LOCKED_ERRNOS else trouble) from trouble
    return file


def _inode(path: Path) -> tuple[int, int]:
    try:
        found = path.stat()
    except FileNotFoundError:
        return 0, 0
    return found.st_dev, found.st_ino
