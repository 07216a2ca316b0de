"""Luck and skill: four parts that add up to what a deal came to.

A position with all cards known is worth what a company comes to that plays it on; every step changes that.
What a step changed beyond what it was worth at what its seat knew is luck, as in AIVAT: N. Burch, M. Schmid,
M. Moravcik, D. Morrill, M. Bowling, AIVAT: a new variance reduction technique for agent evaluation in
imperfect information games, AAAI 2018.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from random import Random
from statistics import fmean

from spadille.bots.expert.auction_model import AuctionModel, infer_auction_posterior
from spadille.bots.expert.bid_evaluation import HandEvaluator
from spadille.bots.expert.model import Model, load_shipped_model
from spadille.bots.expert.posterior import InferenceSettings, infer_posterior
from spadille.bots.player import Chance
from spadille.bots.search.budget import Budget
from spadille.bots.search.budget import seed as seeded
from spadille.env.reference_players import DealPrefix, estimate_gain, reference_players_at
from spadille.evaluation.reference_playouts import play_out_answers
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.play.world import World
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.solver.worlds import WorldSampler

AVERAGES_FILE = "averages.json"
"""The gain of each seat in the average deal of each preset; `python -m bench.review_averages` writes it."""


@dataclass(frozen=True, slots=True)
class LuckBudget:
    """How much is played on for the parts of a deal: with less they are as true on average, but noisier."""

    playouts: int = 500
    """How often each position of the deal is played on."""
    hand_worlds: int = 1_000
    """In how many ways the rest may lie a hand is valued before a bid."""
    worlds: int = 150
    """In how many worlds a step is valued by the company ..."""
    candidates: int = 600
    """... drawn from how many ..."""
    times: int = 4
    """... and how often in each."""


FULL_BUDGET = LuckBudget()
"""What a review spends."""


@dataclass(frozen=True, slots=True)
class PaymentParts:
    """What a deal came to, in four."""

    hand: float
    """What the seat's cards are worth before a bid, however the rest lies, less the average deal."""
    lie: float
    """How the rest lay: what the deal was worth beyond that, and what everybody's choices met in it."""
    others: float
    """What the others did at what they knew, and what a seat that never errs wins of such a company."""
    own: float
    """What the seat's decisions cost at what it knew."""

    def to_json(self) -> dict[str, float]:
        """The parts, to a hundredth."""
        return {"hand": self.hand, "lie": self.lie, "others": self.others, "own": self.own}


@dataclass(frozen=True, slots=True)
class LuckStep:
    """A decision, as luck is reckoned from it."""

    step: int
    gain: float
    """What it brought the seat beyond what the company would have done, at what was known by who decided."""
    loss: float = 0.0
    """What it cost against the best, as the judge found; of others nothing is known."""


def split_payment(
    deal: Deal, seat: Seat, luck_steps: Sequence[LuckStep], seed: int, budget: LuckBudget = FULL_BUDGET
) -> tuple[PaymentParts, tuple[float, ...]]:
    """The four parts of a deal, and the worth of the deal as it lay before each action and at the end."""
    layout, result = deal.layout, deal.result
    assert result is not None
    curve = evaluate_positions(deal, seat, seed, budget)
    changed = [after - before for before, after in pairwise(curve)]
    average = average_gain(layout.rules, layout.seats, layout.dealer, seat)
    hand = evaluate_hand(deal, seat, seed, budget)
    met = sum(changed[stretch.step] - stretch.gain for stretch in luck_steps)
    cost = -sum(stretch.loss for stretch in luck_steps)
    rounded = [round(part, 2) + 0.0 for part in (hand - average, curve[0] - hand + met, cost)]
    others = round(result.payments[seat] - sum(rounded), 2) + 0.0
    return PaymentParts(rounded[0], rounded[1], others, rounded[2]), curve


def evaluate_positions(
    deal: Deal, seat: Seat, seed: int, budget: LuckBudget = FULL_BUDGET
) -> tuple[float, ...]:
    """What the deal as it truly lay was worth to a seat, before each action and at the end."""
    layout, actions = deal.layout, deal.actions
    company = reference_players_at(layout.rules, layout.seats)
    done = (company.encode_actions(actions[:step], layout.active) for step in range(len(actions) + 1))
    gains = company.sample_gains(
        [DealPrefix(layout, actions, seed) for actions in done], budget.playouts, seat
    )
    return tuple(map(fmean, gains))


def evaluate_hand(deal: Deal, seat: Seat, seed: int, budget: LuckBudget = FULL_BUDGET) -> float:
    """What a hand is worth before a bid, over all ways the rest may lie."""
    view = view_of(Deal.of(deal.layout), seat)
    chance = Random(f"{seed}/hand/{seat}")  # noqa: S311 - it may be guessed at
    worlds = list(WorldSampler(view).sample(budget.hand_worlds, seeded(chance)))
    return play_out_answers(view, worlds, (), seat, budget.times).undisturbed


def find_choices(deal: Deal) -> Iterator[tuple[int, Deal]]:
    """The decisions that had a choice: their steps, and the deal as it stood."""
    standing = Deal.of(deal.layout)
    for step, action in enumerate(deal.actions):
        if len(standing.answers()) > 1:
            yield step, standing
        standing = standing.play(action)


def measure_luck_step(  # noqa: PLR0917 - where, what was done, for whom, and by what chance and effort
    before: Deal, step: int, action: Action, seat: Seat, seed: int, budget: LuckBudget = FULL_BUDGET
) -> LuckStep:
    """What somebody's decision brought a seat beyond what the company would have done."""
    view = view_of(before, action.seat)
    chance = Random(f"{seed}/{step}/luck")  # noqa: S311 - it may be guessed at
    values = play_out_answers(
        view, _sample_worlds(load_shipped_model(), view, chance, budget), (action,), seat, budget.times
    )
    return LuckStep(step, values.worths[action] - values.undisturbed)


def _sample_worlds(model: Model, view: View, chance: Chance, budget: LuckBudget) -> list[World]:
    """Some worlds that a seat believes in."""
    if view.phase == "play":
        where = WorldSampler(view)
        inference = InferenceSettings(budget.candidates)
        return list(infer_posterior(view, where, model, budget.worlds, chance, inference).worlds)
    others = AuctionModel(view, HandEvaluator(view, model))
    drawn = infer_auction_posterior(
        view, others, Budget(worlds=budget.worlds, screened=2 * budget.worlds), chance
    )
    return [drawn.worlds[number] for number in drawn.sample]


@lru_cache(maxsize=1)
def load_averages() -> Mapping[str, Sequence[float]]:
    """By table what each seat gains on average, from the dealer on."""
    gains: Mapping[str, Sequence[float]] = json.loads(
        files(__package__).joinpath(AVERAGES_FILE).read_text("utf-8")
    )["gains"]
    return gains


def table_key(rules: Rules, seats: int) -> str:
    """A table as the file names it."""
    return f"{rules.settings.game}/{rules.settings.preset}/{seats}"


def average_gain(rules: Rules, seats: int, dealer: Seat, seat: Seat) -> float:
    """What a seat gains on average in a dealer's deals, when the company plays them."""
    gains = None if rules.settings.changed else load_averages().get(table_key(rules, seats))
    if gains is None:
        return estimate_gain(rules, seats, dealer, seat)
    return gains[(seat - dealer) % seats]
