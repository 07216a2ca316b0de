"""Sample decisions of every kind, from every game that has such decisions."""

from collections.abc import Mapping
from functools import cache

from spadille.play.deal import Deal
from spadille.rules.game import Game
from tests.laws.tables import LAWFUL, sitting

EVERY_VERB = frozenset(
    ("pass", "bid", "hold", "double", "redouble", "trump", "call", "give", "discard", "play", "stop", "ask")
)
SAMPLES_PER_KIND = 2
"""The number of samples of a kind from one game."""
_DEALS, _IN_VAIN = 250, 50
"""The bounds of the search: on deals in all, and on deals in a row without a new sample."""


def sample_decisions(verb: str) -> list[Deal]:
    """Return decisions in which an action with the verb `verb` is legal, each from another deal."""
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
    for deal in sitting("decisions", number, (game,)).deals:
        if len(deal.answers()) > 1:
            for verb in {answer.verb for answer in deal.answers()}:
                found.setdefault(verb, []).append(deal)
    return found
