"""Errors that say why a database cannot be used."""

from __future__ import annotations


class DatabaseUnusable(Exception):
    """The database cannot be used.

    `code` says why: `in-use`, `missing`, `cannot-open`, `damaged`, `not-ours`, `newer`, `not-empty`, `no-
    room`, `older`.
    """

    def __init__(self, code: str, place: str) -> None:
        super().__init__(code, place)
        self.code = code
        self.place = place
        """The file, or the address without its password."""


class NewerSchema(Exception):
    """The database was made by a newer version of Spadille."""
