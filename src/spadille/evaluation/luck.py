"""Luck and skill: split a seat's payment in a deal into four parts.

The value of a position with all cards known is the mean gain when the reference players play on from it. Each
action changes this value. A part of the change was to be expected by what the acting seat knew. The rest is
luck, as in AIVAT: N. Burch, M. Schmid, M. Moravcik, D. Morrill, M. Bowling, AIVAT: a new variance reduction
technique for agent evaluation in imperfect information games, AAAI 2018.
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

from spadille.arena.series import FinishedDeal
from spadille.bots.learned.auction_model import AuctionModel, infer_auction_posterior
from spadille.bots.learned.bid_evaluation import HandEvaluator
from spadille.bots.learned.model import Model, load_shipped_model
from spadille.bots.learned.posterior import InferenceSettings, infer_posterior
from spadille.bots.player import Chance
from spadille.bots.search.budget import Budget
from spadille.bots.search.budget import seed as seeded
from spadille.env.reference_players import DealPrefix, estimate_gain, reference_players_at
from spadille.evaluation.reference_playouts import play_out_answers
from spadille.notation.records import Record, read_record
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.play.world import World
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.solver.worlds import WorldSampler

AVERAGES_FILE = "averages.json"
"""The file with each seat's mean gain in a deal, for each preset and table size.
`python -m research.validation.average_gains` writes it, from more deals than a review could play.
"""


@dataclass(frozen=True, slots=True)
class LuckBudget:
    """The numbers of playouts and worlds for a split of luck and skill. Fewer add noise but no bias."""

    playouts: int = 500
    """The number of playouts of each position of the deal."""
    hand_worlds: int = 1_000
    """The number of worlds in which a hand is valued before the auction."""
    worlds: int = 150
    """The number of worlds in which an action is valued."""
    candidates: int = 600
    """The number of candidate worlds from which the worlds for an action are drawn."""
    times: int = 4
    """The number of playouts in each world of a hand or an action."""


FULL_BUDGET = LuckBudget()
"""The budget of a review."""


@dataclass(frozen=True, slots=True)
class PaymentParts:
    """The four parts of a seat's payment, in counters. They add up to the payment."""

    hand: float
    """The luck of the seat's hand: its mean value before the auction, less the mean of all hands."""
    lie: float
    """The luck of the other cards: how they lay, and how all choices turned out because of that."""
    others: float
    """The gain by the others' decisions, given what they knew, and by the seat's own play if it made no
    mistakes.
    """
    own: float
    """The loss by the seat's own decisions, given what it knew, as a negative number."""

    def to_json(self) -> dict[str, float]:
        return {"hand": self.hand, "lie": self.lie, "others": self.others, "own": self.own}


@dataclass(frozen=True, slots=True)
class LuckStep:
    """A decision by any seat, and its expected effect on the reviewed seat."""

    step: int
    """The index of the action in the deal."""
    gain: float
    """The reviewed seat's expected gain over the reference players' choice, given what the acting seat
    knew."""
    loss: float = 0.0
    """The loss against the best answer. 0 for the decisions of other seats, which are not evaluated."""


def split_payment(
    deal: Deal, seat: Seat, luck_steps: Sequence[LuckStep], seed: int, budget: LuckBudget = FULL_BUDGET
) -> tuple[PaymentParts, tuple[float, ...]]:
    """Return the four parts of a seat's payment, and the deal's value to it before each action and at the
    end.
    """
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
    """Return the deal's value to a seat, with all cards known, before each action and at the end."""
    layout, actions = deal.layout, deal.actions
    company = reference_players_at(layout.rules, layout.seats)
    done = (company.encode_actions(actions[:step], layout.active) for step in range(len(actions) + 1))
    gains = company.sample_gains(
        [DealPrefix(layout, actions, seed) for actions in done], budget.playouts, seat
    )
    return tuple(map(fmean, gains))


def evaluate_hand(deal: Deal, seat: Seat, seed: int, budget: LuckBudget = FULL_BUDGET) -> float:
    """Return the mean value of a seat's hand before the auction, over sampled lies of the other cards."""
    view = view_of(Deal.of(deal.layout), seat)
    chance = Random(f"{seed}/hand/{seat}")  # noqa: S311 - it may be guessed at
    worlds = list(WorldSampler(view).sample(budget.hand_worlds, seeded(chance)))
    return play_out_answers(view, worlds, (), seat, budget.times).undisturbed


def read_deal(record: Mapping[str, object] | Record | Deal | FinishedDeal) -> Deal:
    """Return the deal of a record, after all its actions.

    Raises:
        NotAllowed: the record is malformed, or an action in it is not legal.
    """
    if isinstance(record, FinishedDeal):
        return record.deal
    if isinstance(record, Deal):
        return record
    return (record if isinstance(record, Record) else read_record(record)).replay()


def find_choices(deal: Deal) -> Iterator[tuple[int, Deal]]:
    """Yield each decision of a deal with more than one answer: the index of its action, and the deal
    before.
    """
    return ((step, before) for step, before in enumerate(deal.moments()) if len(before.answers()) > 1)


def measure_luck_step(  # noqa: PLR0917 - where, what was done, for whom, and by what chance and effort
    before: Deal, step: int, action: Action, seat: Seat, seed: int, budget: LuckBudget = FULL_BUDGET
) -> LuckStep:
    """Estimate how much more `seat` gains by an action than by the choice of the reference players.

    `before` is the deal before the action, and `step` the index of the action.
    """
    view = view_of(before, action.seat)
    chance = Random(f"{seed}/{step}/luck")  # noqa: S311 - it may be guessed at
    values = play_out_answers(
        view, _sample_worlds(load_shipped_model(), view, chance, budget), (action,), seat, budget.times
    )
    return LuckStep(step, values.worths[action] - values.undisturbed)


def _sample_worlds(model: Model, view: View, chance: Chance, budget: LuckBudget) -> list[World]:
    """Sample worlds from the posterior of the viewing seat."""
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
    """Load the mean gains of the seats from the dealer on, by the keys of `table_key`."""
    gains: Mapping[str, Sequence[float]] = json.loads(
        files(__package__).joinpath(AVERAGES_FILE).read_text("utf-8")
    )["gains"]
    return gains


def table_key(rules: Rules, seats: int) -> str:
    """Return the key of a table in the file of averages."""
    return f"{rules.settings.game}/{rules.settings.preset}/{seats}"


def average_gain(rules: Rules, seats: int, dealer: Seat, seat: Seat) -> float:
    """Return the mean gain of `seat` in deals by `dealer`, if the reference players play them."""
    gains = None if rules.settings.changed else load_averages().get(table_key(rules, seats))
    if gains is None:
        return estimate_gain(rules, seats, dealer, seat)
    return gains[(seat - dealer) % seats]
