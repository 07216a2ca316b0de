"""A data set to publish: a Parquet file for each game, with all it takes to read and reproduce it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import spadille
from spadille.arena.contest import Contest
from spadille.notation.shape import an_object, whole_number, word
from spadille.rules.refusal import NotAllowed
from spadille.study.croissant import croissant
from spadille.study.dictionary import card, dictionary
from spadille.study.folder import StudyFolder, written_out
from spadille.study.no_study import NoStudy
from spadille.study.parquet import WRITER, joined
from spadille.study.plans import StudyPlan, planned
from spadille.study.units import FORMAT, Wanted

RECIPE, SUMS = "recipe.json", "SHA256SUMS"
_KIND = "study-data-set"
_SHARD, _JUDGED_SHARD = 500, 5
"""How many deals go into a file; a judged one takes half a minute."""
_LICENCE = """\
CC0 1.0 Universal (SPDX: CC0-1.0)

To the extent possible under law, the Spadille authors have waived all copyright and related or neighbouring
rights to this data set: https://creativecommons.org/publicdomain/zero/1.0/
"""


@dataclass(frozen=True, slots=True)
class Recipe:
    """Everything a data set is made from."""

    bot: str
    deals: int
    """Of each game."""
    seed: str
    decisions: bool = False
    judged: int = 0
    """In how many worlds the judge looks at every decision; 0: he is not asked."""

    @property
    def wanted(self) -> Wanted:
        """What it records of each deal."""
        return Wanted(decisions=self.decisions, judged=self.judged)

    def to_json(self) -> dict[str, object]:
        """The recipe as the data set holds it, with the code that made it."""
        return {
            "kind": _KIND,
            "v": FORMAT,
            "spadille": spadille.__version__,
            "writer": WRITER,
            "bot": self.bot,
            "deals": self.deals,
            "seed": self.seed,
            "decisions": self.decisions,
            "judged": self.judged,
        }


def read_recipe(folder: Path) -> Recipe:
    """The recipe of an existing data set.

    Raises:
        NoStudy: `no-study`.
    """
    try:
        value = an_object(json.loads((folder / RECIPE).read_bytes()), "recipe")
        recipe = Recipe(
            word(value, "bot"),
            whole_number(value, "deals"),
            word(value, "seed"),
            value.get("decisions") is True,
            whole_number(value, "judged"),
        )
    except (OSError, ValueError, RecursionError, NotAllowed):
        raise NoStudy("no-study", folder=str(folder)) from None
    if value != recipe.to_json():
        raise NoStudy("other-recipe", folder=str(folder))
    return recipe


def plans_of(recipe: Recipe, contests: Sequence[Contest], study: StudyFolder) -> list[StudyPlan]:
    """The plans of a recipe, added to the study that keeps its deals."""
    size = _JUDGED_SHARD if recipe.judged else _SHARD
    return [study.plan(planned(contest, size, recipe.wanted), (0, recipe.deals)) for contest in contests]


def published(recipe: Recipe, study: StudyFolder, plans: Sequence[StudyPlan], folder: Path) -> None:
    """Writes a data set from a complete study.

    Raises:
        NoStudy: `broken-shard`, `two-shards`.
    """
    made = [_table(table, study, plan, folder) for plan in plans for table in recipe.wanted.tables]
    rows = dict(made)
    sums = {name: _sum(folder / name) for name in rows}
    _write(folder, RECIPE, written_out(recipe.to_json()))
    _write(folder, "LICENSE", _LICENCE.encode())
    _write(folder, "DICTIONARY.md", dictionary(recipe.wanted.tables).encode())
    _write(folder, "README.md", card(recipe.to_json(), rows).encode())
    _write(folder, "croissant.json", written_out(croissant(recipe.to_json(), sums, recipe.wanted.tables)))
    lines = [f"{sum_}  {name}\n" for name, sum_ in sorted(_sums(folder).items())]
    _write(folder, SUMS, "".join(lines).encode())


def differing_files(data_set: Path, other: Path) -> list[str]:
    """The files in which two data sets differ, byte for byte."""
    sums, others = _sums(data_set), _sums(other)
    return sorted(name for name in sums.keys() | others.keys() if sums.get(name) != others.get(name))


def _table(table: str, study: StudyFolder, plan: StudyPlan, folder: Path) -> tuple[str, int]:
    files = study.files(plan.units(), table)
    study.judge(files)
    name = f"{table}/{plan.contest.rules.settings.game}.parquet"
    (folder / table).mkdir(parents=True, exist_ok=True)
    return name, joined(table, [str(file) for file in files], str(folder / name))


def _sums(folder: Path) -> dict[str, str]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): _sum(path) for path in files}


def _sum(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _write(folder: Path, name: str, content: bytes) -> None:
    (folder / name).write_bytes(content)
