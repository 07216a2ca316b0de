"""The play of the cards by beliefs: worlds that are likely, and players who do not see them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from spadille.bots.expert.beliefs import Belief, believed
from spadille.bots.player import Chance
from spadille.bots.searching.budget import seed
from spadille.bots.searching.cardplay import leaning
from spadille.bots.searching.found import Found, Looked, deciding_by
from spadille.bots.searching.stopping import InWorlds
from spadille.bots.searching.worth import Settling, Worth
from spadille.cards import Card
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.solver.objectives import objective_of
from spadille.solver.outlook import Ahead, Fared, Story
from spadille.solver.problems import Objective
from spadille.solver.seen import Seen
from spadille.solver.worlds import Whereabouts, Worlds

_ALIKE = 1e-9
_AT_ONCE = Ahead(tricks=0)
Look = Callable[[Worth], Mapping[Card, Fared]]
"""What becomes of the cards by one worth or another, in the same worlds and by the same chance."""


@dataclass(frozen=True, slots=True)
class Believing:
    """Plays the card that is best on average over the worlds it believes in, where all play on by what they
    see.
    """

    worlds: int = 200
    belief: Belief = field(default_factory=Belief)
    ahead: Ahead = field(default_factory=lambda: Ahead(tricks=12, times=4))
    """How the worlds are played on: to their end by custom."""
    solved: float = 0.7
    """Where a side is to take nothing, the part that worlds solved at once have in it."""
    custom: float = 0.002
    """What it counts that a card is customary, as a part of all that is at stake."""
    lean: float = 0.3
    """What every trick counts beside whether the contract is made, as a part of all that is at stake."""

    def in_worlds(self, view: View, where: Whereabouts, chance: Chance) -> InWorlds:
        """As its cards are: in worlds believed in, played on."""
        worlds, fared = self._played_on(view, where, chance)

        def by(worth: Worth) -> Mapping[Card, float]:
            return {card: one.worth for card, one in fared(worth, self.ahead).items()}

        return InWorlds(worlds, by)

    def choose(self, view: View, where: Whereabouts, worth: Worth, chance: Chance) -> Mapping[Card, float]:
        """By card, its mean worth; of those worth as much, the customary is worth a little more."""
        return self._good(view, worth, self._look(view, where, chance))

    def told(self, view: View, where: Whereabouts, at: Settling, chance: Chance) -> Looked:
        """The same, and what the contract comes to."""
        look = self._look(view, where, chance)
        good, worths, chances = self._good(view, at.worth(), look), look(at.worth()), look(at.made())
        counts = look(at.counts()) if at.is_counted else {}
        found = {
            card: Found(worths[card].worth, counts[card].worth if counts else None, chances[card].worth)
            for card in good
        }
        return Looked(good, found, min(self.worlds, where.count), deciding_by(at.worth()))

    def _good(self, view: View, worth: Worth, look: Look) -> Mapping[Card, float]:
        assert view.known is not None
        of_tricks = objective_of(view.known.contract) is Objective.TRICKS
        fared = look(leaning(worth, self.lean) if of_tricks else worth)
        stake = self.custom * (max(worth) - min(worth))
        return {card: one.worth + stake * one.custom for card, one in fared.items()}

    def _look(self, view: View, where: Whereabouts, chance: Chance) -> Look:
        assert view.known is not None
        _, fared = self._played_on(view, where, chance)
        if _counts(view.known.contract):
            return lambda worth: fared(worth, self.ahead)
        return lambda worth: _both(fared(worth, self.ahead), fared(worth, _AT_ONCE), self.solved)

    def _played_on(
        self, view: View, where: Whereabouts, chance: Chance
    ) -> tuple[Worlds, Callable[[Worth, Ahead], Mapping[Card, Fared]]]:
        """The worlds believed in, and what becomes of the cards in them."""
        some, story = believed(view, where, self.worlds, chance, self.belief), Story(view)
        number = seed(chance)

        def fared(worth: Worth, ahead: Ahead) -> Mapping[Card, Fared]:
            return story.onward(some.custom, Seen(view, worth), some.worlds, ahead, number)

        return some.worlds, fared

    def alike_within(self, worth: Worth) -> float:
        """Hardly anything."""
        return _ALIKE


def _both(played: Mapping[Card, Fared], solved: Mapping[Card, Fared], part: float) -> Mapping[Card, Fared]:
    """What becomes of the cards when worlds are played on, and by so much of it when they are solved."""

    def mean(one: float, other: float) -> float:
        return (1 - part) * one + part * other

    return {
        card: Fared(mean(one.worth, solved[card].worth), mean(one.gains, solved[card].gains), one.custom)
        for card, one in played.items()
    }


def _counts(contract: Contract) -> bool:
    """Whether points or tricks are counted, and not whether there are any."""
    return objective_of(contract) in (Objective.POINTS, Objective.TRICKS)
