"""Tests of a study on a Ray cluster: if a worker is lost, the result is the same as that
of a single process.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from spadille.arena.contest import ContestError
from spadille.study.execution import run_units
from spadille.study.runners import RAY, is_runner_name, make_runner
from spadille.study.shards import Shard
from spadille.study.study_error import StudyError
from spadille.study.study_folder import StudyFolder
from spadille.study.units import Unit
from tests.study.sample_studies import make_sample_plan, play_study, read_files

DEALS = 24


def failing(task: int) -> int:
    raise StudyError("other-code", theirs=f"{task}", ours="another")


def machine(_: int) -> int:
    return os.getpid()


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Start a Ray cluster of two workers, and yield their process ids."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray = pytest.importorskip("ray")
    # all workers share this machine's address
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
    yield sorted(set(make_runner(1, RAY)(machine, range(8))))
    ray.shutdown()


@pytest.mark.long
def test_killed_worker_does_not_change_the_bytes(workers: list[int], tmp_path: Path) -> None:
    play_study(tmp_path / "here", make_sample_plan(), DEALS)
    there = StudyFolder(tmp_path / "there")
    units = list(there.add_plan(make_sample_plan(), (0, DEALS)).units())
    done: list[str] = []

    def tell(unit: Unit, _: Shard) -> None:
        done.append(unit.id)
        if len(done) == len(units) // 3:
            os.kill(workers[0], signal.SIGKILL)

    assert run_units(there, units, make_runner(1, RAY), tell) is None
    assert there.finish()
    assert sorted(done) == sorted(unit.id for unit in units)
    assert read_files(there.path) == read_files(tmp_path / "here")
    with pytest.raises(StudyError) as wrong:
        list(make_runner(1, RAY)(failing, [7]))
    assert (wrong.value.code, wrong.value.facts) == ("other-code", {"theirs": "7", "ours": "another"})


def test_remote_errors_keep_their_facts() -> None:
    with pytest.raises(ContestError) as wrong:
        list(make_runner(2)(failing, [7]))
    assert (type(wrong.value), wrong.value.facts) == (StudyError, {"theirs": "7", "ours": "another"})


@pytest.mark.parametrize(("name", "is_one"), [
    ("ray", True), ("ray://head:10001", True), ("10.0.0.1:6379", True), ("slurm", False), ("a b:1", False),
])  # fmt: skip
def test_runner_names(name: str, is_one: bool) -> None:  # noqa: FBT001
    assert is_runner_name(name) is is_one
