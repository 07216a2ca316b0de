"""Play small studies, and read the files in their folders."""

from pathlib import Path

from spadille.arena import Contest
from spadille.games import SIX_BID
from spadille.study.execution import run_units
from spadille.study.runners import make_runner
from spadille.study.study_folder import StudyFolder
from spadille.study.study_plan import StudyPlan, make_plan
from spadille.study.units import UnitOutput

STANDARD = SIX_BID.rules("standard")


def make_contest(*bots: str, seed: str = "study") -> Contest:
    return Contest(STANDARD, 3, bots or ("random",), seed)


def make_sample_plan(*bots: str, shard: int = 2, decisions: bool = False) -> StudyPlan:
    return make_plan(make_contest(*bots), shard, UnitOutput(decisions=decisions))


def play_study(folder: Path, plan: StudyPlan, deals: int, *, processes: int = 1) -> StudyFolder:
    """Play a study of `deals` deals to its end, and return its folder."""
    study = StudyFolder(folder)
    units = list(study.add_plan(plan, (0, deals)).units())
    assert run_units(study, units, make_runner(processes), lambda _unit, _shard: None) is None
    assert study.finish()
    return study


def read_files(folder: Path) -> dict[str, bytes]:
    """Return the content of every file of a folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }
