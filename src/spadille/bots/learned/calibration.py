"""Calibration of hints in the play. It changes only the displayed forecasts, never the chosen card.

Log odds are shifted as in Platt scaling with slope 1 (J. Platt, Probabilistic outputs for support vector
machines, 1999). This preserves the order of the chances, and chances of 0 and 1.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from math import exp

from spadille.bots.explanation import EvaluatedAnswer, Reasons
from spadille.bots.learned.contract_class import ContractClass, classify_contract, find_scale
from spadille.play.view import Known, View
from spadille.rules.contract import Partner
from spadille.rules.goal import Objective

CORRECTIONS_FILE = "calibration.json"


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction of forecasts. It applies in full before the first trick, and fades linearly to none."""

    count: float = 0.0
    """The number added to the forecast of card points or tricks."""
    odds: float = 0.0
    """The number added to the log odds of making the contract."""

    def correct_count(self, count: float, left: float) -> float:
        """Correct a count, with the share `left` of the tricks still to play."""
        return count + left * self.count

    def correct_chance(self, chance: float, left: float) -> float:
        """Correct a chance, with the share `left` of the tricks still to play. 0 and 1 do not change."""
        made = chance * exp(left * self.odds)
        return made / (made + (1 - chance))


NO_HINT_CORRECTION = Correction()

Corrections = Mapping[tuple[ContractClass, bool], Correction]
"""The corrections by class of contract, and by whether the seat is on the declaring side."""


@lru_cache(maxsize=1)
def load_corrections() -> Corrections:
    """Load the corrections fitted to the results of hints."""
    read = json.loads(files(__package__).joinpath(CORRECTIONS_FILE).read_text("utf-8"))["corrections"]
    return {
        (ContractClass(kind), side == "declaring"): Correction(figures["count"], figures["odds"])
        for kind, sides in read.items()
        for side, figures in sides.items()
    }


def calibrate(view: View, reasons: Reasons) -> Reasons:
    """Return the reasons with calibrated forecasts for cards."""
    if view.phase != "play" or view.known is None:
        return reasons
    telling = HintCalibration.of(view, view.known)
    return replace(reasons, weighed=tuple(map(telling.correct, reasons.weighed)))


@dataclass(frozen=True, slots=True)
class HintCalibration:
    """The calibration of forecasts for one seat."""

    correction: Correction
    scale: float
    """The total count of the contract, relative to the total in the training data."""
    tricks_left: float
    """The share of the tricks still to play."""
    least: int
    """The count that the declaring side has already."""
    most: int
    """The greatest count that the declaring side may still reach."""

    @classmethod
    def of(cls, view: View, known: Known) -> HintCalibration:
        """Return the calibration for the viewing seat."""
        kind = classify_contract(view.rules, known.contract, known.trump)
        on_side = view.seat in (known.declarer, known.partner)
        left = 1 - len(view.tricks) / view.rules.packets.hand_size
        share = find_scale(view.rules, known.contract)
        return cls(
            load_corrections().get((kind, on_side), NO_HINT_CORRECTION),
            share,
            left,
            *bound_count(view, known),
        )

    def correct(self, weighed: EvaluatedAnswer) -> EvaluatedAnswer:
        """Return an answer with its forecast corrected."""
        count = None if weighed.count is None else self._correct_count(weighed.count)
        chance = (
            None
            if weighed.chance is None
            else self.correction.correct_chance(weighed.chance, self.tricks_left)
        )
        return replace(weighed, count=count, chance=chance)

    def _correct_count(self, count: float) -> float:
        """Correct a count, within the possible bounds. A count that was out of bounds may stay there."""
        least, most = min(self.least, count), max(self.most, count)
        return min(max(self.correction.correct_count(count, self.tricks_left * self.scale), least), most)


def bound_count(view: View, known: Known) -> tuple[int, int]:
    """Return the least and the greatest count of the declaring side, given the tricks taken."""
    taken = view.taken
    assert taken is not None
    alone = known.contract.partner is Partner.ALONE
    if known.contract.goal.objective is Objective.POINTS:
        return taken.declarer, view.rules.total - (taken.opponents if alone else 0)
    ours = sum(taken.tricks[seat] for seat in view.active if seat in (known.declarer, known.partner))
    theirs = sum(taken.tricks) - ours
    return ours, view.rules.packets.hand_size - (theirs if alone or known.partner is not None else 0)
