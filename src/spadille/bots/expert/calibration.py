"""What hints tell in the play, corrected by what came of such hints: only what is told, never what is chosen.

Log odds are shifted as in Platt scaling with the slope held at one (J. Platt, Probabilistic outputs for
support vector machines, 1999), so that the order of what is told stays, and what is certain stays certain.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from math import exp

from spadille.bots.expert.contract_class import ContractClass, classify_contract, find_scale
from spadille.bots.explanation import EvaluatedAnswer, Reasons
from spadille.play.view import Known, View
from spadille.rules.contract import Partner
from spadille.rules.goal import Objective

CORRECTIONS_FILE = "calibration.json"


@dataclass(frozen=True, slots=True)
class Correction:
    """What is added to what is found before the first trick; it fades to nothing with the tricks left."""

    count: float = 0.0
    odds: float = 0.0
    """To the log odds."""

    def correct_count(self, count: float, left: float) -> float:
        """A count, so large a part of the tricks being left."""
        return count + left * self.count

    def correct_chance(self, chance: float, left: float) -> float:
        """A chance: what is certain stays so."""
        made = chance * exp(left * self.odds)
        return made / (made + (1 - chance))


NO_HINT_CORRECTION = Correction()
"""What is told as it was found."""

Corrections = Mapping[tuple[ContractClass, bool], Correction]
"""By the kind of contract, and whether the seat is on the declaring side."""


@lru_cache(maxsize=1)
def load_corrections() -> Corrections:
    """Those that were fitted to what came of hints."""
    read = json.loads(files(__package__).joinpath(CORRECTIONS_FILE).read_text("utf-8"))["corrections"]
    return {
        (ContractClass(kind), side == "declaring"): Correction(figures["count"], figures["odds"])
        for kind, sides in read.items()
        for side, figures in sides.items()
    }


def calibrate(view: View, reasons: Reasons) -> Reasons:
    """The same reasons; what is told of cards corrected by what came of such hints."""
    if view.phase != "play" or view.known is None:
        return reasons
    telling = HintCalibration.of(view, view.known)
    return replace(reasons, weighed=tuple(map(telling.correct, reasons.weighed)))


@dataclass(frozen=True, slots=True)
class HintCalibration:
    """How what is found of cards is told to a seat."""

    correction: Correction
    scale: float
    """How much there is to be taken, in what there was where its kind was learned."""
    tricks_left: float
    """The part of the tricks that are left."""
    least: int
    """What the declaring side has already ..."""
    most: int
    """... and the most that it may still come to."""

    @classmethod
    def of(cls, view: View, known: Known) -> HintCalibration:
        """To the seat whose view it is."""
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
        """An answer, with what is told of it."""
        count = None if weighed.count is None else self._correct_count(weighed.count)
        chance = (
            None
            if weighed.chance is None
            else self.correction.correct_chance(weighed.chance, self.tricks_left)
        )
        return replace(weighed, count=count, chance=chance)

    def _correct_count(self, count: float) -> float:
        """Never less than is there already, nor more than is still to be had, unless it was found so."""
        least, most = min(self.least, count), max(self.most, count)
        return min(max(self.correction.correct_count(count, self.tricks_left * self.scale), least), most)


def bound_count(view: View, known: Known) -> tuple[int, int]:
    """What the declaring side has for sure, and the most it may come to, by what lies on the table."""
    taken = view.taken
    assert taken is not None
    alone = known.contract.partner is Partner.ALONE
    if known.contract.goal.objective is Objective.POINTS:
        return taken.declarer, view.rules.total - (taken.opponents if alone else 0)
    ours = sum(taken.tricks[seat] for seat in view.active if seat in (known.declarer, known.partner))
    theirs = sum(taken.tricks) - ours
    return ours, view.rules.packets.hand_size - (theirs if alone or known.partner is not None else 0)
