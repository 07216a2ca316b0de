"""The proof of a puzzle: every lie of the unseen cards gone through, with nothing left to judgment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from spadille.bots.search.cardplay import settled
from spadille.cards import Card
from spadille.play.action import Play
from spadille.play.phase import Phase
from spadille.play.view import View
from spadille.play.world import World, deal_in
from spadille.puzzles.certainty import CertainSearch, TooManyPositions, made
from spadille.rules.contract import Partner
from spadille.rules.seating import Seat
from spadille.solver.information_set import InformationSet
from spadille.solver.worlds import Worlds, WorldSampler

MOST_LIES = 420
FEWEST_LIES = 2


@dataclass(frozen=True)
class Lies:
    """All ways in which the cards that a seat cannot see may lie, and what its cards come to in them."""

    view: View
    worlds: Worlds
    seat: Seat
    wins: bool
    """Whether the seat wants the contract made; else that it is not made."""

    @property
    def failing(self) -> dict[Card, int]:
        """By card that may be played, in how many lies it fails, though all see all cards from then on."""
        return self._failing_in(self.worlds)

    def first_failing(self, card: Card) -> World:
        """The first of the lies in which a card fails."""
        low, high = 0, len(self.worlds)
        while high - low > 1:
            middle = (low + high) // 2
            fails = self._failing_in(_part(self.worlds, low, middle))[card]
            low, high = (low, middle) if fails else (middle, high)
        return self.worlds[low]

    def certain(self, card: Card) -> bool:
        """Whether the card does it in every lie, whatever the others play, and no guess is needed."""
        search = CertainSearch(self.seat, self.wins)
        try:
            return search.holds_after(self._phases, Play(self.seat, card))
        except TooManyPositions:
            return False

    @property
    def open(self) -> bool:
        """Whether it is not settled yet in any lie how the contract ends."""
        return all(made(phase) is None for phase in self._phases)

    @property
    def _phases(self) -> list[Phase]:
        return [deal_in(self.view, world).phase for world in self.worlds]

    def _failing_in(self, worlds: Worlds) -> dict[Card, int]:
        known = self.view.known
        assert known is not None
        chances = InformationSet(self.view, settled(self.view, known).made()).average_payoffs(worlds)
        return {card: self._failed(chance, len(worlds)) for card, chance in chances.items()}

    def _failed(self, chance: float, lies: int) -> int:
        return round((1 - chance if self.wins else chance) * lies)


def lies_of(view: View, most: int = MOST_LIES) -> Lies | None:
    """All the lies of a view in which a card is to be played.

    None where there are too many or too few, or where the seat does not know its own side.
    """
    known = view.known
    if known is None or view.seat is None or not _sides_known(view):
        return None
    where = WorldSampler(view)
    if where.count < FEWEST_LIES:
        return None
    worlds = where.enumerate(most)
    if worlds is None:
        return None
    return Lies(view, worlds, view.seat, wins=view.seat in (known.declarer, known.partner))


def only_card(failing: Mapping[Card, int]) -> Card | None:
    """The one card that fails in no lie, where all others fail in some."""
    good = [card for card, lies in failing.items() if not lies]
    return good[0] if len(good) == 1 and len(failing) > 1 else None


def _sides_known(view: View) -> bool:
    known = view.known
    return known is not None and (known.contract.partner is Partner.ALONE or known.partner is not None)


def _part(worlds: Worlds, low: int, high: int) -> Worlds:
    width = len(worlds.bits) // len(worlds)
    return Worlds(worlds.constraints, worlds.bits[low * width : high * width])


def cards_asked(view: View) -> Iterator[Card]:
    """The cards that may be played; none where anything else may be done as well."""
    answers = view.decision.answers if view.decision else ()
    if all(isinstance(answer, Play) for answer in answers):
        yield from (answer.card for answer in answers if isinstance(answer, Play))
