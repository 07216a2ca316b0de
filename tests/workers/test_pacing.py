"""Tests of the times of bots' answers: the pace reveals nothing, and the best answer
found by then is given.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count, islice
from math import sqrt
from random import Random
from statistics import fmean as mean
from statistics import pstdev

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from spadille.app.lessons import add_companions
from spadille.bots.heuristic.player import PLAYERS
from spadille.bots.registry import OFFERED
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.server.metrics import render_metrics
from spadille.table.bot_runner import BotAnswer, BotRunner
from spadille.telemetry.counters import BATCH_SIZE, LatencyCounter
from spadille.workers.pacing import HUMAN_DELAY, bot_delay
from spadille.workers.players import FAST_BOTS, TIERS
from spadille.workers.protocol import BotQuestion, Reply, WorkerError, WorkerTimeout
from tests.bots.hidden_card_swap import swap_hidden_cards
from tests.laws.tables import sitting
from tests.support.virtual_clock import InlineExecutor, run_timed

NEVER = 10_000.0
numbers = st.integers(min_value=0, max_value=10**9)
took = st.sampled_from([0.0, 0.01, 0.3, 0.39, 0.5, 2.0, NEVER])


class SlowPool:
    """A worker pool whose players take given times, by name."""

    tiers: Mapping[str, tuple[str, ...]] = {"expert": ("expert-quickly", "expert")}

    def __init__(self, quickly: float, whole: float, lost: bool = False, broke: bool = False) -> None:  # noqa: FBT001, FBT002
        self._takes = {"expert-quickly": quickly, "expert": whole}
        self._lost, self._broke = lost, broke

    async def ask(self, asked: BotQuestion, _rank: int = 0) -> Reply:
        """Return the first legal answer of a fast player, or the last of a slow one."""
        await asyncio.sleep(self._takes[asked.player])
        if self._lost:
            raise WorkerTimeout
        if self._broke:
            return WorkerError("LookupError")
        assert asked.view.decision is not None
        return asked.view.decision.answers[0 if asked.player == "expert-quickly" else -1]


def choices(seed: str, number: int) -> list[Deal]:
    """Return the states of a deal in which a seat has a choice."""
    return [deal for deal in sitting(seed, number).deals if deal.turn is not None and len(deal.answers()) > 1]


def timed_answer(
    view: View, pool: SlowPool | None, name: str = "expert", pace: float = HUMAN_DELAY
) -> tuple[BotAnswer, float]:
    """Return a bot's answer, and the virtual seconds that it took."""

    async def thinking() -> BotAnswer:
        thinker = BotRunner(PLAYERS, pace, pool, InlineExecutor())
        try:
            return await thinker.answer(name, view, Random(1), "table/7")
        finally:
            thinker.close()

    return run_timed(thinking)


def assert_answered(
    pool: SlowPool, thought: BotAnswer, after: float, *, pace: float = HUMAN_DELAY
) -> BotAnswer:
    """Check the expert's answer and the seconds that it took. Return the answer."""
    reply, seconds = timed_answer(VIEW, pool, pace=pace)
    assert reply == thought
    assert seconds == pytest.approx(after)
    return reply


def only_view(number: int = 3) -> View:
    deal = choices("tempo", number)[0]
    return view_of(deal, deal.turn)


VIEW = only_view()
assert VIEW.decision is not None
QUICK, WHOLE = VIEW.decision.answers[0], VIEW.decision.answers[-1]
HEURISTIC = PLAYERS["club"].answer(VIEW, Random(1))
assert VIEW.decision.kind == "auction"
DUE = bot_delay(HUMAN_DELAY, "auction", 0, "table/7")


# The time of an answer reveals nothing


@settings(max_examples=60)
@given(number=numbers, quickly=took, whole=took)
def test_however_long_a_bot_thinks_its_answer_comes_at_the_same_moment(
    number: int, quickly: float, whole: float
) -> None:
    for deal in choices("tempo", number)[::7]:
        view = view_of(deal, deal.turn)
        assert view.decision is not None
        due = bot_delay(HUMAN_DELAY, view.decision.kind, len(view.tricks), "table/7")
        assert timed_answer(view, SlowPool(quickly, whole))[1] == pytest.approx(due)
        assert timed_answer(view, None, "club")[1] == pytest.approx(due)


