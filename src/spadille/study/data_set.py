"""Write a data set for publication: Parquet files for each game, with their description and recipe."""

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
from spadille.study.data_set_description import make_croissant, make_data_card, make_dictionary
from spadille.study.parquet import WRITER, merge_parquet
from spadille.study.study_error import StudyError
from spadille.study.study_folder import StudyFolder, format_json
from spadille.study.study_plan import StudyPlan, make_plan
from spadille.study.units import FORMAT, UnitOutput

RECIPE, SUMS = "recipe.json", "SHA256SUMS"
_KIND = "study-data-set"
_SHARD_DEALS, _JUDGED_SHARD_DEALS = 500, 5
"""The number of deals in a shard: without and with evaluated decisions. Evaluating a deal takes half a
minute."""
_LICENCE = """\
CC0 1.0 Universal (SPDX: CC0-1.0)

To the extent possible under law, the Spadille authors have waived all copyright and related or neighbouring
rights to this data set: https://creativecommons.org/publicdomain/zero/1.0/
"""


@dataclass(frozen=True, slots=True)
class Recipe:
    """The recipe of a data set: everything that determines its bytes, for one version of Spadille."""

    bot: str
    deals: int
    """The number of deals of each game."""
    seed: str
    decisions: bool = False
    judge_worlds: int = 0
    """The number of worlds in which every decision is evaluated; 0 for no evaluation."""

    @property
    def output(self) -> UnitOutput:
        """The tables that are written for each deal."""
        return UnitOutput(decisions=self.decisions, judge_worlds=self.judge_worlds)

    def to_json(self) -> dict[str, object]:
        """Return the recipe as JSON, with this version of Spadille and of the Parquet writer."""
        return {
            "kind": _KIND,
            "v": FORMAT,
            "spadille": spadille.__version__,
            "writer": WRITER,
            "bot": self.bot,
            "deals": self.deals,
            "seed": self.seed,
            "decisions": self.decisions,
            "judged": self.judge_worlds,
        }


def read_recipe(folder: Path) -> Recipe:
    """Read the recipe of an existing data set.

    Raises:
        StudyError: `no-study` if the folder contains no study.
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
        raise StudyError("no-study", folder=str(folder)) from None
    if value != recipe.to_json():
        raise StudyError("other-recipe", folder=str(folder))
    return recipe


def add_plans(recipe: Recipe, contests: Sequence[Contest], study: StudyFolder) -> list[StudyPlan]:
    """Add a plan for each contest to the study of a recipe, and return the plans."""
    size = _JUDGED_SHARD_DEALS if recipe.judge_worlds else _SHARD_DEALS
    return [
        study.add_plan(make_plan(contest, size, recipe.output), (0, recipe.deals)) for contest in contests
    ]


def write_data_set(recipe: Recipe, study: StudyFolder, plans: Sequence[StudyPlan], folder: Path) -> None:
    """Write a data set from a complete study.

    Raises:
        StudyError: `broken-shard`, `two-shards`.
    """
    made = [_write_table(table, study, plan, folder) for plan in plans for table in recipe.output.tables]
    rows = dict(made)
    sums = {name: _hash_file(folder / name) for name in rows}
    _write(folder, RECIPE, format_json(recipe.to_json()))
    _write(folder, "LICENSE", _LICENCE.encode())
    _write(folder, "DICTIONARY.md", make_dictionary(recipe.output.tables).encode())
    _write(folder, "README.md", make_data_card(recipe.to_json(), rows).encode())
    _write(
        folder, "croissant.json", format_json(make_croissant(recipe.to_json(), sums, recipe.output.tables))
    )
    lines = [f"{sum_}  {name}\n" for name, sum_ in sorted(_hash_folder(folder).items())]
    _write(folder, SUMS, "".join(lines).encode())


def find_differing_files(data_set: Path, other: Path) -> list[str]:
    """Return the names of the files in which two data sets differ."""
    sums, others = _hash_folder(data_set), _hash_folder(other)
    return sorted(name for name in sums.keys() | others.keys() if sums.get(name) != others.get(name))


def _write_table(table: str, study: StudyFolder, plan: StudyPlan, folder: Path) -> tuple[str, int]:
    files = study.find_files(plan.units(), table)
    study.verify(files)
    name = f"{table}/{plan.contest.rules.settings.game}.parquet"
    (folder / table).mkdir(parents=True, exist_ok=True)
    return name, merge_parquet(table, [str(file) for file in files], str(folder / name))


def _hash_folder(folder: Path) -> dict[str, str]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): _hash_file(path) for path in files}


def _hash_file(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _write(folder: Path, name: str, content: bytes) -> None:
    (folder / name).write_bytes(content)
