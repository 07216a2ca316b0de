"""Laws of the solver on whole deals: ways of asking agree, and names change nothing."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import Suit
from spadille.rules.order import ACE_TEN, GERMAN, CardOrder
from spadille.solver import Answer, NotSolvable, Objective, Problem, solve, solve_many
from tests.solver.positions import NOTHING, full_deal, full_deals, renamed, turned

DEALS = full_deals(seed=5, number=40)
ORDERS = st.sampled_from((ACE_TEN, GERMAN))
CHANCE = st.integers(0, 1 << 32).map(Random)


def most(problem: Problem) -> int:
    """All there is to take."""
    if problem.objective is Objective.TRICKS:
        return max(map(len, problem.hands))
    return sum(problem.ranking.points_in(hand) for hand in problem.hands)


@pytest.fixture(scope="module")
def answers() -> list[Answer]:
    return solve_many(DEALS, threads=1, moves=True, line=True)


def test_a_threshold_is_reached_up_to_the_value_and_not_beyond(answers: list[Answer]) -> None:
    solved = list(zip(DEALS, answers, strict=True))
    just = [replace(problem, at_least=answer.value) for problem, answer in solved]
    beyond = [replace(problem, at_least=answer.value + 1) for problem, answer in solved]
    assert {answer.value for answer in solve_many(just, threads=1)} == {1}
    assert {answer.value for answer in solve_many(beyond, threads=1)} == {0}


def test_with_a_threshold_a_card_reaches_it_or_not(answers: list[Answer]) -> None:
    asked = [replace(problem, at_least=answer.value) for problem, answer in zip(DEALS, answers, strict=True)]
    for plain, answer in zip(answers, solve_many(asked, threads=1, moves=True), strict=True):
        assert answer.moves == {card: int(after >= plain.value) for card, after in plain.moves.items()}


def test_the_value_is_the_best_cards(answers: list[Answer]) -> None:
    for problem, answer in zip(DEALS, answers, strict=True):
        best = max if problem.turn in problem.side else min
        assert answer.value == best(answer.moves.values())


def test_what_one_side_takes_the_other_does_not(answers: list[Answer]) -> None:
    others = [
        replace(problem, side=tuple(set(range(len(problem.hands))) - set(problem.side))) for problem in DEALS
    ]
    for problem, answer, other in zip(DEALS, answers, solve_many(others, threads=1), strict=True):
        assert answer.value + other.value == most(problem)


def test_a_line_starts_with_a_best_card_and_plays_them_all(answers: list[Answer]) -> None:
    for problem, answer in zip(DEALS, answers, strict=True):
        seat, card = answer.line[0]
        assert seat == problem.turn
        assert answer.moves[card] == answer.value
        assert [sorted(card.number for seat, card in answer.line if seat == at) for at in range(3)] == [
            [card.number for card in hand] for hand in problem.hands[:3]
        ]


def test_neither_the_company_nor_the_threads_change_an_answer(answers: list[Answer]) -> None:
    alone = [solve(problem, moves=True, line=True) for problem in DEALS[:10]]
    backwards = solve_many(DEALS[::-1], threads=3, moves=True, line=True)
    assert alone == answers[:10]
    assert backwards == answers[::-1]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 110))
def test_all_ways_of_asking_agree_on_many_deals(seed: int) -> None:
    deals = full_deals(seed, number=200)
    solved = list(zip(deals, solve_many(deals, moves=True), strict=True))
    just = solve_many([replace(problem, at_least=answer.value) for problem, answer in solved])
    beyond = solve_many([replace(problem, at_least=answer.value + 1) for problem, answer in solved])
    assert {answer.value for answer in just} == {1}
    assert {answer.value for answer in beyond} == {0}
    for problem, answer in solved:
        best = max if problem.turn in problem.side else min
        assert answer.value == best(answer.moves.values())


def test_who_wants_nothing_can_or_cannot() -> None:
    chance = Random(8)
    deals = [full_deal(chance, order) for order in (ACE_TEN, GERMAN) for _ in range(30)]
    orders = [ACE_TEN] * 30 + [GERMAN] * 30
    for problem, order in zip(deals, orders, strict=True):
        for objective in NOTHING[order]:
            lone = replace(problem, objective=objective, side=problem.side[:1])
            answer = solve(lone, moves=True)
            best = max if lone.turn in lone.side else min
            assert answer.value == best(answer.moves.values())
            assert {answer.value, *answer.moves.values()} <= {0, 1}


@given(CHANCE, ORDERS, st.integers(1, 3), st.integers(1, 7))
def test_seats_may_be_turned(chance: Random, order: CardOrder, by: int, size: int) -> None:
    problem = full_deal(chance, order, size)
    answer, other = solve_many([problem, turned(problem, by)], threads=1, moves=True)
    assert (answer.value, answer.moves) == (other.value, other.moves)


@given(CHANCE, st.permutations(tuple(Suit)), st.integers(1, 7))
def test_suits_may_be_renamed(chance: Random, names: list[Suit], size: int) -> None:
    problem = full_deal(chance, ACE_TEN, size)
    other = renamed(problem, ACE_TEN, dict(zip(Suit, names, strict=True)))
    assert sorted(solve(problem, moves=True).moves.values()) == sorted(
        solve(other, moves=True).moves.values()
    )
    assert solve(problem).value == solve(other).value


@given(CHANCE, st.integers(1, 6))
def test_red_suits_may_be_renamed_among_matadors(chance: Random, size: int) -> None:
    problem = full_deal(chance, GERMAN, size)
    names = {**{suit: suit for suit in Suit}, Suit.HEARTS: Suit.DIAMONDS, Suit.DIAMONDS: Suit.HEARTS}
    assert solve(problem).value == solve(renamed(problem, GERMAN, names)).value


def test_threads_are_one_or_more() -> None:
    with pytest.raises(NotSolvable, match="one thread"):
        solve_many(DEALS[:1], threads=0)


def test_nothing_asked_is_nothing_answered() -> None:
    assert solve_many([]) == []
