"""Errors for a missing optional library."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def require_extra(extra: str, module: str) -> Iterator[None]:
    """Import the libraries of an extra within the block.

    Raises:
        ModuleNotFoundError: a library is missing. The message says what to install.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        sentence = f'“{module}” needs libraries that are not installed: pip install "spadille[{extra}]"'
        raise ModuleNotFoundError(sentence, name=missing.name) from missing
