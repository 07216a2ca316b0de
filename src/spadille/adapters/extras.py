"""Raise a clear error if an optional library is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def require_extra(extra: str, module: str) -> Iterator[None]:
    """Run a block that imports the libraries of an extra.

    Raises:
        ModuleNotFoundError: a library is missing. The message says what to install.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        sentence = f'“{module}” needs libraries that are not installed: pip install "spadille[{extra}]"'
        raise ModuleNotFoundError(sentence, name=missing.name) from missing
