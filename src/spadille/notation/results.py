"""The JSON form of results."""

from __future__ import annotations

from spadille.rules.goal import Counts
from spadille.rules.settlement import Result


def result_json(result: Result) -> dict[str, object]:
    """Return the JSON form of a result, with the keys that its game has."""
    counted = result.points if result.counts is Counts.POINTS else result.tricks
    written: dict[str, object] = {
        "outcome": result.outcome.value,
        "contract": result.contract,
        "declarer": result.declarer,
        "partner": result.partner,
        "trump": None if result.trump is None else result.trump.letter,
        result.counts.value: counted,
        "value": result.value,
        "bonuses": dict(result.bonuses),
        "payments": list(result.payments),
    }
    pots = {"pots": dict(result.pots)} if result.pots else {}
    return written | pots | ({"bank": result.bank} if result.bank else {})
