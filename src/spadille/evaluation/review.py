"""A review: what each decision of a seat was worth at what it knew, and how luck and skill add up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

from spadille.arena.series import FinishedDeal
from spadille.bots.expert.model import load_shipped_model
from spadille.bots.expert.posterior import DEFAULT_INFERENCE, InferenceSettings
from spadille.bots.player import Chance, make_hint_chance
from spadille.evaluation.auction_evaluation import evaluate_bids, evaluate_declaring
from spadille.evaluation.beliefs import CardBelief, compute_beliefs
from spadille.evaluation.cardplay_evaluation import evaluate_cards
from spadille.evaluation.decision_evaluation import DecisionEvaluation, EvaluationContext
from spadille.evaluation.loss import Loss, estimate_loss, find_good_answers
from spadille.evaluation.luck import LuckStep, PaymentParts, find_choices, measure_luck_step, split_payment
from spadille.evaluation.reference_playouts import play_out_answers
from spadille.evaluation.second_opinion import compare_by_solving
from spadille.evaluation.validation import is_validated, minimum_loss
from spadille.notation.records import Record, read_record
from spadille.play.action import Action, Ask, Double, Hold, Redouble, Stop
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.play.world import World, deal_in
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

WORLDS = 200
"""In how many worlds a decision is looked at."""
MIN_WORLDS = 4
"""With fewer there is no telling how sure it is."""
MIN_STANDARD_ERRORS = 4.0
"""How many standard errors the price of a mistake is at least."""
MIN_LOSS_FACTOR = 1.25
"""How many times the least price it costs at least, even a standard error less: what lies close to the least
price another look often finds below it."""
MIN_AGREEMENT = 0.25
"""What part of the price the second judge must find at least, and the company too."""
REALISED_SHARE = 0.9
"""Of what worlds promise for a better card so much is told where points are paid: about that much came of it
when the deals of the first two proofs were played on as the cards lay (docs/reference/review.md). Where
contracts have fixed prices, all of it came."""
_PLAYOUTS, _COSTLY_PLAYOUTS = 4, 32
"""How often the company plays each world on, and each world of a dear decision."""
_CANDIDATES_PER_WORLD = 10
"""Out of how many times as many worlds those of a further look are drawn at most."""
TOLERANCE = 0.25
"""The part of the least price within which answers are as good."""
_MIN_DIFFERENCE = 0.5
"""How much more often one answer does it than another in a world that shows the difference."""

Progress = Callable[[int, int], None]
"""Told how many decisions have been looked at, of how many."""


class DecisionVerdict(StrEnum):
    """What is said of a decision."""

    GOOD = "good"
    """Nothing is better, as far as can be told."""
    ONLY = "only"
    """The one good answer there was."""
    CLOSE = "close"
    """Too close to tell, or of a kind of which no mistakes are named."""
    EVALUATORS_DIFFER = "judges-differ"
    """The first judge finds it worse, the second does not."""
    MISTAKE = "mistake"
    """Surely worse, by a price that matters, as both judges find."""


@dataclass(frozen=True, slots=True)
class SecondOpinion:
    """What the second judge and the company find that the best answer is worth more."""

    solved: float | None
    """By solved worlds; nothing before the play."""
    playouts: float
    """By the company's playouts: as a company of clubs plays on."""

    @property
    def margin(self) -> float:
        """How much better the second judge finds it: by solved worlds, before the play by playouts."""
        return self.playouts if self.solved is None else self.solved

    @property
    def minimum(self) -> float:
        """How much better it is found at least: neither solved worlds nor those who play on may doubt it."""
        return min(self.margin, self.playouts)


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """A decision that had a choice."""

    step: int
    """Its place among the actions of the deal."""
    kind: str
    chosen: Action
    best: Action
    good: tuple[Action, ...]
    """All answers that are good enough."""
    loss: Loss
    chance: tuple[float | None, float | None]
    """How likely the contract is made with what was said, and with the best."""
    worlds: int
    second_opinion: SecondOpinion
    verdict: DecisionVerdict
    costly: bool
    """Whether it is surely worse by a price that matters, as all who judge find: where named, a mistake."""
    validated: bool
    """Whether mistakes of this kind are named at all."""
    trick: int
    """How many tricks had been played."""
    counterexample: Counterexample | None
    """Of a mistake a lie of the cards that shows it."""
    best_value: float
    """What the position was worth to the seat with its best answer, at what it knew."""
    costs: tuple[tuple[Action, float], ...]
    """What each answer that was looked at costs beside the best."""
    beliefs: tuple[CardBelief, ...]
    """What the seat could believe of every hidden card."""

    def to_json(self) -> dict[str, object]:
        """The decision as `spadille review --json` writes it."""
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
        }


@dataclass(frozen=True, slots=True)
class Counterexample:
    """Hidden cards, not ruled out by what was seen, where what was done fails and the better does not."""

    hands: tuple[str, ...]
    """By seat, those that were still held."""
    widow: str
    share: float
    """In what part of all worlds that is so."""

    def to_json(self) -> dict[str, object]:
        """As a message carries it."""
        return {"hands": [*self.hands], "widow": self.widow, "of": round(self.share, 4)}


