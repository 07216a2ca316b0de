"""Running a study: what is missing goes to a runner, and what comes back is put in its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing

from spadille.arena.table import Forfeit
from spadille.study.folder import StudyFolder
from spadille.study.runners import Runner
from spadille.study.shards import Shard, shard
from spadille.study.units import Unit, judge_origin

Part = tuple[int, int]
"""One of so many parts, counted from 1."""
WHOLE: Part = (1, 1)


def run(
    folder: StudyFolder, units: Sequence[Unit], play: Runner, tell: Callable[[Unit, Shard], None]
) -> Forfeit | None:
    """Plays what is missing; returns the forfeit that ended it, if any.

    Raises:
        NoStudy: `other-code`, `two-shards`, `process-ended`.
    """
    missing = {unit.id: unit for unit in folder.missing(units)}
    for contest, made_by in dict.fromkeys((unit.contest, unit.made_by) for unit in missing.values()):
        judge_origin(contest, made_by)
    with closing(play(shard, missing.values())) as shards:
        for done in shards:
            if isinstance(done, Forfeit):
                return done
            folder.keep(done)
            tell(missing[done.unit], done)
    return None


def part_of(units: Sequence[Unit], part: Part) -> Sequence[Unit]:
    """One machine's share of the units."""
    place, parts = part
    return units[place - 1 :: parts]
