"""Scores: the payments of a deal played with real cards, from a summary of it."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Suit
from spadille.notation.records import read_header
from spadille.notation.results import result_json
from spadille.notation.shape import Json, an_object, malformed, required, whole_number, word
from spadille.play.layout import seated
from spadille.rules.refusal import NotAllowed
from spadille.rules.settlement import Result, Summary, Table, settle


@dataclass(frozen=True, slots=True)
class Scored:
    """What the deal came to."""

    result: Result

    def to_json(self) -> dict[str, object]:
        """The answer of `spadille score`."""
        return {"ok": True, "result": result_json(self.result)}


@dataclass(frozen=True, slots=True)
class Unscored:
    """Why a summary gives no score."""

    refusal: NotAllowed

    def to_json(self) -> dict[str, object]:
        """The answer of `spadille score`, but for the message."""
        return {"ok": False, "error": self.refusal.code}


def score(value: object) -> Scored | Unscored:
    """What a summarised deal comes to."""
    try:
        return Scored(_scored(an_object(value, "record")))
    except NotAllowed as refusal:
        return Unscored(refusal)


def _scored(record: Json) -> Result:
    summary = read_summary(an_object(required(record, "summary"), "summary"))
    header = read_header(record)
    seated(header.rules, header.seats, header.dealer)
    return settle(header.rules, Table(header.seats, header.dealer), summary)


def read_summary(written: Json) -> Summary:
    """A summary; what does not apply is left out, or null.

    Raises:
        NotAllowed: `malformed`; `bad-summary` for what no contract of this game has.
    """
    given = {key: value for key, value in written.items() if value is not None}
    required(written, "contract")
    _judge_foreign(given)
    return Summary(
        contract=word(given, "contract") if "contract" in given else None,
        declarer=_number(given, "declarer"),
        trump=_suit(given),
        points=_number(given, "points"),
        tricks=_number(given, "tricks"),
        made=_made(given),
    )


def _number(given: Json, key: str) -> int | None:
    return whole_number(given, key) if key in given else None


def _suit(given: Json) -> Suit | None:
    if "trump" not in given:
        return None
    try:
        return Suit.of(word(given, "trump"))
    except KeyError:
        raise malformed("trump") from None


def _made(given: Json) -> bool | None:
    made = given.get("made")
    if not isinstance(made, bool | None):
        raise malformed("made")
    return made


def _judge_foreign(given: Json) -> None:
    """Refuse partners, bonuses and doubles where no contract has them."""
    for key in ("partner", "first", "last", "mackers", "doubled"):
        if given.get(key):
            raise NotAllowed("bad-summary", what=key)
