"""Play deals by a policy, and store targets for every choice of a card: probabilities from the value of each
card in rollouts with that policy.

The search is the expert and the policy its apprentice: T. Anthony, Z. Tian, D. Barber, Thinking fast and slow
with deep learning and tree search, NIPS 2017. Both choose cards in the deals, and so determine the visited
states: S. Ross, G. Gordon, J. A. Bagnell, A reduction of imitation learning to no-regret online learning,
AISTATS 2011.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from math import exp
from pathlib import Path
from random import Random

from research.runner import Experiment, Row
from research.training.policy.deals import Source, is_bid_often
from spadille.arena.seating import bid_with_reference
from spadille.bots import BOTS
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.model import Model, read_model
from spadille.bots.learned.posterior import InferenceSettings
from spadille.bots.search.cardplay import settled
from spadille.cards import Card
from spadille.notation.records import record_json
from spadille.play.action import Action, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.solver.policy import PlayHistory, RolloutSettings
from spadille.solver.worlds import WorldSampler

SOURCES = (
    Source("six-bid", "standard", 3, 100_000, 103_999, plain=0.6),
    Source("german-solo", "standard", 4, 100_000, 103_999),
    Source("progressive", "pennycook", 3, 100_000, 101_999),
)
"""The cards and contracts. No other part of the training uses these numbers."""
BY_NAME = {source.name: source for source in SOURCES}
ROUNDS = ((0.0, 0.4), (1.0, 1.4), (2.0, 4.8))
"""The numbers of each round, in multiples of a source's deals. No number is in two rounds."""
SHARPNESS = 80.0
"""The inverse temperature of targets: in a solo, a point and a half is a factor of e."""
_BY_SEARCH = 0.5
"""The share of cards that the search plays. The others are sampled from the policy."""
_WORLDS, _CANDIDATES, _TIMES = 60, 500, 2
Targets = Mapping[Card, float]
"""The target probability of each card that may be played."""


@dataclass(frozen=True, slots=True)
class TaughtDeal:
    """A deal, and the targets at each of its choices of a card."""

    deal: Deal
    targets: tuple[Targets, ...]


def numbers_of(round_: int) -> dict[str, range]:
    """Return the deal numbers of a round, by source."""
    return {source.name: source.numbers(*ROUNDS[round_ - 1]) for source in SOURCES}


def round_of(round_: int, model: Path) -> Experiment:
    """Return the experiment that plays the deals of a round with the model in a file."""
    return Experiment(f"expert_iteration/{round_}", partial(play_deal, model), size=20)


def play_deal(model: Path, name: str, number: int) -> Iterator[Row]:
    taught = teach(BY_NAME[name], number, _read_model(model))
    yield {"deal": number, **({} if taught is None else _to_row(taught))}


@cache
def _read_model(file: Path) -> Model:
    return read_model(file)


def teach(source: Source, number: int, model: Model) -> TaughtDeal | None:
    """Play deal `number` of a source and compute its targets.

    Return None if all pass, or if there are enough deals with this contract.
    """
    contest = source.contest("iteration")
    chance = Random(f"{contest.seed}{source.name}{number}")
    deal = bid_with_reference(contest, number)
    declared = deal.phase.declared
    if declared is None or (is_bid_often(declared.contract) and chance.random() > source.plain):
        return None
    search, targets = search_with(model), list[Targets]()
    while deal.turn is not None:
        view = view_of(deal, deal.turn)
        answer = _other_answer(view, chance)
        if answer is None:
            targets.append(targets_in(view, search, chance))
            answer = _choose_card(view, targets[-1], model, chance)
        deal = deal.play(answer)
    return TaughtDeal(deal, tuple(targets))


def search_with(model: Model) -> RolloutSearch:
    """Return the search that computes the targets. It is smaller than the expert's, because it decides far
    more often.
    """
    return RolloutSearch(
        _WORLDS,
        InferenceSettings(_CANDIDATES),
        RolloutSettings(tricks=12, times=_TIMES),
        policy_bonus=0.0,
        model=model,
        apprentice=True,
    )


def _other_answer(view: View, chance: Random) -> Action | None:
    """Return an answer for a decision that is no choice of a card, or None if it is one."""
    assert view.decision is not None
    plays = [answer for answer in view.decision.answers if isinstance(answer, Play)]
    if len(plays) > 1 and len(plays) == len(view.decision.answers):
        return None
    answer = BOTS["club"].answer(view, chance)
    return None if isinstance(answer, Play) and len(plays) > 1 else answer


def targets_in(view: View, search: RolloutSearch, chance: Random) -> Targets:
    """Return the targets of a view: the softmax of the cards' values, as shares of the stake."""
    assert view.known is not None
    worth = settled(view, view.known).worth()
    good = search.choose(view, WorldSampler(view), worth, chance)
    best, stake = max(good.values()), max(worth) - min(worth) or 1.0
    heights = {card: exp(SHARPNESS * (value - best) / stake) for card, value in good.items()}
    return {card: height / sum(heights.values()) for card, height in heights.items()}


def _choose_card(view: View, targets: Targets, model: Model, chance: Random) -> Play:
    assert view.known is not None
    assert view.turn is not None
    if chance.random() < _BY_SEARCH:
        return Play(view.turn, max(targets, key=lambda card: targets[card]))
    likely = PlayHistory(view).card_probabilities(model.apprentice_for(view.known.contract))
    cards = list(likely)
    return Play(view.turn, chance.choices(cards, [likely[card] for card in cards])[0])


def _to_row(taught: TaughtDeal) -> Row:
    wanted = [{card.text: round(share, 4) for card, share in cards.items()} for cards in taught.targets]
    return {"record": record_json(taught.deal), "wanted": wanted}
