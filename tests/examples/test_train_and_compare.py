"""Tests that the short example trains a network that beats random answers in the arena."""

import pytest

import spadille as sp
from examples.train_and_compare import main, train


def test_a_net_learns_in_a_batch_and_plays_in_the_arena() -> None:
    report = sp.arena.compare([sp.env.NetPlayer(train("six-bid", 150)), "random"], game="six-bid", deals=5)
    assert (report.find("NetPlayer", "random").mean or 0) > 0


def test_the_example_prints_its_report(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["train_and_compare", "--game", "frog", "--steps", "2", "--deals", "1"])
    main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("frog ")
    assert lines[1].startswith("  NetPlayer over novice: ")
