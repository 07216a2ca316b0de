"""Deals played by a policy, and at every choice the worth of each card by rollouts with that policy.

The search is the expert, the policy its apprentice: T. Anthony, Z. Tian, D. Barber, Thinking fast and slow
with deep learning and tree search, NIPS 2017. Both decide which states are met: S. Ross, G. Gordon,
J. A. Bagnell, A reduction of imitation learning to no-regret online learning, AISTATS 2011.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from random import Random

from research.training.policy.deals import Source, is_bid_often
from spadille.arena.seating import bid_with_reference
from spadille.bots import BOTS
from spadille.bots.expert.cardplay import RolloutSearch
from spadille.bots.expert.model import Model, read_model
from spadille.bots.expert.posterior import InferenceSettings
from spadille.bots.search.cardplay import settled
from spadille.cards import Card
from spadille.notation.records import record_json
from spadille.play.action import Action, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.solver.policy import PlayHistory, RolloutSettings
from spadille.solver.worlds import WorldSampler
from spadille.study.runners import Runner
from spadille.study.series import NumberSpan, SeriesFolder

SOURCES = (
    Source("six-bid", "standard", 3, 100_000, 103_999, plain=0.6),
    Source("german-solo", "standard", 4, 100_000, 103_999),
    Source("progressive", "pennycook", 3, 100_000, 101_999),
)
"""Whose cards and contracts; no number is played elsewhere in the training."""
BY_NAME = {source.name: source for source in SOURCES}
ROUNDS = ((0.0, 0.4), (1.0, 1.4), (2.0, 4.8))
"""From where to where the numbers of each round reach, in so many times a source's: each has others."""
SHARPNESS = 80.0
"""A card that is worse by all that is at stake is wanted e to this power times less: in a solo, a point and a
half is a factor of e.
"""
_SEARCHED = 0.5
"""The part of all plays that are the search's own; the others are drawn by the policy."""
_WORLDS, _CANDIDATES, _TIMES = 60, 500, 2
_SIZE = 20
"""How many deals a file has."""
Wanted = Mapping[Card, float]
"""By card that may be played, how likely the apprentice is to play it."""


@dataclass(frozen=True, slots=True)
class Taught:
    """A deal, and what was wanted at each of its choices of a card."""

    deal: Deal
    wanted: tuple[Wanted, ...]


def folder_at(place: Path) -> SeriesFolder:
    """Where the deals of a round are kept."""
    return SeriesFolder(place, {"series": "iteration"}, _SIZE)


def spans(folder: SeriesFolder, round_: int) -> Iterator[NumberSpan]:
    """The deals of a round, of every source by turns."""
    begin, end = ROUNDS[round_ - 1]
    every = [list(folder.spans(source.name, source.at(begin), source.at(end))) for source in SOURCES]
    for place in range(max(map(len, every))):
        yield from (of_source[place] for of_source in every if place < len(of_source))


def go_on(folder: SeriesFolder, wanted: list[NumberSpan], model: Path, on: Runner, seconds: float) -> bool:
    """Plays deals that are not kept yet, none begun after so many seconds; whether all are kept."""
    folder.run_missing(Teacher(model), wanted, on, seconds)
    return not any(folder.find_missing(wanted))


@dataclass(frozen=True, slots=True)
class Teacher:
    """Plays numbered deals with the model of a file."""

    file: Path

    def __call__(self, name: str, number: int) -> Iterator[dict[str, object]]:
        """The one row of a deal, as it is kept."""
        found = taught(BY_NAME[name], number, _model(self.file))
        yield {"deal": number, **({} if found is None else _row(found))}


@cache
def _model(file: Path) -> Model:
    return read_model(file)


def taught(source: Source, number: int, model: Model) -> Taught | None:
    """A deal of a source; None where all passed, or where there are enough of its kind."""
    contest = source.contest("iteration")
    chance = Random(f"{contest.seed}{source.name}{number}")
    deal = bid_with_reference(contest, number)
    declared = deal.phase.declared
    if declared is None or (is_bid_often(declared.contract) and chance.random() > source.plain):
        return None
    search, wanted = search_with(model), list[Wanted]()
    while deal.turn is not None:
        view = view_of(deal, deal.turn)
        word = _word(view, chance)
        if word is None:
            wanted.append(wanted_in(view, search, chance))
            word = _played(view, wanted[-1], model, chance)
        deal = deal.play(word)
    return Taught(deal, tuple(wanted))


def search_with(model: Model) -> RolloutSearch:
    """The search that teaches: less of it than the expert has, at far more decisions."""
    return RolloutSearch(
        _WORLDS,
        InferenceSettings(_CANDIDATES),
        RolloutSettings(tricks=12, times=_TIMES),
        policy_bonus=0.0,
        model=model,
        apprentice=True,
    )


def _word(view: View, chance: Random) -> Action | None:
    """What is said or done where no card is chosen; None where one is."""
    assert view.decision is not None
    plays = [answer for answer in view.decision.answers if isinstance(answer, Play)]
    if len(plays) > 1 and len(plays) == len(view.decision.answers):
        return None
    answer = BOTS["club"].answer(view, chance)
    return None if isinstance(answer, Play) and len(plays) > 1 else answer


def wanted_in(view: View, search: RolloutSearch, chance: Random) -> Wanted:
    """The softmax of what each card is worth, as a part of all that is at stake."""
    assert view.known is not None
    worth = settled(view, view.known).worth()
    good = search.choose(view, WorldSampler(view), worth, chance)
    best, stake = max(good.values()), max(worth) - min(worth) or 1.0
    heights = {card: exp(SHARPNESS * (value - best) / stake) for card, value in good.items()}
    return {card: height / sum(heights.values()) for card, height in heights.items()}


def _played(view: View, wanted: Wanted, model: Model, chance: Random) -> Play:
    assert view.known is not None
    assert view.turn is not None
    if chance.random() < _SEARCHED:
        return Play(view.turn, max(wanted, key=lambda card: wanted[card]))
    likely = PlayHistory(view).card_probabilities(model.apprentice_for(view.known.contract))
    cards = list(likely)
    return Play(view.turn, chance.choices(cards, [likely[card] for card in cards])[0])


def _row(found: Taught) -> dict[str, object]:
    wanted = [{card.text: round(part, 4) for card, part in cards.items()} for cards in found.wanted]
    return {"record": record_json(found.deal), "wanted": wanted}
