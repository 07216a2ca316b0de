"""Measure the expert's decisions, in this process or in a site's engine, and print lines of milliseconds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

from spadille.bots import BOTS
from spadille.games import GAMES
from spadille.notation.making import deal
from spadille.play.seeing import view_of


def expert_times(deals: int) -> Iterator[str]:
    """Yield the milliseconds of each decision with a choice, in deals that `club` plays."""
    for number, game in zip(range(deals), [*GAMES] * deals, strict=False):
        at, chance = deal(game, seed="pace", number=number), Random(number)
        while at.turn is not None:
            view = view_of(at, at.turn)
            if view.decision is not None and len(view.decision.answers) > 1:
                begun = perf_counter()
                BOTS["expert"].answer(view, chance)
                yield f"{1000 * (perf_counter() - begun):.1f}\n"
            at = at.play(BOTS["club"].answer(view, chance))
