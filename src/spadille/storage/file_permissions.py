"""Create files and folders that only their owner can read.

The database holds secrets and the cards of running deals.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700


def make_private_folder(path: Path) -> None:
    """Create a folder and its missing parents; leave existing folders as they are.

    Raises:
        OSError: the folder cannot be created.
    """
    missing = [place for place in (path, *path.parents) if not place.exists()]
    for place in reversed(missing):
        place.mkdir(FOLDER_MODE, exist_ok=True)


def make_private_file(path: Path) -> None:
    """Create an empty file if there is none. Ignore errors: opening the file later reports them."""
    with suppress(OSError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))


def restrict(path: Path) -> None:
    """Make a database file, its write-ahead log and its shared-memory file readable by their owner only."""
    for file in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
        with suppress(OSError):
            file.chmod(FILE_MODE)


def open_new_file(path: Path) -> TextIO:
    """Create a file and open it for writing.

    Raises:
        FileExistsError: the file exists.
        OSError: the file cannot be created.
    """
    return os.fdopen(
        os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE), "w", -1, "utf-8", None, "\n"
    )
