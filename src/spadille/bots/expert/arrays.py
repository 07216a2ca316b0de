"""Named arrays of numbers in one file, with words about them: the safetensors format.

Eight bytes say how long the header is, the header says in JSON what lies where, and the numbers follow.
https://github.com/huggingface/safetensors describes it; its own tools read these files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

_LENGTH = 8
_NUMBER = 4
"""How many bytes a number has."""
_ABOUT = "__metadata__"


@dataclass(frozen=True, slots=True)
class Array:
    """Numbers of 32 bits in rows and columns."""

    shape: tuple[int, ...]
    numbers: bytes


@dataclass(frozen=True, slots=True)
class Arrays:
    """Arrays by name, and words about them."""

    about: Mapping[str, str]
    arrays: Mapping[str, Array]

    def packed(self) -> bytes:
        """As a file has them."""
        header: dict[str, object] = {_ABOUT: dict(self.about)}
        end = 0
        for name, array in self.arrays.items():
            begin, end = end, end + len(array.numbers)
            header[name] = {"dtype": "F32", "shape": list(array.shape), "data_offsets": [begin, end]}
        text = json.dumps(header, ensure_ascii=False).encode()
        text += b" " * (-len(text) % _LENGTH)
        numbers = b"".join(array.numbers for array in self.arrays.values())
        return len(text).to_bytes(_LENGTH, "little") + text + numbers


def unpacked(file: bytes) -> Arrays:
    """What a file has.

    Raises:
        ValueError: it is no such file.
    """
    start = _LENGTH + int.from_bytes(file[:_LENGTH], "little")
    header: Any = json.loads(file[_LENGTH:start]) if start <= len(file) else None
    about = header.pop(_ABOUT, None) if isinstance(header, dict) else None
    if not (isinstance(about, dict) and all(isinstance(text, str) for text in about.values())):
        raise ValueError("the file has no header that says what lies in it")
    return Arrays(about, {name: _array(entry, file[start:]) for name, entry in header.items()})


def _array(entry: object, numbers: bytes) -> Array:
    match entry:
        case {"dtype": "F32", "shape": [*shape], "data_offsets": [int(begin), int(end)]} if (
            all(isinstance(size, int) and size >= 0 for size in shape)
            and 0 <= begin <= end <= len(numbers)
            and end - begin == _NUMBER * prod(shape)
        ):
            return Array(tuple(shape), numbers[begin:end])
    raise ValueError("an array does not lie where the header says")
