"""Check the record of a deal: every action must be legal, and the stated result must be right."""

from __future__ import annotations

import json
from dataclasses import dataclass

from spadille.notation.records import Record, read_record, read_word
from spadille.notation.results import result_json
from spadille.play.action import Discard
from spadille.play.deal import Deal
from spadille.rules.refusal import NotAllowed

HEADER = -1
"""The value of `Unsound.action` for an error that is not in an action."""


@dataclass(frozen=True, slots=True)
class Sound:
    """The verdict on a valid record: every action is legal. The deal may be unfinished."""

    deal: Deal

    def to_json(self) -> dict[str, object]:
        """Return the JSON object that `spadille check` prints."""
        if self.deal.result is not None:
            return {"ok": True, "result": result_json(self.deal.result)}
        return {"ok": True, "result": None, "turn": self.deal.turn, "legal": legal_words(self.deal)}


@dataclass(frozen=True, slots=True)
class Unsound:
    """The verdict on an invalid record: its first error, and the index of the action that is wrong."""

    refusal: NotAllowed
    action: int = HEADER

    def to_json(self) -> dict[str, object]:
        """Return the JSON object that `spadille check` prints, without its message."""
        return {"ok": False, "action": self.action, "error": self.refusal.code}


def check(value: object) -> Sound | Unsound:
    """Check a deal's record: its header and cards, then the actions in order, then the stated result."""
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
    """Return all legal actions as records write them. Discards are many, so only their verb is given."""
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
    """Return a text by which JSON values can be compared: unlike in Python, 1 does not equal `true`."""
    return json.dumps(value, sort_keys=True)
