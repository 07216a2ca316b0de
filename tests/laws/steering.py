"""Players who make rare things happen: no card is called, or the points come out even."""

from dataclasses import dataclass

from spadille.notation.making import Player
from spadille.play.action import Action, Call
from spadille.play.deal import Deal
from spadille.play.declared import Declared

_LAST_CARDS = 3
"""How many cards each may still hold for every line of play to be tried."""


def asking_for_none(player: Player) -> Player:
    """Plays as another does, but calls no card where it may."""

    def answer(deal: Deal) -> Action:
        none = (answer for answer in deal.answers() if isinstance(answer, Call) and answer.card is None)
        return next(none, None) or player(deal)

    return answer


@dataclass(frozen=True)
class Evening:
    """Plays as another does, but so that the points come out even: no deal of chance often does."""

    player: Player

    def answer(self, deal: Deal) -> Action:
        """A card that brings the sides together; in the last tricks, one that ends even if any can."""
        declared = deal.phase.declared
        if declared is None or declared.contract.goal.kind != "against" or deal.phase.table is None:
            return self.player(deal)
        if max(map(len, deal.phase.hands)) <= _LAST_CARDS:
            return _even(deal, declared.contract.goal.mark) or self.player(deal)
        if len(deal.phase.table.cards) < len(deal.phase.table.order) - 1:
            return self.player(deal)
        return min(deal.answers(), key=lambda answer: _apart(deal.play(answer), declared))


def _apart(deal: Deal, declared: Declared) -> int:
    """How far the sides are from each other, the widow counted."""
    own = sum(trick.points for trick in deal.phase.tricks if trick.winner == declared.declarer)
    against = sum(trick.points for trick in deal.phase.tricks) - own
    return abs(own + declared.ranking.points_in(declared.layout.widow) - against)


def _even(deal: Deal, par: int | None) -> Action | None:
    """An answer after which the points can come out even, the others helping."""
    for answer in deal.answers():
        after = deal.play(answer)
        if after.result.points == par if after.result else _even(after, par):
            return answer
    return None
