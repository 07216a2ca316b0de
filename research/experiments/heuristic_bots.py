"""How the players of the house play the games with partners, doubling and cards laid away."""

from __future__ import annotations

import argparse
import gc
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import mean, median, stdev
from time import thread_time_ns

from spadille.bots.heuristic.player import PLAYERS
from spadille.games import GERMAN_SOLO, PROGRESSIVE
from spadille.games.frog import FROG
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action, Pass
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.game import Rules
from spadille.rules.goal import Outcome

GAMES = {game.id: game for game in (GERMAN_SOLO, PROGRESSIVE, FROG)}
_ONE_IN = 10_000
SAID = ("hold", "double", "redouble", "stop", "ask")


def any_answer(view: View, chance: Random) -> Action:
    """Any answer, each as likely."""
    assert view.decision is not None
    return chance.choice(view.decision.answers)


def plays_anything(view: View, chance: Random) -> Action:
    """Bids like the club and then plays anything."""
    declaring = view.decision is not None and view.decision.kind != "play"
    return PLAYERS["club"].answer(view, chance) if declaring else any_answer(view, chance)


ANSWERS: Mapping[str, Callable[[View, Random], Action]] = {
    **{name: bot.answer for name, bot in PLAYERS.items()},
    "anything": any_answer,
    "club bids, anything played": plays_anything,
}
Times = dict[str, list[float]]
"""CPU milliseconds an answer took, by who gave it."""


@dataclass(frozen=True)
class Sat:
    """A deal played, and who sat where."""

    line_up: tuple[str, ...]
    deal: Deal

    def gained(self, name: str) -> float:
        assert self.deal.result is not None
        payments = self.deal.result.payments
        return mean(sum_ for who, sum_ in zip(self.line_up, payments, strict=True) if who == name)


def sat(layout: Layout, line_up: tuple[str, ...], seed: str, times: Times) -> Sat:
    deal = Deal.of(layout)
    chances = [Random(f"{seed}/{seat}") for seat in range(layout.seats)]
    while deal.turn is not None:
        name, view, before = line_up[deal.turn], view_of(deal, deal.turn), thread_time_ns()
        action = ANSWERS[name](view, chances[deal.turn])
        times.setdefault(name, []).append((thread_time_ns() - before) / 1e6)
        assert action in deal.answers(), action
        deal = deal.play(action)
    return Sat(line_up, deal)


@dataclass(frozen=True)
class Series:
    """The deals that are played, the same for all."""

    rules: Rules
    seed: str
    deals: int
    times: Times = field(default_factory=dict)

    @property
    def layouts(self) -> Iterator[tuple[str, Layout]]:
        seats = self.rules.seats[0]
        for number in range(self.deals):
            stream = Stream(key_of(self.seed, number))
            yield f"{self.seed}/{number}", dealt_by(stream, self.rules, seats, number % seats)


def against(series: Series, hero: str, other: str) -> str:
    """One hero among others, with the same cards in every seat."""
    gains = []
    for key, layout in series.layouts:
        line_ups = [
            tuple(hero if seat == at else other for seat in range(layout.seats)) for at in layout.active
        ]
        gains.append(mean(sat(layout, line_up, key, series.times).gained(hero) for line_up in line_ups))
    error = stdev(gains) / sqrt(len(gains))
    assert mean(gains) > 3 * error, "the better player wins clearly"
    return f"one {hero} among {other}: {mean(gains):+.2f} +- {error:.2f} counters a deal"


def among(series: Series, name: str) -> Iterator[str]:
    """What is bid, said and made where all play alike."""
    rules, deals = series.rules, series.deals
    played = [sat(layout, (name,) * layout.seats, key, series.times).deal for key, layout in series.layouts]
    nobody = sum(deal.result is not None and deal.result.contract is None for deal in played)
    forced = sum(map(_was_forced, played)) if rules.forced else 0
    yield f"{name} among themselves: passed out {nobody / deals:.1%}, forced {forced / deals:.1%}"
    for contract in rules.contracts:
        yield from _made(contract.id, played)
    verbs = Counter(verb for deal in played for verb in {action.verb for action in deal.actions})
    bonuses = Counter(bonus for deal in played if deal.result for bonus in deal.result.bonuses)
    counted = {**{verb: verbs[verb] for verb in SAID if verbs[verb]}, **bonuses}
    if counted:
        shares = (f"{event} {times / deals:.1%}" for event, times in counted.items())
        yield "  of the deals with " + ", ".join(shares)


def _was_forced(deal: Deal) -> bool:
    return all(isinstance(action, Pass) for action in deal.actions[: len(deal.layout.active)])


def _made(contract: str, played: list[Deal]) -> Iterator[str]:
    results = [deal.result for deal in played if deal.result and deal.result.contract == contract]
    if results:
        won = sum(result.outcome is Outcome.WON for result in results) / len(results)
        gain = mean(result.payments[result.declarer or 0] for result in results)
        share = len(results) / len(played)
        yield f"  {contract:22}{share:7.2%} of the deals, made {won:4.0%}, declarer {gain:+7.1f}"


def report(game: str, seed: str, deals: int) -> Iterator[str]:
    series = Series(GAMES[game].rules(GAMES[game].presets[0].id), seed, deals)
    yield f"{game}, {deals} deals, seed {seed}"
    for other in ("anything", "club bids, anything played", "novice"):
        yield against(series, "club", other)
    for name in PLAYERS:
        yield from among(series, name)
    for name in PLAYERS:
        taken = sorted(series.times[name])
        most = taken[-1 - len(taken) // _ONE_IN]
        yield (
            f"{name}: {median(taken):.3f} ms an answer in the middle,"
            f" {most:.2f} ms all but one in {_ONE_IN}, {taken[-1]:.2f} ms at most"
        )


def main() -> None:
    """Measure and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--game", choices=GAMES, default=GERMAN_SOLO.id)
    asks.add_argument("--deals", type=int, default=2000)
    asks.add_argument("--seed", default="report")
    options = asks.parse_args()
    # The answers are timed, not the sweeping up after the report's own deals.
    gc.disable()
    for line in report(options.game, options.seed, options.deals):
        print(line, flush=True)


if __name__ == "__main__":
    main()
