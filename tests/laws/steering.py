"""Players who make rare things happen: nobody bids, or the points come out even."""

from dataclasses import dataclass

from spadille.notation.making import Player
from spadille.play.action import Action, Pass
from spadille.play.deal import Deal

_LAST_CARDS = 3
"""How many cards each may still hold for every line of play to be tried."""


def passing(deal: Deal) -> Action:
    """Everybody passes."""
    assert deal.turn is not None
    return Pass(deal.turn)


@dataclass(frozen=True)
class Evening:
    """Plays as another does, but in the last tricks looks for exactly as many points as win nothing."""

    player: Player

    def answer(self, deal: Deal) -> Action:
        """The first card of a line that comes out even, if there is one."""
        declared = deal.phase.declared
        if declared is None or declared.contract.goal.kind != "against":
            return self.player(deal)
        if max(map(len, deal.phase.hands)) > _LAST_CARDS:
            return self.player(deal)
        line = _even(deal, declared.contract.goal.points)
        return line or self.player(deal)


def _even(deal: Deal, par: int | None) -> Action | None:
    """An answer after which the points can come out even, the others helping."""
    for answer in deal.answers():
        after = deal.play(answer)
        if after.result.points == par if after.result else _even(after, par):
            return answer
    return None
