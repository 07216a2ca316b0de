"""Prices: chosen on one half of the worlds, priced on the other, so that noise alone costs nothing."""

from random import Random
from statistics import fmean, stdev

import pytest

from spadille.cards import Hand
from spadille.judge.look import Look
from spadille.judge.price import good_answers, loss_of, lost
from spadille.play.action import Action, Bid, Pass
from spadille.play.world import World

ANSWERS: tuple[Action, ...] = (Pass(0), *(Bid(0, str(number)) for number in range(9)))


def look(worths: dict[Action, list[float]]) -> Look:
    many = len(next(iter(worths.values())))
    worlds = [World((Hand(1 << number % 36), None, None), Hand(number // 36 + 1)) for number in range(many)]
    return Look(worths, worths, {}, worlds, {})


def noise(seed: int, many: int = 40) -> Look:
    chance = Random(seed)
    return look({answer: [chance.gauss(0, 10) for _ in range(many)] for answer in ANSWERS})


def test_answers_that_are_all_alike_cost_nothing_on_average() -> None:
    losses = [loss_of(noise(seed), ANSWERS[0]).counters for seed in range(400)]
    assert abs(fmean(losses)) < 3 * stdev(losses) / len(losses) ** 0.5
    naive = [lost(one, one.best, ANSWERS[0]).counters for one in map(noise, range(400))]
    assert fmean(naive) > 1, "the best of ten noisy values, priced by the same noise, is too high"


def test_a_price_that_is_there_is_found() -> None:
    chance = Random(1)
    better, worse = ANSWERS[0], ANSWERS[1]
    found = look({worse: (low := [chance.gauss(0, 5) for _ in range(60)]), better: [one + 7 for one in low]})
    loss = loss_of(found, worse)
    assert loss.counters == pytest.approx(7)
    assert loss.error == pytest.approx(0)
    assert loss_of(found, better).counters == 0


def test_answers_within_the_tolerance_are_good() -> None:
    first, second, third = ANSWERS[:3]
    found = look({first: [4.0] * 6, second: [3.5] * 6, third: [1.0] * 6})
    assert good_answers(found, 1.0) == (first, second)
    assert good_answers(found, 0.1) == (first,)


def test_the_halves_share_no_world_and_leave_none_out() -> None:
    worths = {ANSWERS[0]: [0.0, 0.0, 1.0, 2.0, 2.0, 2.0]}
    hands = [1, 1, 2, 4, 4, 4]
    worlds = [World((Hand(hand), None, None), Hand(8)) for hand in hands]
    first, second = Look(worths, worths, {}, worlds, {}).halves()
    assert not set(first.worlds) & set(second.worlds)
    assert len(first.worlds) + len(second.worlds) == len(worlds)
    assert [*first.worths[ANSWERS[0]], *second.worths[ANSWERS[0]]] == [0.0, 0.0, 2.0, 2.0, 2.0, 1.0]


def test_a_single_world_is_played_on_in_both_halves() -> None:
    worths = {ANSWERS[0]: [1.0, 3.0, 5.0, 7.0]}
    world = World((Hand(1), None, None), Hand(8))
    first, second = Look(worths, worths, {}, [world] * 4, {}).halves()
    assert (first.worths[ANSWERS[0]], second.worths[ANSWERS[0]]) == ([1.0, 5.0], [3.0, 7.0])
