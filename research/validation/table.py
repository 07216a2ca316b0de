"""Write the table of the kinds of mistakes that the review reports, from the results of the validation."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path

from research.deals import first_rules
from research.runner import Row
from research.validation.report import agreement, realized_share
from research.validation.store import read_rows
from spadille.evaluation.validation import VALIDATION_FILE, KindValidation, is_sample_sufficient
from spadille.games import GAMES

PATH = Path("src/spadille/evaluation") / VALIDATION_FILE
_ALL_TRICKS = (1, 99)
_DIGITS, _FEWEST_DEALS = 2, 2


def validate_kinds(mistakes: Sequence[Row]) -> Iterator[KindValidation]:
    """Yield the validation of each kind of decision. Card play is divided by how contracts are paid."""
    enough = is_sample_sufficient(len(mistakes), agreement(mistakes)[1])
    for game in GAMES:
        of_game = [row for row in mistakes if row["game"] == game]
        for kind in sorted({row["kind"] for row in of_game} - {"play"}):
            yield _validate((game, kind, ()), [row for row in of_game if row["kind"] == kind], enough=enough)
        for contracts in _contract_groups(game):
            plays = [row for row in of_game if row["kind"] == "play" and row["contract"] in contracts]
            yield _validate((game, "play", contracts), plays, enough=enough)


def _contract_groups(game: str) -> list[tuple[str, ...]]:
    """Return the game's contracts in two groups: those paid by the point, and the others."""
    every = first_rules(game).contracts
    groups = (
        tuple(contract.id for contract in every if contract.price.by_points is by_points)
        for by_points in (True, False)
    )
    return [contracts for contracts in groups if contracts]


def _validate(of: tuple[str, str, tuple[str, ...]], rows: Sequence[Row], *, enough: bool) -> KindValidation:
    (clubs, clubs_within), (expert, expert_within) = (_share(rows, way) for way in ("clubs", "expert"))
    kind = KindValidation(
        *of, _ALL_TRICKS, named=False, mistakes=len(rows), realised=clubs, within=clubs_within
    )
    kind = replace(kind, as_expert=expert, as_expert_within=expert_within)
    return replace(kind, named=enough and kind.passes)


def _share(rows: Sequence[Row], way: str) -> tuple[float | None, float | None]:
    if len({row["deal"] for row in rows}) < _FEWEST_DEALS:
        return None, None
    share, within = realized_share(rows, way)
    return round(share, _DIGITS), round(within, _DIGITS)


def main() -> None:
    mistakes = [row for row in read_rows("mistakes") if "core" in row and row["dear"]]
    lines = ",\n  ".join(json.dumps(asdict(kind)) for kind in validate_kinds(mistakes))
    again, same = agreement(mistakes)
    head = {"mistakes": len(mistakes), "again": again, "same": None if same is None else round(same, 3)}
    heading = "".join(f' "{name}": {json.dumps(number)},\n' for name, number in head.items())
    PATH.write_text(f'{{\n{heading} "kinds": [\n  {lines}\n ]\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
