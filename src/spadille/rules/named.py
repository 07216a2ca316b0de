"""A dictionary whose error for an unknown name lists the known ones."""

from __future__ import annotations

from typing import NoReturn, TypeVar

_Kind = TypeVar("_Kind")


class Named(dict[str, _Kind]):
    """A dictionary of registered values by name. Looking up an unknown name raises an error that lists the
    known ones.

    >>> Named("dog", {"spitz": 1, "corgi": 2})["cat"]
    Traceback (most recent call last):
        ...
    KeyError: "'cat' is no dog: there are spitz, corgi"
    """

    def __init__(self, kind: str, all_: dict[str, _Kind]) -> None:
        super().__init__(all_)
        self._kind = kind

    def __missing__(self, name: str) -> NoReturn:
        raise KeyError(f"{name!r} is no {self._kind}: there are {', '.join(self)}")
