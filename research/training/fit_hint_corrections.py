"""By how much hints in the play are off, by kind of contract and side: learned from what came of them."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import log, sqrt
from pathlib import Path
from statistics import fmean

from research.runner import asks, runner_of, seconds_of
from research.training.hint_deals import FITTED, SERIES, CheckedHint, gone_on, kept
from research.training.regression import CaseOfOdds, more_odds
from spadille.bots.expert.calibration import CORRECTIONS_FILE, NO_HINT_CORRECTION, Correction, Corrections
from spadille.bots.expert.contract_class import COUNTED_CLASSES, ContractClass

PLACE = Path("src/spadille/bots/expert") / CORRECTIONS_FILE
DEALS, PLAYED = 4000, "2026-11-27"
"""How many deals are learned from, and when they were played."""
PLAYED_OUT = (*COUNTED_CLASSES, ContractClass.SO_MANY_POINTS)
"""Those of which it is known what was counted: they are not over as soon as they are lost."""
_HELD = 2.0
"""How firmly a correction is drawn to nought: as by so many hints at the first trick."""
_LEAST = 5e-4
"""How likely anything is at least that is not out of the question."""
_PLACES = 4

Group = tuple[ContractClass, bool]


def grouped(hints: Sequence[CheckedHint]) -> dict[Group, list[CheckedHint]]:
    """What was told in the play, by kind of contract and whether to the declaring side."""
    groups: dict[Group, list[CheckedHint]] = defaultdict(list)
    for hint in hints:
        if hint.asked == "play":
            groups[ContractClass(hint.kind), hint.own].append(hint)
    return {group: groups[group] for group in sorted(groups)}


def fitted(hints: Sequence[CheckedHint]) -> dict[Group, Correction]:
    """The correction of every kind and side."""
    return {group: _correction(of_group) for group, of_group in grouped(hints).items()}


def _correction(hints: Sequence[CheckedHint]) -> Correction:
    return Correction(round(_count(hints), _PLACES), round(_odds(hints), _PLACES))


def _weights(hints: Sequence[CheckedHint]) -> list[float]:
    """Hints of a deal tell much the same: each less, the more there are."""
    many = Counter(hint.deal for hint in hints)
    return [1 / sqrt(many[hint.deal]) for hint in hints]


def _count(hints: Sequence[CheckedHint]) -> float:
    """What is to be added to counts at the first trick, by least squares."""
    if hints[0].kind not in PLAYED_OUT:
        return 0.0
    off = [
        (weight, hint.left, hint.came - hint.count)
        for weight, hint in zip(_weights(hints), hints, strict=True)
        if hint.came is not None and hint.count is not None
    ]
    pull = sum(weight * left * by for weight, left, by in off)
    return pull / (sum(weight * left**2 for weight, left, _ in off) + _HELD)


def _odds(hints: Sequence[CheckedHint]) -> float:
    """What is to be added to log odds there, so that what came is likeliest."""
    cases = [
        CaseOfOdds(_log_odds(hint.chance), hint.made, hint.left, weight)
        for weight, hint in zip(_weights(hints), hints, strict=True)
        if hint.chance is not None and 0 < hint.chance < 1
    ]
    return more_odds(cases, _HELD)


def _log_odds(chance: float) -> float:
    bounded = min(max(chance, _LEAST), 1 - _LEAST)
    return log(bounded / (1 - bounded))


def corrected(hint: CheckedHint, by: Corrections) -> CheckedHint:
    """What is told instead, but for the bounds that lie on the table; before the play the same."""
    if hint.asked != "play":
        return hint
    correction = by.get((ContractClass(hint.kind), hint.own), NO_HINT_CORRECTION)
    count = None if hint.count is None else correction.correct_count(hint.count, hint.left)
    chance = None if hint.chance is None else correction.correct_chance(hint.chance, hint.left)
    return replace(hint, count=count, chance=chance)


def written(hints: Sequence[CheckedHint], deals: int) -> str:
    """The corrections with what they were learned from, as they are kept."""
    by = fitted(hints)
    data = {"series": FITTED, "games": SERIES[FITTED], "deals": deals, "hints": len(hints), "played": PLAYED}
    kinds: dict[str, dict[str, object]] = defaultdict(dict)
    for (kind, own), of_group in grouped(hints).items():
        kinds[kind.value]["declaring" if own else "against"] = dict(_corrections_of(of_group, by))
    return json.dumps({"data": data, "corrections": kinds}, indent=1) + "\n"


def _corrections_of(hints: Sequence[CheckedHint], by: Corrections) -> Iterator[tuple[str, object]]:
    """A correction, and told less realised where it was learned, without it and with it."""
    correction = by[ContractClass(hints[0].kind), hints[0].own]
    yield from (("count", correction.count), ("odds", correction.odds))
    yield from (("hints", len(hints)), ("deals", len({hint.deal for hint in hints})))
    both = hints, [corrected(hint, by) for hint in hints]
    if hints[0].kind in PLAYED_OUT:
        yield "counts_off", [_counts_off(version) for version in both]
    yield "chances_off", [_chances_off(version) for version in both]


def _counts_off(hints: Sequence[CheckedHint]) -> float:
    off = [hint.count - hint.came for hint in hints if hint.count is not None and hint.came is not None]
    return round(fmean(off), _PLACES)


def _chances_off(hints: Sequence[CheckedHint]) -> float:
    return round(fmean(hint.chance - hint.made for hint in hints if hint.chance is not None), _PLACES)


def main() -> None:
    """Play what is missing, for so many minutes of the processor; when all is there, learn from it."""
    asked = asks(__doc__).parse_args()
    hints = gone_on(FITTED, seconds_of(asked), DEALS, runner_of(asked))
    deals = min(len(kept(FITTED)), DEALS)
    print(f"{deals} of {DEALS} deals")
    if deals == DEALS:
        PLACE.write_text(written(hints, deals), encoding="utf-8")


if __name__ == "__main__":
    main()
