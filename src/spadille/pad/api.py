"""The pad as one pure function: it takes a log and a request, and returns the sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from spadille.notation.records import differing
from spadille.notation.results import result_json
from spadille.notation.scores import read_summary
from spadille.notation.shape import Json, a_list, an_object, malformed, whole_number, word
from spadille.pad import files, form, sentences
from spadille.pad.debts import settle_debts
from spadille.pad.entries import MAX_ENTRIES, PlayedOn, PlayerGone, PlayerJoined, PlayerReplaced, SheetHead
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
    """Answer a request with the log, the sheet, and what was asked for.

    A request may hold any of these: `read`, a file to continue from; `add`, an entry; `draft`, a hand being
    entered (`correcting` names the hand it will replace); `file`, the kind of file wanted of the sheet.

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
        "text": _write_file(word(request, "file"), added, sheet) if request.get("file") is not None else None,
    }


def _read_log(request: Json) -> list[object]:
    read = request.get("read") is not None
    log = files.read_log(word(request, "read")) if read else a_list(request, "log")
    if len(log) > MAX_ENTRIES:
        raise malformed("log")
    return log


def _try_entry(log: list[object], entry: object) -> tuple[Sheet, list[object], Answer | None]:
    """Return the sheet and log with an entry added, or unchanged with the refusal."""
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


# A hand before it is entered


def _preview_draft(table: SheetTable, draft: Json, request: Json) -> Answer:
    """Return what a hand would come to, what is still missing, or why it is impossible."""
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
            {name: getattr(account, name) for name in ("name", "brought", "chips", "closed")}
            for account in sheet.accounts
        ],
        "seated": list(sheet.holders),
        "dealer": sheet.dealer,
        "pots": dict(sheet.pots),
        "total": sheet.total,
        "lines": [_line_json(line) for line in sheet.lines],
        "ended": None if sheet.ended is None else sheet.ended.value,
        "end": _end_json(closed, sheet),
    }


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


_CHANGES: Final[Mapping[type[object], str]] = {
    PlayerReplaced: "replace",
    PlayerJoined: "join",
    PlayerGone: "leave",
    PlayedOn: "on",
}


def _change_json(line: SheetChange) -> Answer:
    kind = _CHANGES[type(line.change)]
    named = kind == "replace" and len(line.accounts) == 1
    return {"kind": "named" if named else kind, "players": list(line.accounts)}


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
        "pots": dict(line.pots),
        "bankrupt": list(line.bankrupt),
        "freerides": list(line.freerides),
    }


def _version_json(table: SheetTable, summary: Json, result: Result | None) -> Answer:
    """Return a summary and its result.

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


def _transfers_json(sheet: Sheet, balances: list[int]) -> Iterator[Answer]:
    worth = sheet.head.money
    for paid in settle_debts(balances):
        cents = None if worth is None else worth.worth(paid.counters)
        yield {"payer": paid.payer, "payee": paid.payee, "counters": paid.counters, "cents": cents}


def _end_json(closed: Sheet, sheet: Sheet) -> Answer:
    """Return all balances once the pots are shared, best first, and who pays whom."""
    balances = [account.balance for account in closed.accounts]
    order = sorted(range(len(balances)), key=lambda place: -balances[place])
    best = balances[order[0]]
    lead = best - balances[order[1]]
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
        "transfers": list(_transfers_json(sheet, balances)),
    }


# Files


def _write_file(kind: str, log: Sequence[object], sheet: Sheet) -> str:
    if kind not in _FILES:
        raise malformed("file")
    return _FILES[kind](log, sheet)


_FILES: Final[Mapping[str, Callable[[Sequence[object], Sheet], str]]] = {
    "csv": lambda _, sheet: files.sheet_csv(sheet),
    "json": files.sheet_json,
    "records": lambda _, sheet: files.sheet_jsonl(sheet),
}
