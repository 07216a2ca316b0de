"""The pad as one pure function: a log and a request go in, the sheet comes out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from spadille.notation.records import differing
from spadille.notation.results import result_json
from spadille.notation.scores import read_summary
from spadille.notation.shape import Json, a_list, an_object, malformed, whole_number, word
from spadille.pad import files, form, telling
from spadille.pad.entries import MOST_ENTRIES, PlayedOn, PlayerGone, PlayerJoined, PlayerReplaced, SheetHead
from spadille.pad.settling import transfers
from spadille.pad.sheet import (
    Sheet,
    SheetTable,
    WrittenChange,
    WrittenHand,
    WrittenLine,
    judged,
    sheet_of,
    table_of,
)
from spadille.rules.refusal import NotAllowed
from spadille.rules.settlement import Result
from spadille.sentences.sentence import say

Answer: TypeAlias = dict[str, object]


def answer(request: Json) -> Answer:
    """What the pad answers.

    A request may hold any of these: `read`, a file to continue from; `add`, an entry; `draft`, a hand
    being entered (`correcting` names the hand it will replace); `file`, the kind of file wanted of the sheet.

    >>> answer({"log": []})["refusal"]
    {'code': 'malformed', 'rule': None, 'facts': {'what': 'log'}}
    """
    try:
        return _answered(request)
    except NotAllowed as refusal:
        return _empty() | {"refusal": _refused(refusal)}


def _empty() -> Answer:
    return dict.fromkeys(("log", "sheet", "form", "preview", "refusal", "text"))


def _refused(refusal: NotAllowed) -> Answer:
    return {"code": refusal.code, "rule": refusal.rule or None, "facts": refusal.facts}


def _answered(request: Json) -> Answer:
    log = _log(request)
    sheet, added, refusal = _added(log, request.get("add"))
    table, draft = _table(sheet, request), request.get("draft")
    return {
        "log": added,
        "sheet": _sheet(sheet),
        "form": form.form(table) | {"number": _number(sheet, request)},
        "preview": None if draft is None else _preview(table, an_object(draft, "draft"), request),
        "refusal": refusal,
        "text": _file(word(request, "file"), added, sheet) if request.get("file") is not None else None,
    }


def _log(request: Json) -> list[object]:
    read = request.get("read") is not None
    log = files.log_from(word(request, "read")) if read else a_list(request, "log")
    if len(log) > MOST_ENTRIES:
        raise malformed("log")
    return log


def _added(log: list[object], entry: object) -> tuple[Sheet, list[object], Answer | None]:
    """The sheet with the entry added; if it is refused, the sheet as it was, and why."""
    if entry is None:
        return sheet_of(log), log, None
    try:
        return judged(log, entry), [*log, entry], None
    except NotAllowed as refusal:
        return sheet_of(log), log, _refused(refusal)


def _table(sheet: Sheet, request: Json) -> SheetTable:
    return sheet.table if request.get("correcting") is None else table_of(sheet, _number(sheet, request))


def _number(sheet: Sheet, request: Json) -> int:
    if request.get("correcting") is not None:
        return whole_number(request, "correcting")
    return sum(isinstance(line, WrittenHand) for line in sheet.lines) + 1


# A hand before it is entered


def _preview(table: SheetTable, draft: Json, request: Json) -> Answer:
    """What a hand would come to, what is still missing, or why it is impossible."""
    try:
        if wanted := form.missing(table, draft):
            return _previewed(missing=wanted)
        summary = form.summary_of(table, draft)
        result = table.settled(summary)
    except NotAllowed as refusal:
        return _previewed(refusal=_refused(refusal))
    again = request.get("correcting")
    entry = {"entry": "hand"} if again is None else {"entry": "correct", "hand": again}
    return _previewed(
        payments=list(result.payments),
        told=_result_told(table, summary, result),
        pots=dict(result.pots),
        outcome=result.outcome.value,
        entry=entry | {"summary": summary},
    )


def _previewed(**known: object) -> Answer:
    nothing: Answer = {"missing": [], "refusal": None, "payments": None, "told": [], "pots": {}}
    return nothing | {"outcome": None, "entry": None} | known


def _result_told(table: SheetTable, summary: Json, result: Result) -> list[dict[str, object]]:
    stakes = read_summary(summary).stakes
    return [sentence.to_json() for sentence in telling.result_sentences(table, stakes, result)]


# The sheet


def _sheet(sheet: Sheet) -> Answer:
    head, closed = sheet.head, sheet.shared()
    return {
        "head": _head(head, sheet),
        "players": [
            {name: getattr(account, name) for name in ("name", "brought", "chips", "closed")}
            for account in sheet.accounts
        ],
        "seated": list(sheet.holders),
        "dealer": sheet.dealer,
        "pots": dict(sheet.pots),
        "total": sheet.total,
        "lines": [_line(line) for line in sheet.lines],
        "ended": None if sheet.ended is None else sheet.ended.value,
        "end": _end(closed, sheet),
    }


def _head(head: SheetHead, sheet: Sheet) -> Answer:
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


def _line(line: WrittenLine) -> Answer:
    return _hand(line) if isinstance(line, WrittenHand) else _change(line)


_CHANGES: Final[Mapping[type[object], str]] = {
    PlayerReplaced: "replace",
    PlayerJoined: "join",
    PlayerGone: "leave",
    PlayedOn: "on",
}


def _change(line: WrittenChange) -> Answer:
    kind = _CHANGES[type(line.change)]
    named = kind == "replace" and len(line.accounts) == 1
    return {"kind": "named" if named else kind, "players": list(line.accounts)}


def _hand(line: WrittenHand) -> Answer:
    table, hand = line.table, line.hand
    return {
        "kind": "hand",
        "number": hand.number,
        "dealer": table.dealer,
        "seated": list(table.holders),
        "out": [seat for seat in range(table.seats) if seat not in table.active],
        "struck": hand.struck,
        "now": _version(table, hand.summaries[-1], line.result),
        "before": [_version(table, summary, result) for summary, result in line.before],
        "chips": list(line.chips),
        "pots": dict(line.pots),
        "bankrupt": list(line.bankrupt),
        "freerides": list(line.freerides),
    }


def _version(table: SheetTable, summary: Json, result: Result | None) -> Answer:
    """A summary and its result; null if it was struck or can no longer be settled here."""
    nothing: Answer = dict.fromkeys(("result", "played", "sign"))
    if result is None:
        return nothing | {"summary": dict(summary), "told": []}
    played = telling.played(table, result)
    return {
        "summary": dict(summary),
        "result": result_json(result),
        "played": None if played is None else played.to_json(),
        "sign": None if result.trump is None else result.trump.letter,
        "told": _result_told(table, summary, result),
    }


def _paid(sheet: Sheet, balances: list[int]) -> Iterator[Answer]:
    worth = sheet.head.money
    for paid in transfers(balances):
        cents = None if worth is None else worth.worth(paid.counters)
        yield {"payer": paid.payer, "payee": paid.payee, "counters": paid.counters, "cents": cents}


def _end(closed: Sheet, sheet: Sheet) -> Answer:
    """Everybody's balance once the pots are shared, best first, and who pays whom."""
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
        "transfers": list(_paid(sheet, balances)),
    }


# Files


def _file(kind: str, log: Sequence[object], sheet: Sheet) -> str:
    if kind not in _FILES:
        raise malformed("file")
    return _FILES[kind](log, sheet)


_FILES: Final[Mapping[str, Callable[[Sequence[object], Sheet], str]]] = {
    "csv": lambda _, sheet: files.as_csv(sheet),
    "json": files.as_json,
    "records": lambda _, sheet: files.as_jsonl(sheet),
}
