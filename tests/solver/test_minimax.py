"""Tests that the solver and a plain minimax agree on endings of every kind."""

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
from tests.solver.minimax import ACE_TEN, Minimax
from tests.solver.random_endings import THOROUGH, Ending, make_endings
from tests.support.long_runs import keep_first

AGREED = [(seed, 260) for seed in range(8)]
LONG = [(seed, 2_000) for seed in range(1_000, 1_060)]


def check_endings(drawn: list[Ending]) -> None:
    """Check the value, the moves and the line of each ending against the minimax search."""
    questions = [read_question(ending.to_json) for ending in drawn]
    for ending, question, answer in zip(drawn, questions, solve_questions(questions, threads=1), strict=True):
        found = answer_json(question, answer)
        line = found.pop("line")
        assert found == ending.answer, ending.to_json
        assert isinstance(line, list)
        assert ending.play_line(line) == found["value"], ending.to_json


@pytest.mark.parametrize(("seed", "number"), keep_first(AGREED, 4))
def test_minimax_agrees(seed: int, number: int) -> None:
    check_endings(list(make_endings(seed, number)))


@pytest.mark.long
@pytest.mark.parametrize(("seed", "number"), LONG)
def test_minimax_agrees_in_a_long_run(seed: int, number: int) -> None:
    check_endings(list(make_endings(seed, number, THOROUGH)))


def test_random_endings_cover_every_kind() -> None:
    met = Counter(
        (trait, kind)
        for seed, number in AGREED
        for ending in make_endings(seed, number)
        for trait, kind in {
            "order": (ending.minimax.order, ending.minimax.objective),
            "trump": (ending.minimax.order, ending.minimax.trump),
            "void": (ending.minimax.order, ending.minimax.must_trump),
            "side": (ending.minimax.order, len(ending.minimax.side)),
            "trick": (ending.minimax.order, len(ending.trick)),
            "size": (ending.minimax.order, max(map(len, ending.hands))),
            "called": (ending.minimax.called is not None and "duty") or "none",
        }.items()
    )
    assert len(met) == 6 + 10 + 4 + (4 + 5) + (3 + 4) + 10 + 2
    assert min(met.values()) >= 10


HANDS = (frozenset({"AS", "TS"}), frozenset({"KS", "9H"}), frozenset({"QS", "8H"}))


def test_minimax_solves_a_known_position() -> None:
    lone = Minimax("ace-ten", "H", must_trump=True, side=frozenset({0}), objective="points")
    assert lone.value(HANDS, 0, ()) == 11 + 4 + 3
    assert lone.moves(HANDS, 0, ()) == {"AS": 18, "TS": 17}
    assert replace(lone, objective="no-tricks").value(HANDS, 0, ()) == 0
    assert replace(lone, objective="tricks", side=frozenset({1, 2})).value(HANDS, 0, ()) == 1


@pytest.mark.parametrize("number", [100, pytest.param(6_000, marks=pytest.mark.long)])
def test_minimax_agrees_where_four_count_card_points(number: int) -> None:
    """Problem JSON cannot express these positions, but declared games can have them."""
    chance = Random(number)
    check_problems([make_ending_of_four(chance) for _ in range(number)])


@pytest.mark.parametrize("number", [100, pytest.param(20_000, marks=pytest.mark.long)])
def test_minimax_agrees_where_trumps_wait_and_the_last_trick_has_a_widow(number: int) -> None:
    chance = Random(number)
    drawn = [make_ending_with_locked_trumps(chance) for _ in range(number)]
    check_problems(drawn)
    met = Counter(
        (ending.minimax.locked is not None, ending.minimax.last > 0, ending.minimax.objective)
        for ending in drawn
    )
    assert len(met) == 10
    assert min(met.values()) > number // 50


def check_problems(drawn: list[Ending]) -> None:
    """Check the value, the moves and the line of endings that problem JSON cannot express."""
    questions = [SolverQuestion(make_problem(ending), moves=True, line=True) for ending in drawn]
    for ending, question, answer in zip(drawn, questions, solve_questions(questions, threads=1), strict=True):
        found = answer_json(question, answer)
        line = found.pop("line")
        assert found == ending.answer, ending.to_json
        assert isinstance(line, list)
        assert ending.play_line(line) == found["value"], ending.to_json


def make_ending_of_four(chance: Random) -> Ending:
    """Return an ending with four hands of up to four cards in the ace-ten order."""
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


def make_ending_with_locked_trumps(chance: Random) -> Ending:
    """Return an ending with three hands of up to five cards, in which no trump may be led yet or the last
    trick has extra points.
    """
    size = chance.choice((2, 3, 4, 5))
    cards = chance.sample(
        [rank + suit for suit in "SHDC"[: chance.choice((2, 3, 4))] for rank in ACE_TEN], 3 * size
    )
    trump, objective = (
        chance.choice("SHD"),
        chance.choice(("points", "points", "tricks", "no-points", "no-tricks")),
    )
    judge = Minimax(
        order="ace-ten",
        trump=trump,
        must_trump=chance.random() < 0.5,
        side=frozenset(chance.sample(range(3), chance.choice((1, 1, 2)))),
        objective=objective,
        locked=frozenset(card for card in cards if card[1] == trump) if chance.random() < 0.7 else None,
        last=chance.randrange(1, 25) if objective == "points" and chance.random() < 0.5 else 0,
    )
    return Ending(judge, tuple(frozenset(cards[seat::3]) for seat in range(3)), chance.randrange(3), ())


def make_problem(ending: Ending) -> Problem:
    judge = ending.minimax
    return Problem(
        hands=tuple(Hand.of(map(Card, hand)) for hand in ending.hands),
        leader=ending.leader,
        side=tuple(sorted(judge.side)),
        objective=Objective(judge.objective),
        ranking=ORDER.ranking(None if judge.trump is None else Suit.of(judge.trump)),
        void=Void.MUST_TRUMP if judge.must_trump else Void.FREE,
        called=None if judge.called is None else Card(judge.called),
        trumps_locked=judge.locked is not None,
        last_trick=judge.last,
    )
