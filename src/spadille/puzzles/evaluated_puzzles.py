"""Evaluated puzzles: positions too early for a proof in which one card is clearly worth most.

The conditions are:

- The card that was played is a mistake by the standard of the review.
- Four evaluations with different random numbers find the same cards good. One uses as many worlds as a
  review, and three use ten times as many.
- The good cards are of one suit. Every other card loses at least the smallest loss of a mistake, and at
  least four standard errors.

The numbers shown come from a fifth evaluation, which does not decide whether the position is a puzzle.
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
"""The number of worlds of each further evaluation."""
_SEEDS = (1, 2, 3)
"""The seeds of the further evaluations. The first evaluation, like a review, uses seed 0."""
_SHOWN_SEED = 4
"""The seed of the evaluation whose numbers are shown."""
_CANDIDATES_PER_WORLD = 10
"""The number of candidate worlds per drawn world, enough that few worlds are drawn twice."""
_FIRST_WORLDS, _FIRST_CANDIDATES = 24, 240
"""The numbers of worlds and candidates of a first, cheap evaluation, which rules out most positions."""
_SUSPICIOUS_SHARE = 0.5
"""The share of the minimum loss that the played card must lose there for the position to be pursued."""
_EVEN_SHARE, _EVEN_STANDARD_ERRORS = 0.5, 2.0
"""In an even position (all cards equally good), each card's loss plus this many standard errors is at most
this share of the minimum loss.
"""
_EVEN_EVERY = 5
"""Even positions are looked for only in every n-th deal, because they are frequent."""
_DIGITS = 2


@dataclass(frozen=True)
class PlayedCard:
    """A card that was played, with the deal before it."""

    deal: Deal
    play: Play

    @cached_property
    def view(self) -> View:
        return view_of(self.deal, self.play.seat)

    @cached_property
    def minimum_loss(self) -> float:
        return minimum_loss(self.view.rules)

    def evaluate(self, worlds: int, seed: int) -> DecisionEvaluation:
        """Return an evaluation of every legal card in `worlds` random worlds."""
        inference = (
            DEFAULT_INFERENCE if worlds <= WORLDS else InferenceSettings(_CANDIDATES_PER_WORLD * worlds)
        )
        return evaluate_answers(self.view, self.play, worlds, make_chance(self.view, seed), inference)

    def compute_losses(self, evaluation: DecisionEvaluation) -> dict[Card, Loss]:
        """Return the loss of each card compared with the card that is worth most."""
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
        """Return whether all cards are about equally good: none loses enough to matter."""
        losses = self.compute_losses(evaluation).values()
        return all(
            loss.counters + _EVEN_STANDARD_ERRORS * loss.error <= _EVEN_SHARE * self.minimum_loss
            for loss in losses
        )


def find_evaluated_puzzle(deal: Deal, action: Action, origin: PuzzleSource) -> EvaluatedPuzzle | None:
    """Return the evaluated puzzle at a position in which `action` was played, or None."""
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
    """Return whether a repeated search finds the same puzzle."""
    return find_evaluated_puzzle(puzzle.deal, Play(puzzle.seat, puzzle.played), puzzle.origin) == puzzle


def is_reproduced(puzzle: EvaluatedPuzzle, seed: int) -> bool:
    """Return whether an evaluation with another seed confirms the answer.

    The right cards must be good, and all others must not be. In an even position every card must be good.
    """
    played = PlayedCard(puzzle.deal, Play(puzzle.seat, puzzle.played))
    answers = find_good_answers(played.evaluate(MORE_WORLDS, seed), TOLERANCE * played.minimum_loss)
    good = {answer.card for answer in _select_plays(answers)}
    return {*puzzle.right_cards} <= good and (puzzle.best is None or puzzle.costs.keys().isdisjoint(good))


def _find_sharp(played: PlayedCard, origin: PuzzleSource) -> EvaluatedPuzzle | None:
    """Return the puzzle if all evaluations agree on the right cards and the play was a mistake; else None."""
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
    """Return the puzzle if every evaluation finds all cards about equally good."""
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
