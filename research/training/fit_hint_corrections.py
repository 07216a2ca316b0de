"""Fit the corrections of hints in the play, by class of contract and side, to the results of deals."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import log, sqrt
from pathlib import Path
from statistics import fmean

from research.runner import parser
from research.training.hint_deals import FITTED, GAMES_OF, HINTS, CheckedHint, read_hints
from research.training.regression import LogOddsCase, fit_log_odds_shift
from spadille.bots.learned.calibration import CORRECTIONS_FILE, NO_HINT_CORRECTION, Correction, Corrections
from spadille.bots.learned.contract_class import COUNTED_CLASSES, ContractClass

PATH = Path("src/spadille/bots/learned") / CORRECTIONS_FILE
DEALS, PLAYED = 4000, "2026-11-27"
"""The number of deals to which the corrections are fitted, and the date on which they were played."""
PLAYED_OUT = (*COUNTED_CLASSES, ContractClass.SO_MANY_POINTS)
"""Contracts whose final count is known, because they do not end as soon as they are lost."""
_SHRINKAGE = 2.0
"""The prior weight of a correction of 0, as a number of hints at the first trick."""
_LEAST_CHANCE = 5e-4
_DIGITS = 4

Group = tuple[ContractClass, bool]
"""The kind of contract, and whether the hint was for the declaring side."""


def group_hints(hints: Sequence[CheckedHint]) -> dict[Group, list[CheckedHint]]:
    """Group the hints in the play by class of contract and side."""
    groups: dict[Group, list[CheckedHint]] = defaultdict(list)
    for hint in hints:
        if hint.asked == "play":
            groups[ContractClass(hint.kind), hint.own].append(hint)
    return {group: groups[group] for group in sorted(groups)}


def fit_corrections(hints: Sequence[CheckedHint]) -> dict[Group, Correction]:
    return {
        group: Correction(round(_fit_count(of_group), _DIGITS), round(_fit_odds(of_group), _DIGITS))
        for group, of_group in group_hints(hints).items()
    }


def _weights(hints: Sequence[CheckedHint]) -> list[float]:
    """Return the weight of each hint.

    Hints of a deal with many hints weigh less, because they are correlated.
    """
    many = Counter(hint.deal for hint in hints)
    return [1 / sqrt(many[hint.deal]) for hint in hints]


def _fit_count(hints: Sequence[CheckedHint]) -> float:
    """Return the correction of counts at the first trick, by least squares."""
    if hints[0].kind not in PLAYED_OUT:
        return 0.0
    off = [
        (weight, hint.left, hint.came - hint.count)
        for weight, hint in zip(_weights(hints), hints, strict=True)
        if hint.came is not None and hint.count is not None
    ]
    pull = sum(weight * left * by for weight, left, by in off)
    return pull / (sum(weight * left**2 for weight, left, _ in off) + _SHRINKAGE)


def _fit_odds(hints: Sequence[CheckedHint]) -> float:
    """Return the correction of log odds at the first trick, by maximum likelihood."""
    cases = [
        LogOddsCase(_log_odds(hint.chance), hint.made, hint.left, weight)
        for weight, hint in zip(_weights(hints), hints, strict=True)
        if hint.chance is not None and 0 < hint.chance < 1
    ]
    return fit_log_odds_shift(cases, _SHRINKAGE)


def _log_odds(chance: float) -> float:
    bounded = min(max(chance, _LEAST_CHANCE), 1 - _LEAST_CHANCE)
    return log(bounded / (1 - bounded))


def correct_hint(hint: CheckedHint, by: Corrections) -> CheckedHint:
    """Return a hint with its forecast corrected. Hints before the play are returned unchanged."""
    if hint.asked != "play":
        return hint
    correction = by.get((ContractClass(hint.kind), hint.own), NO_HINT_CORRECTION)
    count = None if hint.count is None else correction.correct_count(hint.count, hint.left)
    chance = None if hint.chance is None else correction.correct_chance(hint.chance, hint.left)
    return replace(hint, count=count, chance=chance)


def to_json(hints: Sequence[CheckedHint]) -> str:
    """Return the JSON text of the file of corrections, with the deals to which they were fitted."""
    by = fit_corrections(hints)
    data = {
        "series": FITTED,
        "games": GAMES_OF[FITTED],
        "deals": DEALS,
        "hints": len(hints),
        "played": PLAYED,
    }
    kinds: dict[str, dict[str, object]] = defaultdict(dict)
    for (kind, own), of_group in group_hints(hints).items():
        kinds[kind.value]["declaring" if own else "against"] = dict(_describe(of_group, by))
    return json.dumps({"data": data, "corrections": kinds}, indent=1) + "\n"


def _describe(hints: Sequence[CheckedHint], by: Corrections) -> Iterator[tuple[str, object]]:
    """Yield the name and value of each figure: a correction, and the errors of its hints
    before and after it.
    """
    correction = by[ContractClass(hints[0].kind), hints[0].own]
    yield from (("count", correction.count), ("odds", correction.odds))
    yield from (("hints", len(hints)), ("deals", len({hint.deal for hint in hints})))
    both = hints, [correct_hint(hint, by) for hint in hints]
    if hints[0].kind in PLAYED_OUT:
        yield "counts_off", [_mean_count_error(version) for version in both]
    yield "chances_off", [_mean_chance_error(version) for version in both]


def _mean_count_error(hints: Sequence[CheckedHint]) -> float:
    off = [hint.count - hint.came for hint in hints if hint.count is not None and hint.came is not None]
    return round(fmean(off), _DIGITS)


def _mean_chance_error(hints: Sequence[CheckedHint]) -> float:
    return round(fmean(hint.chance - hint.made for hint in hints if hint.chance is not None), _DIGITS)


def main() -> None:
    args, numbers = parser(__doc__, minutes=40.0).parse_args(), {FITTED: range(DEALS)}
    HINTS.run(numbers, args)
    if HINTS.missing(numbers):
        print("not all deals are played: run it again")
    else:
        PATH.write_text(to_json(read_hints(FITTED, DEALS)), encoding="utf-8")


if __name__ == "__main__":
    main()
