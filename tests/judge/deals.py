"""Finished deals of every game, played by clubs and beginners."""

from dataclasses import replace
from functools import cache

import spadille as sp
from spadille.games import GAMES
from spadille.judge.price import Loss
from spadille.judge.review import DecisionVerdict
from spadille.play.action import Pass
from spadille.play.deal import Deal
from tests.bots.beginner_bot import BEGINNER

WORLDS = 8
"""Enough to see that a review holds together."""


@cache
def finished(game: str, number: int = 0, preset: str | None = None) -> Deal:
    """A deal of a game, played to its end."""
    deal = sp.deal(game, rules=preset, seed="judge", number=number)
    bots: list[str | sp.Player] = ["club", BEGINNER] * deal.layout.seats
    return sp.play_out(deal, bots[: deal.layout.seats], seed=number).deal


@cache
def reviewed(game: str, number: int = 0, preset: str | None = None) -> sp.Review:
    """The review of its eldest."""
    deal = finished(game, number, preset)
    return sp.review(deal, deal.layout.active[0], worlds=WORLDS)


@cache
def blundered() -> tuple[Deal, sp.Review]:
    """A solo that a beginner plays badly, and its review."""
    deal = sp.play_out(sp.deal("six-bid", seed="x", number=1), ["club", BEGINNER, BEGINNER], seed=1).deal
    return deal, sp.review(deal, 1, worlds=40)


def as_if(review: sp.Review, *, proved: bool) -> sp.Review:
    """The same review as it would be if all kinds of decision had passed the proof, or none."""
    dear = DecisionVerdict.MISTAKE if proved else DecisionVerdict.CLOSE
    decisions = (
        replace(decision, named=proved, verdict=dear if decision in review.dear else decision.verdict)
        for decision in review.decisions
    )
    return replace(review, decisions=tuple(decisions))


@cache
def half_proved() -> tuple[Deal, sp.Review]:
    """The same deal as if the play of the cards alone had passed: a mistake of it, and a dear bid."""
    deal, found = blundered()
    bid, *cards = found.decisions
    better = Pass(bid.chosen.seat)
    dear = replace(bid, best=better, good=(better,), loss=Loss(20.0, 2.0), dear=True, named=False)
    dear = replace(dear, verdict=DecisionVerdict.CLOSE)
    proved = as_if(replace(found, decisions=tuple(cards)), proved=True)
    named = (replace(decision, named=decision.kind == "play") for decision in proved.decisions)
    return deal, replace(found, decisions=(dear, *named))


PRESETS = [(game.id, preset.id) for game in GAMES.values() for preset in game.presets]
