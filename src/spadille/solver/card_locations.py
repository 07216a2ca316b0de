"""Locations: the parts of a deal's cards, by who was dealt them and who has them after any exchange."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spadille.cards import Card
from spadille.play.action import Give
from spadille.play.view import View
from spadille.rules.contract import Widow
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class CardLocation:
    """Where cards were dealt and where they are after any exchange: mostly the same hand."""

    dealt: Seat | None
    """The seat that was dealt them; None for the widow."""
    after: Seat | None
    """The seat that holds or has played them; None for the widow or the discards."""


WIDOW = CardLocation(None, None)
"""A widow that stays out of play; of one taken up, the cards that were discarded again."""

LocationSizes = dict[CardLocation, int]
"""The number of cards in each location."""


def mask_dealt_to(locations: Sequence[CardLocation], seat: Seat | None) -> int:
    """Return the locations whose cards were dealt to a seat, or to the widow, as a bit mask.

    >>> mask_dealt_to([CardLocation(0, 0), CardLocation(0, 1), WIDOW], 0)
    3
    """
    return sum(1 << at for at, location in enumerate(locations) if location.dealt == seat)


def mask_held_by(locations: Sequence[CardLocation], seat: Seat | None) -> int:
    """Return the locations whose cards a seat has after any exchange, as a bit mask; None: no seat."""
    return sum(1 << at for at, location in enumerate(locations) if location.after == seat)


def list_location_sizes(view: View) -> list[LocationSizes]:
    """Return the sizes of all locations; several alternatives where cards were moved unseen."""
    packets = view.rules.packets
    sizes = {CardLocation(seat, seat): packets.hand_size for seat in view.active}
    if packets.widow_size:
        sizes[WIDOW] = packets.widow_size
    known = view.known
    if known is not None and known.contract.widow is Widow.TAKEN_UP:
        return _list_sizes_with_widow(view, known.declarer, sizes)
    if known is not None and known.holder is not None:
        exchanged = _exchange(view, known.declarer, known.holder, sizes)
        if not (known.contract.may_give_called_back and has_action(view, "give")):
            return [exchanged]
        given, moved = find_given_card(view), exchanged.keys() - sizes.keys()
        undone = exchanged | sizes | dict.fromkeys(moved, 0)
        return [exchanged, undone] if given is None else [undone if given is known.called else exchanged]
    return [sizes]


def find_given_card(view: View) -> Card | None:
    """Return the card given for the called one, if the seat saw it."""
    return next((action.card for action in view.history if isinstance(action, Give)), None)


def has_action(view: View, verb: str) -> bool:
    """Return whether the history has an action with this verb, seen or veiled."""
    return any(action.verb == verb for action in view.history)


def _list_sizes_with_widow(view: View, declarer: Seat, sizes: LocationSizes) -> list[LocationSizes]:
    """Return the sizes after the declarer took up the widow, by how many of its cards were discarded."""
    own, discarded, kept = (
        CardLocation(declarer, declarer),
        CardLocation(declarer, None),
        CardLocation(None, declarer),
    )
    hand, widow = sizes[own], sizes[WIDOW]
    if not has_action(view, "discard"):
        return [sizes | {kept: widow, WIDOW: 0}]
    return [
        sizes | {own: hand - widow + again, discarded: widow - again, kept: widow - again, WIDOW: again}
        for again in range(max(0, widow - hand), widow + 1)
    ]


def _exchange(view: View, declarer: Seat, holder: Seat, sizes: LocationSizes) -> LocationSizes:
    """Return the sizes after the called card was handed over, and after the declarer gave a card for it."""
    sizes = sizes | {
        CardLocation(holder, holder): sizes[CardLocation(holder, holder)] - 1,
        CardLocation(holder, declarer): 1,
    }
    if has_action(view, "give"):
        sizes |= {
            CardLocation(declarer, declarer): sizes[CardLocation(declarer, declarer)] - 1,
            CardLocation(declarer, holder): 1,
        }
    return sizes
