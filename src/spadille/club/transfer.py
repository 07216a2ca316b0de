"""A club as a file: its record and its members' names as JSON Lines, to be taken over by another server."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from spadille.club.entries import MAX_ENTRIES, NamingEntry, StoredEntry, decode_entry
from spadille.club.reducer import CorruptRecord, reduce_record
from spadille.club.state import Club
from spadille.notation.names import check_name
from spadille.notation.shape import malformed
from spadille.rules.refusal import NotAllowed

VERSION: Final = 1
_KIND: Final = "spadille-club"


@dataclass(frozen=True, slots=True)
class ClubFile:
    """The content of a club's file."""

    id: str
    entries: tuple[StoredEntry, ...]
    names: Mapping[int, str]
    """The names by the number of the entry that brought them. The names of forgotten members are gone."""


def write_club_file(file: ClubFile) -> str:
    """Return the file of a club. Equal clubs have equal files, byte for byte."""
    lines: list[dict[str, object]] = [{"v": VERSION, "kind": _KIND, "club": file.id}]
    for entry in file.entries:
        line: dict[str, object] = {
            "seq": entry.seq,
            "time": entry.time,
            "payload": entry.payload,
            "seal": entry.seal,
        }
        lines.append(line | ({"name": file.names[entry.seq]} if entry.seq in file.names else {}))
    lines.append({"lines": len(lines)})
    return "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines)


@dataclass(frozen=True, slots=True)
class FilePart:
    """A part of a club's file, which is cut between two lines."""

    id: str | None
    """The club's id, which the first part has."""
    entries: tuple[StoredEntry, ...]
    names: Mapping[int, str]
    club: Club
    """The state of the club after the part."""
    last: bool
    """Whether the file ends with this part."""


def read_club_part(text: str, before: Club | None) -> FilePart:
    """Return the content of a part of a club's file that follows the state `before`; None for the first part.

    Raises:
        NotAllowed: `club-file-unread`, with the number of the invalid line.
    """
    lines = text.split("\n")
    if not lines[-1]:
        lines.pop()
    first = 1 if before is None else before.seq + 2
    if len(lines) + first > MAX_ENTRIES + 3:
        raise NotAllowed("club-file-unread", line=MAX_ENTRIES + 2)
    parsed = [_parse_line(line, number) for number, line in enumerate(lines, first)]
    id = _take_header(parsed) if before is None else None
    seq = 0 if before is None else before.seq
    last = bool(parsed) and parsed[-1].keys() == {"lines"}
    if last and parsed.pop() != {"lines": seq + len(parsed) + 1}:
        raise NotAllowed("club-file-unread", line=seq + len(parsed) + 2)
    read = [_read_entry(line, number) for number, line in enumerate(parsed, seq + 2)]
    try:
        club = reduce_record((entry for entry, _ in read), before)
    except CorruptRecord as error:
        raise NotAllowed("club-file-unread", line=error.seq + 1) from error
    if club is None:
        raise NotAllowed("club-file-unread", line=2)
    names = {entry.seq: name for entry, name in read if name is not None}
    return FilePart(id, tuple(entry for entry, _ in read), names, club, last)


def _take_header(parsed: list[dict[str, Any]]) -> str:
    """Remove the first line from a file, and return the club's id in it."""
    header = parsed.pop(0) if parsed else {}
    id = header.get("club")
    if (header.get("v"), header.get("kind")) != (VERSION, _KIND) or not isinstance(id, str):
        raise NotAllowed("club-file-unread", line=1)
    return id


def _parse_line(line: str, number: int) -> dict[str, Any]:
    try:
        parsed = json.loads(line)
    except (ValueError, RecursionError):
        parsed = None
    if not isinstance(parsed, dict):
        raise NotAllowed("club-file-unread", line=number)
    return parsed


def _read_entry(line: dict[str, Any], number: int) -> tuple[StoredEntry, str | None]:
    name = line.pop("name", None)
    fields = {"seq": int, "time": str, "payload": str, "seal": str}
    try:
        if line.keys() != fields.keys() or not all(
            type(line[field]) is kind for field, kind in fields.items()
        ):
            raise malformed("entry")
        if name is not None and (
            not isinstance(decode_entry(line["payload"]), NamingEntry) or check_name(name) != name
        ):
            raise malformed("name")
    except (NotAllowed, ValueError, TypeError, AttributeError):
        raise NotAllowed("club-file-unread", line=number) from None
    return StoredEntry(**line), name
