"""Which decisions have passed the proof: in these alone mistakes are named.

`proof.json` says of each kind how mistakes fared when deals were played on as the cards truly lay;
`python -m bench.report_review` makes its figures, and docs/reference/review.md explains them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from spadille.play.view import View
from spadille.rules.game import Rules

PROOF = "proof.json"
_POINTS, _PART, _LEAST = 2.0, 0.1, 0.5
"""A mistake costs as much as so many points at the lowest rate; or this part of the cheapest contract, and so
much at least."""


@dataclass(frozen=True, slots=True)
class ProvedKind:
    """A kind of decision of a game, and how its mistakes fared."""

    game: str
    kind: str
    contracts: tuple[str, ...]
    """In which contracts; nothing where it is not of the play of the cards."""
    tricks: tuple[int, int]
    """From which trick to which."""
    named: bool
    mistakes: int
    realised: float | None
    """What the advised answer brought more, as a part of what was claimed ..."""
    within: float | None
    """... and half the width of its interval at 95 %."""


@lru_cache(maxsize=1)
def proved() -> tuple[ProvedKind, ...]:
    """All kinds that were looked at."""
    read = json.loads(files(__package__).joinpath(PROOF).read_text("utf-8"))["kinds"]
    return tuple(
        ProvedKind(**{**one, "contracts": tuple(one["contracts"]), "tricks": tuple(one["tricks"])})
        for one in read
    )


def is_named(view: View, kind: str) -> bool:
    """Whether a mistake of this kind is named where a seat is asked."""
    return any(one.named and _covers(one, view, kind) for one in proved())


def _covers(one: ProvedKind, view: View, kind: str) -> bool:
    first, last = one.tricks
    here = (one.game, one.kind) == (view.rules.settings.game, kind) and first <= len(view.tricks) + 1 <= last
    return here and (
        not one.contracts or (view.known is not None and view.known.contract.id in one.contracts)
    )


def least_price(rules: Rules) -> float:
    """The counters that a mistake costs at least."""
    rates = [contract.price.counters for contract in rules.contracts if contract.price.by_points]
    if rates:
        return _POINTS * max(1, min(rates))
    return max(_LEAST, _PART * min(contract.price.counters for contract in rules.contracts))
