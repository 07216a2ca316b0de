"""First and last: stopping after the first tricks, and asking who the partner is to be able to."""

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
    """Cards weighed in the same worlds by one worth or another."""

    worlds: Worlds
    by: Callable[[Payoff], Mapping[Card, float]]


@dataclass(frozen=True)
class StopOrAsk:
    """What a player weighs who may stop or ask."""

    view: View
    known: Known
    at: Settling
    weighed: InWorlds

    @cached_property
    def cards(self) -> Mapping[Card, float]:
        """By card, what it is worth to go on with it."""
        return self.weighed.by(self.at.worth())

    def going_on(self) -> float:
        """What the best card is worth."""
        return max(self.cards.values())

    def best(self) -> EvaluatedAnswer:
        """The best card, as it is weighed against a word."""
        assert self.view.seat is not None
        card = max(self.cards, key=lambda played: self.cards[played])
        return EvaluatedAnswer(Play(self.view.seat, card), self.going_on())

    def weighed_words(self, answers: Iterable[Action]) -> list[EvaluatedAnswer]:
        """Stopping and asking, with what they are worth."""
        words: list[EvaluatedAnswer] = []
        for answer in answers:
            if isinstance(answer, Stop):
                words.append(EvaluatedAnswer(answer, self.at.stopped()))
            elif isinstance(answer, Ask) and _may_stop(self.view, _streak(self)):
                words.append(EvaluatedAnswer(answer, self._asked()))
        return words

    def _asked(self) -> float:
        """What it is worth to have asked, where the side may stop if it has taken every trick."""
        plain = self.without_last()
        return plain + self.all_ours() * (self.at.stopped() - plain)

    def without_last(self) -> float:
        """The same, were there nothing to be gained any more by taking every trick."""
        return max(self.weighed.by(self.at.without_last()).values())

    def all_ours(self) -> float:
        """How likely his side has taken every trick so far."""
        winners = {trick.winner for trick in self.view.tricks} - {self.known.declarer, self.known.partner}
        if not winners:
            return 1.0
        ours = [self._holds_called(held, winners) for held in list_held_cards(self.weighed.worlds)]
        return sum(ours) / len(ours)

    def _holds_called(self, held: Sequence[int], winners: set[int]) -> bool:
        """Whether the only other winner is the one who holds the card that was called."""
        called = self.known.called
        assert called is not None
        return all(held[seat] & called.bit for seat in winners)


def stop_or_ask(at: StopOrAsk, answers: Iterable[Action]) -> Action | None:
    """Stopping, where that is worth no less than to go on; asking, where that may lead to such a stop."""
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
    """Whether a side that has won every trick could stop here."""
    assert view.table is not None
    return not view.table.cards and len(view.tricks) == streak.stop_after
