"""How good the judge is: named mistakes realised against claimed, looks that agree, chances by decile, luck.

python -m bench.review_mistakes --game six-bid --minutes 60   # decisions, kept in target/review/
python -m bench.review_luck --game six-bid --minutes 60       # the parts of deals, kept there too
python -m bench.report_review                                 # what they come to
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev

from bench.review_mistakes import KEPT, Row
from spadille.judge.review import AGREES, SURE
from training.keeping import whole_lines

_SURE = 1.96
_TENTHS = 10


def rows(kind: str) -> list[Row]:
    """All that was kept of a kind, the deals in which nothing was found left out."""
    files = sorted(KEPT.glob(f"{kind}-*.jsonl"))
    found = [(path, json.loads(line)) for path in files for line in whole_lines(path)]
    games = {path: path.stem.removeprefix(f"{kind}-") for path, _ in found}
    return [{"game": games[path], **row} for path, row in found if len(row) > 1]


def second(row: Row) -> float:
    """What the second judge finds of a decision."""
    found = row["company"] if row["solved"] is None else row["solved"]
    return float(found)


def agrees(row: Row) -> bool:
    """Whether it is a mistake to the second judge too."""
    return "core" in row and second(row) >= AGREES * row["loss"]


def ratio(claimed: Sequence[float], realised: Sequence[float]) -> tuple[float, float]:
    """What was realised of what was claimed, and half the width of the interval at 95 %."""
    part = sum(realised) / sum(claimed)
    off = [real - part * claim for claim, real in zip(claimed, realised, strict=True)]
    wide = _SURE * stdev(off) * sqrt(len(off)) / sum(claimed) if len(off) > 1 else float("inf")
    return part, wide


def group(found: Sequence[Row], by: Callable[[Row], object]) -> Iterator[str]:
    """A line for each group of mistakes: how many, claimed, realised each way."""
    groups: dict[object, list[Row]] = defaultdict(list)
    for row in found:
        groups[by(row)].append(row)
    for name, some in sorted(groups.items(), key=lambda one: str(one[0])):
        claimed = [row["loss"] for row in some]
        told = (ratio(claimed, [row[way] for row in some]) for way in ("core", "clubs", "expert"))
        parts = "".join(f"{part:9.2f} ±{wide:5.2f}" for part, wide in told)
        yield f"  {name!s:40}{len(some):6}{fmean(claimed):9.2f}{parts}"


def size(row: Row) -> str:
    """How large a claim is, in steps."""
    return next(f"below {most}" for most in (8, 16, 32, 10_000) if row["loss"] < most)


def mistakes() -> Iterator[str]:
    """Named mistakes by game, kind, contract and side, trick and size."""
    every = [row for row in rows("mistakes") if "core" in row]
    named = [row for row in every if agrees(row)]
    yield f"{'':42}{'n':>6}{'claimed':>9}{'company':>9}{'':6}{'clubs':>10}{'':6}{'expert':>9}"
    for title, some in (("first judge alone", every), ("both judges", named)):
        yield title
        yield from group(some, lambda row: (row["game"].split("-")[0], row["kind"]))
    plays = [row for row in named if row["kind"] == "play"]
    yield "both judges, the play of the cards"
    yield from group(
        plays, lambda row: (row["game"], row["contract"], "declares" if row["own"] else "against")
    )
    yield from group(plays, lambda row: (row["game"], f"trick {row['trick'] + 1:2}"))
    yield from group(plays, lambda row: (row["game"], size(row)))
    yield from agreement(named)


def _side(row: Row) -> str:
    return "declares" if row["own"] else "against"


def agreement(named: Sequence[Row]) -> Iterator[str]:
    """How often another seed names the same decision, and whether it finds it worse at all."""
    again = [row for row in named if "again" in row]
    if again:
        same = [_is_named(row) for row in again]
        worse = [row["again"][1] > 0 for row in again]
        told = f"named again {fmean(same):.3f}, found worse {fmean(worse):.3f}"
        yield f"looked at again by another seed: {len(again)}, {told}"


def _is_named(row: Row) -> bool:
    best, loss, error, *found = row["again"]
    told = next(one for one in found if one is not None)
    return bool(best != row["said"] and loss >= SURE * error and told >= AGREES * loss)


def chances() -> Iterator[str]:
    """By tenth, how often contracts were made of which so much was said; decisions drawn at random alone."""
    tenths: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for row in rows("mistakes"):
        if row["random"] and row["chance"] is not None and row["made"] is not None:
            tenths[min(int(_TENTHS * row["chance"]), _TENTHS - 1)].append((row["chance"], row["made"]))
    for tenth, some in sorted(tenths.items()):
        told, made = fmean(chance for chance, _ in some), fmean(made for _, made in some)
        wide = _SURE * sqrt(max(made * (1 - made), 0.01) / len(some))
        yield f"  {tenth / _TENTHS:.1f}{len(some):8}{told:8.3f}{made:8.3f} ±{wide:.3f}"


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
            for name, some in sorted(groups.items(), key=lambda one: str(one[0])):
                if len(some) > 1:
                    error = stdev(some) / sqrt(len(some))
                    yield f"  {key} {name}{len(some):8}{fmean(some):+9.2f} ±{error:.2f} (SE)"


def _by_game(found: Sequence[Row]) -> dict[str, list[Row]]:
    games: dict[str, list[Row]] = defaultdict(list)
    for row in found:
        games[row["game"]].append(row)
    return {game: some for game, some in games.items() if len(some) > 1}


def main() -> None:
    """Print all of it."""
    print(*mistakes(), "chances of the contract, by tenth: said, made", *chances(), *luck(), sep="\n")


if __name__ == "__main__":
    main()
