"""The interface of the score pad: one pure function from a log and a request to the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TypeAlias

from spadille.notation.records import differing
from spadille.notation.results import result_json
from spadille.notation.scores import read_summary
from spadille.notation.shape import Json, a_list, an_object, malformed, whole_number, word
from spadille.pad import files, form, sentences
from spadille.pad.entries import (
    MAX_ENTRIES,
    DealerNamed,
    HandCorrected,
    HandEntered,
    HandStruck,
    PlayerRenamed,
    SheetHead,
    Undoable,
)
from spadille.pad.sheet import (
    Sheet,
    SheetChange,
    SheetHand,
    SheetLine,
    SheetTable,
    add_entry,
    read_sheet,
    table_before,
)
from spadille.rules.refusal import NotAllowed
from spadille.rules.settlement import Result
from spadille.sentences.sentence import say

Answer: TypeAlias = dict[str, object]


def handle_request(request: Json) -> Answer:
    """Return the answer to a request: the log, the sheet, and what was asked for.

    A request has a `log`, or with `read` the text of a file to continue from. It may also have: `add`, an
    entry to add; `draft`, a hand being entered, and `correcting`, the number of the hand that it will
    replace; `file`, the kind of file to make of the sheet, and its `language`.

    >>> handle_request({"log": []})["refusal"]
    {'code': 'malformed', 'rule': None, 'facts': {'what': 'log'}}
    """
    try:
        return _build_answer(request)
    except NotAllowed as refusal:
        return _empty_answer() | {"refusal": _refusal_json(refusal)}


def _empty_answer() -> Answer:
    return dict.fromkeys(("log", "sheet", "form", "preview", "refusal", "text"))


def _refusal_json(refusal: NotAllowed) -> Answer:
    return {"code": refusal.code, "rule": refusal.rule or None, "facts": refusal.facts}


def _build_answer(request: Json) -> Answer:
    log = _read_log(request)
    sheet, added, refusal = _try_entry(log, request.get("add"))
    table, draft = _select_table(sheet, request), request.get("draft")
    return {
        "log": added,
        "sheet": _sheet_json(sheet),
        "form": form.build_form(table) | {"number": _hand_number(sheet, request)},
        "preview": None if draft is None else _preview_draft(table, an_object(draft, "draft"), request),
        "refusal": refusal,
        "text": None if request.get("file") is None else _write_file(request, added, sheet),
    }


def _read_log(request: Json) -> list[object]:
    read = request.get("read") is not None
    log = files.read_log(word(request, "read")) if read else a_list(request, "log")
    if len(log) > MAX_ENTRIES:
        raise NotAllowed("sheet-full", most=MAX_ENTRIES)
    return log


def _try_entry(log: list[object], entry: object) -> tuple[Sheet, list[object], Answer | None]:
    """Return the sheet and the log with an entry added, or both unchanged and the refusal."""
    if entry is None:
        return read_sheet(log), log, None
    try:
        return add_entry(log, entry), [*log, entry], None
    except NotAllowed as refusal:
        return read_sheet(log), log, _refusal_json(refusal)


def _select_table(sheet: Sheet, request: Json) -> SheetTable:
    return (
        sheet.table
        if request.get("correcting") is None
        else table_before(sheet, _hand_number(sheet, request))
    )


def _hand_number(sheet: Sheet, request: Json) -> int:
    if request.get("correcting") is not None:
        return whole_number(request, "correcting")
    return sum(isinstance(line, SheetHand) for line in sheet.lines) + 1


# The preview of a hand before it is entered


def _preview_draft(table: SheetTable, draft: Json, request: Json) -> Answer:
    """Return the result of a hand being entered, what is still missing, or why it is impossible."""
    try:
        if wanted := form.list_missing(table, draft):
            return _preview_json(missing=wanted)
        summary = form.complete_summary(table, draft)
        result = table.settle(summary)
    except NotAllowed as refusal:
        return _preview_json(refusal=_refusal_json(refusal))
    again = request.get("correcting")
    entry = {"entry": "hand"} if again is None else {"entry": "correct", "hand": again}
    return _preview_json(
        payments=list(result.payments),
        told=_describe_result(table, summary, result),
        pots=dict(result.pots),
        outcome=result.outcome.value,
        entry=entry | {"summary": summary},
    )


def _preview_json(**known: object) -> Answer:
    nothing: Answer = {"missing": [], "refusal": None, "payments": None, "told": [], "pots": {}}
    return nothing | {"outcome": None, "entry": None} | known


def _describe_result(table: SheetTable, summary: Json, result: Result) -> list[dict[str, object]]:
    stakes = read_summary(summary).stakes
    return [sentence.to_json() for sentence in sentences.describe_result(table, stakes, result)]


# The sheet


def _sheet_json(sheet: Sheet) -> Answer:
    head, closed = sheet.head, sheet.close()
    return {
        "head": _head_json(head, sheet),
        "players": [
            {name: getattr(account, name) for name in ("name", "brought", "chips", "closed", "player")}
            | {"balance": account.balance}
            for account in sheet.accounts
        ],
        "seated": list(sheet.holders),
        "dealer": sheet.dealer,
        "pots": dict(sheet.pots),
        "bank": sheet.bank,
        "total": sheet.total,
        "lines": [_line_json(line) for line in sheet.lines],
        "ended": None if sheet.ended is None else sheet.ended.value,
        "end": _end_json(closed, sheet),
        "undo": None if sheet.last is None else _undo_json(sheet, sheet.last),
    }


def _undo_json(sheet: Sheet, last: Undoable) -> Answer:
    """Return the entry that would be undone next as JSON: its kind, with its hand or accounts."""
    match last:
        case HandEntered():
            return _undo_answer("hand", sum(isinstance(line, SheetHand) for line in sheet.lines))
        case HandCorrected(hand=number):
            return _undo_answer("correct", number)
        case HandStruck(hand=number):
            return _undo_answer("strike", number)
        case PlayerRenamed(player=player):
            return _undo_answer("rename", None, sheet.account_of(player))
        case DealerNamed(seat=seat):
            return _undo_answer("dealer", None, sheet.holders[seat])
        case _:
            line = sheet.lines[-1]
            assert isinstance(line, SheetChange)
            return _undo_answer(line.kind, None, *line.accounts)


def _undo_answer(kind: str, hand: int | None, *players: int) -> Answer:
    return {"kind": kind, "hand": hand, "players": list(players)}


def _head_json(head: SheetHead, sheet: Sheet) -> Answer:
    money, rules = head.money, head.rules.at(len(sheet.holders))
    return {
        "title": head.title,
        "game": rules.settings.game,
        "rules": rules.settings.preset,
        "options": differing(rules),
        "seats": list(rules.seats),
        "money": None
        if money is None
        else {"counters": money.counters, "cents": money.cents} | {"currency": money.currency},
        "limited": sheet.terms.start is not None,
        "antes": dict(rules.antes),
    }


def _line_json(line: SheetLine) -> Answer:
    return _hand_json(line) if isinstance(line, SheetHand) else _change_json(line)


def _change_json(line: SheetChange) -> Answer:
    return {"kind": line.kind, "players": list(line.accounts)}


def _hand_json(line: SheetHand) -> Answer:
    table, hand = line.table, line.hand
    return {
        "kind": "hand",
        "number": hand.number,
        "dealer": table.dealer,
        "seated": list(table.holders),
        "out": [seat for seat in range(table.seats) if seat not in table.active],
        "struck": hand.struck,
        "now": _version_json(table, hand.summaries[-1], line.result),
        "before": [_version_json(table, summary, result) for summary, result in line.earlier],
        "chips": list(line.chips),
        "balances": list(line.balances),
        "pots": dict(line.pots),
        "bankrupt": list(line.bankrupt),
        "freerides": list(line.freerides),
    }


def _version_json(table: SheetTable, summary: Json, result: Result | None) -> Answer:
    """Return one version of a hand: its summary and result.

    The result is null if the hand was struck or can no longer be settled.
    """
    nothing: Answer = dict.fromkeys(("result", "played", "sign"))
    if result is None:
        return nothing | {"summary": dict(summary), "told": []}
    played = sentences.describe_played_contract(table, result)
    return {
        "summary": dict(summary),
        "result": result_json(result),
        "played": None if played is None else played.to_json(),
        "sign": None if result.trump is None else result.trump.letter,
        "told": _describe_result(table, summary, result),
    }


def _end_json(closed: Sheet, sheet: Sheet) -> Answer:
    """Return the final balances after sharing out the pots, best first, and who pays whom."""
    balances = [account.balance for account in closed.accounts]
    order = sorted(range(len(balances)), key=lambda place: -balances[place])
    lead = balances[order[0]] - balances[order[1]]
    shared = [after - account.balance for after, account in zip(balances, sheet.accounts, strict=True)]
    title = "pad-end-tie" if not lead else "pad-end-by"
    facts = {"name": order[0], "count": lead} if lead else {}
    return {
        "standing": [
            {"player": player, "balance": mine, "place": 1 + sum(other > mine for other in balances)}
            for player, mine in ((player, balances[player]) for player in order)
        ],
        "title": say(title, **facts).to_json(),
        "shared": shared if any(shared) else None,
        "left": dict(sheet.pots),
        "won": sum(balance for balance in balances if balance > 0),
        "transfers": [asdict(paid) for paid in sheet.transfers],
    }


# Files


def _write_file(request: Json, log: Sequence[object], sheet: Sheet) -> str:
    match word(request, "file"):
        case "csv":
            return files.sheet_csv(sheet, files.read_language(request))
        case "json":
            return files.sheet_json(log, sheet)
        case "records":
            return files.sheet_jsonl(sheet)
        case _:
            raise malformed("file")
