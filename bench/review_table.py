"""The table of what is named, made from what was kept: `python -m bench.review_table` writes it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.report_review import agrees, ratio, rows
from bench.review_mistakes import Row
from spadille.games import GAMES
from spadille.judge.proof import PROOF

PLACE = Path("src/spadille/judge") / PROOF
LEAST, MOST = 0.8, 1.2
"""Between these the part that was realised of what was claimed is to lie; its interval must reach there."""
SURELY, FEWEST = 0.5, 20
"""The interval lies above this, and there are as many mistakes."""
_LATER = 4
"""The trick from which on beliefs have something to go by."""
_TRICKS = ((1, _LATER - 1), (_LATER, 99))
_PLACES = 2


def kinds() -> Iterator[dict[str, object]]:
    """A line for each kind of decision of which the first judge was sure at least once."""
    found = [row for row in rows("mistakes") if "core" in row]
    for game in GAMES.values():
        own = [row for row in found if str(row["game"]).startswith(game.id)]
        for kind in sorted({row["kind"] for row in own} - {"play"}):
            yield _line(game.id, kind, (), (1, 99), [row for row in own if row["kind"] == kind])
        for contracts in _classes(game.id):
            for first, last in _TRICKS:
                some = [row for row in own if row["kind"] == "play" and row["contract"] in contracts]
                yield _line(game.id, "play", contracts, (first, last), _in(some, first, last))


def _in(some: Sequence[Row], first: int, last: int) -> list[Row]:
    return [row for row in some if first <= row["trick"] + 1 <= last]


def _classes(game: str) -> list[tuple[str, ...]]:
    """The contracts that are paid by the point, and the others."""
    contracts = GAMES[game].rules(GAMES[game].presets[0].id).contracts
    by_points = tuple(one.id for one in contracts if one.price.by_points)
    others = tuple(one.id for one in contracts if not one.price.by_points)
    return [some for some in (by_points, others) if some]


def _line(
    game: str, kind: str, contracts: tuple[str, ...], tricks: tuple[int, int], some: Sequence[Row]
) -> dict[str, object]:
    named = [row for row in some if agrees(row)]
    claimed = [row["loss"] for row in named]
    realised = [(row["clubs"] + row["core"]) / 2 for row in named]
    part, within = ratio(claimed, realised) if len(named) > 1 else (None, None)
    return {
        "game": game,
        "kind": kind,
        "contracts": list(contracts),
        "tricks": list(tricks),
        "named": len(named) >= FEWEST and _passes(part, within),
        "mistakes": len(named),
        "realised": None if part is None else round(part, _PLACES),
        "within": None if within is None else round(within, _PLACES),
    }


def _passes(part: float | None, within: float | None) -> bool:
    """Whether what is claimed is realised, as far as that can be told."""
    if part is None or within is None:
        return False
    return part - within >= SURELY and part + within >= LEAST and part - within <= MOST


def main() -> None:
    """Write the table."""
    lines = ",\n  ".join(json.dumps(line) for line in kinds())
    PLACE.write_text(f'{{\n "kinds": [\n  {lines}\n ]\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
