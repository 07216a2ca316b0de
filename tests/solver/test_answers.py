"""Tests of invariants of the solver on whole deals: different questions about a deal agree, and symmetric
deals have the same answer.
"""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import Suit
from spadille.rules.order import ACE_TEN, GERMAN, CardOrder
from spadille.solver import Answer, NotSolvable, Objective, Problem, solve, solve_many
from tests.solver.random_deals import NOTHING, make_deal, make_deals, rename_suits, rotate_seats

DEALS = make_deals(seed=5, number=40)
ORDERS = st.sampled_from((ACE_TEN, GERMAN))
CHANCE = st.integers(0, 1 << 32).map(Random)


def most(problem: Problem) -> int:
    """Return the total of points or tricks that both sides take together."""
    if problem.objective is Objective.TRICKS:
        return max(map(len, problem.hands))
    return sum(problem.ranking.points_in(hand) for hand in problem.hands)


@pytest.fixture(scope="module")
def answers() -> list[Answer]:
    return solve_many(DEALS, threads=1, moves=True, line=True)


def test_a_threshold_is_reached_up_to_the_value(answers: list[Answer]) -> None:
    solved = list(zip(DEALS, answers, strict=True))
    just = [replace(problem, at_least=answer.value) for problem, answer in solved]
    beyond = [replace(problem, at_least=answer.value + 1) for problem, answer in solved]
    assert {answer.value for answer in solve_many(just, threads=1)} == {1}
    assert {answer.value for answer in solve_many(beyond, threads=1)} == {0}


def test_moves_with_a_threshold_are_1_or_0(answers: list[Answer]) -> None:
    asked = [replace(problem, at_least=answer.value) for problem, answer in zip(DEALS, answers, strict=True)]
    for plain, answer in zip(answers, solve_many(asked, threads=1, moves=True), strict=True):
        assert answer.moves == {card: int(after >= plain.value) for card, after in plain.moves.items()}


def test_the_value_is_that_of_the_best_card(answers: list[Answer]) -> None:
    for problem, answer in zip(DEALS, answers, strict=True):
        best = max if problem.turn in problem.side else min
        assert answer.value == best(answer.moves.values())


def test_values_of_both_sides_sum_to_the_total(answers: list[Answer]) -> None:
    others = [
        replace(problem, side=tuple(set(range(len(problem.hands))) - set(problem.side))) for problem in DEALS
    ]
    for problem, answer, other in zip(DEALS, answers, solve_many(others, threads=1), strict=True):
        assert answer.value + other.value == most(problem)


def test_a_line_begins_with_a_best_card_and_plays_every_card(answers: list[Answer]) -> None:
    for problem, answer in zip(DEALS, answers, strict=True):
        seat, card = answer.line[0]
        assert seat == problem.turn
        assert answer.moves[card] == answer.value
        assert [sorted(card.number for seat, card in answer.line if seat == at) for at in range(3)] == [
            [card.number for card in hand] for hand in problem.hands[:3]
        ]


def test_answers_do_not_depend_on_batch_or_threads(answers: list[Answer]) -> None:
    alone = [solve(problem, moves=True, line=True) for problem in DEALS[:10]]
    backwards = solve_many(DEALS[::-1], threads=3, moves=True, line=True)
    assert alone == answers[:10]
    assert backwards == answers[::-1]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 110))
def test_all_forms_of_a_question_agree_on_many_deals(seed: int) -> None:
    deals = make_deals(seed, number=200)
    solved = list(zip(deals, solve_many(deals, moves=True), strict=True))
    just = solve_many([replace(problem, at_least=answer.value) for problem, answer in solved])
    beyond = solve_many([replace(problem, at_least=answer.value + 1) for problem, answer in solved])
    assert {answer.value for answer in just} == {1}
    assert {answer.value for answer in beyond} == {0}
    for problem, answer in solved:
        best = max if problem.turn in problem.side else min
        assert answer.value == best(answer.moves.values())


def test_avoiding_objectives_are_1_or_0() -> None:
    chance = Random(8)
    deals = [make_deal(chance, order) for order in (ACE_TEN, GERMAN) for _ in range(30)]
    orders = [ACE_TEN] * 30 + [GERMAN] * 30
    for problem, order in zip(deals, orders, strict=True):
        for objective in NOTHING[order]:
            lone = replace(problem, objective=objective, side=problem.side[:1])
            answer = solve(lone, moves=True)
            best = max if lone.turn in lone.side else min
            assert answer.value == best(answer.moves.values())
            assert {answer.value, *answer.moves.values()} <= {0, 1}


@given(CHANCE, ORDERS, st.integers(1, 3), st.integers(1, 7))
def test_rotating_seats_keeps_the_answer(chance: Random, order: CardOrder, by: int, size: int) -> None:
    problem = make_deal(chance, order, size)
    answer, other = solve_many([problem, rotate_seats(problem, by)], threads=1, moves=True)
    assert (answer.value, answer.moves) == (other.value, other.moves)


@given(CHANCE, st.permutations(tuple(Suit)), st.integers(1, 7))
def test_renaming_suits_keeps_the_answer(chance: Random, names: list[Suit], size: int) -> None:
    problem = make_deal(chance, ACE_TEN, size)
    other = rename_suits(problem, ACE_TEN, dict(zip(Suit, names, strict=True)))
    assert sorted(solve(problem, moves=True).moves.values()) == sorted(
        solve(other, moves=True).moves.values()
    )
    assert solve(problem).value == solve(other).value


@given(CHANCE, st.integers(1, 6))
def test_renaming_red_suits_keeps_the_answer_with_matadors(chance: Random, size: int) -> None:
    problem = make_deal(chance, GERMAN, size)
    names = {**{suit: suit for suit in Suit}, Suit.HEARTS: Suit.DIAMONDS, Suit.DIAMONDS: Suit.HEARTS}
    assert solve(problem).value == solve(rename_suits(problem, GERMAN, names)).value


def test_zero_threads_are_rejected() -> None:
    with pytest.raises(NotSolvable, match="one thread"):
        solve_many(DEALS[:1], threads=0)


def test_no_problems_give_no_answers() -> None:
    assert solve_many([]) == []
