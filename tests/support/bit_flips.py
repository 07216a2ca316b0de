"""Flip bits of the stored events in an SQLite file. The events are found by SQLite's file format."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

_LEAF, _BRANCH = 0x0A, 0x02
"""The kinds of B-tree page of a table with a rowid."""


def event_bits(file: Path, tables: list[str]) -> list[int]:
    """Return the offset of each bit that belongs to a stored event, counted from the start of the file."""
    raw = file.read_bytes()
    size = int.from_bytes(raw[16:18], "big")
    known = [table.encode() for table in tables]
    bits: list[int] = []
    for start in range(0, len(raw), size):
        for first, last in _cells(raw[start : start + size], 100 if start == 0 else 0):
            cell = raw[start + first : start + last]
            if b'"' in cell and any(table in cell[:40] for table in known):
                bits += range((start + first) * 8, (start + last) * 8)
    return bits


def _cells(page: bytes, header: int) -> Iterator[tuple[int, int]]:
    """Yield the first and the last byte of each cell on a page of a table with a rowid."""
    kind = page[header]
    if kind not in (_LEAF, _BRANCH):
        return
    pointers = header + (8 if kind == _LEAF else 12)
    for cell in range(int.from_bytes(page[header + 3 : header + 5], "big")):
        at = int.from_bytes(page[pointers + 2 * cell : pointers + 2 * cell + 2], "big")
        length, after = _number(page, at + (0 if kind == _LEAF else 4))
        yield at, min(after + length, len(page))


def _number(page: bytes, at: int) -> tuple[int, int]:
    """Decode SQLite's variable-length integer at an offset. Return its value and the offset behind it."""
    value = 0
    while True:
        byte, at = page[at], at + 1
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at


def flip_bit(file: Path, bit: int, into: Path) -> Path:
    """Write a copy of the file with one bit flipped to `into`, and return its path."""
    raw = bytearray(file.read_bytes())
    raw[bit // 8] ^= 1 << bit % 8
    into.parent.mkdir(parents=True, exist_ok=True)
    into.write_bytes(raw)
    return into


def sample_bits(bits: list[int] | range, number: int, seed: str) -> list[int]:
    """Return a sample of `number` bits, the same for the same seed."""
    return sorted(Random(seed).sample(bits, number))


def copy_file(file: Path, into: Path) -> Path:
    into.parent.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(file, into))
