"""Compare the forecasts of hints with the results, before and after correction.

The errors of counts and of chances are given by class of contract and side.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace

from research.runner import clustered_mean, parser
from research.training.fit_hint_corrections import correct_hint
from research.training.hint_deals import GAMES_OF, HINTS, REPORTED, CheckedHint, read_hints
from spadille.bots.learned.calibration import load_corrections

Group = tuple[str, str, str]
"""The kind of the contract, the side of the hint, and the kind of decision."""


def group_hints(hints: Sequence[CheckedHint]) -> dict[Group, list[CheckedHint]]:
    """Group the hints by contract, side and decision. Hints in the play are also grouped by the half of the
    play.
    """
    groups: dict[Group, list[CheckedHint]] = defaultdict(list)
    for hint in hints:
        side = "declaring" if hint.own else "against"
        for asked in ("all", _stage(hint), *(["play"] if hint.asked == "play" else [])):
            groups[hint.kind, side, asked].append(hint)
    return groups


def _stage(hint: CheckedHint) -> str:
    if hint.asked != "play":
        return "before"
    return "tricks 1-4" if hint.tricks < 4 else "tricks 5 on"


def count_error(hint: CheckedHint) -> float | None:
    return None if hint.count is None or hint.came is None else hint.count - hint.came


def chance_error(hint: CheckedHint) -> float | None:
    return None if hint.chance is None else hint.chance - hint.made


def report(hints: Sequence[CheckedHint]) -> Iterator[str]:
    yield f"{'':63}{'found less realized':34}  told less realized"
    figures = f"{'count':>16}{'chance':>18}"
    yield f"{'contract':22}{'hint of':11}{'asked':13}{'hints':>6}{'deals':>6}{figures}  {figures}"
    by = load_corrections()
    for (kind, side, asked), group in sorted(group_hints(hints).items()):
        corrected = [correct_hint(hint, by) for hint in group]
        deals = len({hint.deal for hint in group})
        both = f"{_describe_errors(group)}  {_describe_errors(corrected)}"
        yield f"{kind:22}{side:11}{asked:13}{len(group):6}{deals:6}{both}"


def _describe_errors(hints: Sequence[CheckedHint]) -> str:
    parts = []
    for error_of in (count_error, chance_error):
        deals: dict[int, list[float]] = defaultdict(list)
        for hint in hints:
            error = error_of(hint)
            if error is not None:
                deals[hint.deal].append(error)
        mean, wide = clustered_mean([*deals.values()]) if len(deals) > 1 else (0.0, 0.0)
        parts.append(f"{mean:+8.2f} ±{wide:6.2f}" if len(deals) > 1 else f"{'-':>16}")
    return "  ".join(parts)


def main() -> None:
    options = parser(__doc__, deals=4000, minutes=15.0)
    options.add_argument("--series", default=REPORTED, help=f"of {', '.join(GAMES_OF)}")
    args = options.parse_args()
    names = args.series.split(",")
    HINTS.run({series: range(args.deals) for series in names}, args)
    hints = [
        replace(hint, deal=hint.deal + at * args.deals)
        for at, series in enumerate(names)
        for hint in read_hints(series, args.deals)
    ]
    print(*report(hints), sep="\n")


if __name__ == "__main__":
    main()
