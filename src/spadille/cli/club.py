"""`spadille club`: the sheets of several tables as an evening's list, evenings as a season's."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence

from spadille.cli.arguments import Number
from spadille.cli.judged import FileName, named
from spadille.cli.language import spoken
from spadille.cli.lines import filled_lines
from spadille.cli.trouble import Trouble
from spadille.pad import club as lists
from spadille.pad.files import read_log
from spadille.rules.refusal import NotAllowed
from spadille.talk.company import figure
from spadille.talk.quoting import quoted
from spadille.text import Catalogue, catalogue

Rule = Mapping[str, int]
_PLAIN: dict[str, object] = {"tables": [], "evenings": []}
_HEADS = (
    "place",
    "player",
    "points",
    "bonus",
    "counters",
    "hands",
    "hands-won",
    "hands-lost",
    "hands-beaten",
)
_OF_A_RULE = slice(3, 5)
_NAMES = 1
_NOBODY = "–"


def club(
    *files: FileName,
    title: str = "",
    won: Number = 0,
    lost: Number = 0,
    beaten: Number = 0,
    csv: bool = False,
    keep: bool = False,
    language: str | None = None,
) -> None:
    """Writes the list of an evening from sheets, of a season from evenings; or keeps the evening."""
    words, rule = catalogue(spoken(language)), {"won": won, "lost": lost, "beaten": beaten}
    read = [_read(name) for name in named(files)]
    tables, evenings = ([found[kind] for found in read if kind in found] for kind in _PLAIN)
    held = _asked(tables=tables, title=title, rule=rule)["kept"]
    if keep:
        _write([json.dumps(held, ensure_ascii=False)])
        return
    season = [*evenings, held] if tables else evenings
    answer = _asked(evenings=season, rule=rule, file="season")
    _write(
        [str(answer["text"]).rstrip()] if csv else _lines(answer["season"], words, extra=any(rule.values()))
    )


def _asked(**request: object) -> Mapping[str, object]:
    """What the club's lists come to.

    Raises:
        Trouble: something cannot be.
    """
    answer = lists.handle_club_request(_PLAIN | request)
    if answer["refusal"] is not None:
        raise Trouble("club-rule", most=lists.MAX_POINTS)
    return answer


def _read(name: str) -> dict[str, object]:
    """A sheet or an evening.

    Raises:
        Trouble: it is neither.
    """
    text = "\n".join(line for _, line in filled_lines(name))
    for kind, reading in _READINGS.items():
        try:
            found = {kind: reading(text)}
        except (NotAllowed, ValueError, RecursionError):
            continue
        if lists.handle_club_request(_PLAIN | {kind: [found[kind]]})["refusal"] is None:
            return found
    raise Trouble("club-no-file", file=quoted(name))


_READINGS: dict[str, Callable[[str], object]] = {"tables": read_log, "evenings": json.loads}


def _lines(listed: object, words: Catalogue, *, extra: bool) -> Iterable[str]:
    """A list in columns; those of the club's own rule only where it has one."""
    assert isinstance(listed, dict)
    titles = [
        title or words.say("club-evening-number", number=number)
        for number, title in enumerate(listed["titles"], 1)
    ]
    several = titles if len(titles) > 1 else []
    heads = ["", *(words.say(f"club-{head}") for head in _HEADS[1:])]
    rows = [_row(row) for row in listed["rows"]]
    if not extra:
        for row in (heads, *rows):
            del row[_OF_A_RULE]
    by_evening = [[_paid(points) for points in row["each"]] if several else [] for row in listed["rows"]]
    yield from _in_columns(
        [[*heads, *several], *([*row, *more] for row, more in zip(rows, by_evening, strict=True))]
    )


def _row(row: Mapping[str, int | str]) -> list[str]:
    sums = [_paid(row[name]) for name in ("points", "bonus", "counters")]
    return [str(row["place"]), str(row["name"]), *sums, *(str(row[name]) for name in _COUNTED)]


_COUNTED = ("hands", "won", "lost", "beaten")


def _paid(points: object) -> str:
    return figure(points, signed=True) if isinstance(points, int) else _NOBODY


def _in_columns(rows: Sequence[Sequence[str]]) -> Iterable[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if place == _NAMES else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def _write(lines: Iterable[str]) -> None:
    sys.stdout.writelines(f"{line}\n" for line in lines)
