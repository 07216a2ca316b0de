"""The kinds of decision that have been validated. Only mistakes of these kinds are reported.

To validate a kind, deals are played out with their true cards, once with the mistake and once with the
advised answer. `validation.json` has the results. `python -m research.validation.report` computes them, and
docs/reference/review.md explains them.
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
"""The least number of mistakes in a validation, and the least share of them that a second evaluation must
report too.
"""
MIN_REALISED, MAX_REALISED, MAX_HALF_WIDTH = 0.8, 1.2, 0.2
"""The accepted range of the share of the claimed loss that is realised, and the greatest half width of its
confidence interval."""
_MIN_POINTS, _MIN_PRICE_SHARE, _MIN_COUNTERS = 2.0, 0.1, 0.5
"""The least loss of a mistake. If points are paid, it is in points at the lowest price of a point. Otherwise
it is a share of the cheapest contract's price, and at least a number of counters.
"""


@dataclass(frozen=True, slots=True)
class KindValidation:
    """The validation of one kind of decision in one game."""

    game: str
    kind: str
    contracts: tuple[str, ...]
    """The contracts for which the validation holds; empty for all, and for decisions before the play."""
    tricks: tuple[int, int]
    """The first and the last trick for which the validation holds."""
    named: bool
    mistakes: int
    realised: float | None
    """The gain of the advised answer when `club` players played on, as a share of the claimed loss."""
    within: float | None
    """Half the width of the 95 % confidence interval of `realised`."""
    as_expert: float | None = None
    """The gain of the advised answer when the seat itself played on as `expert`, as a share of the loss."""
    as_expert_within: float | None = None
    """Half the width of the 95 % confidence interval of `as_expert`."""

    @property
    def passes(self) -> bool:
        """Return true if both estimates lie in the accepted range and their intervals are narrow enough."""
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
    """Return whether a validation has enough mistakes, and a second evaluation reported enough of them again.

    `same` is the share that was reported again. Without this, no kind is validated.
    """
    return mistakes >= MIN_MISTAKES and same is not None and same >= MIN_REPEATABILITY


@lru_cache(maxsize=1)
def load_validation() -> tuple[KindValidation, ...]:
    """Load the validation of every kind of decision that was tried."""
    read = json.loads(files(__package__).joinpath(VALIDATION_FILE).read_text("utf-8"))["kinds"]
    return tuple(
        KindValidation(**{**row, "contracts": tuple(row["contracts"]), "tricks": tuple(row["tricks"])})
        for row in read
    )


def names_mistakes(game: str, kind: str) -> bool:
    """Return whether mistakes of a kind are reported anywhere in a game."""
    return any(proof.named and (proof.game, proof.kind) == (game, kind) for proof in load_validation())


def is_validated(view: View, kind: str) -> bool:
    """Return whether mistakes of a kind are reported in the position of a view."""
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
    """Return the least loss of a mistake under these rules, in counters."""
    rates = [contract.price.counters for contract in rules.contracts if contract.price.by_points]
    if rates:
        return _MIN_POINTS * max(1, min(rates))
    return max(_MIN_COUNTERS, _MIN_PRICE_SHARE * min(contract.price.counters for contract in rules.contracts))
