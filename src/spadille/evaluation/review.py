"""Review a deal for one seat: value each decision by what the seat knew, and split luck and skill."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import sqrt
from random import Random
from statistics import fmean, stdev

from spadille.arena.series import FinishedDeal
from spadille.bots.card_reason import CardReason
from spadille.bots.learned.model import load_shipped_model
from spadille.bots.learned.posterior import DEFAULT_INFERENCE, InferenceSettings
from spadille.bots.player import Chance, make_hint_chance
from spadille.bots.search.card_reasons import find_reason
from spadille.bots.search.cardplay import settled
from spadille.bots.search.pimc import PIMC
from spadille.cards import Card
from spadille.evaluation.auction_evaluation import evaluate_bids, evaluate_declaring
from spadille.evaluation.beliefs import CardBelief, compute_beliefs
from spadille.evaluation.cardplay_evaluation import evaluate_cards
from spadille.evaluation.decision_evaluation import DecisionEvaluation, EvaluationContext
from spadille.evaluation.loss import Loss, estimate_loss, find_good_answers
from spadille.evaluation.luck import (
    LuckStep,
    PaymentParts,
    find_choices,
    measure_luck_step,
    read_deal,
    split_payment,
)
from spadille.evaluation.reference_playouts import play_out_answers
from spadille.evaluation.validation import is_validated, minimum_loss
from spadille.notation.records import Record
from spadille.play.action import Action, Ask, Double, Hold, Play, Redouble, Stop
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.play.world import World, deal_in
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.solver.worlds import WorldSampler

_WORLDS = (5, 10, 40, 100)
"""The number of worlds in a round of solving, by the number of tricks played. Early positions take long."""
_MIN_ROUNDS, _MAX_ROUNDS = 12, 64
"""The least and the greatest number of rounds of solving."""
_CLEAR_STANDARD_ERRORS = 3.0


def compare_by_solving(view: View, chosen: Action, best: Action, margin: float, seed: int) -> float | None:
    """Return how much more the best card is worth than the chosen one, in worlds solved with all cards open.
    Return None if an answer is not a card.

    Worlds are added until the difference is clearly above or below `margin`.
    """
    if not (isinstance(chosen, Play) and isinstance(best, Play)):
        return None
    assert view.known is not None
    chance = Random(f"second {seed} {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - it may be guessed at
    sampler, worth = WorldSampler(view), settled(view, view.known).worth()
    search = PIMC(worlds=_WORLDS[min(len(view.tricks), len(_WORLDS) - 1)])
    gains: list[float] = []
    while not _is_clear(gains, margin):
        means = search.choose(view, sampler, worth, chance)
        gains.append(means[best.card] - means[chosen.card])
        if sampler.count <= search.worlds:
            break
    return fmean(gains)


def _is_clear(gains: list[float], margin: float) -> bool:
    if len(gains) < _MIN_ROUNDS:
        return False
    error = stdev(gains) / sqrt(len(gains))
    return len(gains) >= _MAX_ROUNDS or abs(fmean(gains) - margin) > _CLEAR_STANDARD_ERRORS * error


WORLDS = 200
"""The default number of worlds in which a decision is evaluated."""
MIN_WORLDS = 4
"""The least number of worlds. With fewer worlds there is no standard error."""
MIN_STANDARD_ERRORS = 4.0
"""The least loss of a mistake, in standard errors."""
MIN_LOSS_FACTOR = 1.25
"""The least loss of a mistake, less one standard error, as a multiple of the minimum loss. If the estimate is
closer to the minimum, another evaluation often finds less than the minimum.
"""
MIN_AGREEMENT = 0.25
"""The share of the loss that the second evaluator and the reference players must find as well."""
REALISED_SHARE = 0.9
"""The share of an estimated loss in the play that is reported if the contract is paid by the point.
In the first two validations, deals were played out with the true cards, and about this share of the loss was
realised (docs/reference/review.md). In contracts at fixed prices, all of it was realised.
"""
_PLAYOUTS, _COSTLY_PLAYOUTS = 4, 32
"""The reference players' playouts in each world: for most decisions, and for one with a significant loss."""
_CANDIDATES_PER_WORLD = 10
"""The greatest number of candidate worlds for each world of a further evaluation."""
TOLERANCE = 0.25
"""Answers count as equally good if their difference is at most this share of the minimum loss."""
_MIN_BORNE_OUT = 0.5
"""The least share of a loss that the rollouts must find as well, so that a reason is given."""
_NO_LOSS = Loss(0.0, 0.0)
_MIN_DIFFERENCE = 0.5
"""In a counterexample, the contract's share of successes must differ by more than this number."""

