"""Playing out what was claimed: a legal way, card by card, that comes as near to it as any that is found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.tricks import TrickPlay
from spadille.rules.seating import Seat

_PATIENCE: Final = 1000
"""How many cards are tried before one trick more may go wrong."""


@dataclass(frozen=True)
class Aim:
    """What the play has to come to: some seats take every trick from here on, or none."""

    seats: frozenset[Seat]
    takes: bool
    counters: bool = False
    """Whether only tricks with card points in them matter."""

    def missed_in(self, deal: Deal, before: int) -> int:
        """How many tricks since the first so many went wrong."""
        tricks = deal.phase.tricks[before:]
        matter = [trick for trick in tricks if trick.points or not self.counters]
        return sum((trick.winner in self.seats) != self.takes for trick in matter)


def played_out(deal: Deal, aim: Aim) -> list[Play]:
    """The cards from here to the end of the deal, with as few tricks that go wrong as can be found."""
    before = len(deal.phase.tricks)
    hand_size = deal.layout.rules.packets.hand_size
    for wrong in range(hand_size - before + 1):
        search = _Search(aim, before, wrong)
        found = search.line(deal)
        if found is not None:
            return found
    raise AssertionError("the cards can always be played to the end")


class _Search:
    """One search, for a way with at most so many tricks that go wrong."""

    def __init__(self, aim: Aim, before: int, wrong: int) -> None:
        self._aim = aim
        self._before = before
        self._wrong = wrong
        self._tried = 0

    def line(self, deal: Deal) -> list[Play] | None:
        """The cards from here on; None where none were found."""
        if self._aim.missed_in(deal, self._before) > self._wrong:
            return None
        if deal.over:
            return []
        for card in self._cards(deal):
            self._tried += 1
            if self._tried > _PATIENCE:
                return None
            rest = self.line(deal.play(card))
            if rest is not None:
                return [card, *rest]
        return None

    def _cards(self, deal: Deal) -> list[Play]:
        """What may be played, what probably helps first."""
        play = deal.phase
        assert isinstance(play, TrickPlay)
        high = (play.turn in self._aim.seats) == self._aim.takes
        cards = [Play(play.turn, card) for card in play.playable()]
        return sorted(cards, key=lambda card: play.ranking.strength[card.card.number], reverse=high)
