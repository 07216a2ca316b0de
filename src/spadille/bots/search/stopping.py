"""Decisions about the bonuses for first and last tricks: stop after the first ones, or ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from spadille.bots.explanation import EvaluatedAnswer
from spadille.bots.search.payoff import Payoff, Settling
from spadille.cards import Card
from spadille.play.action import Action, Ask, Play, Stop
from spadille.play.view import Known, View
from spadille.rules.contract import Streak
from spadille.solver.information_set import list_held_cards
from spadille.solver.worlds import Worlds


@dataclass(frozen=True, slots=True)
class InWorlds:
    """Sampled worlds, and a function that evaluates cards in them."""

    worlds: Worlds
    by: Callable[[Payoff], Mapping[Card, float]]
    """Returns each card's mean value under a payoff."""


@dataclass(frozen=True)
class StopOrAsk:
    """The position of a player who may stop or ask, with methods that value the alternatives."""

    view: View
    known: Known
    at: Settling
    weighed: InWorlds

    @cached_property
    def cards(self) -> Mapping[Card, float]:
        """The value of playing on, for each card."""
        return self.weighed.by(self.at.worth())

    def going_on(self) -> float:
        """Return the value of playing on with the best card."""
        return max(self.cards.values())

    def best(self) -> EvaluatedAnswer:
        """Return the evaluation of the best card, to compare with those of stopping and asking."""
        assert self.view.seat is not None
        card = max(self.cards, key=lambda played: self.cards[played])
        return EvaluatedAnswer(Play(self.view.seat, card), self.going_on())

    def weighed_words(self, answers: Iterable[Action]) -> list[EvaluatedAnswer]:
        """Return the evaluations of the stop and the ask among `answers`."""
        words: list[EvaluatedAnswer] = []
        for answer in answers:
            if isinstance(answer, Stop):
                words.append(EvaluatedAnswer(answer, self.at.stopped()))
            elif isinstance(answer, Ask) and _may_stop(self.view, _streak(self)):
                words.append(EvaluatedAnswer(answer, self._asked()))
        return words

    def _asked(self) -> float:
        """Return the value of asking. Afterwards the side may stop if it has taken every trick so far."""
        plain = self.without_last()
        return plain + self.all_ours() * (self.at.stopped() - plain)

    def without_last(self) -> float:
        """Return the value of the best card if no bonus is paid for taking every trick."""
        return max(self.weighed.by(self.at.without_last()).values())

    def all_ours(self) -> float:
        """Return the probability that the seat's side has taken every trick so far."""
        winners = {trick.winner for trick in self.view.tricks} - {self.known.declarer, self.known.partner}
        if not winners:
            return 1.0
        ours = [self._holds_called(held, winners) for held in list_held_cards(self.weighed.worlds)]
        return sum(ours) / len(ours)

    def _holds_called(self, held: Sequence[int], winners: set[int]) -> bool:
        """Return whether each of `winners` holds the called card, so that it is the partner."""
        called = self.known.called
        assert called is not None
        return all(held[seat] & called.bit for seat in winners)


def stop_or_ask(at: StopOrAsk, answers: Iterable[Action]) -> Action | None:
    """Return the stop if it is worth at least as much as playing on, an ask if it may lead to such a stop, or
    None.
    """
    for answer in answers:
        if isinstance(answer, Stop) and at.at.stopped() >= at.going_on():
            return answer
        if isinstance(answer, Ask) and _asks(at):
            return answer
    return None


def _asks(at: StopOrAsk) -> bool:
    if not _may_stop(at.view, _streak(at)):
        return False
    plain = at.without_last()
    return at.all_ours() * (at.at.stopped() - plain) > at.going_on() - plain


def _streak(at: StopOrAsk) -> Streak:
    streak = at.known.contract.streak
    assert streak is not None
    return streak


def _may_stop(view: View, streak: Streak) -> bool:
    """Return whether a side that has won every trick so far could stop now."""
    assert view.table is not None
    return not view.table.cards and len(view.tricks) == streak.stop_after
