"""Finished deals of every game, played by the bots `club` and `beginner`."""

from dataclasses import replace
from functools import cache

import spadille as sp
from spadille.evaluation.loss import Loss
from spadille.evaluation.review import DecisionVerdict
from spadille.games import GAMES
from spadille.play.action import Pass
from spadille.play.deal import Deal
from tests.bots.beginner_bot import BEGINNER

WORLDS = 8
"""A number of worlds that is enough to check the form of a review."""


@cache
def finished_deal(game: str, number: int = 0, preset: str | None = None) -> Deal:
    """Return a finished deal of a game."""
    deal = sp.deal(game, rules=preset, seed="judge", number=number)
    bots: list[str | sp.Player] = ["club", BEGINNER] * deal.layout.seats
    return sp.play_out(deal, bots[: deal.layout.seats], seed=number).deal


@cache
def review_eldest(game: str, number: int = 0, preset: str | None = None) -> sp.Review:
    """Play a deal and return its review for eldest."""
    deal = finished_deal(game, number, preset)
    return sp.review(deal, deal.layout.active[0], worlds=WORLDS)


@cache
def blundered_deal() -> tuple[Deal, sp.Review]:
    """Return a solo that the bot `beginner` plays badly, and its review."""
    deal = sp.play_out(sp.deal("six-bid", seed="x", number=1), ["club", BEGINNER, BEGINNER], seed=1).deal
    return deal, sp.review(deal, 1, worlds=40)


def assume_validated(review: sp.Review, *, validated: bool) -> sp.Review:
    """Return a review as it would be if all kinds of decision were validated, or if none were."""
    dear = DecisionVerdict.MISTAKE if validated else DecisionVerdict.CLOSE
    decisions = (
        replace(
            decision, validated=validated, verdict=dear if decision in review.costly else decision.verdict
        )
        for decision in review.decisions
    )
    return replace(review, decisions=tuple(decisions))


@cache
def half_validated_review() -> tuple[Deal, sp.Review]:
    """Return a deal and its review as if only card play were validated. The review has a mistake, and a
    costly bid.
    """
    deal, found = blundered_deal()
    bid, *cards = found.decisions
    better = Pass(bid.chosen.seat)
    dear = replace(bid, best=better, good=(better,), loss=Loss(20.0, 2.0), costly=True, validated=False)
    dear = replace(dear, verdict=DecisionVerdict.CLOSE)
    proved = assume_validated(replace(found, decisions=tuple(cards)), validated=True)
    named = (replace(decision, validated=decision.kind == "play") for decision in proved.decisions)
    return deal, replace(found, decisions=(dear, *named))


PRESETS = [(game.id, preset.id) for game in GAMES.values() for preset in game.presets]
