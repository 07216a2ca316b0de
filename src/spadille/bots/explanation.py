"""Reasons: a player's evaluations behind an answer, as data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import inf
from typing import Protocol, runtime_checkable

from spadille.bots.card_reason import CardReason
from spadille.bots.player import Chance
from spadille.cards import Suit
from spadille.play.action import Action
from spadille.play.view import View
from spadille.rules.seating import Seat

VERSION = 1
"""The version of the JSON form of reasons."""


class DecidedBy(StrEnum):
    """The criterion by which a player chose its answer."""

    ONLY_ANSWER = "only-answer"
    """No other answer was legal."""
    CERTAIN = "certain"
    """The answer achieves the seat's goal in every possible world."""
    BEST_MEAN = "best-mean"
    """The answer has the best mean value."""
    BEST_CHANCE = "best-chance"
    """The answer has the best chance to make the contract, or for an opponent, to beat it."""
    MOST_TRIED = "most-tried"
    """The search visited it most often."""
    AS_GOOD = "as-good"
    """Several answers are equally good, and a rule of thumb chose among them."""
    RULE_OF_THUMB = "rule-of-thumb"
    """The rule of thumb in the reasons' `rule` decided."""


class Rule(StrEnum):
    """The rules of thumb by which heuristic players choose an answer."""

    COUNTING = "counting"
    """The hand's value, counted suit by suit, compared with a pass."""
    MENDING = "mending"
    """The call or gift that improves the hand most."""
    LENGTH = "length"
    """The card whose suit the caller can best lead to."""
    BURYING = "burying"
    """The discard with the best sum of the points buried and the value of the cards kept."""
    TRICK = "trick"
    """The trick's value, less what the hand loses with the card."""
    DUCKING = "ducking"
    """The card with which a declarer who must take nothing is least likely to take a trick."""
    FORCING = "forcing"
    """Forcing the declarer to take a trick."""
    SWEEPING = "sweeping"
    """Losing no counter, or for a defender, winning one."""
    STOPPING = "stopping"
    """Stopping or going on for the last tricks, whichever is worth more; asking first, if that helps."""
    HABIT = "habit"
    """The card that players who look ahead play most often, as predicted by the learned policy."""
    PLAINEST = "plainest"
    """The answer with the least commitment."""


@dataclass(frozen=True, slots=True)
class EvaluatedAnswer:
    """An answer with its evaluation. A figure that was not computed is None."""

    action: Action
    worth: float | None = None
    """The counters that the seat is expected to gain in the settlement, negative if it pays."""
    count: float | None = None
    """The expected card points or tricks of the declaring side at the end."""
    chance: float | None = None
    """The probability that the resulting contract is made, by any declarer."""
    trump: Suit | None = None
    """The trumps assumed for a bid, which itself names none."""
    reason: CardReason | None = None
    """Why the chosen card is better than this one, if the search found a reason."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """The reasons for a player's answer."""

    chosen: Action
    deciding: DecidedBy
    seat: Seat
    seen: int
    """The number of actions that the seat has seen. With the seat it identifies the view."""
    weighed: tuple[EvaluatedAnswer, ...] = ()
    """The evaluated answers: the chosen one, then the best. Answers pruned without evaluation are missing."""
    worlds: int = 0
    """The number of worlds in which the answers were evaluated; 0 if none were."""
    rule: Rule | None = None
    """The rule of thumb that decided, if one did."""
    cut_short: bool = False
    """Whether the time ran out before the evaluation was complete."""

    def to_json(self) -> dict[str, object]:
        """Return the reasons in their JSON form, version 1. docs/reference/reasons.md describes each key."""
        return {
            "v": VERSION,
            "seat": self.seat,
            "seen": self.seen,
            "chosen": str(self.chosen),
            "deciding": self.deciding.value,
            "rule": self.rule.value if self.rule else None,
            "worlds": self.worlds,
            "weighed": [_weighed_json(weighed) for weighed in self.weighed],
            "cut_short": self.cut_short,
        }


@runtime_checkable
class ExplainingPlayer(Protocol):
    """A player that explains its answers. For the same view and random numbers, `reasons` gives the same
    answer as `answer`.
    """

    def answer(self, view: View, chance: Chance) -> Action:
        """Return one of the answers of the decision in `view`."""

    def reasons(self, view: View, chance: Chance) -> Reasons:
        """Return the answer and its reasons."""


def make_reasons(
    view: View,
    chosen: Action,
    deciding: DecidedBy,
    weighed: Iterable[EvaluatedAnswer] = (),
    *,
    worlds: int = 0,
    rule: Rule | None = None,
) -> Reasons:
    """Return the reasons for the answer `chosen`. The evaluated answers are sorted: the chosen one first,
    then the others from the best down.
    """
    if view.seat is None:
        raise ValueError("a spectator has no answers to explain")
    ordered = tuple(sorted(weighed, key=lambda answer: (answer.action != chosen, -_worth(answer))))
    return Reasons(chosen, deciding, view.seat, len(view.history), ordered, worlds, rule)


def make_rule_reasons(
    view: View, chosen: Action, rule: Rule, weighed: Iterable[EvaluatedAnswer] = ()
) -> Reasons:
    """Return the reasons for the answer `chosen`, which the rule of thumb `rule` decided."""
    return make_reasons(view, chosen, DecidedBy.RULE_OF_THUMB, weighed, rule=rule)


def rank_answers(valued: Iterable[tuple[float, Action]]) -> list[EvaluatedAnswer]:
    """Return answers with their values under a rule of thumb, best first. The values only sort the answers
    and are not reported.
    """
    return [EvaluatedAnswer(action) for _, action in sorted(valued, key=lambda pair: -pair[0])]


def explain_only_answer(view: View) -> Reasons:
    """Return the reasons for the only legal answer."""
    if view.decision is None:
        raise ValueError("the seat has no decision")
    (answer,) = view.decision.answers
    return make_reasons(view, answer, DecidedBy.ONLY_ANSWER)


def _worth(weighed: EvaluatedAnswer) -> float:
    return -inf if weighed.worth is None else weighed.worth


def _weighed_json(weighed: EvaluatedAnswer) -> dict[str, object]:
    return {
        "action": str(weighed.action),
        "worth": _round_number(weighed.worth),
        "count": _round_number(weighed.count),
        "chance": _round_number(weighed.chance),
        "trump": None if weighed.trump is None else weighed.trump.letter,
        "reason": None if weighed.reason is None else weighed.reason.to_json(),
    }


def _round_number(number: float | None) -> float | None:
    """Round a number to four decimals."""
    return None if number is None else round(number, 4)
