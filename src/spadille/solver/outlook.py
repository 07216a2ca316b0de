"""How the table looks from a seat: what everybody has seen, what is customary, and what follows from both."""

from __future__ import annotations

from dataclasses import dataclass

from spadille import _core
from spadille.cards import CARDS, Card
from spadille.play.action import Bid
from spadille.play.view import Known, View
from spadille.rules.contract import Exposure, Lead, Partner, Widow
from spadille.rules.goal import Counts
from spadille.rules.seating import Seat
from spadille.solver.seen import Seen, rows_of
from spadille.solver.tables import tables
from spadille.solver.worlds import Worlds

SHAPE = _core.Custom.shape()
"""Of a custom: its width; how many marks a situation, a card and the hands of all roles together have."""
HAND_WEIGHTS = SHAPE[3]


@dataclass(frozen=True, slots=True)
class Ahead:
    """How a deal is played on in a world."""

    tricks: int
    """So many tricks, the one on the table among them, are played by custom before the rest is solved."""
    times: int = 1
    """How often in each world."""


@dataclass(frozen=True, slots=True)
class Fared:
    """What became of a card."""

    worth: float
    """Its mean."""
    gains: float
    """In which part of the ends whoever played it gains."""
    custom: float
    """How likely it is by custom."""


class Custom:
    """Weights that say how likely a card is played and a hand is held, fitted to how others played."""

    def __init__(self, numbers: bytes) -> None:
        """From its numbers, 4 bytes each.

        Raises:
            NotSolvable: they are not the weights of a custom.
        """
        self.core = _core.Custom(numbers)


class Story:
    """The play of the cards so far, as everybody at the table saw it."""

    def __init__(self, view: View) -> None:
        """As a view tells it, once a contract is being played."""
        assert view.known is not None
        self._view = view
        self.core = _story(view, view.known)

    def weighed(self, custom: Custom, worlds: Worlds, doubt: float) -> list[tuple[float, float]]:
        """By world the logarithms of how likely it is beside the others, by the hands and by the play.

        `doubt` is the part of all plays that are thought to follow no custom.
        """
        own = self._place(self._view.seat)
        return self.core.weighed(custom.core, rows_of(worlds), own, doubt)

    def onward(
        self, custom: Custom, seen: Seen, worlds: Worlds, ahead: Ahead, seed: int
    ) -> dict[Card, Fared]:
        """By card that may be played, what becomes of it when all play on by custom and the rest is solved.

        Raises:
            NotSolvable: there is no world.
        """
        fared = self.core.onward(
            custom.core, seen.core, rows_of(worlds), ahead.tricks, ahead.times, seed & 0xFFFF_FFFF_FFFF
        )
        return {CARDS[card]: Fared(worth, gains, likely) for card, worth, gains, likely in fared}

    def _place(self, seat: Seat | None) -> int:
        active = self._view.active
        return active.index(seat) if seat in active else len(active)


def _story(view: View, known: Known) -> _core.Story:
    contract, active = known.contract, view.active
    partnered = contract.partner is not Partner.ALONE and known.called is not None
    declarer, leader = active.index(known.declarer), _leader(view, known)
    open_partner = known.asked or contract.partner is Partner.NAMES_TRUMP
    side = {known.declarer} | ({known.partner} if open_partner and known.partner is not None else set())
    bidders = {action.seat for action in view.history if isinstance(action, Bid)}
    return _core.Story(
        tables(view.ranking, view.rules.void),
        view.rules.pack.hand.mask,
        len(active),
        leader,
        _played(view),
        declarer,
        sum(1 << active.index(seat) for seat in side),
        known.called.number if partnered and known.called is not None else None,
        sum(1 << active.index(seat) for seat in bidders),
        0 if contract.exposure is Exposure.NEVER else 1 << declarer,
        exposed_from(contract.exposure, (declarer - leader) % len(active), len(active)),
        buried=contract.widow is Widow.TAKEN_UP,
        of_tricks=view.rules.counts_in(contract) is Counts.TRICKS,
    )


def _leader(view: View, known: Known) -> int:
    """The place of who led to the first trick, or leads to it."""
    if view.tricks:
        return view.active.index(view.tricks[0].leader)
    if view.table is not None:
        return view.active.index(view.table.order[0])
    if known.contract.lead is Lead.LEFT_OF_DECLARER:
        return (view.active.index(known.declarer) + 1) % len(view.active)
    return 0


def _played(view: View) -> bytes:
    cards = [card for trick in view.tricks for card in trick.cards]
    lying = view.table.cards if view.table is not None else ()
    return bytes(card.number for card in (*cards, *lying))


def exposed_from(exposure: Exposure, place: int, seats: int) -> int:
    """After how many cards a hand is laid open, that plays to the first trick at this place."""
    if exposure is Exposure.BEFORE_LEAD:
        return 0
    if exposure is Exposure.AFTER_LEAD:
        return 1
    return seats - 1 if place == seats - 1 else seats
