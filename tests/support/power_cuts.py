"""Simulate power cuts: data that was synced is on the disk, with any part of the data written since."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

SECTOR = 512
"""The number of bytes that a disk writes atomically."""
ACKS = "acks"
"""The file in which a program under test records what it has acknowledged."""
_HERE = Path(__file__).parent


class FileOperation(NamedTuple):
    """An operation on a file: `write`, `cut` (truncate to a length), `gone` (deleted) or `sync`."""

    kind: str
    file: str
    offset: int
    data: bytes


def compile_recorder(folder: Path) -> Path:
    """Compile the library that records the file operations of a process, and return its path."""
    library = folder / "recorder.so"
    source = str(_HERE / "recorder.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), source, "-ldl", "-lpthread"], check=True)
    return library


def record_operations(program: str, folder: Path, library: Path) -> list[FileOperation]:
    """Run a program with the folder as its argument, and return its operations on files of that folder."""
    record = folder.with_suffix(".record")
    folder.mkdir()
    surroundings = {"LD_PRELOAD": str(library), "RECORDED_FOLDER": f"{folder}/", "RECORD": str(record)}
    subprocess.run([sys.executable, "-c", program, str(folder)], check=True, env=os.environ | surroundings)
    return list(_read(record.read_bytes()))


def _read(record: bytes) -> Iterator[FileOperation]:
    at = 0
    while at < len(record):
        end = record.index(b"\n", at)
        what, file, offset, length = record[at:end].decode().split(" ")
        at = end + 1 + (int(length) if what == "write" else 0)
        yield FileOperation(what, file, int(offset), record[end + 1 : at])


@dataclass
class Disk:
    """The contents of files at their last sync, and the operations since then."""

    synced: dict[str, bytearray] = field(default_factory=lambda: defaultdict(bytearray))
    unsynced: dict[str, list[FileOperation]] = field(default_factory=lambda: defaultdict(list))

    def apply(self, deed: FileOperation) -> None:
        """Apply an operation to the disk."""
        if deed.kind != "sync":
            self.unsynced[deed.file].append(deed)
            return
        for done in self.unsynced.pop(deed.file, []):
            _apply(self.synced[deed.file], done)
        # The deletion of a file is in the file system's own journal, which is flushed by a sync of any file.
        for file, since in self.unsynced.items():
            gone = max((place for place, done in enumerate(since, 1) if done.kind == "gone"), default=0)
            if gone:
                self.synced[file].clear()
                del since[:gone]

    def after_power_cut(self, chance: Random) -> dict[str, bytes]:
        """Return possible contents of the files after a power cut."""
        return {
            file: self._left_of(file, chance) for file in sorted(self.synced.keys() | self.unsynced.keys())
        }

    def _left_of(self, file: str, chance: Random) -> bytes:
        found, since = bytearray(self.synced.get(file, b"")), self.unsynced.get(file, [])
        kind = chance.choice(("none", "all", "some", "torn"))
        if kind == "none":
            since = []
        elif kind != "all":
            since = [deed for deed in since if chance.random() < 0.5]
        for deed in since:
            _apply(found, _torn(deed, chance) if kind == "torn" else deed)
        return bytes(found)


def _apply(content: bytearray, deed: FileOperation) -> None:
    if deed.kind in ("cut", "gone"):
        del content[deed.offset :]
        content.extend(bytes(max(0, deed.offset - len(content))))
        return
    content.extend(bytes(max(0, deed.offset - len(content))))
    content[deed.offset : deed.offset + len(deed.data)] = deed.data


def _torn(deed: FileOperation, chance: Random) -> FileOperation:
    """Return a write with only its first or only its last sectors."""
    if deed.kind != "write" or len(deed.data) <= SECTOR:
        return deed
    middle = deed.offset + chance.randrange(1, len(deed.data))
    middle = middle // SECTOR * SECTOR - deed.offset
    if middle <= 0 or chance.random() < 0.5:
        return deed._replace(data=deed.data[: max(0, middle)])
    return deed._replace(offset=deed.offset + middle, data=deed.data[middle:])


def simulate_power_cuts(
    deeds: list[FileOperation], times: int, chance: Random
) -> Iterator[tuple[dict[str, bytes], bytes]]:
    """Simulate `times` power cuts before each sync.

    Yield the files found on the disk, and everything that was acknowledged by then.
    """
    disk, acknowledged = Disk(), b""
    for deed in deeds:
        if deed.file.endswith("-shm"):
            continue
        if deed.file == ACKS:
            acknowledged += deed.data
            continue
        if deed.kind == "sync":
            for _ in range(times):
                yield disk.after_power_cut(chance), acknowledged
        disk.apply(deed)
