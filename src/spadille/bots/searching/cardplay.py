"""The play of the cards: by solving worlds, or by one tree grown through many."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from spadille.bots.habits import CLUB
from spadille.bots.player import Chance
from spadille.bots.searching.budget import seed
from spadille.bots.searching.stopping import Calmly, stop_or_ask
from spadille.bots.searching.worth import Settling, Worth, settling
from spadille.bots.thumb import RuleOfThumb
from spadille.cards import Card
from spadille.play.action import Action, Play
from spadille.play.decision import Decision
from spadille.play.view import Known, View
from spadille.solver.objectives import objective_of
from spadille.solver.problems import Objective
from spadille.solver.seen import Seen
from spadille.solver.worlds import Whereabouts, Worlds

_THUMB = RuleOfThumb(CLUB)
_HARDLY = 1e-9
_YES_OR_NO = (False, True)
_TELLS_NOTHING = 0.2
"""How little, of all that is at stake, tells nothing where a hand is to take nothing: evenly drawn worlds say
little of such a hand, for most have cards in it that anybody would catch."""


class CardPlay(Protocol):
    """A way to choose a card."""

    @property
    def worlds(self) -> int:
        """How many worlds a decision that is not about a card is weighed in."""

    def choose(self, view: View, where: Whereabouts, worth: Worth, chance: Chance) -> Mapping[Card, float]:
        """How good each card is that may be played: the best is played."""

    def alike_within(self, worth: Worth) -> float:
        """How little between two cards tells nothing."""


def drawn(where: Whereabouts, many: int, chance: Chance) -> Worlds:
    """So many worlds drawn evenly; all of them, each once, where there are no more."""
    return where.all(many) or where.drawn(many, seed(chance))


@dataclass(frozen=True, slots=True)
class Solving:
    """Solves every card in each of some worlds; the best mean is played."""

    worlds: int = 40
    lean: float = 0.3
    """What every trick counts beside whether the contract is made, as a part of all that is at stake."""

    def choose(self, view: View, where: Whereabouts, worth: Worth, chance: Chance) -> Mapping[Card, float]:
        """By card, its mean worth."""
        if view.known is not None and objective_of(view.known.contract) is Objective.TRICKS:
            worth = leaning(worth, self.lean)
        return Seen(view, worth).averaged(drawn(where, self.worlds, chance))

    def alike_within(self, worth: Worth) -> float:
        """Hardly anything, but for a hand that is to take nothing."""
        yes_or_no = len(worth) == len(_YES_OR_NO)
        return _TELLS_NOTHING * abs(worth[1] - worth[0]) if yes_or_no else _HARDLY


@dataclass(frozen=True, slots=True)
class Walking:
    """Grows one tree over what the seat can tell apart, through a new world each time; the card tried most
    is played.
    """

    iterations: int = 36_000
    curiosity: float = 1.0
    """How far cards seldom tried are preferred, in what the ends of the deal differ by."""
    worlds: int = 40

    def choose(self, view: View, where: Whereabouts, worth: Worth, chance: Chance) -> Mapping[Card, float]:
        """By card, how often it was tried."""
        worlds = where.drawn(self.iterations, seed(chance))
        tried = Seen(view, worth).grown(worlds, self.curiosity, seed(chance))
        return {card: float(one.visits) for card, one in tried.items()}

    def alike_within(self, worth: Worth) -> float:
        """Nothing: one was tried more often than the other."""
        return 0.0


def leaning(worth: Worth, lean: float) -> Worth:
    """The same with a little more for every trick: where not all see all cards, each may be needed."""
    step = lean * (worth[-1] - worth[0]) / (len(worth) - 1)
    return tuple(one + step * tricks for tricks, one in enumerate(worth))


def play(view: View, decision: Decision, cards: CardPlay, chance: Chance) -> Action:
    """The best card; or stopping or asking, where it is worth more."""
    known = view.known
    assert known is not None
    where = Whereabouts(view)
    at = settled(view, known)
    plays = {answer.card: answer for answer in decision.answers if isinstance(answer, Play)}
    if len(plays) < len(decision.answers):
        calmly = Calmly(view, known, at, drawn(where, cards.worlds, chance))
        said = stop_or_ask(calmly, decision.answers)
        if said is not None:
            return said
    if len(plays) == 1:
        return next(iter(plays.values()))
    good = cards.choose(view, where, at.worth(), chance)
    enough = max(good.values()) - cards.alike_within(at.worth())
    alike = [answer for answer in plays.values() if good[answer.card] >= enough]
    return alike[0] if len(alike) == 1 else _by_thumb(view, alike, chance)


def settled(view: View, known: Known) -> Settling:
    """How the deal will be settled with the seat whose view it is."""
    on_side = view.seat in (known.declarer, known.partner)
    return settling(view, known.contract, known.declarer, known.trump, known.stakes, on_side=on_side)


def _by_thumb(view: View, alike: list[Play], chance: Chance) -> Play:
    """Of cards that search finds equally good, the one by rule of thumb; else the lowest."""
    thumb, ranking = _THUMB.answer(view, chance), view.ranking
    lowest = min(alike, key=lambda one: (ranking.points[one.card.number], ranking.strength[one.card.number]))
    return next((one for one in alike if one == thumb), lowest)
