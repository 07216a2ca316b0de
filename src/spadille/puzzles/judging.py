"""Judged puzzles: before anything can be proved, one card may still be clearly worth most.

What was played is a mistake as the review names them. By four looks of different chance, one in as many
worlds as a review has and three in ten times as many, the same cards are good, all of one suit, and every
other card costs the least price of a mistake or more, and four standard errors or more. What is shown is
what a fifth look finds, which has no say in whether it is a puzzle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from spadille.bots.expert.posterior import DEFAULT_INFERENCE, InferenceSettings
from spadille.cards import Card
from spadille.judge.look import Look
from spadille.judge.price import Loss, good_answers, lost
from spadille.judge.proof import is_named, least_price
from spadille.judge.review import (
    SURE,
    TOLERANCE,
    WORLDS,
    BeatingWorld,
    DecisionVerdict,
    chance_of,
    look_at,
    realised,
    reviewed_at,
)
from spadille.notation.codes import code_of
from spadille.play.action import Action, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.puzzles.mining import LATE, differ, kind_of
from spadille.puzzles.proof import cards_asked
from spadille.puzzles.puzzle import JudgedPuzzle, PuzzleSource

AGAIN = 10 * WORLDS
"""In so many worlds it is looked at again."""
_SEEDS = (1, 2, 3)
"""Of the chances by which that is done; a review's own is 0."""
_SHOWN = 4
"""And of the chance by which what is shown is found."""
_CANDIDATES = 10
"""Out of how many times as many worlds those are drawn, so that few are drawn twice."""
_FIRST, _FIRST_CANDIDATES = 24, 240
"""The worlds of a first look, which tells whether another is worth it, and out of how many they are drawn."""
_SUSPICIOUS = 0.5
"""From what part of the least price on a first look asks for another."""
_LITTLE, _WIDE = 0.5, 2.0
"""Where nothing is special no card costs so much of the least price, two standard errors more."""
_EVEN_IN = 5
"""In one deal of so many a position is looked for where nothing is special: there are more of them."""
_DIGITS = 2


@dataclass(frozen=True)
class PlayedCard:
    """A card that was played, and what its seat knew."""

    deal: Deal
    done: Play

    @cached_property
    def view(self) -> View:
        """What that seat knew."""
        return view_of(self.deal, self.done.seat)

    @cached_property
    def least(self) -> float:
        """The least price of a mistake."""
        return least_price(self.view.rules)

    def look(self, worlds: int, seed: int) -> Look:
        """At every card, in so many worlds."""
        inference = DEFAULT_INFERENCE if worlds <= WORLDS else InferenceSettings(_CANDIDATES * worlds)
        return look_at(self.view, self.done, worlds, chance_of(self.view, seed), inference)

    def costs(self, look: Look) -> dict[Card, Loss]:
        """By card what it costs beside the one that is worth most."""
        best = max(look.worths, key=look.mean)
        share = realised(self.view)
        return {answer.card: lost(look, best, answer).part(share) for answer in _plays(look.worths)}

    def right(self, look: Look) -> frozenset[Card]:
        """The good cards, where they are of one suit and every other is clearly worse; else none."""
        good = frozenset(answer.card for answer in _plays(good_answers(look, TOLERANCE * self.least)))
        others = [loss for card, loss in self.costs(look).items() if card not in good]
        clear = all(loss.counters >= max(self.least, SURE * loss.error) for loss in others)
        return good if others and clear and len({card.suit for card in good}) == 1 else frozenset()

    def is_even(self, look: Look) -> bool:
        """Whether no card can cost what would matter."""
        losses = self.costs(look).values()
        return all(loss.counters + _WIDE * loss.error <= _LITTLE * self.least for loss in losses)


def judged_in(deal: Deal, done: Action, origin: PuzzleSource) -> JudgedPuzzle | None:
    """The judged puzzle that a position is, if it is one."""
    if deal.phase.kind != "play" or deal.turn is None or len(deal.phase.hands[deal.turn]) <= LATE:
        return None
    view = view_of(deal, deal.turn)
    cards = list(cards_asked(view))
    if not isinstance(done, Play) or not cards[1:] or not is_named(view, "play"):
        return None
    asked = PlayedCard(deal, done)
    first = asked.costs(look_at(view, done, _FIRST, _chance(view), InferenceSettings(_FIRST_CANDIDATES)))
    if first[done.card].counters >= _SUSPICIOUS * asked.least:
        return _sharp(asked, origin)
    return _even(asked, origin) if origin.deal % _EVEN_IN == 0 and differ(view, cards) else None


def holds(puzzle: JudgedPuzzle) -> bool:
    """Whether everything that is said of a puzzle comes out again."""
    return judged_in(puzzle.deal, Play(puzzle.seat, puzzle.played), puzzle.origin) == puzzle


def stands(puzzle: JudgedPuzzle, seed: int) -> bool:
    """Whether a look by another chance gives the same answer: the right cards are good and no other is; where
    nothing is special no card is surely worse.
    """
    asked = PlayedCard(puzzle.deal, Play(puzzle.seat, puzzle.played))
    answers = good_answers(asked.look(AGAIN, seed), TOLERANCE * asked.least)
    good = {answer.card for answer in _plays(answers)}
    return {*puzzle.right} <= good and (puzzle.best is None or puzzle.costs.keys().isdisjoint(good))


def _sharp(asked: PlayedCard, origin: PuzzleSource) -> JudgedPuzzle | None:
    """The puzzle, where all looks find the same cards right, and the review a mistake."""
    right = asked.right(asked.look(WORLDS, 0))
    if not right or asked.done.card in right:
        return None
    if any(asked.right(asked.look(AGAIN, seed)) != right for seed in _SEEDS):
        return None
    looked = reviewed_at(asked.deal, len(asked.deal.actions), asked.done, AGAIN, _SEEDS[0])
    return _puzzle(asked, right, looked.beaten, origin) if looked.verdict is DecisionVerdict.MISTAKE else None


def _even(asked: PlayedCard, origin: PuzzleSource) -> JudgedPuzzle | None:
    """The puzzle, where no look finds anything special."""
    first = asked.look(WORLDS, 0)
    if len(good_answers(first, TOLERANCE * asked.least)) < len(first.worths):
        return None
    looks = (asked.look(AGAIN, seed) for seed in _SEEDS)
    return _puzzle(asked, frozenset(), None, origin) if all(map(asked.is_even, looks)) else None


def _puzzle(
    asked: PlayedCard, right: frozenset[Card], beaten: BeatingWorld | None, origin: PuzzleSource
) -> JudgedPuzzle:
    look = asked.look(AGAIN, _SHOWN)
    costs, done = asked.costs(look), asked.done.card
    good = sorted(right, key=lambda card: costs[card].counters)
    return JudgedPuzzle(
        code=code_of(asked.deal),
        kind=kind_of(asked.view),
        best=good[0] if good else None,
        origin=origin,
        worlds=len(look.runs()),
        equals=tuple(good[1:]),
        costs={card: round(cost.counters, _DIGITS) for card, cost in costs.items() if card not in right},
        played=done,
        error=round(costs[done].error, _DIGITS),
        beaten=beaten and replace(beaten, of=round(beaten.of, _DIGITS)),
    )


def _plays(answers: Iterable[Action]) -> Iterator[Play]:
    yield from (answer for answer in answers if isinstance(answer, Play))


def _chance(view: View) -> Random:
    return Random(f"puzzle {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - it may be guessed at
