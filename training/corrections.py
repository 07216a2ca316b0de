"""By how much hints in the play are off, by kind of contract and side: learned from what came of them."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import exp, log, sqrt
from pathlib import Path
from statistics import fmean

from spadille.bots.expert.calibration import CORRECTIONS, NONE, Correction, Corrections
from spadille.bots.expert.contract_class import COUNTED, ContractClass
from training.calibration import FITTED, SERIES, Foretold, gone_on, kept
from training.keeping import asks, runner_of, seconds_of

PLACE = Path("src/spadille/bots/expert") / CORRECTIONS
DEALS, PLAYED = 2313, "2026-11-23"
"""How many deals are learned from, and when they were played."""
PLAYED_OUT = (*COUNTED, ContractClass.SO_MANY_POINTS)
"""Those of which it is known what was counted: they are not over as soon as they are lost."""
_HELD = 2.0
"""How firmly a correction is drawn to nought: as by so many hints at the first trick."""
_ROUNDS = 40
_LEAST = 5e-4
"""How likely anything is at least that is not out of the question."""
_PLACES = 4

Group = tuple[ContractClass, bool]


def grouped(told: Sequence[Foretold]) -> dict[Group, list[Foretold]]:
    """What was told in the play, by kind of contract and whether to the declaring side."""
    groups: dict[Group, list[Foretold]] = defaultdict(list)
    for one in told:
        if one.asked == "play":
            groups[ContractClass(one.kind), one.own].append(one)
    return {group: groups[group] for group in sorted(groups)}


def fitted(told: Sequence[Foretold]) -> dict[Group, Correction]:
    """The correction of every kind and side."""
    return {group: _correction(some) for group, some in grouped(told).items()}


def _correction(told: Sequence[Foretold]) -> Correction:
    return Correction(round(_count(told), _PLACES), round(_odds(told), _PLACES))


def _weights(told: Sequence[Foretold]) -> list[float]:
    """Hints of a deal tell much the same: each less, the more there are."""
    many = Counter(one.deal for one in told)
    return [1 / sqrt(many[one.deal]) for one in told]


def _count(told: Sequence[Foretold]) -> float:
    """What is to be added to counts at the first trick, by least squares."""
    if told[0].kind not in PLAYED_OUT:
        return 0.0
    off = [
        (weight, one.left, one.came - one.count)
        for weight, one in zip(_weights(told), told, strict=True)
        if one.came is not None and one.count is not None
    ]
    pull = sum(weight * left * by for weight, left, by in off)
    return pull / (sum(weight * left**2 for weight, left, _ in off) + _HELD)


def _odds(told: Sequence[Foretold]) -> float:
    """What is to be added to log odds there, so that what came is likeliest; found by Newton's method."""
    open_ = [
        (weight, one.left, _log_odds(one.chance), one.made)
        for weight, one in zip(_weights(told), told, strict=True)
        if one.chance is not None and 0 < one.chance < 1
    ]
    odds = 0.0
    for _ in range(_ROUNDS):
        likely = [1 / (1 + exp(-plain - left * odds)) for _, left, plain, _ in open_]
        seen = list(zip(open_, likely, strict=True))
        pull = sum(weight * left * (made - chance) for (weight, left, _, made), chance in seen)
        bend = sum(weight * left**2 * chance * (1 - chance) for (weight, left, _, _), chance in seen)
        odds += (pull - _HELD * odds) / (bend + _HELD)
    return odds


def _log_odds(chance: float) -> float:
    some = min(max(chance, _LEAST), 1 - _LEAST)
    return log(some / (1 - some))


def corrected(one: Foretold, by: Corrections) -> Foretold:
    """What is told instead, but for the bounds that lie on the table; before the play the same."""
    if one.asked != "play":
        return one
    correction = by.get((ContractClass(one.kind), one.own), NONE)
    count = None if one.count is None else correction.counted(one.count, one.left)
    chance = None if one.chance is None else correction.likely(one.chance, one.left)
    return replace(one, count=count, chance=chance)


def written(told: Sequence[Foretold], deals: int) -> str:
    """The corrections with what they were learned from, as they are kept."""
    by = fitted(told)
    data = {"series": FITTED, "games": SERIES[FITTED], "deals": deals, "hints": len(told), "played": PLAYED}
    kinds: dict[str, dict[str, object]] = defaultdict(dict)
    for (kind, own), some in grouped(told).items():
        kinds[kind.value]["declaring" if own else "against"] = dict(_told_of(some, by))
    return json.dumps({"data": data, "corrections": kinds}, indent=1) + "\n"


def _told_of(told: Sequence[Foretold], by: Corrections) -> Iterator[tuple[str, object]]:
    """A correction, and told less realised where it was learned, without it and with it."""
    correction = by[ContractClass(told[0].kind), told[0].own]
    yield from (("count", correction.count), ("odds", correction.odds))
    yield from (("hints", len(told)), ("deals", len({one.deal for one in told})))
    both = told, [corrected(one, by) for one in told]
    if told[0].kind in PLAYED_OUT:
        yield "counts_off", [_counts_off(some) for some in both]
    yield "chances_off", [_chances_off(some) for some in both]


def _counts_off(told: Sequence[Foretold]) -> float:
    off = [one.count - one.came for one in told if one.count is not None and one.came is not None]
    return round(fmean(off), _PLACES)


def _chances_off(told: Sequence[Foretold]) -> float:
    return round(fmean(one.chance - one.made for one in told if one.chance is not None), _PLACES)


def main() -> None:
    """Play what is missing, for so many minutes of the processor; when all is there, learn from it."""
    asked = asks(__doc__).parse_args()
    told = gone_on(FITTED, seconds_of(asked), DEALS, runner_of(asked))
    deals = min(len(kept(FITTED)), DEALS)
    print(f"{deals} of {DEALS} deals")
    if deals == DEALS:
        PLACE.write_text(written(told, deals), encoding="utf-8")


if __name__ == "__main__":
    main()
