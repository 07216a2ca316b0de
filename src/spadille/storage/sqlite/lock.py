"""The lock that lets only one server use an SQLite file. It ends with its process, even after a crash."""

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
    # The locked byte lies far behind the bytes that SQLite locks, and behind the end of any file.
    _LOCKED_BYTE = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, 1 << 40, 1, 0)

    def _lock_range(file: int) -> None:
        """Lock a byte of the file itself. So the lock also holds for other names of the same file.

        The lock belongs to the open file description, not to the process.
        """
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, _LOCKED_BYTE)

else:

    def _lock_range(file: int) -> None:
        """Do nothing: only on Linux does a byte-range lock outlast the closing of another descriptor."""


_LOCKED_ERRNOS: Final = (EACCES, EAGAIN, EDEADLK)
"""The error numbers for a file that another process has locked."""
_held_inodes: Final[set[tuple[int, int]]] = set()
"""The device and inode of every file that this process has locked.

Such a file must not be opened and closed again here, because that would end SQLite's own locks on it.
"""


class Lock:
    """A lock that is held until it is released or the process ends."""

    def __init__(self, path: Path) -> None:
        """Take the lock of the database file at `path`, and create the file if there is none.

        Raises:
            BlockingIOError: another process holds the lock, under this or another name of the file.
            OSError: the file or the lock file beside it cannot be written.
        """
        path = path.resolve()
        self._files = [_open_locked(path.with_name(path.name + ".lock"), _lock_file)]
        self._inode = (0, 0)
        try:
            self._lock_database(path)
        except OSError:
            self.release()
            raise

    def _lock_database(self, path: Path) -> None:
        if _inode(path) in _held_inodes:
            raise BlockingIOError(str(path))
        self._files.append(_open_locked(path, _lock_range))
        self._inode = _inode(path)
        _held_inodes.add(self._inode)

    def release(self) -> None:
        _held_inodes.discard(self._inode)
        while self._files:
            os.close(self._files.pop())


def _open_locked(path: Path, lock: Callable[[int], None]) -> int:
    """Return the descriptor of a file that is locked until it is closed."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
    try:
        lock(file)
    except OSError as error:
        os.close(file)
        raise (BlockingIOError(str(path)) if error.errno in _LOCKED_ERRNOS else error) from error
    return file


def _inode(path: Path) -> tuple[int, int]:
    try:
        status = path.stat()
    except FileNotFoundError:
        return 0, 0
    return status.st_dev, status.st_ino
