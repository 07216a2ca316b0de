"""How good the judge is: named mistakes realised against claimed, looks that agree, chances by decile, luck.

python -m research.validation.mistakes --kinds play --minutes 60   # mistakes, kept in target/review/
python -m research.validation.chances --minutes 60                 # how likely contracts were said to be made
python -m research.validation.luck --minutes 60                    # the parts of deals
python -m research.validation.report                               # what they come to
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import inf, sqrt
from statistics import fmean, stdev

from research.validation.store import Row, rows

_SURE = 1.96
_TENTHS = 10


def ratio(found: Sequence[Row], way: str) -> tuple[float, float]:
    """What was realised of what was claimed, and half the width of the interval at 95 %. Deals are drawn, not
    mistakes: those of a deal count together.
    """
    claimed = sum(row["loss"] for row in found)
    part = sum(row[way] for row in found) / claimed
    off: dict[object, float] = defaultdict(float)
    for row in found:
        off[row["game"], row["deal"]] += row[way] - part * row["loss"]
    many = len(off)
    if many == 1:
        return part, inf
    return part, _SURE * sqrt(sum(apart**2 for apart in off.values()) * many / (many - 1)) / claimed


def group(found: Sequence[Row], by: Callable[[Row], object]) -> Iterator[str]:
    """A line for each group of mistakes: how many, claimed, realised each way."""
    groups: dict[object, list[Row]] = defaultdict(list)
    for row in found:
        groups[by(row)].append(row)
    for name, grouped in sorted(groups.items(), key=lambda entry: str(entry[0])):
        ratios = (ratio(grouped, way) for way in ("core", "clubs", "expert"))
        parts = "".join(f"{part:9.2f} ±{wide:5.2f}" for part, wide in ratios)
        yield f"  {name!s:40}{len(grouped):6}{fmean(row['loss'] for row in grouped):9.2f}{parts}"


def size(row: Row) -> str:
    """How large a claim is, in steps."""
    return next(f"below {most}" for most in (8, 16, 32, 10_000) if row["loss"] < most)


def mistakes() -> Iterator[str]:
    """Named mistakes by game, kind, contract and side, trick and size."""
    tried = [row for row in rows("mistakes") if "dear" in row]
    named = [row for row in tried if row["dear"]]
    yield f"{len(named)} mistakes of {len(tried)} decisions that a first look found dear"
    yield f"{'':42}{'n':>6}{'claimed':>9}{'company':>9}{'':6}{'clubs':>10}{'':6}{'expert':>9}"
    yield from group(named, lambda row: (row["game"], row["kind"]))
    plays = [row for row in named if row["kind"] == "play"]
    yield "the play of the cards"
    yield from group(plays, lambda row: row["kind"])
    yield from group(plays, lambda row: (row["game"], row["contract"], _side(row)))
    yield from group(plays, lambda row: (row["game"], f"trick {row['trick'] + 1:2}"))
    yield from group(plays, lambda row: (row["game"], size(row)))
    yield from agreement(named)


def _side(row: Row) -> str:
    return "declares" if row["own"] else "against"


def same(named: Sequence[Row]) -> tuple[int, float | None]:
    """How many were looked at again by another seed, and the part that was named again."""
    again = [row["again"]["dear"] for row in named if "again" in row]
    return len(again), fmean(again) if again else None


def agreement(named: Sequence[Row]) -> Iterator[str]:
    """How often another seed names the same decision, and whether it finds it worse at all."""
    again = [row["again"] for row in named if "again" in row]
    if again:
        worse = fmean(look["loss"] > 0 for look in again)
        yield f"looked at again: {len(again)}, named again {same(named)[1]:.3f}, found worse {worse:.3f}"


def chances(series: str) -> Iterator[str]:
    """By tenth, how often contracts were made of which so much was said."""
    tenths: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for row in rows(series):
        tenths[min(int(_TENTHS * row["chance"]), _TENTHS - 1)].append((row["chance"], row["made"]))
    for tenth, claims in sorted(tenths.items()):
        foretold, made = fmean(chance for chance, _ in claims), fmean(made for _, made in claims)
        wide = _SURE * sqrt(max(made * (1 - made), 0.01) / len(claims))
        yield f"  {tenth / _TENTHS:.1f}{len(claims):8}{foretold:8.3f}{made:8.3f} ±{wide:.3f}"


def luck() -> Iterator[str]:
    """The mean of luck by game, place and bot, and the spread of results with it and without."""
    for game, found in _by_game(rows("luck")).items():
        payments = [row["payment"] for row in found]
        left = [row["payment"] - row["hand"] - row["lie"] for row in found]
        yield f"{game}: {len(found)} deals, SD {stdev(payments):.1f}, less luck {stdev(left):.1f}"
        for key in ("place", "bot"):
            groups: dict[object, list[float]] = defaultdict(list)
            for row in found:
                groups[row[key]].append(row["hand"] + row["lie"])
            for name, lucks in sorted(groups.items(), key=lambda entry: str(entry[0])):
                if len(lucks) > 1:
                    error = stdev(lucks) / sqrt(len(lucks))
                    yield f"  {key} {name}{len(lucks):8}{fmean(lucks):+9.2f} ±{error:.2f} (SE)"


def _by_game(found: Sequence[Row]) -> dict[str, list[Row]]:
    games: dict[str, list[Row]] = defaultdict(list)
    for row in found:
        games[row["game"]].append(row)
    return {game: deals for game, deals in games.items() if len(deals) > 1}


def main() -> None:
    """Print all of it."""
    print(*mistakes(), "chances of the contract, by tenth: said, made", *chances("chances"), sep="\n")
    print("among experts alone", *chances("expert-chances"), *luck(), sep="\n")


if __name__ == "__main__":
    main()
