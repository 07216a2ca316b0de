"""Measure the gain of a player that bids over the same player that always passes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev

from spadille.bots.player import Player
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action, Pass
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.game import Rules
from spadille.rules.seating import Seat

_NINETY_FIVE = 1.96


@dataclass(frozen=True)
class Interval:
    """A mean with its 95 % confidence interval."""

    mean: float
    half: float

    @property
    def is_below(self) -> bool:
        """Return whether the interval lies wholly below 0."""
        return self.mean + self.half < 0


def estimate_interval(differences: Sequence[float]) -> Interval:
    """Return the mean of `differences` with its 95 % confidence interval."""
    if len(differences) < 2:
        return Interval(fmean(differences or (0.0,)), inf)
    return Interval(fmean(differences), _NINETY_FIVE * stdev(differences) / sqrt(len(differences)))


def measure_bidding_gain(bot: Player, rules: Rules, seed: str, deals: int) -> Iterator[int]:
    """Yield, for each deal, the gain of a seat that bids over one that always passes. The cards and the other
    players are the same.
    """
    for number in range(deals):
        stream = Stream(key_of(seed, number))
        seats = stream.one_of(rules.seats)
        start = Deal.of(dealt_by(stream, rules, seats, number % seats))
        seat = stream.one_of(start.layout.active)
        ended = _play_out(bot, start, f"{seed} {number}", None)
        if all(action.verb == "pass" for action in _answer_of(seat, ended)):
            yield 0
        else:
            passed = _play_out(bot, start, f"{seed} {number}", seat)
            yield _payment_of(ended, seat) - _payment_of(passed, seat)


def _play_out(bot: Player, deal: Deal, seed: str, passes: Seat | None) -> Deal:
    """Play a deal to its end with a bot in every seat. The seat `passes` always passes. Equal decisions use
    the same random numbers.
    """
    while not deal.over:
        deal = deal.play(_answer(bot, deal, Random(f"{seed} {len(deal.actions)}"), passes))
    return deal


def _answer(bot: Player, deal: Deal, chance: Random, passes: Seat | None) -> Action:
    answers = deal.answers()
    if deal.phase.kind == "auction" and deal.turn == passes:
        return next(answer for answer in answers if isinstance(answer, Pass))
    answer = bot.answer(view_of(deal, deal.turn), chance)
    assert answer in answers
    return answer


def _answer_of(seat: Seat, deal: Deal) -> list[Action]:
    return [action for action in deal.actions if action.seat == seat and action.verb in _SPOKEN]


_SPOKEN = ("pass", "bid", "hold", "double", "redouble")


def _payment_of(deal: Deal, seat: Seat) -> int:
    assert deal.result is not None
    return deal.result.payments[seat]
