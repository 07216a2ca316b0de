"""Report the validation of the review: the gains of mistakes, agreement between seeds, forecasts by decile,
and luck.

python -m research.validation.mistakes --kinds play --minutes 60   # what named mistakes cost
python -m research.validation.chances --minutes 60                 # forecasts of contracts
python -m research.validation.luck --minutes 60                    # the parts of deals
python -m research.validation.report                               # all figures
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import inf, sqrt
from operator import itemgetter
from statistics import fmean, stdev

from research.runner import CONFIDENCE, Row
from research.validation.store import read_rows

_DECILES = 10


def realized_share(rows: Sequence[Row], way: str) -> tuple[float, float]:
    """Return the share of the claimed loss that was realized in the continuations `way`, and half the width
    of its 95 % interval.

    The mistakes of one deal form a cluster.
    """
    claimed = sum(row["loss"] for row in rows)
    share = sum(row[way] for row in rows) / claimed
    off: dict[object, float] = defaultdict(float)
    for row in rows:
        off[row["game"], row["deal"]] += row[way] - share * row["loss"]
    n = len(off)
    if n == 1:
        return share, inf
    return share, CONFIDENCE * sqrt(sum(gap**2 for gap in off.values()) * n / (n - 1)) / claimed


def group_rows(rows: Sequence[Row], by: Callable[[Row], object]) -> list[tuple[object, list[Row]]]:
    groups: dict[object, list[Row]] = defaultdict(list)
    for row in rows:
        groups[by(row)].append(row)
    return sorted(groups.items(), key=lambda entry: str(entry[0]))


def report_mistakes() -> Iterator[str]:
    """Yield lines with the realized share of reported mistakes, by game, kind, contract and side, trick and
    size.
    """
    tried = [row for row in read_rows("mistakes") if "dear" in row]
    named = [row for row in tried if row["dear"]]
    plays = [row for row in named if row["kind"] == "play"]
    yield f"{len(named)} mistakes of {len(tried)} decisions that looked costly"
    yield f"{'':42}{'n':>6}{'claimed':>9}{'core':>9}{'':6}{'clubs':>10}{'':6}{'expert':>9}"
    yield from _report_groups(named, lambda row: (row["game"], row["kind"]))
    yield "the play of the cards"
    yield from _report_groups(plays, lambda row: row["kind"])
    yield from _report_groups(plays, lambda row: (row["game"], row["contract"], _side(row)))
    yield from _report_groups(plays, lambda row: (row["game"], f"trick {row['trick'] + 1:2}"))
    yield from _report_groups(plays, lambda row: (row["game"], _size(row)))
    again, share = agreement(named)
    if share is not None:
        worse = fmean(row["again"]["loss"] > 0 for row in named if "again" in row)
        yield f"evaluated again: {again}, named again {share:.3f}, found worse {worse:.3f}"


def _report_groups(rows: Sequence[Row], by: Callable[[Row], object]) -> Iterator[str]:
    for name, group in group_rows(rows, by):
        shares = (realized_share(group, way) for way in ("core", "clubs", "expert"))
        parts = "".join(f"{share:9.2f} ±{wide:5.2f}" for share, wide in shares)
        yield f"  {name!s:40}{len(group):6}{fmean(row['loss'] for row in group):9.2f}{parts}"


def _side(row: Row) -> str:
    return "declares" if row["own"] else "against"


def _size(row: Row) -> str:
    return next(f"below {most}" for most in (8, 16, 32, 10_000) if row["loss"] < most)


def agreement(named: Sequence[Row]) -> tuple[int, float | None]:
    """Return how many of the mistakes `named` were evaluated again with another seed, and the share of these
    that were reported again.
    """
    again = [row["again"]["dear"] for row in named if "again" in row]
    return len(again), fmean(again) if again else None


def report_chances(series: str) -> Iterator[str]:
    """Yield lines with the share of contracts made, by decile of the forecast."""
    for decile, rows in group_rows(
        read_rows(series), lambda row: min(int(_DECILES * row["chance"]), _DECILES - 1)
    ):
        chance, made = fmean(row["chance"] for row in rows), fmean(row["made"] for row in rows)
        wide = CONFIDENCE * sqrt(max(made * (1 - made), 0.01) / len(rows))
        yield f"  {int(str(decile)) / _DECILES:.1f}{len(rows):8}{chance:8.3f}{made:8.3f} ±{wide:.3f}"


def report_luck() -> Iterator[str]:
    """Yield lines with the spread of results with and without luck, and the mean luck by seat and bot."""
    for game, rows in group_rows(read_rows("luck"), itemgetter("game")):
        if len(rows) == 1:
            continue
        payments = [row["payment"] for row in rows]
        left = [row["payment"] - row["hand"] - row["lie"] for row in rows]
        yield f"{game}: {len(rows)} deals, SD {stdev(payments):.1f}, without luck {stdev(left):.1f}"
        for key in ("place", "bot"):
            for name, group in group_rows(rows, itemgetter(key)):
                luck = [row["hand"] + row["lie"] for row in group]
                if len(luck) > 1:
                    error = stdev(luck) / sqrt(len(luck))
                    yield f"  {key} {name}{len(luck):8}{fmean(luck):+9.2f} ±{error:.2f} (SE)"


def main() -> None:
    print(*report_mistakes(), "forecasts of the contract, by decile: forecast, made", sep="\n")
    print(*report_chances("chances"), "among experts alone", *report_chances("expert-chances"), sep="\n")
    print(*report_luck(), sep="\n")


if __name__ == "__main__":
    main()
