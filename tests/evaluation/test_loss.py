"""Tests of losses: one half of the worlds selects the best answer and the other half measures the loss, so
that noise causes no loss.
"""

from dataclasses import replace
from random import Random
from statistics import fmean, stdev

import pytest

from spadille.cards import Hand
from spadille.evaluation.decision_evaluation import DecisionEvaluation
from spadille.evaluation.loss import compare_answers, estimate_loss, estimate_loss_once, find_good_answers
from spadille.play.action import Action, Bid, Pass
from spadille.play.world import World

ANSWERS: tuple[Action, ...] = (Pass(0), *(Bid(0, str(number)) for number in range(9)))


def make_evaluation(worths: dict[Action, list[float]]) -> DecisionEvaluation:
    many = len(next(iter(worths.values())))
    worlds = [World((Hand(1 << number % 36), None, None), Hand(number // 36 + 1)) for number in range(many)]
    return DecisionEvaluation(worths, worths, {}, worlds, {})


def make_noise(seed: int, many: int = 40) -> DecisionEvaluation:
    chance = Random(seed)
    return make_evaluation({answer: [chance.gauss(0, 10) for _ in range(many)] for answer in ANSWERS})


def test_equal_answers_lose_nothing_on_average() -> None:
    losses = [estimate_loss_once(make_noise(seed), ANSWERS[0]).counters for seed in range(400)]
    assert abs(fmean(losses)) < 3 * stdev(losses) / len(losses) ** 0.5
    naive = [
        compare_answers(look_at_noise, look_at_noise.best, ANSWERS[0]).counters
        for look_at_noise in map(make_noise, range(400))
    ]
    assert fmean(naive) > 1, "the best of ten noisy values, priced by the same noise, is too high"


def test_a_real_loss_is_found() -> None:
    chance = Random(1)
    better, worse = ANSWERS[0], ANSWERS[1]
    found = make_evaluation(
        {worse: (low := [chance.gauss(0, 5) for _ in range(60)]), better: [worth + 7 for worth in low]}
    )
    loss = estimate_loss_once(found, worse)
    assert loss.counters == pytest.approx(7)
    assert loss.error == pytest.approx(0)
    assert estimate_loss_once(found, better).counters == 0


def test_answers_within_the_tolerance_are_good() -> None:
    first, second, third = ANSWERS[:3]
    found = make_evaluation({first: [4.0] * 6, second: [3.5] * 6, third: [1.0] * 6})
    assert find_good_answers(found, 1.0) == (first, second)
    assert find_good_answers(found, 0.1) == (first,)


def test_the_halves_share_no_world_and_leave_none_out() -> None:
    worths = {ANSWERS[0]: [0.0, 0.0, 1.0, 2.0, 2.0, 2.0]}
    hands = [1, 1, 2, 4, 4, 4]
    worlds = [World((Hand(hand), None, None), Hand(8)) for hand in hands]
    first, second = DecisionEvaluation(worths, worths, {}, worlds, {}).split()
    assert not set(first.worlds) & set(second.worlds)
    assert len(first.worlds) + len(second.worlds) == len(worlds)
    assert [*first.worths[ANSWERS[0]], *second.worths[ANSWERS[0]]] == [0.0, 0.0, 2.0, 2.0, 2.0, 1.0]


def test_the_playouts_of_a_single_world_are_split_in_halves() -> None:
    worths = {ANSWERS[0]: [1.0, 3.0, 5.0, 7.0]}
    world = World((Hand(1), None, None), Hand(8))
    first, second = DecisionEvaluation(worths, worths, {}, [world] * 4, {}).split()
    assert (first.worths[ANSWERS[0]], second.worths[ANSWERS[0]]) == ([1.0, 5.0], [3.0, 7.0])


def draw_evaluation(chance: Random, gap: float, many: int = 40) -> DecisionEvaluation:
    """Return an evaluation of two answers in `many` random worlds.

    The second answer is worth `gap` less than the first on average.
    """
    better, worse = ANSWERS[:2]
    worlds = [World((Hand(chance.getrandbits(36)), None, None), Hand(1)) for _ in range(many)]
    low = [chance.gauss(0, 10) for _ in worlds]
    worths = {better: [worth + chance.gauss(gap, 20) for worth in low], worse: low}
    return DecisionEvaluation(worths, worths, {}, worlds, {})


@pytest.mark.parametrize("gap", [-4.0, 0.0, 4.0])
def test_losses_stay_unbiased_when_costly_halves_get_more_worlds(gap: float) -> None:
    """The mean loss is the true difference `gap` between the two answers, although further evaluations are
    added only where a loss was found.
    """
    chance = Random(f"unbiased {gap}")
    better, worse = ANSWERS[:2]

    def found() -> float:
        look = draw_evaluation(chance, gap)
        measured = replace(look, scores={better: [1.0] * 40, worse: [0.0] * 40})
        further = replace(draw_evaluation(chance, gap), scores=measured.scores)
        return estimate_loss(measured, worse, lambda _: further, 4.0).loss.counters

    prices = [found() for _ in range(1_500)]
    assert abs(fmean(prices) - gap) < 3.5 * stdev(prices) / len(prices) ** 0.5


def test_a_costly_answer_is_evaluated_in_more_worlds_with_less_error() -> None:
    chance = Random(7)
    first, worse = draw_evaluation(chance, 12.0, 100), ANSWERS[1]
    looks = [draw_evaluation(chance, 12.0, 100) for _ in range(5)]
    found = estimate_loss(first, worse, looks.__getitem__, 4.0)
    assert len(found.evaluation.worlds) > len(first.worlds)
    assert found.loss.error < estimate_loss_once(first, worse).error


def test_an_answer_without_loss_gets_no_more_worlds() -> None:
    look, asked = draw_evaluation(Random(3), -12.0, 100), list[int]()

    def further(number: int) -> DecisionEvaluation:
        asked.append(number)
        return look

    assert estimate_loss(look, ANSWERS[1], further, 4.0).evaluation is look
    assert asked == []


def test_a_repeated_world_counts_once_in_the_standard_error() -> None:
    better, worse = ANSWERS[:2]
    gains, hands = [0.0, 2.0, 5.0, 9.0], [1, 2, 4, 8]

    def times(many: int) -> DecisionEvaluation:
        every = [gain for gain in gains for _ in range(many)]
        worlds = [World((Hand(hand), None, None), Hand(16)) for hand in hands for _ in range(many)]
        worths = {better: every, worse: [0.0] * len(every)}
        return DecisionEvaluation(worths, worths, {}, worlds, {})

    once, often = (compare_answers(times(many), better, worse) for many in (1, 9))
    assert often.counters == pytest.approx(once.counters)
    assert often.error == pytest.approx(once.error)


def test_an_exhaustive_evaluation_is_split_by_playouts() -> None:
    worths = {ANSWERS[0]: [1.0, 2.0, 3.0, 7.0]}
    worlds = [World((Hand(hand), None, None), Hand(16)) for hand in (1, 1, 2, 2)]
    first, second = DecisionEvaluation(worths, worths, {}, worlds, {}, exhaustive=True).split()
    assert (first.worlds, second.worlds) == (worlds[::2], worlds[::2])
    assert (first.worths[ANSWERS[0]], second.worths[ANSWERS[0]]) == ([1.0, 3.0], [2.0, 7.0])
