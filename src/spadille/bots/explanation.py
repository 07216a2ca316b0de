"""Reasons: what a player looked at before it answered, as data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import inf
from typing import Protocol, runtime_checkable

from spadille.bots.player import Chance
from spadille.cards import Suit
from spadille.play.action import Action
from spadille.play.view import View
from spadille.rules.seating import Seat

VERSION = 1
"""The version of the JSON form of reasons."""


class DecidedBy(StrEnum):
    """What settled an answer."""

    ONLY_ANSWER = "only-answer"
    """Nothing else was offered."""
    CERTAIN = "certain"
    """It does what is wanted in every world that is left."""
    BEST_MEAN = "best-mean"
    """It brings most on average."""
    BEST_CHANCE = "best-chance"
    """It is the likeliest to make the contract, or to beat it."""
    MOST_TRIED = "most-tried"
    """The search came back to it most often."""
    AS_GOOD = "as-good"
    """Others are as good; of those it is the one by rule of thumb."""
    RULE_OF_THUMB = "rule-of-thumb"
    """By a rule of thumb, which `rule` names."""


class Rule(StrEnum):
    """The rules of thumb."""

    COUNTING = "counting"
    """What the hand promises, counted suit by suit, beside what a pass is worth."""
    MENDING = "mending"
    """The call, or the gift, that mends the hand most."""
    LENGTH = "length"
    """The card whose suit the caller can best lead to."""
    BURYING = "burying"
    """Cards laid away so that most is buried and kept."""
    TRICK = "trick"
    """What the trick brings, less what the hand loses with the card."""
    DUCKING = "ducking"
    """Staying below."""
    FORCING = "forcing"
    """Making the declarer take a trick that he must not."""
    SWEEPING = "sweeping"
    """Losing no counter, or winning one."""
    STOPPING = "stopping"
    """Whether the tricks that are left promise more than to stop, and whether asking helps."""
    HABIT = "habit"
    """The card that players who look ahead mostly play in such a place."""
    PLAINEST = "plainest"
    """What commits to least."""


@dataclass(frozen=True, slots=True)
class EvaluatedAnswer:
    """An answer that was looked at, and what was found of it. What is not known is None."""

    action: Action
    worth: float | None = None
    """The counters that the seat gains by it in the end, or pays where they are negative."""
    count: float | None = None
    """The card points, or the tricks, that the declaring side then comes to."""
    chance: float | None = None
    """How likely the contract that is then played is made, by whoever plays it."""
    trump: Suit | None = None
    """The trumps with which a bid was found to be worth so much; a bid itself names none."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why a player gives this answer."""

    chosen: Action
    deciding: DecidedBy
    seat: Seat
    seen: int
    """How many actions the seat had seen: with the seat, the view that the reasons are based on."""
    weighed: tuple[EvaluatedAnswer, ...] = ()
    """The answers looked at, the chosen one first, then the best; none that was ruled out without a look."""
    worlds: int = 0
    """In how many worlds they were looked at; 0 where in none."""
    rule: Rule | None = None
    """The rule of thumb that decided, if one did."""
    cut_short: bool = False
    """Whether there was no time for more."""

    def to_json(self) -> dict[str, object]:
        """The reasons in their JSON form, version 1; docs/reference/reasons.md says what each key means."""
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
    """A player who can say why. The same view and the same chance give the same answer as `answer` does."""

    def answer(self, view: View, chance: Chance) -> Action:
        """One of the answers of the view's decision."""

    def reasons(self, view: View, chance: Chance) -> Reasons:
        """The answer, and what led to it."""


def make_reasons(
    view: View,
    chosen: Action,
    deciding: DecidedBy,
    weighed: Iterable[EvaluatedAnswer] = (),
    *,
    worlds: int = 0,
    rule: Rule | None = None,
) -> Reasons:
    """The reasons of the seat whose view it is: what was weighed in order, the chosen answer first."""
    if view.seat is None:
        raise ValueError("nothing is asked of a watcher")
    ordered = tuple(sorted(weighed, key=lambda answer: (answer.action != chosen, -_worth(answer))))
    return Reasons(chosen, deciding, view.seat, len(view.history), ordered, worlds, rule)


def make_rule_reasons(
    view: View, chosen: Action, rule: Rule, weighed: Iterable[EvaluatedAnswer] = ()
) -> Reasons:
    """The reasons where a rule of thumb decides."""
    return make_reasons(view, chosen, DecidedBy.RULE_OF_THUMB, weighed, rule=rule)


def rank_answers(valued: Iterable[tuple[float, Action]]) -> list[EvaluatedAnswer]:
    """Answers valued in a measure of a rule's own, best first: nothing is told but their order."""
    return [EvaluatedAnswer(action) for _, action in sorted(valued, key=lambda pair: -pair[0])]


def explain_only_answer(view: View) -> Reasons:
    """The reasons where there is but one answer."""
    if view.decision is None:
        raise ValueError("nothing is asked of this seat")
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
    }


def _round_number(number: float | None) -> float | None:
    """A number as it is written: to four places, which is more than anybody can tell apart."""
    return None if number is None else round(number, 4)
