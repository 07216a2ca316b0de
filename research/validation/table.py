"""The table of what is named, made from what was kept: `python -m research.validation.table` writes it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path

from research.validation.report import ratio, same
from research.validation.store import Row, rows
from spadille.evaluation.validation import VALIDATION_FILE, KindValidation, is_sample_sufficient
from spadille.games import GAMES

PLACE = Path("src/spadille/evaluation") / VALIDATION_FILE
_TRICKS = (1, 99)
"""All of them: the bar is one for the whole play."""
_PLACES, _FEWEST = 2, 2
"""Of figures; and from how many deals they are told."""


def named() -> list[Row]:
    """All mistakes that were tried and both judges found."""
    return [row for row in rows("mistakes") if "core" in row and row["dear"]]


def kinds(found: Sequence[Row]) -> Iterator[KindValidation]:
    """Each kind of decision that was tried, and the play of the cards."""
    enough = is_sample_sufficient(len(found), same(found)[1])
    for game in GAMES.values():
        own = [row for row in found if row["game"] == game.id]
        for kind in sorted({row["kind"] for row in own} - {"play"}):
            chosen = [row for row in own if row["kind"] == kind]
            yield _kind((game.id, kind, (), _TRICKS), chosen, enough=enough)
        for contracts in _classes(game.id):
            plays = [row for row in own if row["kind"] == "play" and row["contract"] in contracts]
            yield _kind((game.id, "play", contracts, _TRICKS), plays, enough=enough)


def _classes(game: str) -> list[tuple[str, ...]]:
    """The contracts that are paid by the point, and the others."""
    contracts = GAMES[game].rules(GAMES[game].presets[0].id).contracts
    by_points = tuple(contract.id for contract in contracts if contract.price.by_points)
    others = tuple(contract.id for contract in contracts if not contract.price.by_points)
    return [ids for ids in (by_points, others) if ids]


def _kind(
    of: tuple[str, str, tuple[str, ...], tuple[int, int]], chosen: Sequence[Row], *, enough: bool
) -> KindValidation:
    clubs, expert = (_rounded(chosen, way) for way in ("clubs", "expert"))
    found = KindValidation(*of, named=False, mistakes=len(chosen), realised=clubs[0], within=clubs[1])
    found = replace(found, as_expert=expert[0], as_expert_within=expert[1])
    return replace(found, named=enough and found.passes)


def _rounded(chosen: Sequence[Row], way: str) -> tuple[float | None, float | None]:
    if len({row["deal"] for row in chosen}) < _FEWEST:
        return None, None
    part, within = ratio(chosen, way)
    return round(part, _PLACES), round(within, _PLACES)


def main() -> None:
    """Write the table."""
    found = named()
    lines = ",\n  ".join(json.dumps(asdict(kind)) for kind in kinds(found))
    again, part = same(found)
    head = {"mistakes": len(found), "again": again, "same": None if part is None else round(part, 3)}
    heading = "".join(f' "{name}": {json.dumps(number)},\n' for name, number in head.items())
    PLACE.write_text(f'{{\n{heading} "kinds": [\n  {lines}\n ]\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
