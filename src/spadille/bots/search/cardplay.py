"""Card play by search: the interface of card searches, and the choice of a card, a stop or an ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Protocol, runtime_checkable

from spadille.bots.explanation import DecidedBy, EvaluatedAnswer, Reasons, make_reasons
from spadille.bots.heuristic.error_model import CLUB
from spadille.bots.heuristic.player import HeuristicPlayer
from spadille.bots.player import Chance
from spadille.bots.search.evaluation import SearchResult
from spadille.bots.search.payoff import Payoff, Settling, settling
from spadille.bots.search.stopping import InWorlds, StopOrAsk, stop_or_ask
from spadille.cards import Card
from spadille.play.action import Play
from spadille.play.decision import Decision
from spadille.play.view import Known, View
from spadille.solver.worlds import WorldSampler

_HEURISTIC = HeuristicPlayer(CLUB)


class CardPlay(Protocol):
    """A search for the best card."""

    def in_worlds(self, view: View, where: WorldSampler, chance: Chance) -> InWorlds:
        """Sample worlds, and return a function that evaluates the cards in them by any payoff."""

    def choose(self, view: View, where: WorldSampler, worth: Payoff, chance: Chance) -> Mapping[Card, float]:
        """Return a score for each legal card. The best one is played."""

    def alike_within(self, worth: Payoff) -> float:
        """Return the difference of scores up to which two cards count as equally good."""


Evaluator = Callable[[View, WorldSampler, Settling, Chance], SearchResult]


@runtime_checkable
class ExplainedCardPlay(Protocol):
    """A search that explains its choice."""

    def explained(self, view: View, where: WorldSampler, at: Settling, chance: Chance) -> SearchResult:
        """Score the cards as `choose` does with the payoff of `at`, and evaluate each."""


def quickly(view: View, decision: Decision, cards: CardPlay, chance: Chance) -> Reasons:
    """Choose the best card without evaluations, or stop or ask if that is worth more."""
    return _considered(view, decision, cards, chance, _unexplained(cards))


def explained(view: View, decision: Decision, cards: CardPlay, chance: Chance) -> Reasons:
    """Choose as `quickly` does, with the evaluations of the search if it explains itself."""
    evaluate = cards.explained if isinstance(cards, ExplainedCardPlay) else _unexplained(cards)
    return _considered(view, decision, cards, chance, evaluate)


def _unexplained(cards: CardPlay) -> Evaluator:
    def evaluate(view: View, where: WorldSampler, at: Settling, chance: Chance) -> SearchResult:
        return SearchResult(cards.choose(view, where, at.worth(), chance))

    return evaluate


def _considered(
    view: View, decision: Decision, cards: CardPlay, chance: Chance, evaluate: Evaluator
) -> Reasons:
    """Choose a card, a stop or an ask. `evaluate` scores the cards."""
    known = view.known
    assert known is not None
    where, at = WorldSampler(view), settled(view, known)
    plays = {answer.card: answer for answer in decision.answers if isinstance(answer, Play)}
    words: list[EvaluatedAnswer] = []
    if len(plays) < len(decision.answers):
        choice = StopOrAsk(view, known, at, cards.in_worlds(view, where, chance))
        word, words = stop_or_ask(choice, decision.answers), choice.weighed_words(decision.answers)
        if word is not None:
            weighed = [*words, choice.best()]
            return make_reasons(view, word, DecidedBy.BEST_MEAN, weighed, worlds=len(choice.weighed.worlds))
    if len(plays) == 1:
        return make_reasons(view, next(iter(plays.values())), DecidedBy.ONLY_ANSWER, words)
    result = evaluate(view, where, at, chance)
    best = _best(plays, result.good, cards.alike_within(at.worth()))
    chosen = best[0] if len(best) == 1 else _by_heuristic(view, best, chance)
    weighed = [*_weighed(plays, result, chosen), *words]
    return make_reasons(view, chosen, _decided(result, best), weighed, worlds=result.worlds)


def _best(plays: Mapping[Card, Play], good: Mapping[Card, float], alike: float) -> list[Play]:
    """Return the plays whose scores are at most `alike` below the best."""
    enough = max(good.values()) - alike
    return [answer for card, answer in plays.items() if card in good and good[card] >= enough]


def _decided(result: SearchResult, best: Sequence[Play]) -> DecidedBy:
    chosen_by_heuristic = len(best) > 1 and result.deciding is not DecidedBy.CERTAIN
    return DecidedBy.AS_GOOD if chosen_by_heuristic else result.deciding


def _weighed(plays: Mapping[Card, Play], result: SearchResult, chosen: Play) -> Iterator[EvaluatedAnswer]:
    """Yield the evaluated cards, best first, each with the reason why the chosen one is better."""
    evaluated = (answer for card, answer in plays.items() if card in result.good)
    for answer in sorted(evaluated, key=lambda play: -result.good[play.card]):
        found = result.found.get(answer.card)
        weighed = EvaluatedAnswer(answer) if found is None else found.of(answer)
        yield replace(weighed, reason=result.explain(chosen.card, answer.card))


def settled(view: View, known: Known) -> Settling:
    """Return how the deal will be settled with the viewing seat."""
    on_side = view.seat in (known.declarer, known.partner)
    return settling(view, known.contract, known.declarer, known.trump, known.stakes, on_side=on_side)


def _by_heuristic(view: View, alike: list[Play], chance: Chance) -> Play:
    """Choose among equally good plays: the heuristic's choice if it is one of them, otherwise the lowest
    card.
    """
    heuristic, ranking = _HEURISTIC.answer(view, chance), view.ranking
    lowest = min(
        alike, key=lambda play: (ranking.points[play.card.number], ranking.strength[play.card.number])
    )
    return next((play for play in alike if play == heuristic), lowest)
