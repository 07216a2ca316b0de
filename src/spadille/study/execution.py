"""Running a study: what is missing goes to a runner, and what comes back is put in its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing

from spadille.arena.table import Forfeit
from spadille.study.runners import Runner
from spadille.study.shards import Shard, make_shard
from spadille.study.study_folder import StudyFolder
from spadille.study.units import Unit, check_provenance

Part = tuple[int, int]
"""One of so many parts, counted from 1."""
WHOLE: Part = (1, 1)


def run_units(
    folder: StudyFolder, units: Sequence[Unit], runner: Runner, on_shard: Callable[[Unit, Shard], None]
) -> Forfeit | None:
    """Plays what is missing; returns the forfeit that ended it, if any.

    Raises:
        StudyError: `other-code`, `two-shards`, `process-ended`.
    """
    missing = {unit.id: unit for unit in folder.find_missing(units)}
    for contest, provenance in dict.fromkeys((unit.contest, unit.provenance) for unit in missing.values()):
        check_provenance(contest, provenance)
    with closing(runner(make_shard, missing.values())) as shards:
        for done in shards:
            if isinstance(done, Forfeit):
                return done
            folder.add(done)
            on_shard(missing[done.unit], done)
    return None


def select_part(units: Sequence[Unit], part: Part) -> Sequence[Unit]:
    """One machine's share of the units."""
    place, parts = part
    return units[place - 1 :: parts]