Progress = Callable[[int, int], None]
"""Takes the number of decisions evaluated so far, and their total number."""


class DecisionVerdict(StrEnum):
    """The verdicts on a decision."""

    GOOD = "good"
    """No other answer is better, as far as can be measured."""
    ONLY = "only"
    """The only good answer."""
    CLOSE = "close"
    """The loss is not significant, or no mistakes are reported for this kind of decision."""
    EVALUATORS_DIFFER = "judges-differ"
    """The evaluator finds a significant loss, but the second opinion does not."""
    MISTAKE = "mistake"
    """Both evaluators find a significant loss."""


@dataclass(frozen=True, slots=True)
class SecondOpinion:
    """The difference in value between the best answer and the chosen one, by two other methods."""

    solved: float | None
    """The difference by solving uniformly drawn worlds; None before the play or for a loss by chance."""
    playouts: float
    """The difference by playouts of the reference players."""

    @property
    def margin(self) -> float:
        """Return the difference by solved worlds, or if there are none, by playouts."""
        return self.playouts if self.solved is None else self.solved

    @property
    def minimum(self) -> float:
        """Return the smaller of the two differences, because both methods must confirm a mistake."""
        return min(self.margin, self.playouts)


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """The evaluation of one decision with more than one legal answer."""

    step: int
    """The index of the decision's action in the deal."""
    kind: str
    chosen: Action
    best: Action
    good: tuple[Action, ...]
    """All answers that are as good as the best, within the tolerance."""
    loss: Loss
    chance: tuple[float | None, float | None]
    """The probability that the contract is made after the chosen answer, and after the best."""
    worlds: int
    second_opinion: SecondOpinion
    verdict: DecisionVerdict
    costly: bool
    """Whether all evaluators find that the answer has a significant loss. It is reported as a mistake if
    `validated` is true.
    """
    validated: bool
    """Whether mistakes of this kind are reported, because validation has shown them to be real."""
    trick: int
    """The number of tricks played before the decision."""
    counterexample: Counterexample | None
    """A possible lie of the cards in which a costly answer fails, if one was found."""
    best_value: float
    """The expected gain of the seat after its best answer, given what it knew."""
    costs: tuple[tuple[Action, float], ...]
    """By answer, how much less it is worth than the best one."""
    beliefs: tuple[CardBelief, ...]
    """The seat's beliefs about where each hidden card lies."""
    reason: CardReason | None
    """Why the best card is better than the chosen one, if the rollouts give a reason."""

    def to_json(self) -> dict[str, object]:
        """Return the decision as JSON, as `spadille review --json` writes it."""
        return {
            "step": self.step,
            "kind": self.kind,
            "said": str(self.chosen),
            "best": str(self.best),
            "loss": round(self.loss.counters, 2),
            "se": round(self.loss.error, 2),
            "chance": [None if made is None else round(made, 4) for made in self.chance],
            "worlds": self.worlds,
            "verdict": self.verdict.value,
            "reason": None if self.reason is None else self.reason.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Counterexample:
    """A possible lie of the hidden cards in which the chosen answer fails and the best succeeds."""

    hands: tuple[str, ...]
    """The cards that each seat still holds."""
    widow: str
    share: float
    """The share of all worlds in which the chosen answer fails and the best succeeds."""

    def to_json(self) -> dict[str, object]:
        return {"hands": [*self.hands], "widow": self.widow, "of": round(self.share, 4)}


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a deal for one seat."""

    seat: Seat
    payment: int
    parts: PaymentParts
    decisions: tuple[ReviewedDecision, ...]
    curve: tuple[float, ...]
    """The deal's value to the seat, with all cards known, before each action and at the end."""
    worlds: int

    def to_json(self) -> dict[str, object]:
        """Return the review as JSON, as `spadille review --json` writes it, without the number of the
        record.
        """
        return {
            "seat": self.seat,
            "payment": self.payment,
            "parts": self.parts.to_json(),
            "decisions": [decision.to_json() for decision in self.decisions],
        }

    @property
    def mistakes(self) -> tuple[ReviewedDecision, ...]:
        """Return the decisions that are reported as mistakes, the largest loss first."""
        return tuple(decision for decision in self.costly if decision.verdict is DecisionVerdict.MISTAKE)

    @property
    def costly(self) -> tuple[ReviewedDecision, ...]:
        """Return the costly decisions, the largest loss first, whether or not they are reported as
        mistakes.
        """
        found = (
            decision
            for decision in self.decisions
            if decision.costly and decision.chosen not in decision.good
        )
        return tuple(sorted(found, key=lambda decision: -decision.loss.counters))


def review(
    record: Mapping[str, object] | Record | Deal | FinishedDeal,
    seat: Seat,
    *,
    worlds: int = WORLDS,
    seed: int = 0,
    progress: Progress | None = None,
) -> Review:
    """Review each decision of a seat by what the seat knew then. The same input gives the same review.

    `progress` is called after each decision, with the number of decisions done and the total.

    Raises:
        NotAllowed: the record is malformed, or an action in it is not legal; `no-review` if the deal is
            not over, or the seat was dealt no cards.
        ValueError: there are fewer than four worlds.
    """
    deal = read_deal(record)
    check_reviewable(deal, seat)
    if worlds < MIN_WORLDS:
        raise ValueError(f"{worlds} worlds are too few to tell")
    steps = list(find_decisions(deal, seat))
    evaluated: list[tuple[ReviewedDecision, LuckStep]] = []
    for number, (step, before) in enumerate(steps):
        evaluated.append(evaluate_decision(before, step, deal.actions[step], worlds, seed))
        if progress is not None:
            progress(number + 1, len(steps))
    return assemble_review(deal, seat, evaluated, worlds, seed)


def check_reviewable(deal: Deal, seat: Seat) -> None:
    """Check that a deal can be reviewed for a seat.

    Raises:
        NotAllowed: `no-review` if the deal is not over, or the seat has no cards.
    """
    if deal.result is None:
        raise NotAllowed("no-review", deal.layout.rules.anchor("settlement"), what="unfinished")
    if seat not in deal.layout.active:
        raise NotAllowed("no-review", deal.layout.rules.anchor("deal"), what="seat", seat=seat)


def assemble_review(
    deal: Deal, seat: Seat, evaluated: Sequence[tuple[ReviewedDecision, LuckStep]], worlds: int, seed: int
) -> Review:
    """Assemble the review from the seat's evaluated decisions, and measure the luck in the others'
    decisions.
    """
    assert deal.result is not None
    others = [
        measure_luck_step(before, step, deal.actions[step], seat, seed)
        for step, before in find_choices(deal)
        if before.turn != seat
    ]
    parts, curve = split_payment(deal, seat, [*others, *(stretch for _, stretch in evaluated)], seed)
    decisions = tuple(decision for decision, _ in evaluated)
    return Review(seat, deal.result.payments[seat], parts, decisions, curve, worlds)


def find_decisions(deal: Deal, seat: Seat) -> Iterator[tuple[int, Deal]]:
    """Yield each decision of a seat with more than one answer: the index of its action, and the deal
    before.
    """
    return ((step, before) for step, before in find_choices(deal) if before.turn == seat)


def review_decision(deal: Deal, step: int, chosen: Action, worlds: int, seed: int) -> ReviewedDecision:
    """Evaluate the seat's decision in an unfinished deal, without its part in the split of luck and skill."""
    return evaluate_decision(deal, step, chosen, worlds, seed)[0]


def evaluate_decision(
    deal: Deal, step: int, chosen: Action, worlds: int, seed: int
) -> tuple[ReviewedDecision, LuckStep]:
    """Evaluate one decision, and its part in the split of luck and skill."""
    assert deal.turn is not None
    view = view_of(deal, deal.turn)
    minimum = minimum_loss(view.rules)
    first = evaluate_answers(view, chosen, worlds, make_chance(view, seed))
    estimate = estimate_loss(first, chosen, _make_further(view, chosen, worlds, seed), minimum)
    evaluation, best, share = estimate.evaluation, estimate.evaluation.best, realised_share(view)
    loss = estimate.loss.scale(share)
    significant = chosen != best and is_significant(loss, view.rules)
    playout_worlds, times = (
        (evaluation.worlds, _COSTLY_PLAYOUTS) if significant else (first.worlds, _PLAYOUTS)
    )
    answers = list(dict.fromkeys((chosen, best)))
    playouts = play_out_answers(view, playout_worlds, answers, chosen.seat, times)
    second_opinion = SecondOpinion(
        compare_by_solving(view, chosen, best, MIN_AGREEMENT * loss.counters, seed) if significant else None,
        playouts.worths[best] - playouts.worths[chosen],
    )
    kind = classify_decision(view, chosen, best)
    decision = ReviewedDecision(
        step=step,
        kind=kind,
        chosen=chosen,
        best=best,
        good=find_good_answers(evaluation, TOLERANCE * minimum),
        loss=loss,
        chance=(evaluation.chances.get(chosen), evaluation.chances.get(best)),
        worlds=len(evaluation.worlds),
        second_opinion=second_opinion,
        verdict=DecisionVerdict.CLOSE,
        costly=significant and second_opinion.minimum >= MIN_AGREEMENT * loss.counters,
        validated=is_validated(view, kind),
        trick=len(view.tricks),
        counterexample=None,
        best_value=evaluation.mean(best),
        costs=tuple(
            (answer, share * (evaluation.mean(best) - evaluation.mean(answer)))
            for answer in evaluation.worths
        ),
        beliefs=compute_beliefs(view, first.worlds),
        reason=None,
    )
    decision = replace(decision, verdict=_choose_verdict(decision, significant=significant))
    if decision.costly:
        decision = replace(decision, counterexample=_find_counterexample(view, evaluation, chosen, best))
    if chosen not in decision.good:
        decision = replace(decision, reason=explain_loss(view, evaluation, chosen, best, loss))
    return decision, LuckStep(step, playouts.worths[chosen] - playouts.undisturbed, loss.counters)


def realised_share(view: View) -> float:
    """Return the share of an estimated loss that is reported for a decision in this view."""
    by_points = view.phase == "play" and view.known is not None and view.known.contract.price.by_points
    return REALISED_SHARE if by_points else 1.0


def is_significant(loss: Loss, rules: Rules) -> bool:
    """Return whether a loss is large enough to matter, and not due to chance."""
    beyond = loss.counters - loss.error >= MIN_LOSS_FACTOR * minimum_loss(rules)
    return beyond and loss.counters >= MIN_STANDARD_ERRORS * loss.error


def evaluate_answers(
    view: View, chosen: Action, worlds: int, chance: Chance, inference: InferenceSettings = DEFAULT_INFERENCE
) -> DecisionEvaluation:
    """Evaluate the answers to a view's decision in `worlds` worlds sampled from its posterior."""
    assert view.decision is not None
    context = EvaluationContext(load_shipped_model(), view, view.decision, worlds, chance, inference)
    if view.decision.kind == "play":
        return evaluate_cards(context)
    return (evaluate_bids if view.decision.kind == "auction" else evaluate_declaring)(context, chosen)


def _make_further(
    view: View, chosen: Action, worlds: int, seed: int
) -> Callable[[int], DecisionEvaluation] | None:
    """Return a function that makes further evaluation number `n`, each in other worlds; None before the
    play.
    """
    if view.phase != "play":
        return None
    place = f"further {seed} {view.seat} {view.dealt} {len(view.history)}"
    inference = replace(
        DEFAULT_INFERENCE, candidates=min(DEFAULT_INFERENCE.candidates, _CANDIDATES_PER_WORLD * worlds)
    )

    def further(number: int) -> DecisionEvaluation:
        chance = Random(f"{place} {number}")  # noqa: S311 - it may be guessed at
        return evaluate_answers(view, chosen, worlds, chance, inference)

    return further


def make_chance(view: View, seed: int) -> Random:
    """Return the random numbers of an evaluation. With seed 0 they are the same as for a hint."""
    if not seed:
        return make_hint_chance(view)
    return Random(f"{seed} {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - it may be guessed at


_KINDS: tuple[tuple[type[Action], str], ...] = (
    (Stop, "stop"),
    (Ask, "ask"),
    (Double, "double"),
    (Redouble, "double"),
    (Hold, "hold"),
)


def classify_decision(view: View, chosen: Action, best: Action) -> str:
    """Return the kind of a decision: that of an answer in `_KINDS`, otherwise "bid" or the phase."""
    for action, kind in _KINDS:
        if isinstance(chosen, action) or isinstance(best, action):
            return kind
    return "bid" if view.phase == "auction" else view.phase


def _choose_verdict(decision: ReviewedDecision, *, significant: bool) -> DecisionVerdict:
    if decision.chosen in decision.good:
        return DecisionVerdict.ONLY if len(decision.good) == 1 else DecisionVerdict.GOOD
    if not significant or not decision.validated:
        return DecisionVerdict.CLOSE
    return DecisionVerdict.MISTAKE if decision.costly else DecisionVerdict.EVALUATORS_DIFFER


def explain_loss(
    view: View, evaluation: DecisionEvaluation, chosen: Action, best: Action, loss: Loss
) -> CardReason | None:
    """Return why the best card is better than the chosen one, or None if the rollouts give no reason."""
    if not (isinstance(chosen, Play) and isinstance(best, Play)) or best not in evaluation.fates:
        return None
    if evaluation.mean(best) - evaluation.mean(chosen) < max(_MIN_BORNE_OUT * loss.counters, 0.0):
        return None
    if evaluation.solved and fmean(evaluation.solved[best]) <= fmean(evaluation.solved[chosen]):
        return None
    fates = (evaluation.fates[best], evaluation.fates[chosen])
    return find_reason(view, best.card, chosen.card, fates, evaluation.run_lengths())


def explain_card(view: View, better: Card, others: Iterable[Card]) -> CardReason | None:
    """Return the first reason found why `better` is better than one of `others`, for use outside a review."""
    assert view.seat is not None
    best = Play(view.seat, better)
    evaluation = evaluate_answers(view, best, WORLDS, make_chance(view, 0))
    found = (explain_loss(view, evaluation, Play(best.seat, card), best, _NO_LOSS) for card in others)
    return next((reason for reason in found if reason is not None), None)


def _find_counterexample(
    view: View, evaluation: DecisionEvaluation, chosen: Action, best: Action
) -> Counterexample | None:
    """Return the world in which the best answer succeeds most clearly and the chosen one fails."""
    known = view.known
    if known is None or not {chosen, best} <= evaluation.made.keys():
        return None
    own = 1.0 if view.seat in (known.declarer, known.partner) else -1.0
    gains = [
        own * (high - low) for high, low in zip(evaluation.made[best], evaluation.made[chosen], strict=True)
    ]
    failing = [at for at, gain in enumerate(gains) if gain > _MIN_DIFFERENCE]
    if not failing:
        return None
    world = evaluation.worlds[max(failing, key=lambda at: gains[at])]
    return Counterexample(_held_hands(view, world), str(world.widow), len(failing) / len(gains))


def _held_hands(view: View, world: World) -> tuple[str, ...]:
    """Return the cards that each seat still holds in a world."""
    return tuple(map(str, deal_in(view, world).phase.hands))
