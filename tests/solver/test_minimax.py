"""The solver and a plain minimax agree on endings of every kind."""

from collections import Counter
from dataclasses import replace

import pytest

from spadille.solver.questions import answer_json, answered
from spadille.solver.written import read_question
from tests.solver.endings import THOROUGH, Ending, endings
from tests.solver.minimax import Minimax

AGREED = [(seed, 400) for seed in range(8)]
LONG = [(seed, 2_000) for seed in range(1_000, 1_060)]


def judge(drawn: list[Ending]) -> None:
    """Value, cards and line of each ending, as minimax has them."""
    questions = [read_question(ending.written) for ending in drawn]
    for ending, question, answer in zip(drawn, questions, answered(questions, threads=1), strict=True):
        said = answer_json(question, answer)
        line = said.pop("line")
        assert said == ending.answer, ending.written
        assert isinstance(line, list)
        assert ending.comes_to(line) == said["value"], ending.written


@pytest.mark.parametrize(("seed", "number"), AGREED)
def test_minimax_agrees(seed: int, number: int) -> None:
    judge(list(endings(seed, number)))


@pytest.mark.long
@pytest.mark.parametrize(("seed", "number"), LONG)
def test_minimax_agrees_at_length(seed: int, number: int) -> None:
    judge(list(endings(seed, number, THOROUGH)))


def test_endings_of_every_kind_are_drawn() -> None:
    met = Counter(
        (what, kind)
        for seed, number in AGREED
        for ending in endings(seed, number)
        for what, kind in {
            "order": (ending.judge.order, ending.judge.objective),
            "trump": (ending.judge.order, ending.judge.trump),
            "void": (ending.judge.order, ending.judge.must_trump),
            "side": (ending.judge.order, len(ending.judge.side)),
            "trick": (ending.judge.order, len(ending.trick)),
            "size": (ending.judge.order, max(map(len, ending.hands))),
            "called": (ending.judge.called is not None and "duty") or "none",
        }.items()
    )
    assert len(met) == 6 + 10 + 4 + (4 + 5) + (3 + 4) + 10 + 2
    assert min(met.values()) >= 10


HANDS = (frozenset({"AS", "TS"}), frozenset({"KS", "9H"}), frozenset({"QS", "8H"}))


def test_minimax_itself_can_count() -> None:
    lone = Minimax("ace-ten", "H", must_trump=True, side=frozenset({0}), objective="points")
    assert lone.value(HANDS, 0, ()) == 11 + 4 + 3
    assert lone.moves(HANDS, 0, ()) == {"AS": 18, "TS": 17}
    assert replace(lone, objective="no-tricks").value(HANDS, 0, ()) == 0
    assert replace(lone, objective="tricks", side=frozenset({1, 2})).value(HANDS, 0, ()) == 1
