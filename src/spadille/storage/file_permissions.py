"""Files and folders that are their owner's alone: what is kept holds keys and the cards of running deals."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700


def make_private_folder(path: Path) -> None:
    """A folder, and those it lies in; what is there already stays as it is.

    Raises:
        OSError: there can be none.
    """
    missing = [place for place in (path, *path.parents) if not place.exists()]
    for place in reversed(missing):
        place.mkdir(FOLDER_MODE, exist_ok=True)


def make_private_file(path: Path) -> None:
    """An empty file where there is none; what cannot be is told by whoever opens it."""
    with suppress(OSError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))


def restrict(path: Path) -> None:
    """Nobody else reads a file any more, nor what a database lays beside it."""
    for file in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
        with suppress(OSError):
            file.chmod(FILE_MODE)


def open_new_file(path: Path) -> TextIO:
    """A file to write to.

    Raises:
        FileExistsError: it is there already.
        OSError: there can be none.
    """
    return os.fdopen(
        os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE), "w", -1, "utf-8", None, "\n"
    )
