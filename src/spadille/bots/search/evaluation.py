"""Evaluations of answers, in the units in which reasons report them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from statistics import fmean

from spadille.bots.card_reason import CardReason
from spadille.bots.explanation import DecidedBy, EvaluatedAnswer
from spadille.bots.search.payoff import Payoff, Settling, is_made_or_not
from spadille.cards import Card, Suit
from spadille.play.action import Action
from spadille.play.view import View
from spadille.solver.information_set import InformationSet
from spadille.solver.worlds import Worlds


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The value of an answer in counters, and a forecast of the resulting contract."""

    worth: float
    """The counters that the seat is expected to gain."""
    count: float | None = None
    """The declaring side's expected card points or tricks."""
    chance: float | None = None
    """The probability that the contract is made."""
    trump: Suit | None = None
    """The trumps of a bid."""

    def of(self, action: Action) -> EvaluatedAnswer:
        """Return this evaluation as that of `action`."""
        return EvaluatedAnswer(action, self.worth, self.count, self.chance, self.trump)


def on_average(evaluations: Iterable[Evaluation]) -> Evaluation:
    """Return the evaluation whose figures are the means of those of `evaluations`."""
    every = tuple(evaluations)
    return Evaluation(
        fmean(evaluation.worth for evaluation in every),
        _mean(evaluation.count for evaluation in every),
        _mean(evaluation.chance for evaluation in every),
    )


def _mean(figures: Iterable[float | None]) -> float | None:
    known = [figure for figure in figures if figure is not None]
    return fmean(known) if known else None


def no_reason(_better: Card, _worse: Card) -> None:
    """Return None. Searches that count no fates use this function to explain their choice."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search over the legal cards."""

    good: Mapping[Card, float]
    """The score of each card in the search's own measure. The best one is played."""
    found: Mapping[Card, Evaluation] = field(default_factory=dict)
    """The evaluation of each card, if reasons were requested."""
    worlds: int = 0
    deciding: DecidedBy = DecidedBy.BEST_MEAN
    explain: Callable[[Card, Card], CardReason | None] = no_reason
    """Returns why the first of two cards is better than the second."""


def evaluated(view: View, at: Settling, worlds: Worlds, worth: Payoff) -> SearchResult:
    """Solve the cards in `worlds`. The score of a card is its mean payoff by `worth`."""
    good, plain = InformationSet(view, worth).average_payoffs(worlds), at.worth()
    worths = good if worth == plain else InformationSet(view, plain).average_payoffs(worlds)
    chances = InformationSet(view, at.made()).average_payoffs(worlds)
    counts = InformationSet(view, at.counts()).average_payoffs(worlds) if at.is_counted else {}
    found = {card: Evaluation(worths[card], counts.get(card), chances[card]) for card in good}
    deciding = DecidedBy.CERTAIN if len(worlds) == 1 else deciding_by(plain)
    return SearchResult(good, found, len(worlds), deciding)


def deciding_by(worth: Payoff) -> DecidedBy:
    """Return whether the best card has the best mean or the best chance."""
    return DecidedBy.BEST_CHANCE if is_made_or_not(worth) else DecidedBy.BEST_MEAN
