"""Verify records: check that the cards follow from the secret that was committed to before the deal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from spadille.notation.check import Sound, Unsound
from spadille.notation.days import codes_of_day, read_day
from spadille.notation.matches import SoundMatch, UnsoundMatch, judge
from spadille.notation.promise import Promise, read_chance
from spadille.notation.records import read_record
from spadille.notation.shape import Json, a_list, an_object
from spadille.play.layout import Layout
from spadille.rules.refusal import NotAllowed

DAY: Final = "day"
"""The key by which a published daily secret is told from a record."""


@dataclass(frozen=True, slots=True)
class Draw:
    """The verdict on the origin of one deal's cards: whether it agrees with the commitment."""

    refusal: NotAllowed | None
    """The error, if the commitment or the cards are wrong or their origin is not stated."""
    promise: Promise | None = None
    follows: bool = False
    """Whether the cards follow from the secret and the nonces."""

    def to_json(self) -> dict[str, object]:
        """Return the JSON object that `spadille verify` prints for this deal."""
        wrong = {} if self.refusal is None else {"error": self.refusal.code}
        return {"ok": self.refusal is None, **wrong, **self._kept()}

    def _kept(self) -> dict[str, object]:
        promise = self.promise
        if promise is None:
            return {}
        return {"commitment": promise.binding, "cards": self.follows, "shares": list(promise.givers)}


@dataclass(frozen=True, slots=True)
class Verified:
    """The verdict on a record: the answer of `spadille check`, and whether the cards were dealt fairly."""

    answer: Json
    """The answer of `spadille verify` without the message."""
    refusal: NotAllowed | None = None


def verify(value: object) -> Verified:
    """Check the record of a deal or match by the rules of the game, and then the origin of its cards.

    A published daily secret is checked against its year's commitment, and the answer contains that day's
    deals.
    """
    if isinstance(value, dict) and DAY in value:
        return _day(value)
    checked = judge(value)
    if isinstance(checked, Unsound | UnsoundMatch):
        return Verified(checked.to_json(), checked.refusal)
    record = an_object(value, "record")
    return _deal(record, checked) if isinstance(checked, Sound) else _match(record, checked)


def _day(published: Json) -> Verified:
    try:
        past_day = read_day(published)
    except NotAllowed as refusal:
        return Verified({"ok": False, "error": refusal.code}, refusal)
    if not past_day.is_valid:
        wrong = NotAllowed("wrong-day", day=past_day.day.isoformat())
        return Verified({"ok": False, "error": wrong.code, DAY: past_day.day.isoformat()}, wrong)
    return Verified({"ok": True, DAY: past_day.day.isoformat(), "deals": dict(codes_of_day(past_day.secret))})


def _deal(record: Json, checked: Sound) -> Verified:
    draw = drawn(record, checked.deal.layout)
    answer = checked if draw.refusal is None else Unsound(draw.refusal)
    return Verified({**answer.to_json(), "chance": draw.to_json()}, draw.refusal)


def _match(record: Json, checked: SoundMatch) -> Verified:
    deals = [an_object(deal, "deal") for deal in a_list(record, "deals")]
    draws = _each_once([drawn(deal, read_record(deal).layout) for deal in deals])
    wrong = next((number for number, draw in enumerate(draws) if draw.refusal is not None), None)
    refusal = None if wrong is None else draws[wrong].refusal
    answer = checked if wrong is None or refusal is None else UnsoundMatch(refusal, wrong)
    return Verified({**answer.to_json(), "chance": [draw.to_json() for draw in draws]}, refusal)


def drawn(record: Json, layout: Layout) -> Draw:
    """Return the verdict on the origin that a record states for its cards."""
    try:
        promise = read_chance(record, layout.seats)
    except NotAllowed as refusal:
        return Draw(refusal)
    follows = promise.deals(layout)
    broken = [
        code for code, kept in (("wrong-commitment", promise.binding), ("wrong-cards", follows)) if not kept
    ]
    return Draw(NotAllowed(broken[0]) if broken else None, promise, follows)


def _each_once(draws: list[Draw]) -> list[Draw]:
    """Return the verdicts, with an error for each deal whose secret was revealed with an earlier deal."""
    seen: set[bytes] = set()
    judged = []
    for draw in draws:
        if draw.promise is None:
            judged.append(draw)
            continue
        again = draw.refusal is None and draw.promise.commitment in seen
        judged.append(replace(draw, refusal=NotAllowed("repeated-commitment")) if again else draw)
        seen.add(draw.promise.commitment)
    return judged