@dataclass(frozen=True, slots=True)
class Review:
    """A deal as one seat played it."""

    seat: Seat
    payment: int
    parts: PaymentParts
    decisions: tuple[ReviewedDecision, ...]
    curve: tuple[float, ...]
    """What the deal as it truly lay was worth to the seat, before each action and at the end."""
    worlds: int

    def to_json(self) -> dict[str, object]:
        """The review as `spadille review --json` writes it, but for the number of the record."""
        return {
            "seat": self.seat,
            "payment": self.payment,
            "parts": self.parts.to_json(),
            "decisions": [decision.to_json() for decision in self.decisions],
        }

    @property
    def mistakes(self) -> tuple[ReviewedDecision, ...]:
        """The named mistakes, the dearest first."""
        return tuple(decision for decision in self.costly if decision.verdict is DecisionVerdict.MISTAKE)

    @property
    def costly(self) -> tuple[ReviewedDecision, ...]:
        """The decisions that cost most, the dearest first, those of kinds that are not named among them."""
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
    """What each decision of a seat was worth at what it knew then. The same input, the same review.

    Raises:
        NotAllowed: the record is none, or an action in it is not legal; `no-review` where the deal is not
            over, or the seat was dealt no cards.
        ValueError: there are fewer than four worlds to be looked at.
    """
    deal = _read_deal(record)
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
    """Whether there can be a review of a deal for a seat.

    Raises:
        NotAllowed: `no-review`.
    """
    if deal.result is None:
        raise NotAllowed("no-review", deal.layout.rules.anchor("settlement"), what="unfinished")
    if seat not in deal.layout.active:
        raise NotAllowed("no-review", deal.layout.rules.anchor("deal"), what="seat", seat=seat)


def assemble_review(
    deal: Deal, seat: Seat, evaluated: Sequence[tuple[ReviewedDecision, LuckStep]], worlds: int, seed: int
) -> Review:
    """The review, when every decision of the seat has been looked at."""
    assert deal.result is not None
    others = [
        measure_luck_step(before, step, deal.actions[step], seat, seed)
        for step, before in find_choices(deal)
        if before.turn != seat
    ]
    parts, curve = split_payment(deal, seat, [*others, *(stretch for _, stretch in evaluated)], seed)
    decisions = tuple(decision for decision, _ in evaluated)
    return Review(seat, deal.result.payments[seat], parts, decisions, curve, worlds)


def _read_deal(record: Mapping[str, object] | Record | Deal | FinishedDeal) -> Deal:
    if isinstance(record, FinishedDeal):
        return record.deal
    if isinstance(record, Deal):
        return record
    return (record if isinstance(record, Record) else read_record(record)).replay()


def find_decisions(deal: Deal, seat: Seat) -> Iterator[tuple[int, Deal]]:
    """The decisions of a seat that had a choice: their steps, and the deal as it stood."""
    return ((step, before) for step, before in find_choices(deal) if before.turn == seat)


def review_decision(deal: Deal, step: int, chosen: Action, worlds: int, seed: int) -> ReviewedDecision:
    """One decision alone: what was done where a deal stands."""
    return evaluate_decision(deal, step, chosen, worlds, seed)[0]


def evaluate_decision(
    deal: Deal, step: int, chosen: Action, worlds: int, seed: int
) -> tuple[ReviewedDecision, LuckStep]:
    """One decision, and what luck is reckoned from it."""
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
    )
    decision = replace(decision, verdict=_choose_verdict(decision, significant=significant))
    if decision.costly:
        decision = replace(decision, counterexample=_find_counterexample(view, evaluation, chosen, best))
    return decision, LuckStep(step, playouts.worths[chosen] - playouts.undisturbed, loss.counters)


def realised_share(view: View) -> float:
    """What part is told of what worlds promise for a better card."""
    by_points = view.phase == "play" and view.known is not None and view.known.contract.price.by_points
    return REALISED_SHARE if by_points else 1.0


def is_significant(loss: Loss, rules: Rules) -> bool:
    """Whether a price is no chance, and matters."""
    beyond = loss.counters - loss.error >= MIN_LOSS_FACTOR * minimum_loss(rules)
    return beyond and loss.counters >= MIN_STANDARD_ERRORS * loss.error


def evaluate_answers(
    view: View, chosen: Action, worlds: int, chance: Chance, inference: InferenceSettings = DEFAULT_INFERENCE
) -> DecisionEvaluation:
    """The answers to what a seat is asked, in so many worlds that it believes in."""
    assert view.decision is not None
    context = EvaluationContext(load_shipped_model(), view, view.decision, worlds, chance, inference)
    if view.decision.kind == "play":
        return evaluate_cards(context)
    return (evaluate_bids if view.decision.kind == "auction" else evaluate_declaring)(context, chosen)


def _make_further(
    view: View, chosen: Action, worlds: int, seed: int
) -> Callable[[int], DecisionEvaluation] | None:
    """More looks, each in other worlds, for cards that are dear."""
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
    """The chance of a look: with seed 0 the one that a hint would have had."""
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
    """What kind of decision it was: by the rarer of the two answers, else by what was asked."""
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


def _find_counterexample(
    view: View, evaluation: DecisionEvaluation, chosen: Action, best: Action
) -> Counterexample | None:
    """A world in which the better answer does it and the one that was given does not: the clearest."""
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
    """By seat the cards that are still held in a world."""
    return tuple(map(str, deal_in(view, world).phase.hands))
