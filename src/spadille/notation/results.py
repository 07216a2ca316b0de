"""Results as records state them."""

from __future__ import annotations

from spadille.rules.settlement import Result


def result_json(result: Result) -> dict[str, object]:
    """A result with all the keys of its game."""
    return {
        "outcome": result.outcome.value,
        "contract": result.contract,
        "declarer": result.declarer,
        "partner": result.partner,
        "trump": None if result.trump is None else result.trump.letter,
        "points": result.points,
        "value": result.value,
        "bonuses": dict(result.bonuses),
        "payments": list(result.payments),
    }
