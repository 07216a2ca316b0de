"""Export a score sheet: as CSV for a spreadsheet, as score records, or as the whole log to continue from."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from typing import Final

from spadille.notation.records import FORMAT
from spadille.notation.results import result_json
from spadille.notation.shape import Json, a_list, an_object, check_depth, malformed, whole_number, word
from spadille.pad.sheet import Sheet, SheetHand
from spadille.sentences.display_names import format_contract, format_pot, format_suit
from spadille.text import DEFAULT, LANGUAGES, REGISTERED, Catalogue, load_catalogue

KIND: Final = "sheet"
_BYTE_ORDER_MARK: Final = "\ufeff"
"""The mark at the start of a file by which Excel recognizes UTF-8."""
_COLUMNS: Final = ("hand", "dealer", "declarer", "contract", "trump", "points", "tricks", "outcome")


def read_language(request: Json) -> Catalogue:
    """Return the catalogue of a request's language, English by default.

    Raises:
        NotAllowed: `malformed`.
    """
    language = word(request, "language") if request.get("language") is not None else DEFAULT
    if language not in LANGUAGES:
        raise malformed("language")
    return load_catalogue(language)


def sheet_csv(sheet: Sheet, catalogue: Catalogue) -> str:
    """Return a sheet as CSV, with a line for each hand that counts and lines for the totals.

    A hand's line has the dealer, the contract, and each player's payment and chips. The totals are what each
    player has won, in counters and in money.
    """
    names = [account.name or catalogue.say("pad-newcomer") for account in sheet.accounts]
    heads = [catalogue.say(f"pad-csv-{column}") for column in _COLUMNS]
    pots = [format_pot(catalogue, pot) for pot, _ in sheet.pots]
    first = [*heads, *(f"{name} +/-" for name in names), *names, *pots]
    hands = [_hand_row(line, names, catalogue) for line in sheet.hands]
    return format_csv([first, *hands, *_end_rows(sheet, catalogue)], catalogue.language)


def format_csv(rows: Iterable[Sequence[object]], language: str) -> str:
    """Return rows as CSV in the form that spreadsheets expect in a language.

    With a decimal comma they expect semicolons between columns.
    """
    text, comma = io.StringIO(), REGISTERED[language].decimal_mark == ","
    lines = csv.writer(text, delimiter=";" if comma else ",", lineterminator="\r\n")
    for row in rows:
        lines.writerow([_format_cell(cell, comma=comma) for cell in row])
    return _BYTE_ORDER_MARK + text.getvalue()


def _hand_row(line: SheetHand, names: list[str], catalogue: Catalogue) -> list[object]:
    result, holders = line.result, line.table.holders
    dealer = [line.hand.number, names[holders[line.table.dealer]]]
    if result is None:
        return dealer
    gains = dict(zip(holders, result.payments, strict=True))
    places = range(len(names))
    return [
        *dealer,
        None if result.declarer is None else names[holders[result.declarer]],
        None if result.contract is None else format_contract(catalogue, result.contract),
        None if result.trump is None else format_suit(catalogue, result.trump),
        *(result.points, result.tricks, catalogue.say(f"outcome-{result.outcome.value}")),
        *(gains.get(place) for place in places),
        *(line.chips[place] if place < len(line.chips) else None for place in places),
        *(held for _, held in line.pots),
    ]


def _end_rows(sheet: Sheet, catalogue: Catalogue) -> Iterator[list[object]]:
    balances = [account.balance for account in sheet.close().accounts]
    before = [None] * (len(_COLUMNS) - 1)
    yield [catalogue.say("pad-csv-sum"), *before, *balances]
    if sheet.head.money is not None:
        cents = [0] * len(balances)
        for paid in sheet.transfers:
            cents[paid.payer] -= paid.cents or 0
            cents[paid.payee] += paid.cents or 0
        yield [sheet.head.money.currency, *before, *(Decimal(won).scaleb(-2) for won in cents)]


def _format_cell(cell: object, *, comma: bool) -> object:
    """Return the value of a cell so that a spreadsheet does not misread it.

    Text that looks like a formula is quoted, and numbers get the decimal mark of the language.
    """
    if cell is None:
        return ""
    if isinstance(cell, Decimal):
        return f"{cell:.2f}".replace(".", "," if comma else ".")
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@") else cell


def score_records(sheet: Sheet) -> list[dict[str, object]]:
    """Return the hands that count, as records that `spadille score` reads, with their results."""
    return [
        line.table.score_record(line.hand.summaries[-1]) | {"result": result_json(line.result)}
        for line in sheet.hands
        if line.result is not None
    ]


def sheet_jsonl(sheet: Sheet) -> str:
    """Return the score records, one on each line."""
    return "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in score_records(sheet))


def sheet_json(log: Sequence[object], sheet: Sheet) -> str:
    """Return a JSON file with the log of the sheet, and its hands as score records."""
    whole = {"v": FORMAT, "kind": KIND, "log": list(log), "hands": score_records(sheet)}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def read_log(text: str) -> list[object]:
    """Return the log in the text of a file.

    Raises:
        NotAllowed: `malformed`.
    """
    try:
        written = an_object(json.loads(text.removeprefix(_BYTE_ORDER_MARK)), "file")
    except (ValueError, RecursionError):
        raise malformed("file") from None
    if whole_number(written, "v") != FORMAT or word(written, "kind") != KIND:
        raise malformed("kind")
    return check_depth(a_list(written, "log"))
