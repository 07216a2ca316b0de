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

from spadille.bots.expert.contract_class import ContractClass, class_of, share_in
from spadille.bots.explanation import Reasons, Weighed
from spadille.play.view import Known, View
from spadille.rules.contract import Partner
from spadille.rules.goal import Objective

CORRECTIONS = "calibration.json"


@dataclass(frozen=True, slots=True)
class Correction:
    """What is added to what is found before the first trick; it fades to nothing with the tricks left."""

    count: float = 0.0
    odds: float = 0.0
    """To the log odds."""

    def counted(self, count: float, left: float) -> float:
        """A count, so large a part of the tricks being left."""
        return count + left * self.count

    def likely(self, chance: float, left: float) -> float:
        """A chance: what is certain stays so."""
        made = chance * exp(left * self.odds)
        return made / (made + (1 - chance))


NONE = Correction()
"""What is told as it was found."""

Corrections = Mapping[tuple[ContractClass, bool], Correction]
"""By the kind of contract, and whether the seat is on the declaring side."""


@lru_cache(maxsize=1)
def corrections() -> Corrections:
    """Those that were fitted to what came of hints."""
    read = json.loads(files(__package__).joinpath(CORRECTIONS).read_text("utf-8"))["corrections"]
    return {
        (ContractClass(kind), side == "declaring"): Correction(figures["count"], figures["odds"])
        for kind, sides in read.items()
        for side, figures in sides.items()
    }


def calibrated(view: View, reasons: Reasons) -> Reasons:
    """The same reasons; what is told of cards corrected by what came of such hints."""
    if view.phase != "play" or view.known is None:
        return reasons
    telling = Telling.of(view, view.known)
    return replace(reasons, weighed=tuple(map(telling.corrected, reasons.weighed)))


@dataclass(frozen=True, slots=True)
class Telling:
    """How what is found of cards is told to a seat."""

    correction: Correction
    share: float
    """How much there is to be taken, in what there was where its kind was learned."""
    left: float
    """The part of the tricks that are left."""
    least: int
    """What the declaring side has already ..."""
    most: int
    """... and the most that it may still come to."""

    @classmethod
    def of(cls, view: View, known: Known) -> Telling:
        """To the seat whose view it is."""
        kind = class_of(view.rules, known.contract, known.trump)
        on_side = view.seat in (known.declarer, known.partner)
        left = 1 - len(view.tricks) / view.rules.packets.hand_size
        share = share_in(view.rules, known.contract)
        return cls(corrections().get((kind, on_side), NONE), share, left, *still_possible(view, known))

    def corrected(self, weighed: Weighed) -> Weighed:
        """An answer, with what is told of it."""
        count = None if weighed.count is None else self._counted(weighed.count)
        chance = None if weighed.chance is None else self.correction.likely(weighed.chance, self.left)
        return replace(weighed, count=count, chance=chance)

    def _counted(self, count: float) -> float:
        """Never less than is there already, nor more than is still to be had, unless it was found so."""
        least, most = min(self.least, count), max(self.most, count)
        return min(max(self.correction.counted(count, self.left * self.share), least), most)


def still_possible(view: View, known: Known) -> tuple[int, int]:
    """What the declaring side has for sure, and the most it may come to, by what lies on the table."""
    taken = view.taken
    assert taken is not None
    alone = known.contract.partner is Partner.ALONE
    if known.contract.goal.objective is Objective.POINTS:
        return taken.declarer, view.rules.total - (taken.opponents if alone else 0)
    ours = sum(taken.tricks[seat] for seat in view.active if seat in (known.declarer, known.partner))
    theirs = sum(taken.tricks) - ours
    return ours, view.rules.packets.hand_size - (theirs if alone or known.partner is not None else 0)
