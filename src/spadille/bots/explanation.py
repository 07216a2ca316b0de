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
    """What decided an answer."""

    ONLY_ANSWER = "only-answer"
    """No other answer was legal."""
    CERTAIN = "certain"
    """It achieves the goal in every possible world."""
    BEST_MEAN = "best-mean"
    """It has the best mean."""
    BEST_CHANCE = "best-chance"
    """It has the best chance to make the contract, or to beat it."""
    MOST_TRIED = "most-tried"
    """The search visited it most often."""
    AS_GOOD = "as-good"
    """Others are as good; a rule of thumb chose among them."""
    RULE_OF_THUMB = "rule-of-thumb"
    """The rule of thumb named by `rule`."""


class Rule(StrEnum):
    """The rules of thumb."""

    COUNTING = "counting"
    """The hand's value, counted suit by suit, compared with a pass."""
    MENDING = "mending"
    """The call or gift that improves the hand most."""
    LENGTH = "length"
    """The card whose suit the caller can best lead to."""
    BURYING = "burying"
    """The discard that buries and keeps most."""
    TRICK = "trick"
    """The trick's value, less what the hand loses with the card."""
    DUCKING = "ducking"
    """Staying below."""
    FORCING = "forcing"
    """Forcing the declarer to take a trick."""
    SWEEPING = "sweeping"
    """Losing no counter, or winning one."""
    STOPPING = "stopping"
    """Whether the last tricks are worth more than stopping, and whether asking helps."""
    HABIT = "habit"
    """The usual card of players who look ahead."""
    PLAINEST = "plainest"
    """The answer with the least commitment."""


@dataclass(frozen=True, slots=True)
class EvaluatedAnswer:
    """An answer with its evaluation. Unknown figures are None."""

    action: Action
    worth: float | None = None
    """The counters that the seat gains in the end, negative if it pays."""
    count: float | None = None
    """The declaring side's final card points or tricks."""
    chance: float | None = None
    """The probability that the resulting contract is made, by any declarer."""
    trump: Suit | None = None
    """The trumps assumed for a bid, which itself names none."""
    reason: CardReason | None = None
    """Why the chosen card is better than this one, if its fates say so."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why a player gives an answer."""

    chosen: Action
    deciding: DecidedBy
    seat: Seat
    seen: int
    """The number of actions that the seat has seen. With the seat it identifies the view."""
    weighed: tuple[EvaluatedAnswer, ...] = ()
    """The evaluated answers: the chosen one, then the best. Answers pruned without evaluation are missing."""
    worlds: int = 0
    """The number of worlds of the evaluation; 0 for none."""
    rule: Rule | None = None
    """The rule of thumb that decided, if one did."""
    cut_short: bool = False
    """Whether the time ran out."""

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
    """A player with reasons. The same view and random numbers give the same answer as `answer` does."""

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
    """Return reasons with the chosen answer first and the others by value."""
    if view.seat is None:
        raise ValueError("a spectator has no answers to explain")
    ordered = tuple(sorted(weighed, key=lambda answer: (answer.action != chosen, -_worth(answer))))
    return Reasons(chosen, deciding, view.seat, len(view.history), ordered, worlds, rule)


def make_rule_reasons(
    view: View, chosen: Action, rule: Rule, weighed: Iterable[EvaluatedAnswer] = ()
) -> Reasons:
    """Return the reasons for an answer by a rule of thumb."""
    return make_reasons(view, chosen, DecidedBy.RULE_OF_THUMB, weighed, rule=rule)


def rank_answers(valued: Iterable[tuple[float, Action]]) -> list[EvaluatedAnswer]:
    """Rank answers by a rule's own measure, best first. Only their order is reported."""
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
