"""Scores: compute the payments of a deal that was played with real cards from a summary of it."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Suit
from spadille.notation.records import read_header
from spadille.notation.results import result_json
from spadille.notation.shape import Json, an_object, malformed, required, whole_number, word
from spadille.play.declared import Stakes
from spadille.play.layout import seated
from spadille.rules.bonus import BONUSES
from spadille.rules.payments import SettlingTable
from spadille.rules.refusal import NotAllowed
from spadille.rules.settlement import Result, Summary, settle

_STAKES = (2, 4)
_SEATS = tuple(map(str, range(8)))


@dataclass(frozen=True, slots=True)
class Scored:
    """The result of a summarised deal."""

    result: Result

    def to_json(self) -> dict[str, object]:
        """Return the JSON object that `spadille score` prints."""
        return {"ok": True, "result": result_json(self.result)}


@dataclass(frozen=True, slots=True)
class Unscored:
    """The reason why a summary cannot be settled."""

    refusal: NotAllowed

    def to_json(self) -> dict[str, object]:
        """Return the JSON object that `spadille score` prints, without its message."""
        return {"ok": False, "error": self.refusal.code}


def score(value: object) -> Scored | Unscored:
    """Return the result of a summarised deal, or the error in the summary."""
    try:
        return Scored(_scored(an_object(value, "record")))
    except NotAllowed as refusal:
        return Unscored(refusal)


def _scored(record: Json) -> Result:
    summary = read_summary(an_object(required(record, "summary"), "summary"))
    header = read_header(record)
    seated(header.rules, header.seats, header.dealer)
    return settle(header.rules, SettlingTable(header.seats, header.dealer, header.pots), summary)


def read_summary(written: Json) -> Summary:
    """Return the summary in a JSON object. Keys that do not apply are missing or null.

    Raises:
        NotAllowed: `malformed`, or `bad-summary` for values that no deal can have.
    """
    given = {key: value for key, value in written.items() if value is not None}
    required(written, "contract")
    return Summary(
        contract=word(given, "contract") if "contract" in given else None,
        declarer=_number(given, "declarer"),
        partner=_number(given, "partner"),
        trump=_suit(given),
        points=_number(given, "points"),
        tricks=_number(given, "tricks"),
        made=_truth(given, "made"),
        bonus=_bonus(given),
        mackers=_number(given, "mackers") or 0,
        stakes=_stakes(given),
    )


def _number(given: Json, key: str) -> int | None:
    return whole_number(given, key) if key in given else None


def _suit(given: Json) -> Suit | None:
    if "trump" not in given:
        return None
    try:
        return Suit.of(word(given, "trump"))
    except ValueError:
        raise malformed("trump") from None


def _truth(given: Json, key: str) -> bool | None:
    truth = given.get(key)
    if not isinstance(truth, bool | None):
        raise malformed(key)
    return truth


def _bonus(given: Json) -> str | None:
    earned = [name for name in BONUSES if _truth(given, name)]
    if len(earned) > 1:
        raise NotAllowed("bad-summary", what=earned[1])
    return earned[0] if earned else None


def _stakes(given: Json) -> Stakes:
    doubled = an_object(given.get("doubled", {}), "doubled")
    stakes = tuple((_seat(seat), whole_number(doubled, seat)) for seat in doubled)
    if any(stake not in _STAKES for _, stake in stakes):
        raise NotAllowed("bad-summary", what="doubled")
    return stakes


def _seat(text: str) -> int:
    if text not in _SEATS:
        raise malformed("doubled")
    return int(text)
