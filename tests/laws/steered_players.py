"""Players that make rare events happen: no card is called, or a deal ends in a draw."""

from dataclasses import dataclass, field

from spadille.notation.making import Player
from spadille.play.action import Action, Call
from spadille.play.deal import Deal
from spadille.play.declared import Declared

_LAST_CARDS = 3
"""The number of cards in hand up to which every line of play is tried."""


def call_no_card(player: Player) -> Player:
    """Return a player that plays like another one, but calls no card where that is allowed."""

    def answer(deal: Deal) -> Action:
        none = (answer for answer in deal.answers() if isinstance(answer, Call) and answer.card is None)
        return next(none, None) or player(deal)

    return answer


@dataclass(frozen=True)
class EvenPlayer:
    """Plays like another player, but steers the deal towards equal points for both sides, which random deals
    rarely have.
    """

    player: Player
    line: list[Action] = field(default_factory=list)
    """The rest of the deal, once a line that ends even is found."""

    def answer(self, deal: Deal) -> Action:
        """Return an action that brings the points of the two sides closer. In the last tricks, return one
        that leads to equal points, if there is one.
        """
        declared, table = deal.phase.declared, deal.phase.table
        if declared is None or declared.contract.goal.kind != "against" or table is None:
            return self.player(deal)
        if not table.cards and max(map(len, deal.phase.hands)) == _LAST_CARDS:
            self.line.extend(_find_even_line(deal, declared.contract.goal.mark) or ())
        if self.line:
            return self.line.pop()
        if len(table.cards) < len(table.order) - 1:
            return self.player(deal)
        return min(deal.answers(), key=lambda answer: _point_difference(deal.play(answer), declared))


def _point_difference(deal: Deal, declared: Declared) -> int:
    """Return the difference in points between the two sides, the widow included."""
    own = sum(trick.points for trick in deal.phase.tricks if trick.winner == declared.declarer)
    against = sum(trick.points for trick in deal.phase.tricks) - own
    return abs(own + declared.ranking.points_in(declared.layout.widow) - against)


def _find_even_line(deal: Deal, mark: int | None) -> list[Action] | None:
    """Return the actions, last first, by which the points become equal if the other seats help, or None if
    there are none.
    """
    for answer in deal.answers():
        after = deal.play(answer)
        if after.result and after.result.points == mark:
            return [answer]
        if not after.result and (line := _find_even_line(after, mark)) is not None:
            return [*line, answer]
    return None
