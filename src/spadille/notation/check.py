"""Check records: every action must be legal, and the result must agree."""

from __future__ import annotations

import json
from dataclasses import dataclass

from spadille.notation.records import Record, read_record, read_word
from spadille.notation.results import result_json
from spadille.play.action import Discard
from spadille.play.deal import Deal
from spadille.rules.refusal import NotAllowed

HEADER = -1
"""The place of an error that is not in an action."""


@dataclass(frozen=True, slots=True)
class Sound:
    """Every action is legal. The deal may be over or not."""

    deal: Deal

    def to_json(self) -> dict[str, object]:
        """Return the answer of `spadille check`."""
        if self.deal.result is not None:
            return {"ok": True, "result": result_json(self.deal.result)}
        return {"ok": True, "result": None, "turn": self.deal.turn, "legal": legal_words(self.deal)}


@dataclass(frozen=True, slots=True)
class Unsound:
    """An error in a record, and its place."""

    refusal: NotAllowed
    action: int = HEADER

    def to_json(self) -> dict[str, object]:
        """Return the answer of `spadille check` without the message."""
        return {"ok": False, "action": self.action, "error": self.refusal.code}


def check(value: object) -> Sound | Unsound:
    """Check a record: its header and cards, then the actions in order, then the stated result."""
    try:
        record = read_record(value)
    except NotAllowed as refusal:
        return Unsound(refusal)
    deal = Deal.of(record.layout)
    for place, written in enumerate(record.actions):
        try:
            deal = deal.play(read_word(written, record.layout.rules))
        except NotAllowed as refusal:
            return Unsound(refusal, place)
    return _compared(record, deal)


def legal_words(deal: Deal) -> list[str]:
    """Return all legal actions as records write them. A discard is given by its verb alone."""
    written = (
        f"{answer.seat} {answer.verb}" if isinstance(answer, Discard) else str(answer)
        for answer in deal.answers()
    )
    return list(dict.fromkeys(written))


def _compared(record: Record, deal: Deal) -> Sound | Unsound:
    if record.result is None:
        return Sound(deal)
    rule = deal.layout.rules.anchor("settlement")
    if deal.result is None:
        return Unsound(NotAllowed("wrong-result", rule, what="unfinished"))
    computed = result_json(deal.result)
    for key, stated in record.result.items():
        if key not in computed:
            return Unsound(NotAllowed("wrong-result", rule, what="unknown", key=key))
        if _text(stated) != _text(computed[key]):
            facts = {"stated": _text(stated), "came": _text(computed[key])}
            return Unsound(NotAllowed("wrong-result", rule, what=key, **facts))
    return Sound(deal)


def _text(value: object) -> str:
    """Return a text that is equal exactly where JSON values are equal: 1 is neither true nor "1"."""
    return json.dumps(value, sort_keys=True)