@settings(max_examples=40)
@given(number=numbers)
def test_where_the_hidden_cards_lie_the_answer_comes_no_sooner_and_no_later(number: int) -> None:
    whims = Random(number)
    for deal in choices("tempo in the dark", number)[::7]:
        other = swap_hidden_cards(deal, whims)
        if other is not None:
            here, there = (
                timed_answer(view_of(dealt, deal.turn), None, "club")[1] for dealt in (deal, other)
            )
            assert here == there


@settings(max_examples=40)
@given(number=numbers, other=numbers)
def test_two_hands_at_the_same_point_of_a_deal_take_the_same_time(number: int, other: int) -> None:
    first, two = (choices("tempo", place)[0] for place in (number, other))
    views = [view_of(deal, deal.turn) for deal in (first, two)]
    assume(views[0].decision is not None and views[1].decision is not None)
    assume(views[0].phase == views[1].phase and views[0].dealt != views[1].dealt)
    assert timed_answer(views[0], None, "novice")[1] == timed_answer(views[1], None, "novice")[1]


@dataclass(frozen=True)
class TimedAnswer:
    """A bot's answer, whether it was forced, and how long it took."""

    kind: tuple[str, int]
    forced: bool
    seconds: float


class BusyPool:
    """A worker pool that takes long for decisions with many answers, and sometimes longer
    than the timeout.
    """

    tiers: Mapping[str, tuple[str, ...]] = TIERS

    def __init__(self, seed: int) -> None:
        self._whims = Random(seed)

    async def ask(self, asked: BotQuestion, _rank: int = 0) -> Reply:
        """Return a random answer, after a time that reveals the number of answers."""
        assert asked.view.decision is not None
        answers = asked.view.decision.answers
        await asyncio.sleep(0.02 * len(answers) * self._whims.choice((0.1, 1.0, 10.0)))
        return self._whims.choice(answers)


COMPANY = add_companions(FAST_BOTS)
COMPANION = "lesson-six-bid-alone"
EVERYBODY = (*OFFERED, COMPANION)
FEW, MANY = 200, 50_000
_NOISE = 1e-6
"""The rounding error of summed times."""


@pytest.mark.parametrize(
    ("name", "pace"), [*((name, HUMAN_DELAY) for name in EVERYBODY), ("expert", HUMAN_DELAY / 4)]
)
def test_forced_and_free_moves_take_the_same_time_for_every_bot(name: str, pace: float) -> None:
    assert_times_reveal_nothing(timings(name, FEW, pace))


@pytest.mark.long
@pytest.mark.parametrize("name", EVERYBODY)
def test_fifty_thousand_answers_tell_nothing_of_forced_and_free_moves(name: str) -> None:
    assert_times_reveal_nothing(timings(name, MANY, HUMAN_DELAY))


def test_answering_at_once_would_reveal_forced_moves() -> None:
    times = timings("expert", 4 * FEW, 0.0)
    assert abs(time_difference(times)) > 5


def assert_times_reveal_nothing(times: list[TimedAnswer]) -> None:
    """Check that the time of an answer does not reveal whether the answer was forced."""
    assert sum(timing.forced for timing in times) > len(times) / 20
    assert abs(time_difference(times)) < 3


def timings(name: str, many: int, pace: float) -> list[TimedAnswer]:
    """Return `many` timed answers of a bot, in deals of every game, on virtual clocks."""

    async def answering() -> list[TimedAnswer]:
        thinker, times = BotRunner(COMPANY, pace, BusyPool(many), InlineExecutor()), list[TimedAnswer]()
        deals = (
            deal for number in count() for deal in sitting("at what pace", number).deals if not deal.over
        )
        for number, deal in enumerate(islice(deals, many)):
            times.append(await _timed(thinker, name, view_of(deal, deal.turn), f"oak/{number}"))
        thinker.close()
        return times

    return run_timed(answering)[0]


async def _timed(thinker: BotRunner, name: str, view: View, moment: str) -> TimedAnswer:
    assert view.decision is not None
    clock = asyncio.get_running_loop().time
    began = clock()
    await thinker.answer(name, view, Random(moment), moment)
    kind = (view.decision.kind, len(view.tricks))
    return TimedAnswer(kind, len(view.decision.answers) == 1, clock() - began)


