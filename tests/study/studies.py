"""Small studies, and what is in their folders."""

from pathlib import Path

from spadille.arena import Contest
from spadille.games import SIX_BID
from spadille.study.folder import StudyFolder
from spadille.study.plans import StudyPlan, planned
from spadille.study.runners import runner
from spadille.study.running import run
from spadille.study.units import Wanted

STANDARD = SIX_BID.rules("standard")


def contest(*bots: str, seed: str = "study") -> Contest:
    return Contest(STANDARD, 3, bots or ("random",), seed)


def plan(*bots: str, shard: int = 2, decisions: bool = False) -> StudyPlan:
    return planned(contest(*bots), shard, Wanted(decisions=decisions))


def played(folder: Path, plan: StudyPlan, deals: int, *, processes: int = 1) -> StudyFolder:
    """A study of some deals, all of them played."""
    study = StudyFolder(folder)
    units = list(study.plan(plan, (0, deals)).units())
    assert run(study, units, runner(processes), lambda _unit, _shard: None) is None
    assert study.finish()
    return study


def content(folder: Path) -> dict[str, bytes]:
    """Every file of a folder, byte for byte."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }
