"""Which decisions have passed the proof: in these alone mistakes are named.

`validation.json` says of each kind how mistakes fared when deals were played on as the cards truly lay;
`python -m research.validation.report` makes its figures, and docs/reference/review.md explains them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from spadille.play.view import View
from spadille.rules.game import Rules

VALIDATION_FILE = "validation.json"
MIN_MISTAKES, MIN_REPEATABILITY = 2_000, 0.9
"""The mistakes that are tried in all, and the part of what a look names that another names too."""
MIN_REALISED, MAX_REALISED, MAX_HALF_WIDTH = 0.8, 1.2, 0.2
"""What is realised of what was claimed, and half the width of its interval at most."""
_MIN_POINTS, _MIN_PRICE_SHARE, _MIN_COUNTERS = 2.0, 0.1, 0.5
"""A mistake costs as much as so many points at the lowest rate; or this part of the cheapest contract, and so
much at least."""


@dataclass(frozen=True, slots=True)
class KindValidation:
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
    """What the advised answer brought more when all went on as clubs, as a part of what was claimed ..."""
    within: float | None
    """... and half the width of its interval at 95 %."""
    as_expert: float | None = None
    """The same when the seat goes on as expert ..."""
    as_expert_within: float | None = None
    """... and half the width of that."""

    @property
    def passes(self) -> bool:
        """Whether both readings are what was claimed, and known well enough."""
        return _is_in_range(self.realised, self.within) and _is_in_range(
            self.as_expert, self.as_expert_within
        )


def _is_in_range(part: float | None, within: float | None) -> bool:
    return (
        part is not None
        and within is not None
        and MIN_REALISED <= part <= MAX_REALISED
        and within <= MAX_HALF_WIDTH
    )


def is_sample_sufficient(mistakes: int, same: float | None) -> bool:
    """Whether so many were tried, and two looks name the same so often, that any kind may be named."""
    return mistakes >= MIN_MISTAKES and same is not None and same >= MIN_REPEATABILITY


@lru_cache(maxsize=1)
def load_validation() -> tuple[KindValidation, ...]:
    """All kinds that were looked at."""
    read = json.loads(files(__package__).joinpath(VALIDATION_FILE).read_text("utf-8"))["kinds"]
    return tuple(
        KindValidation(**{**row, "contracts": tuple(row["contracts"]), "tricks": tuple(row["tricks"])})
        for row in read
    )


def names_mistakes(game: str, kind: str) -> bool:
    """Whether mistakes of this kind are named anywhere in a game."""
    return any(proof.named and (proof.game, proof.kind) == (game, kind) for proof in load_validation())


def is_validated(view: View, kind: str) -> bool:
    """Whether a mistake of this kind is named where a seat is asked."""
    return any(proof.named and _covers(proof, view, kind) for proof in load_validation())


def _covers(proof: KindValidation, view: View, kind: str) -> bool:
    first, last = proof.tricks
    here = (proof.game, proof.kind) == (view.rules.settings.game, kind) and first <= len(
        view.tricks
    ) + 1 <= last
    return here and (
        not proof.contracts or (view.known is not None and view.known.contract.id in proof.contracts)
    )


def minimum_loss(rules: Rules) -> float:
    """The counters that a mistake costs at least."""
    rates = [contract.price.counters for contract in rules.contracts if contract.price.by_points]
    if rates:
        return _MIN_POINTS * max(1, min(rates))
    return max(_MIN_COUNTERS, _MIN_PRICE_SHARE * min(contract.price.counters for contract in rules.contracts))
