"""The play of the cards: by solving worlds, or by one tree grown through many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from spadille.bots.explanation import Deciding, Reasons, Weighed, reasoned
from spadille.bots.heuristic.error_model import CLUB
from spadille.bots.heuristic.player import HeuristicPlayer
from spadille.bots.player import Chance
from spadille.bots.search.budget import seed
from spadille.bots.search.evaluation import Evaluation, SearchResult, evaluated
from spadille.bots.search.payoff import MADE_OR_NOT, Payoff, Settling, settling
from spadille.bots.search.stopping import Calmly, InWorlds, stop_or_ask
from spadille.cards import Card
from spadille.play.action import Play
from spadille.play.decision import Decision
from spadille.play.view import Known, View
from spadille.solver.objectives import objective_of
from spadille.solver.problems import Objective
from spadille.solver.seen import Seen, Tried
from spadille.solver.worlds import Whereabouts, Worlds

_HEURISTIC = HeuristicPlayer(CLUB)
_HARDLY = 1e-9
_TELLS_NOTHING = 0.2
"""How little, of all that is at stake, tells nothing where a hand is to take nothing: evenly drawn worlds say
little of such a hand, for most have cards in it that anybody would catch."""


class CardPlay(Protocol):
    """A way to choose a card."""

    def in_worlds(self, view: View, where: Whereabouts, chance: Chance) -> InWorlds:
        """How the cards are weighed against a word."""

    def choose(self, view: View, where: Whereabouts, worth: Payoff, chance: Chance) -> Mapping[Card, float]:
        """How good each card is that may be played: the best is played."""

    def alike_within(self, worth: Payoff) -> float:
        """How little between two cards tells nothing."""


Look = Callable[[View, Whereabouts, Settling, Chance], SearchResult]


@runtime_checkable
class Telling(Protocol):
    """A way to choose a card that can tell what it found."""

    def told(self, view: View, where: Whereabouts, at: Settling, chance: Chance) -> SearchResult:
        """The cards by the same measure as `choose` by the worth of `at`, and what was found of each."""


def drawn(where: Whereabouts, many: int, chance: Chance) -> Worlds:
    """So many worlds drawn evenly; all of them, each once, where there are no more."""
    return where.all(many) or where.drawn(many, seed(chance))


def solved(view: View, where: Whereabouts, many: int, chance: Chance) -> InWorlds:
    """The cards solved in so many worlds, drawn evenly."""
    worlds = drawn(where, many, chance)
    return InWorlds(worlds, lambda worth: Seen(view, worth).averaged(worlds))


@dataclass(frozen=True, slots=True)
class PIMC:
    """Solves every card in each of some worlds; the best mean is played."""

    worlds: int = 40
    shaping: float = 0.3
    """What every trick counts beside whether the contract is made, as a part of all that is at stake."""

    def in_worlds(self, view: View, where: Whereabouts, chance: Chance) -> InWorlds:
        """Solved in as many worlds."""
        return solved(view, where, self.worlds, chance)

    def choose(self, view: View, where: Whereabouts, worth: Payoff, chance: Chance) -> Mapping[Card, float]:
        """By card, its mean worth."""
        return Seen(view, self._shaped(view, worth)).averaged(drawn(where, self.worlds, chance))

    def told(self, view: View, where: Whereabouts, at: Settling, chance: Chance) -> SearchResult:
        """The same, and what the contract comes to."""
        return evaluated(view, at, drawn(where, self.worlds, chance), self._shaped(view, at.worth()))

    def _shaped(self, view: View, worth: Payoff) -> Payoff:
        of_tricks = view.known is not None and objective_of(view.known.contract) is Objective.TRICKS
        return shaped(worth, self.shaping) if of_tricks else worth

    def alike_within(self, worth: Payoff) -> float:
        """Hardly anything, but for a hand that is to take nothing."""
        if len(worth) > MADE_OR_NOT:
            return _HARDLY
        failed, did = worth
        return _TELLS_NOTHING * abs(did - failed)


@dataclass(frozen=True, slots=True)
class ISMCTS:
    """Grows one tree over what the seat can tell apart, through a new world each time; the card tried most
    is played.
    """

    iterations: int = 36_000
    exploration: float = 1.0
    """How far cards seldom tried are preferred, in what the ends of the deal differ by."""
    worlds: int = 40

    def in_worlds(self, view: View, where: Whereabouts, chance: Chance) -> InWorlds:
        """Solved in some worlds."""
        return solved(view, where, self.worlds, chance)

    def choose(self, view: View, where: Whereabouts, worth: Payoff, chance: Chance) -> Mapping[Card, float]:
        """By card, how often it was tried."""
        tried = self._grown(view, where, worth, chance)
        return {card: float(one.visits) for card, one in tried.items()}

    def told(self, view: View, where: Whereabouts, at: Settling, chance: Chance) -> SearchResult:
        """The same, and what the tree found each card to be worth."""
        tried = self._grown(view, where, at.worth(), chance)
        good = {card: float(one.visits) for card, one in tried.items()}
        found = {card: Evaluation(one.worth) for card, one in tried.items()}
        return SearchResult(good, found, self.iterations, Deciding.MOST_TRIED)

    def _grown(self, view: View, where: Whereabouts, worth: Payoff, chance: Chance) -> Mapping[Card, Tried]:
        worlds = where.drawn(self.iterations, seed(chance))
        return Seen(view, worth).grown(worlds, self.exploration, seed(chance))

    def alike_within(self, worth: Payoff) -> float:
        """Nothing: one was tried more often than the other."""
        return 0.0


def shaped(worth: Payoff, shaping: float) -> Payoff:
    """The same with a little more for every trick: where not all see all cards, each may be needed."""
    step = shaping * (worth[-1] - worth[0]) / (len(worth) - 1)
    return tuple(one + step * tricks for tricks, one in enumerate(worth))


def quickly(view: View, decision: Decision, cards: CardPlay, chance: Chance) -> Reasons:
    """The best card; or stopping or asking, where it is worth more."""
    return _considered(view, decision, cards, chance, _unsaid(cards))


def explained(view: View, decision: Decision, cards: CardPlay, chance: Chance) -> Reasons:
    """The same with what led to it; only the order of the cards where the way to choose tells no more."""
    look = cards.told if isinstance(cards, Telling) else _unsaid(cards)
    return _considered(view, decision, cards, chance, look)


def _unsaid(cards: CardPlay) -> Look:
    def look(view: View, where: Whereabouts, at: Settling, chance: Chance) -> SearchResult:
        return SearchResult(cards.choose(view, where, at.worth(), chance))

    return look


def _considered(view: View, decision: Decision, cards: CardPlay, chance: Chance, look: Look) -> Reasons:
    """What is played or said, the cards being looked at so."""
    known = view.known
    assert known is not None
    where, at = Whereabouts(view), settled(view, known)
    plays = {answer.card: answer for answer in decision.answers if isinstance(answer, Play)}
    words: list[Weighed] = []
    if len(plays) < len(decision.answers):
        calmly = Calmly(view, known, at, cards.in_worlds(view, where, chance))
        said, words = stop_or_ask(calmly, decision.answers), calmly.told(decision.answers)
        if said is not None:
            told = [*words, calmly.best()]
            return reasoned(view, said, Deciding.BEST_MEAN, told, worlds=len(calmly.weighed.worlds))
    if len(plays) == 1:
        return reasoned(view, next(iter(plays.values())), Deciding.ONLY_ANSWER, words)
    looked = look(view, where, at, chance)
    best = _best(plays, looked.good, cards.alike_within(at.worth()))
    chosen = best[0] if len(best) == 1 else _by_heuristic(view, best, chance)
    told = [*_told(plays, looked), *words]
    return reasoned(view, chosen, _decided(looked, best), told, worlds=looked.worlds)


def _best(plays: Mapping[Card, Play], good: Mapping[Card, float], alike: float) -> list[Play]:
    """The best card of those looked at, and those that are as good."""
    enough = max(good.values()) - alike
    return [answer for card, answer in plays.items() if card in good and good[card] >= enough]


def _decided(looked: SearchResult, best: Sequence[Play]) -> Deciding:
    chosen_by_heuristic = len(best) > 1 and looked.deciding is not Deciding.CERTAIN
    return Deciding.AS_GOOD if chosen_by_heuristic else looked.deciding


def _told(plays: Mapping[Card, Play], looked: SearchResult) -> Iterator[Weighed]:
    """The cards looked at with what was found of them, best first."""
    some = (answer for card, answer in plays.items() if card in looked.good)
    for answer in sorted(some, key=lambda one: -looked.good[one.card]):
        found = looked.found.get(answer.card)
        yield Weighed(answer) if found is None else found.of(answer)


def settled(view: View, known: Known) -> Settling:
    """How the deal will be settled with the seat whose view it is."""
    on_side = view.seat in (known.declarer, known.partner)
    return settling(view, known.contract, known.declarer, known.trump, known.stakes, on_side=on_side)


def _by_heuristic(view: View, alike: list[Play], chance: Chance) -> Play:
    """Of cards that search finds equally good, the one by rule of thumb; else the lowest."""
    heuristic, ranking = _HEURISTIC.answer(view, chance), view.ranking
    lowest = min(alike, key=lambda one: (ranking.points[one.card.number], ranking.strength[one.card.number]))
    return next((one for one in alike if one == heuristic), lowest)
