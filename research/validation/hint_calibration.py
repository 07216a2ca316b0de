"""What hints tell less what comes of it, by kind of contract and side: counts, and how often it is made;
as it was found, and as it is told.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

from research.runner import asks, runner_of, seconds_of
from research.training.fit_hint_corrections import corrected
from research.training.hint_deals import REPORTED, SERIES, CheckedHint, gone_on
from spadille.bots.expert.calibration import load_corrections

_SURE, _MINUTES = 1.96, 15.0

Group = tuple[str, str, str]
"""The kind of the contract, whose hint, and what was asked."""


def grouped(hints: Sequence[CheckedHint]) -> dict[Group, list[CheckedHint]]:
    """The hints by what they were about; those in the play by whether it was the first half of it."""
    groups: dict[Group, list[CheckedHint]] = defaultdict(list)
    for hint in hints:
        side = "declaring" if hint.own else "against"
        groups[hint.kind, side, "all"].append(hint)
        groups[hint.kind, side, _when(hint)].append(hint)
        if hint.asked == "play":
            groups[hint.kind, side, "play"].append(hint)
    return groups


def _when(hint: CheckedHint) -> str:
    if hint.asked != "play":
        return "before"
    return "tricks 1-4" if hint.tricks < 4 else "tricks 5 on"


def off(hints: Sequence[CheckedHint]) -> dict[int, list[tuple[float | None, float | None]]]:
    """By deal, told less realised: the count where there is one, and the chance."""
    deals: dict[int, list[tuple[float | None, float | None]]] = defaultdict(list)
    for hint in hints:
        count = None if hint.count is None or hint.came is None else hint.count - hint.came
        deals[hint.deal].append((count, None if hint.chance is None else hint.chance - hint.made))
    return deals


def figure(values: Sequence[Sequence[float]]) -> str:
    """The mean of some hints with its interval, those of a deal belonging together."""
    every = [value for deal in values for value in deal]
    if len(values) < 2:
        return f"{'-':>16}"
    mean = fmean(every)
    parts = [sum(value - mean for value in deal) for deal in values]
    wide = _SURE * sqrt(len(values)) * stdev(parts) / len(every)
    return f"{mean:+8.2f} ±{wide:6.2f}"


def reported(found: Sequence[CheckedHint]) -> Iterator[str]:
    """A line for each kind of hint."""
    yield f"{'':63}{'found less realised':34}  told less realised"
    figures = f"{'count':>16}{'chance':>18}"
    yield f"{'contract':22}{'hint of':11}{'asked':13}{'hints':>6}{'deals':>6}{figures}  {figures}"
    by = load_corrections()
    for (kind, side, asked), hints in sorted(grouped(found).items()):
        mended = [corrected(hint, by) for hint in hints]
        yield f"{kind:22}{side:11}{asked:13}{len(hints):6}{len(off(hints)):6}{_both(hints)}  {_both(mended)}"


def _both(hints: Sequence[CheckedHint]) -> str:
    """How far counts and chances are off."""
    deals = off(hints).values()
    counts = [[count for count, _ in deal if count is not None] for deal in deals]
    chances = [[chance for _, chance in deal if chance is not None] for deal in deals]
    return "  ".join(figure([deal for deal in deals_off if deal]) for deals_off in (counts, chances))


def main() -> None:
    """Play what is missing, for so many minutes of the processor at most, and print."""
    wanted = asks(__doc__, _MINUTES)
    wanted.add_argument("--deals", type=int, default=4000)
    wanted.add_argument("--series", default=REPORTED, help=f"of {', '.join(SERIES)}")
    asked = wanted.parse_args()
    hints = [
        replace(hint, deal=hint.deal + at * asked.deals)
        for at, series in enumerate(asked.series.split(","))
        for hint in gone_on(series, seconds_of(asked), asked.deals, runner_of(asked))
    ]
    print(*reported(hints), sep="\n")


if __name__ == "__main__":
    main()
