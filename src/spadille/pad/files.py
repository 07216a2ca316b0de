"""A sheet as files: a table for a spreadsheet, score records, and the whole log to continue from."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from typing import Final

from spadille.notation.records import FORMAT
from spadille.notation.results import result_json
from spadille.notation.shape import a_list, an_object, malformed, whole_number, word
from spadille.pad.sheet import Sheet, SheetHand

KIND: Final = "sheet"


def sheet_csv(sheet: Sheet) -> str:
    """Return a CSV line for each hand that counts: dealer, contract, and what each player got and now has."""
    names = [account.name or "-" for account in sheet.accounts]
    pots = [name for name, _ in sheet.pots]
    head = ["hand", "dealer", "declarer", "contract", "trump", "points", "tricks", "outcome"]
    gains, has = [f"{name} +/-" for name in names], names
    first = [*head, *gains, *has, *(f"pot {pot}" for pot in pots)]
    return format_csv([first, *(_hand_row(line, names) for line in sheet.hands)])


def format_csv(rows: Iterable[Sequence[object]]) -> str:
    """Return rows as CSV for a spreadsheet."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    for row in rows:
        lines.writerow(["" if cell is None else _escape_formula(cell) for cell in row])
    return text.getvalue()


def _hand_row(line: SheetHand, names: list[str]) -> list[object]:
    result, holders = line.result, line.table.holders
    if result is None:
        return [line.hand.number, names[holders[line.table.dealer]]]
    declarer = "" if result.declarer is None else names[holders[result.declarer]]
    trump = "" if result.trump is None else result.trump.letter
    gains = dict(zip(holders, result.payments, strict=True))
    has = [line.chips[place] if place < len(line.chips) else "" for place in range(len(names))]
    return [
        line.hand.number,
        names[holders[line.table.dealer]],
        *(declarer, result.contract or "", trump),
        *(_blank_if_none(result.points), _blank_if_none(result.tricks), result.outcome.value),
        *(gains.get(place, "") for place in range(len(names))),
        *has,
        *(held for _, held in line.pots),
    ]


def _blank_if_none(number: int | None) -> object:
    return "" if number is None else number


def _escape_formula(cell: object) -> object:
    """Return a cell that a spreadsheet does not read as a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@") else cell


def score_records(sheet: Sheet) -> list[dict[str, object]]:
    """Return the hands that count as `spadille score` reads and writes them."""
    return [
        line.table.score_record(line.hand.summaries[-1]) | {"result": result_json(line.result)}
        for line in sheet.hands
        if line.result is not None
    ]


def sheet_jsonl(sheet: Sheet) -> str:
    """Return the score records, one on each line."""
    return "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in score_records(sheet))


def sheet_json(log: Sequence[object], sheet: Sheet) -> str:
    """Return the log that the sheet is made from, and its hands as score records."""
    whole = {"v": FORMAT, "kind": KIND, "log": list(log), "hands": score_records(sheet)}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def read_log(text: str) -> list[object]:
    """Return the log in a file.

    Raises:
        NotAllowed: `malformed`.
    """
    try:
        written = an_object(json.loads(text), "file")
    except (ValueError, RecursionError):
        raise malformed("file") from None
    if whole_number(written, "v") != FORMAT or word(written, "kind") != KIND:
        raise malformed("kind")
    return a_list(written, "log")
