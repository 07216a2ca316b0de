"""Evaluated puzzles: before anything can be proved, one card may still be clearly worth most.

The card that was played is a mistake, as the review names them. Four evaluations with different random
numbers, one in as many worlds as a review and three in ten times as many, find the same cards good. The good
cards are of one suit, and every other card loses the least loss of a mistake or more, and four standard
errors or more. What is shown comes from a fifth evaluation, which has no say in whether the position is a
puzzle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from spadille.bots.learned.posterior import DEFAULT_INFERENCE, InferenceSettings
from spadille.cards import Card
from spadille.evaluation.decision_evaluation import DecisionEvaluation
from spadille.evaluation.loss import Loss, compare_answers, find_good_answers
from spadille.evaluation.review import (
    MIN_STANDARD_ERRORS,
    TOLERANCE,
    WORLDS,
    Counterexample,
    DecisionVerdict,
    evaluate_answers,
    make_chance,
    realised_share,
    review_decision,
)
from spadille.evaluation.validation import is_validated, minimum_loss
from spadille.notation.codes import code_of
from spadille.play.action import Action, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.puzzles.position import MAX_PROVED_CARDS, classify_position, has_different_cards, playable_cards
from spadille.puzzles.puzzle import EvaluatedPuzzle, PuzzleSource

MORE_WORLDS = 10 * WORLDS
"""The worlds of each further evaluation."""
_SEEDS = (1, 2, 3)
"""The seeds of the further evaluations; a review's own is 0."""
_SHOWN_SEED = 4
"""The seed of the evaluation that is shown."""
_CANDIDATES_PER_WORLD = 10
"""Candidate worlds for each world drawn, so that few are drawn twice."""
_FIRST_WORLDS, _FIRST_CANDIDATES = 24, 240
"""The numbers of worlds and candidates of a first, cheap evaluation. Few positions need another."""
_SUSPICIOUS_SHARE = 0.5
"""The part of the minimum loss from which the first evaluation is followed by another."""
_EVEN_SHARE, _EVEN_STANDARD_ERRORS = 0.5, 2.0
"""In an even position, each card's loss plus two standard errors is below this part of the minimum loss."""
_EVEN_EVERY = 5
"""Even positions are searched in one deal of this many, because there are more of them."""
_DIGITS = 2


@dataclass(frozen=True)
class PlayedCard:
    """A card that was played, and the deal before it."""

    deal: Deal
    play: Play

    @cached_property
    def view(self) -> View:
        return view_of(self.deal, self.play.seat)

    @cached_property
    def minimum_loss(self) -> float:
        return minimum_loss(self.view.rules)

    def evaluate(self, worlds: int, seed: int) -> DecisionEvaluation:
        """Evaluate every card in `worlds` worlds."""
        inference = (
            DEFAULT_INFERENCE if worlds <= WORLDS else InferenceSettings(_CANDIDATES_PER_WORLD * worlds)
        )
        return evaluate_answers(self.view, self.play, worlds, make_chance(self.view, seed), inference)

    def compute_losses(self, evaluation: DecisionEvaluation) -> dict[Card, Loss]:
        """Return what each card loses against the one worth most."""
        best = max(evaluation.worths, key=evaluation.mean)
        share = realised_share(self.view)
        return {
            answer.card: compare_answers(evaluation, best, answer).scale(share)
            for answer in _select_plays(evaluation.worths)
        }

    def find_right_cards(self, evaluation: DecisionEvaluation) -> frozenset[Card]:
        """Return the good cards if they are of one suit and all others are clearly worse; otherwise none."""
        good = frozenset(
            answer.card
            for answer in _select_plays(find_good_answers(evaluation, TOLERANCE * self.minimum_loss))
        )
        others = [loss for card, loss in self.compute_losses(evaluation).items() if card not in good]
        clear = all(
            loss.counters >= max(self.minimum_loss, MIN_STANDARD_ERRORS * loss.error) for loss in others
        )
        return good if others and clear and len({card.suit for card in good}) == 1 else frozenset()

    def is_even(self, evaluation: DecisionEvaluation) -> bool:
        """Return whether no card can lose enough to matter."""
        losses = self.compute_losses(evaluation).values()
        return all(
            loss.counters + _EVEN_STANDARD_ERRORS * loss.error <= _EVEN_SHARE * self.minimum_loss
            for loss in losses
        )