def time_difference(times: list[TimedAnswer]) -> float:
    """Return the difference between the mean times of forced and free moves, in standard errors."""
    difference = variance = 0.0
    for kind in {timing.kind for timing in times}:
        sides = [
            [timing.seconds for timing in times if timing.kind == kind and timing.forced is side]
            for side in (True, False)
        ]
        if min(map(len, sides)) < 2 or pstdev(sides[0] + sides[1]) < _NOISE:
            continue
        weight = 1 / sum(1 / len(side) for side in sides)
        difference += weight * (mean(sides[0]) - mean(sides[1]))
        variance += weight * pstdev(sides[0] + sides[1]) ** 2
    return difference / sqrt(variance) if variance else 0.0


def test_a_pause_is_a_little_longer_or_shorter_each_time() -> None:
    pauses = [bot_delay(HUMAN_DELAY, "play", 9, f"table/{seq}") for seq in range(400)]
    assert HUMAN_DELAY * 0.8 <= min(pauses) < HUMAN_DELAY * 0.82
    assert HUMAN_DELAY * 1.18 < max(pauses) <= HUMAN_DELAY * 1.2
    assert len(set(pauses)) == len(pauses)


def test_it_takes_longer_to_bid_than_to_play_and_longer_to_lead_first_than_last() -> None:
    longest = [bot_delay(HUMAN_DELAY, "play", tricks, "table/1") for tricks in range(11)]
    assert longest == sorted(longest, reverse=True)
    assert bot_delay(HUMAN_DELAY, "auction", 0, "table/1") > longest[-1]


def test_without_a_pace_a_bot_answers_when_it_knows() -> None:
    assert_answered(SlowPool(0.1, 0.4), BotAnswer(WHOLE), 0.5, pace=0.0)


def metric_of(bot: str, what: str) -> float | None:
    """Return a metric of the times of a bot's answers."""
    named = f'bot_seconds_{what}{{bot="{bot}"}} '
    return next(
        (float(line.split()[-1]) for line in render_metrics().decode().splitlines() if named in line), None
    )


def test_metrics_are_published_for_many_answers_at_once() -> None:
    counting = LatencyCounter()
    for _ in range(BATCH_SIZE - 1):
        counting.record("somebody", 0.25)
    assert metric_of("somebody", "sum") is None
    counting.record("somebody", 0.25)
    assert metric_of("somebody", "sum") == BATCH_SIZE * 0.25


def test_one_answer_of_a_bot_is_not_counted_by_itself() -> None:
    before = metric_of("expert", "count")
    timed_answer(VIEW, SlowPool(0.1, 0.3))
    assert metric_of("expert", "count") == before


# Interrupted searches


def test_a_complete_search_in_time_gives_an_unmarked_answer() -> None:
    thought, _ = timed_answer(VIEW, SlowPool(0.1, 0.3))
    assert thought == BotAnswer(WHOLE)


def test_a_partial_search_gives_a_marked_answer() -> None:
    assert_answered(SlowPool(0.1, NEVER), BotAnswer(QUICK, cut_short=True), DUE)


def test_without_a_search_result_a_heuristic_bot_gives_a_marked_answer() -> None:
    assert_answered(SlowPool(NEVER, NEVER), BotAnswer(HEURISTIC, cut_short=True), DUE)


def test_where_a_process_is_lost_or_a_player_breaks_down_the_answer_comes_by_the_thumb_all_the_same() -> None:
    for pool in (SlowPool(0.1, 0.1, lost=True), SlowPool(0.1, 0.1, broke=True)):
        assert_answered(pool, BotAnswer(HEURISTIC, cut_short=True), DUE)


def test_at_a_table_in_a_hurry_a_bot_has_a_second_all_the_same() -> None:
    hurry = HUMAN_DELAY / 10
    for quickly, whole in ((0.01, 0.02), (0.1, 0.8)):
        assert_answered(SlowPool(quickly, whole), BotAnswer(WHOLE), 1.0, pace=hurry)
    assert_answered(SlowPool(0.1, 5.0), BotAnswer(QUICK, cut_short=True), 1.0, pace=hurry)


# Hints


def test_an_interrupted_hint_is_marked() -> None:
    async def hint() -> bool:
        thinker = BotRunner(PLAYERS, HUMAN_DELAY, SlowPool(NEVER, NEVER), InlineExecutor(), hint_timeout=4.0)
        return (await thinker.explain(VIEW, Random(1))).cut_short

    cut_short, after = run_timed(hint)
    assert cut_short
    assert after == pytest.approx(4.0)
