"""Killed anywhere and begun again, a study comes to the same bytes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from spadille.study.study_folder import StudyFolder
from tests.house.source import ROOT
from tests.study.sample_studies import content, plan, played

DEALS = 4
_KILLED = """
import os, signal, sys
from pathlib import Path
from spadille.study import shard_folder, shards
from tests.study.sample_studies import plan, played

def killed_at(moment, place):
    '''Plays a study in a process of its own, which dies when it has touched the disk so often.'''
    child = os.fork()
    if child == 0:
        touched = iter(range(moment))
        def touch(does):
            def touching(*words):
                if next(touched, None) is None:
                    os.kill(os.getpid(), signal.SIGKILL)
                return does(*words)
            return touching
        shard_folder.os.fsync = touch(os.fsync)
        Path.replace = touch(Path.replace)
        Path.unlink = touch(Path.unlink)
        played(place, plan(decisions=True), DEALS)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

for unit in plan().with_deals((0, 1)).units():
    shards.play_unit(unit)  # so that the rules stand ready for all of them
moment, ended = 0, -signal.SIGKILL
while ended == -signal.SIGKILL:
    ended = killed_at(moment, Path(sys.argv[1], str(moment)))
    print(moment, ended, flush=True)
    moment += 1
"""
_LEFT_ALONE = """
import os, signal, sys
from spadille.arena.process_pool import map_in_order
from tests.study.test_resume import started

if __name__ == "__main__":
    done = map_in_order(started, range(100), 2)
    print(next(done), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def started(task: int) -> int:
    return task


def test_killed_at_any_moment_it_comes_to_the_same_bytes(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    played(whole, plan(decisions=True), DEALS)
    program = _KILLED.replace("DEALS", str(DEALS))
    ended = subprocess.run(
        [sys.executable, "-c", program, tmp_path], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    )
    statuses = [int(line.split()[1]) for line in ended.stdout.splitlines()]
    # The plan, two tables of two units, the manifest: each is made safe, then put in its place.
    assert statuses == [-9] * 12 + [0]
    for moment in range(len(statuses)):
        cut = tmp_path / str(moment)
        finished = {name for name in content(cut) if name.endswith(".parquet")} if cut.exists() else set()
        assert finished <= content(whole).keys()
        played(cut, plan(decisions=True), DEALS)
        assert content(cut) == content(whole)


def test_many_processes_leave_the_same_bytes_as_one(tmp_path: Path) -> None:
    for processes in (1, 2):
        played(tmp_path / str(processes), plan(decisions=True), 6, processes=processes)
    assert content(tmp_path / "1") == content(tmp_path / "2")


def test_processes_end_with_the_one_that_began_them(tmp_path: Path) -> None:
    program = tmp_path / "left_alone.py"
    program.write_text(_LEFT_ALONE)
    # What they were given to write to is read until nobody has it any more.
    ended = subprocess.run(
        [sys.executable, program], cwd=ROOT, env={"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
    )  # fmt: skip
    assert ended.returncode == -9
    assert ended.stdout.startswith(b"0\n")


def test_machines_that_end_at_the_same_moment_write_one_manifest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    study = played(tmp_path, plan(), DEALS)
    whole, put = content(tmp_path), Path.replace

    def cleared(beside: Path, place: Path) -> Path:
        """The other machine finishes between this one's writing and its putting in place."""
        monkeypatch.setattr(Path, "replace", put)
        assert StudyFolder(tmp_path).finish()
        return put(beside, place)

    monkeypatch.setattr(Path, "replace", cleared)
    assert study.finish()
    assert content(tmp_path) == whole


def test_the_manifest_tells_what_is_there(tmp_path: Path) -> None:
    study = played(tmp_path, plan(decisions=True), DEALS)
    manifest = json.loads((tmp_path / "manifest.json").read_bytes())
    named = [file["file"] for shard in manifest["shards"] for file in shard["files"]]
    assert sorted(named) == sorted(content(tmp_path).keys() - {"manifest.json", "study.json"})
    assert [shard["unit"] for shard in manifest["shards"]] == [unit.id for unit in study.plans[0].units()]
    assert StudyFolder(tmp_path).plans == study.plans
