"""Measure the Python engine: decisions, checked records and views per CPU second."""

import json
from collections.abc import Iterable
from time import process_time

from bench.figure import Figure
from spadille.games import GAMES
from spadille.notation.check import Sound, check
from spadille.notation.making import made
from spadille.notation.records import record_json
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.game import Game, Rules

_DEALS = 3_000


def measure_engine() -> Iterable[Figure]:
    for game in GAMES.values():
        yield from _measure_game(game, game.rules(game.presets[0].id))


def _measure_game(game: Game, rules: Rules) -> Iterable[Figure]:
    seats = rules.seats[0]
    start = process_time()
    deals = list(made(rules, seats, "bench", _DEALS, "spread"))
    spent = process_time() - start
    decisions = sum(len(deal.actions) for deal in deals)
    yield Figure(f"{game.id}: decisions made", decisions / spent, "a CPU-second", least=40_000)
    lines = [json.dumps(record_json(deal)) for deal in deals]
    start = process_time()
    sound = sum(isinstance(check(json.loads(line)), Sound) for line in lines)
    yield Figure(
        f"{game.id}: actions checked", decisions / (process_time() - start), "a CPU-second", least=60_000
    )
    assert sound == _DEALS, "every deal is sound"
    start, views = process_time(), _count_views(deals[: _DEALS // 10])
    yield Figure(f"{game.id}: views taken", views / (process_time() - start), "a CPU-second")


def _count_views(deals: list[Deal]) -> int:
    """Build the view of every seat in every state of the deals, and return the number of views."""
    taken = 0
    for whole in deals:
        for deal in whole.moments():
            views = [view_of(deal, seat) for seat in range(whole.layout.seats)]
            assert sum(view.decision is not None for view in views) == (0 if deal.over else 1)
            taken += len(views)
    return taken
