"""What an adapter says where the library it is made for is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def require_extra(extra: str, module: str) -> Iterator[None]:
    """While what an extra brings is imported.

    Raises:
        ModuleNotFoundError: it is not there; the sentence says what to install.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        sentence = f'“{module}” needs libraries that are not installed: pip install "spadille[{extra}]"'
        raise ModuleNotFoundError(sentence, name=missing.name) from missing
