"""Execute a study: a runner plays the missing units, and their shards are added to the folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing

from spadille.arena.table import Forfeit
from spadille.study.runners import Runner
from spadille.study.shards import Shard, make_shard
from spadille.study.study_folder import StudyFolder
from spadille.study.units import Unit, check_provenance

Part = tuple[int, int]
"""One part of a study, counted from 1, and the number of parts."""
WHOLE: Part = (1, 1)


def run_units(
    folder: StudyFolder, units: Sequence[Unit], runner: Runner, on_shard: Callable[[Unit, Shard], None]
) -> Forfeit | None:
    """Play the units that are missing in the folder. Return the forfeit that stopped the run, or None.

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
    """Return the units of one part of the study, to be played on one machine."""
    place, parts = part
    return units[place - 1 :: parts]
