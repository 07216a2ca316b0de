"""Moments at which somebody has a choice: some of every kind that there is, from every game that has it."""

from collections.abc import Mapping
from functools import cache

from spadille.play.deal import Deal
from spadille.rules.game import Game
from tests.laws.tables import LAWFUL, sitting

EVERY_VERB = frozenset(
    ("pass", "bid", "hold", "double", "redouble", "trump", "call", "give", "discard", "play", "stop", "ask")
)
SAMPLES_PER_KIND = 4
"""How many moments of a kind there are from one game."""
_DEALS, _IN_VAIN = 250, 50
"""After so many deals no more are looked at; nor after so many in which there was nothing that is wanted."""


def sample_decisions(verb: str) -> list[Deal]:
    """Moments at which this may be said or done, no two of one deal."""
    return [deal for game in LAWFUL for deal in _sample_game(game).get(verb, ())]


@cache
def _sample_game(game: Game) -> Mapping[str, list[Deal]]:
    found: dict[str, list[Deal]] = {}
    latest = 0
    for number in range(_DEALS):
        for verb, deals in _sample_deal(game, number).items():
            if len(kept := found.setdefault(verb, [])) < SAMPLES_PER_KIND:
                kept.append(deals[number % len(deals)])
                latest = number
        if number - latest == _IN_VAIN:
            break
    return found


def _sample_deal(game: Game, number: int) -> Mapping[str, list[Deal]]:
    found: dict[str, list[Deal]] = {}
    for deal in sitting("moments", number, (game,)).deals:
        if len(deal.answers()) > 1:
            for verb in {answer.verb for answer in deal.answers()}:
                found.setdefault(verb, []).append(deal)
    return found
