"""`spadille club`: combine the score sheets of an evening, and the evenings of a season."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence

from spadille.cli.arguments import Number
from spadille.cli.command_error import CommandError
from spadille.cli.jsonl_batch import FileName, check_file_names, read_text_lines
from spadille.cli.language import choose_language
from spadille.pad import club as lists
from spadille.pad.files import read_log
from spadille.rules.refusal import NotAllowed
from spadille.sentences.audience import format_number
from spadille.sentences.display_names import sanitize_input
from spadille.sentences.error_text import format_refusal
from spadille.text import Catalogue, load_catalogue
from spadille.text.wrapping import wrap_for

Rule = Mapping[str, int]
_NO_LISTS: dict[str, object] = {"tables": [], "evenings": []}
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
_RULE_COLUMNS = slice(3, 5)
_NAME_COLUMN = 1
_ABSENT = "–"


def club(
    *files: FileName,
    title: str = "",
    won: Number = 0,
    lost: Number = 0,
    beaten: Number = 0,
    csv: bool = False,
    export: bool = False,
    language: str | None = None,
) -> None:
    """Write the ranking of an evening (of score sheets) or season (of evenings), or export the evening."""
    catalogue, rule = load_catalogue(choose_language(language)), {"won": won, "lost": lost, "beaten": beaten}
    read = [_read_file(name) for name in check_file_names(files)]
    tables, evenings = ([found[kind] for found in read if kind in found] for kind in _NO_LISTS)
    held = _build_lists(catalogue, tables=tables, title=title, rule=rule)["kept"]
    if export:
        _write_lines([json.dumps(held, ensure_ascii=False)])
        return
    season = [*evenings, held] if tables else evenings
    answer = _build_lists(catalogue, evenings=season, rule=rule, file="season", language=catalogue.language)
    _write_lines(
        [str(answer["text"]).rstrip()]
        if csv
        else _format_list(answer["season"], catalogue, extra=any(rule.values()))
    )


def _build_lists(catalogue: Catalogue, **request: object) -> Mapping[str, object]:
    """Return the club's rankings.

    Raises:
        CommandError: The points for a hand exceed the limit, or the evenings cannot be combined.
    """
    answer = lists.handle_club_request(_NO_LISTS | request)
    if isinstance(refusal := answer["refusal"], dict):
        if refusal["code"] == "malformed":
            raise CommandError("club-rule", most=lists.MAX_POINTS)
        error = NotAllowed(refusal["code"], **refusal["facts"])
        raise CommandError("club-refused", why=format_refusal(error, catalogue))
    return answer


def _read_file(name: str) -> dict[str, object]:
    """Return the sheet or evening in a file, by its kind: `tables` or `evenings`.

    Raises:
        CommandError: The file holds neither.
    """
    text = "\n".join(line for _, line in read_text_lines(name))
    for kind, reading in _READERS.items():
        try:
            found = {kind: reading(text)}
        except (NotAllowed, ValueError, RecursionError):
            continue
        if lists.handle_club_request(_NO_LISTS | {kind: [found[kind]]})["refusal"] is None:
            return found
    raise CommandError("club-no-file", file=sanitize_input(name))


_READERS: dict[str, Callable[[str], object]] = {"tables": read_log, "evenings": json.loads}


def _format_list(listed: object, catalogue: Catalogue, *, extra: bool) -> Iterable[str]:
    """Yield the lines of a ranking in columns.

    The columns of the club's own points appear only with `extra`.
    """
    assert isinstance(listed, dict)
    titles = [
        title or catalogue.say("club-evening-number", number=number)
        for number, title in enumerate(listed["titles"], 1)
    ]
    several = titles if len(titles) > 1 else []
    heads = ["", *(catalogue.say(f"club-{head}") for head in _HEADS[1:])]
    nameless = catalogue.say("pad-newcomer")
    rows = [_format_row({**row, "name": row["name"] or nameless}) for row in listed["rows"]]
    if not extra:
        for row in (heads, *rows):
            del row[_RULE_COLUMNS]
    by_evening = [
        [_format_points(points) for points in row["each"]] if several else [] for row in listed["rows"]
    ]
    yield from _align_columns(
        [[*heads, *several], *([*row, *more] for row, more in zip(rows, by_evening, strict=True))]
    )


def _format_row(row: Mapping[str, int | str]) -> list[str]:
    sums = [_format_points(row[name]) for name in ("points", "bonus", "counters")]
    return [str(row["place"]), str(row["name"]), *sums, *(str(row[name]) for name in _COUNTED)]


_COUNTED = ("hands", "won", "lost", "beaten")


def _format_points(points: object) -> str:
    return format_number(points, signed=True) if isinstance(points, int) else _ABSENT


def _align_columns(rows: Sequence[Sequence[str]]) -> Iterable[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if place == _NAME_COLUMN else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def _write_lines(lines: Iterable[str]) -> None:
    sys.stdout.writelines(wrap_for(sys.stdout, f"{line}\n") for line in lines)
