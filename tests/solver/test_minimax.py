"""The solver and a plain minimax agree on endings of every kind."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from spadille.cards import Card, Hand, Suit
from spadille.rules.follow import Void
from spadille.rules.goal import Objective
from spadille.rules.order import ACE_TEN as ORDER
from spadille.solver.problem_json import read_question
from spadille.solver.problems import Problem
from spadille.solver.questions import SolverQuestion, answer_json, solve_questions
from tests.solver.endings import THOROUGH, Ending, endings
from tests.solver.minimax import ACE_TEN, Minimax

AGREED = [(seed, 260) for seed in range(8)]
LONG = [(seed, 2_000) for seed in range(1_000, 1_060)]


def judge(drawn: list[Ending]) -> None:
    """Value, cards and line of each ending, as minimax has them."""
    questions = [read_question(ending.written) for ending in drawn]
    for ending, question, answer in zip(drawn, questions, solve_questions(questions, threads=1), strict=True):
        found = answer_json(question, answer)
        line = found.pop("line")
        assert found == ending.answer, ending.written
        assert isinstance(line, list)
        assert ending.comes_to(line) == found["value"], ending.written


@pytest.mark.parametrize(("seed", "number"), AGREED)
def test_minimax_agrees(seed: int, number: int) -> None:
    judge(list(endings(seed, number)))


@pytest.mark.long
@pytest.mark.parametrize(("seed", "number"), LONG)
def test_minimax_agrees_at_length(seed: int, number: int) -> None:
    judge(list(endings(seed, number, THOROUGH)))


def test_endings_of_every_kind_are_drawn() -> None:
    met = Counter(
        (trait, kind)
        for seed, number in AGREED
        for ending in endings(seed, number)
        for trait, kind in {
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


@pytest.mark.parametrize("number", [100, pytest.param(6_000, marks=pytest.mark.long)])
def test_minimax_agrees_where_four_count_card_points(number: int) -> None:
    """No problem is written so: it comes of games that somebody declares."""
    chance = Random(number)
    drawn = [of_four(chance) for _ in range(number)]
    questions = [SolverQuestion(of_points(ending), moves=True, line=True) for ending in drawn]
    for ending, question, answer in zip(drawn, questions, solve_questions(questions, threads=1), strict=True):
        found = answer_json(question, answer)
        line = found.pop("line")
        assert found == ending.answer, ending.written
        assert isinstance(line, list)
        assert ending.comes_to(line) == found["value"], ending.written


def of_four(chance: Random) -> Ending:
    """Four hands of up to four cards in the ace-ten order."""
    size = chance.choice((2, 3, 3, 4))
    cards = chance.sample(
        [rank + suit for suit in "SHDC"[: chance.choice((2, 4))] for rank in ACE_TEN], 4 * size
    )
    judge = Minimax(
        order="ace-ten",
        trump=chance.choice(("S", "H", None)),
        must_trump=chance.random() < 0.5,
        side=frozenset(chance.sample(range(4), chance.choice((1, 1, 2, 3)))),
        objective=chance.choice(("points", "points", "no-points")),
        called=chance.choice((cards[0], None, None)),
    )
    return Ending(judge, tuple(frozenset(cards[seat::4]) for seat in range(4)), chance.randrange(4), ())


def of_points(ending: Ending) -> Problem:
    judge = ending.judge
    return Problem(
        hands=tuple(Hand.of(map(Card, hand)) for hand in ending.hands),
        leader=ending.leader,
        side=tuple(sorted(judge.side)),
        objective=Objective(judge.objective),
        ranking=ORDER.ranking(None if judge.trump is None else Suit.of(judge.trump)),
        void=Void.MUST_TRUMP if judge.must_trump else Void.FREE,
        called=None if judge.called is None else Card(judge.called),
    )
