"""Tests that a study has the same files after it was killed and resumed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from spadille.study.study_folder import StudyFolder
from tests.house.source import ROOT
from tests.study.sample_studies import make_sample_plan, play_study, read_files

DEALS = 4
_KILLED = """
import os, signal, sys
from pathlib import Path
from spadille.study import shard_folder, shards
from tests.study.sample_studies import make_sample_plan, play_study

def run_until_killed(moment, place):
    '''Play a study in a process that kills itself after `moment` disk operations.'''
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
        play_study(place, make_sample_plan(decisions=True), DEALS)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

for unit in make_sample_plan().with_deals((0, 1)).units():
    shards.play_unit(unit)  # fill the caches before forking
moment, ended = 0, -signal.SIGKILL
while ended == -signal.SIGKILL:
    ended = run_until_killed(moment, Path(sys.argv[1], str(moment)))
    print(moment, ended, flush=True)
    moment += 1
"""
_LEFT_ALONE = """
import os, signal, sys
from spadille.arena.process_pool import map_in_order
from tests.study.test_resume import identity

if __name__ == "__main__":
    done = map_in_order(identity, range(100), 2)
    print(next(done), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def identity(task: int) -> int:
    return task


def test_study_resumes_after_a_kill_at_any_moment(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    play_study(whole, make_sample_plan(decisions=True), DEALS)
    program = _KILLED.replace("DEALS", str(DEALS))
    ended = subprocess.run(
        [sys.executable, "-c", program, tmp_path], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    )
    statuses = [int(line.split()[1]) for line in ended.stdout.splitlines()]
    # The plan, two tables of two units, and the manifest: each is synced, then renamed.
    assert statuses == [-9] * 12 + [0]
    for moment in range(len(statuses)):
        cut = tmp_path / str(moment)
        finished = {name for name in read_files(cut) if name.endswith(".parquet")} if cut.exists() else set()
        assert finished <= read_files(whole).keys()
        play_study(cut, make_sample_plan(decisions=True), DEALS)
        assert read_files(cut) == read_files(whole)


def test_bytes_do_not_depend_on_processes(tmp_path: Path) -> None:
    for processes in (1, 2):
        play_study(tmp_path / str(processes), make_sample_plan(decisions=True), 6, processes=processes)
    assert read_files(tmp_path / "1") == read_files(tmp_path / "2")


def test_workers_exit_with_their_parent(tmp_path: Path) -> None:
    program = tmp_path / "left_alone.py"
    program.write_text(_LEFT_ALONE)
    # Standard output is read until the last process has closed it.
    ended = subprocess.run(
        [sys.executable, program], cwd=ROOT, env={"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
    )  # fmt: skip
    assert ended.returncode == -9
    assert ended.stdout.startswith(b"0\n")


def test_concurrent_finish_writes_one_manifest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = play_study(tmp_path, make_sample_plan(), DEALS)
    whole, put = read_files(tmp_path), Path.replace

    def cleared(beside: Path, place: Path) -> Path:
        """Finish the study on another machine, between this machine's write of the
        manifest and its rename.
        """
        monkeypatch.setattr(Path, "replace", put)
        assert StudyFolder(tmp_path).finish()
        return put(beside, place)

    monkeypatch.setattr(Path, "replace", cleared)
    assert study.finish()
    assert read_files(tmp_path) == whole


def test_manifest_lists_all_files(tmp_path: Path) -> None:
    study = play_study(tmp_path, make_sample_plan(decisions=True), DEALS)
    manifest = json.loads((tmp_path / "manifest.json").read_bytes())
    named = [file["file"] for shard in manifest["shards"] for file in shard["files"]]
    assert sorted(named) == sorted(read_files(tmp_path).keys() - {"manifest.json", "study.json"})
    assert [shard["unit"] for shard in manifest["shards"]] == [unit.id for unit in study.plans[0].units()]
    assert StudyFolder(tmp_path).plans == study.plans
