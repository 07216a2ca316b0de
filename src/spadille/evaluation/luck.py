"""Luck and skill: split what a deal came to into four parts.

A position with all cards known is worth what the reference players win from it on average, and each action
changes that value. What an action changed beyond what it was worth at what its seat knew is luck, as in
AIVAT: N. Burch, M. Schmid, M. Moravcik, D. Morrill, M. Bowling, AIVAT: a new variance reduction technique for
agent evaluation in imperfect information games, AAAI 2018.
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

from spadille.bots.learned.auction_model import AuctionModel, infer_auction_posterior
from spadille.bots.learned.bid_evaluation import HandEvaluator
from spadille.bots.learned.model import Model, load_shipped_model
from spadille.bots.learned.posterior import InferenceSettings, infer_posterior
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
"""What each seat gains in the average deal of each preset. `python -m research.validation.average_gains`
writes it, from far more deals than can be played while a review waits.
"""


@dataclass(frozen=True, slots=True)
class LuckBudget:
    """How much is played out for the parts of a deal. A smaller budget adds noise but no bias."""

    playouts: int = 500
    """Playouts of each position of the deal."""
    hand_worlds: int = 1_000
    """Worlds in which a hand is valued before a bid."""
    worlds: int = 150
    """Worlds in which the reference players value an action."""
    candidates: int = 600
    """Candidate worlds from which those are drawn."""
    times: int = 4
    """Playouts in each of those worlds."""


FULL_BUDGET = LuckBudget()
"""The budget of a review."""


@dataclass(frozen=True, slots=True)
class PaymentParts:
    """The four parts of a payment."""

    hand: float
    """What the seat's cards are worth before a bid, over all lies of the others, minus the average deal."""
    lie: float
    """How the other cards lay: what the deal was worth beyond that, and how all choices turned out."""
    others: float
    """What the others did at what they knew, and what a seat that never errs wins from the reference players.
    """
    own: float
    """What the seat's decisions lost at what it knew."""

    def to_json(self) -> dict[str, float]:
        return {"hand": self.hand, "lie": self.lie, "others": self.others, "own": self.own}


@dataclass(frozen=True, slots=True)
class LuckStep:
    """A decision, and what it was worth to the reviewed seat."""

    step: int
    gain: float
    """What the seat gained beyond the reference players' choice, at what the seat that decided knew."""
    loss: float = 0.0
    """What the decision lost against the best answer. Zero for other seats: they are not evaluated."""


def split_payment(
    deal: Deal, seat: Seat, luck_steps: Sequence[LuckStep], seed: int, budget: LuckBudget = FULL_BUDGET
) -> tuple[PaymentParts, tuple[float, ...]]:
    """Return the four parts of a deal, and what the deal was worth before each action and at the end."""
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
    """Return what the deal as it truly lay was worth to a seat, before each action and at the end."""
    layout, actions = deal.layout, deal.actions
    company = reference_players_at(layout.rules, layout.seats)
    done = (company.encode_actions(actions[:step], layout.active) for step in range(len(actions) + 1))
    gains = company.sample_gains(
        [DealPrefix(layout, actions, seed) for actions in done], budget.playouts, seat
    )
    return tuple(map(fmean, gains))


def evaluate_hand(deal: Deal, seat: Seat, seed: int, budget: LuckBudget = FULL_BUDGET) -> float:
    """Return what a seat's hand is worth before a bid, over all lies of the other cards."""
    view = view_of(Deal.of(deal.layout), seat)
    chance = Random(f"{seed}/hand/{seat}")  # noqa: S311 - it may be guessed at
    worlds = list(WorldSampler(view).sample(budget.hand_worlds, seeded(chance)))
    return play_out_answers(view, worlds, (), seat, budget.times).undisturbed


def find_choices(deal: Deal) -> Iterator[tuple[int, Deal]]:
    """Yield each decision with more than one answer: its step, and the deal before it."""
    return ((step, before) for step, before in enumerate(deal.moments()) if len(before.answers()) > 1)


def measure_luck_step(  # noqa: PLR0917 - where, what was done, for whom, and by what chance and effort
    before: Deal, step: int, action: Action, seat: Seat, seed: int, budget: LuckBudget = FULL_BUDGET
) -> LuckStep:
    """Return what an action gained a seat beyond the reference players' choice."""
    view = view_of(before, action.seat)
    chance = Random(f"{seed}/{step}/luck")  # noqa: S311 - it may be guessed at
    values = play_out_answers(
        view, _sample_worlds(load_shipped_model(), view, chance, budget), (action,), seat, budget.times
    )
    return LuckStep(step, values.worths[action] - values.undisturbed)


def _sample_worlds(model: Model, view: View, chance: Chance, budget: LuckBudget) -> list[World]:
    """Sample worlds from the beliefs of the seat that decides."""
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
    """Return what each seat gains on average, from the dealer on, by the table's key."""
    gains: Mapping[str, Sequence[float]] = json.loads(
        files(__package__).joinpath(AVERAGES_FILE).read_text("utf-8")
    )["gains"]
    return gains


def table_key(rules: Rules, seats: int) -> str:
    """Return the key of a table in the file of averages."""
    return f"{rules.settings.game}/{rules.settings.preset}/{seats}"


def average_gain(rules: Rules, seats: int, dealer: Seat, seat: Seat) -> float:
    """Return what a seat gains on average in a dealer's deals, when the reference players play them."""
    gains = None if rules.settings.changed else load_averages().get(table_key(rules, seats))
    if gains is None:
        return estimate_gain(rules, seats, dealer, seat)
    return gains[(seat - dealer) % seats]