def find_evaluated_puzzle(deal: Deal, action: Action, origin: PuzzleSource) -> EvaluatedPuzzle | None:
    """Return the evaluated puzzle at a position, if there is one."""
    if deal.phase.kind != "play" or deal.turn is None or len(deal.phase.hands[deal.turn]) <= MAX_PROVED_CARDS:
        return None
    view = view_of(deal, deal.turn)
    cards = list(playable_cards(view))
    if not isinstance(action, Play) or not cards[1:] or not is_validated(view, "play"):
        return None
    played = PlayedCard(deal, action)
    losses = played.compute_losses(
        evaluate_answers(
            view, action, _FIRST_WORLDS, _first_chance(view), InferenceSettings(_FIRST_CANDIDATES)
        )
    )
    if losses[action.card].counters >= _SUSPICIOUS_SHARE * played.minimum_loss:
        return _find_sharp(played, origin)
    return (
        _find_even(played, origin)
        if origin.deal % _EVEN_EVERY == 0 and has_different_cards(view, cards)
        else None
    )


def verify_evaluated_puzzle(puzzle: EvaluatedPuzzle) -> bool:
    """Return whether the search finds the same puzzle again."""
    return find_evaluated_puzzle(puzzle.deal, Play(puzzle.seat, puzzle.played), puzzle.origin) == puzzle


def is_reproduced(puzzle: EvaluatedPuzzle, seed: int) -> bool:
    """Return whether an evaluation with another seed gives the same answer.

    The right cards must be good and no other card. In an even position no card may be surely worse.
    """
    played = PlayedCard(puzzle.deal, Play(puzzle.seat, puzzle.played))
    answers = find_good_answers(played.evaluate(MORE_WORLDS, seed), TOLERANCE * played.minimum_loss)
    good = {answer.card for answer in _select_plays(answers)}
    return {*puzzle.right_cards} <= good and (puzzle.best is None or puzzle.costs.keys().isdisjoint(good))


def _find_sharp(played: PlayedCard, origin: PuzzleSource) -> EvaluatedPuzzle | None:
    """Return the puzzle if all evaluations find the same right cards and the review names a mistake."""
    right = played.find_right_cards(played.evaluate(WORLDS, 0))
    if not right or played.play.card in right:
        return None
    if any(played.find_right_cards(played.evaluate(MORE_WORLDS, seed)) != right for seed in _SEEDS):
        return None
    decision = review_decision(played.deal, len(played.deal.actions), played.play, MORE_WORLDS, _SEEDS[0])
    return (
        _make_puzzle(played, right, decision.counterexample, origin)
        if decision.verdict is DecisionVerdict.MISTAKE
        else None
    )


def _find_even(played: PlayedCard, origin: PuzzleSource) -> EvaluatedPuzzle | None:
    """Return the puzzle if no evaluation finds a card that matters."""
    first = played.evaluate(WORLDS, 0)
    if len(find_good_answers(first, TOLERANCE * played.minimum_loss)) < len(first.worths):
        return None
    evaluations = (played.evaluate(MORE_WORLDS, seed) for seed in _SEEDS)
    return _make_puzzle(played, frozenset(), None, origin) if all(map(played.is_even, evaluations)) else None


def _make_puzzle(
    played: PlayedCard, right: frozenset[Card], counterexample: Counterexample | None, origin: PuzzleSource
) -> EvaluatedPuzzle:
    evaluation = played.evaluate(MORE_WORLDS, _SHOWN_SEED)
    losses, done = played.compute_losses(evaluation), played.play.card
    good = sorted(right, key=lambda card: losses[card].counters)
    return EvaluatedPuzzle(
        code=code_of(played.deal),
        kind=classify_position(played.view),
        best=good[0] if good else None,
        origin=origin,
        worlds=len(evaluation.run_lengths()),
        equals=tuple(good[1:]),
        costs={card: round(cost.counters, _DIGITS) for card, cost in losses.items() if card not in right},
        played=done,
        error=round(losses[done].error, _DIGITS),
        counterexample=counterexample and replace(counterexample, share=round(counterexample.share, _DIGITS)),
    )


def _select_plays(answers: Iterable[Action]) -> Iterator[Play]:
    yield from (answer for answer in answers if isinstance(answer, Play))


def _first_chance(view: View) -> Random:
    return Random(f"puzzle {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - it may be guessed at
