"""Read and write the safetensors format: named tensors in one file, with metadata.

The first eight bytes are the length of the header. The JSON header has the offsets of the tensors, whose
numbers follow. https://github.com/huggingface/safetensors describes the format; its tools read these files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

_HEADER_SIZE_BYTES = 8
_BYTES_PER_NUMBER = 4
_METADATA = "__metadata__"


@dataclass(frozen=True, slots=True)
class Tensor:
    """A tensor of 32-bit floating-point numbers, encoded as bytes."""

    shape: tuple[int, ...]
    numbers: bytes


@dataclass(frozen=True, slots=True)
class TensorFile:
    """The content of a file: tensors by name, and metadata."""

    metadata: Mapping[str, str]
    tensors: Mapping[str, Tensor]

    def encode(self) -> bytes:
        """Encode the file's content."""
        header: dict[str, object] = {_METADATA: dict(self.metadata)}
        end = 0
        for name, array in self.tensors.items():
            begin, end = end, end + len(array.numbers)
            header[name] = {"dtype": "F32", "shape": list(array.shape), "data_offsets": [begin, end]}
        text = json.dumps(header, ensure_ascii=False).encode()
        text += b" " * (-len(text) % _HEADER_SIZE_BYTES)
        numbers = b"".join(array.numbers for array in self.tensors.values())
        return len(text).to_bytes(_HEADER_SIZE_BYTES, "little") + text + numbers


def decode_tensor_file(file: bytes) -> TensorFile:
    """Decode the content of a safetensors file.

    Raises:
        ValueError: the file has another format.
    """
    start = _HEADER_SIZE_BYTES + int.from_bytes(file[:_HEADER_SIZE_BYTES], "little")
    header: Any = json.loads(file[_HEADER_SIZE_BYTES:start]) if start <= len(file) else None
    about = header.pop(_METADATA, None) if isinstance(header, dict) else None
    if not (isinstance(about, dict) and all(isinstance(text, str) for text in about.values())):
        raise ValueError("the file has no header")
    return TensorFile(about, {name: _read_tensor(entry, file[start:]) for name, entry in header.items()})


def _read_tensor(entry: object, numbers: bytes) -> Tensor:
    match entry:
        case {"dtype": "F32", "shape": [*shape], "data_offsets": [int(begin), int(end)]} if (
            all(isinstance(size, int) and size >= 0 for size in shape)
            and 0 <= begin <= end <= len(numbers)
            and end - begin == _BYTES_PER_NUMBER * prod(shape)
        ):
            return Tensor(tuple(shape), numbers[begin:end])
    raise ValueError("a tensor is not where the header says")
