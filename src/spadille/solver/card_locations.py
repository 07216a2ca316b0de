"""Locations: groups of a deal's cards, by the seat that was dealt them and the seat that has them later."""

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
    """A group of cards, by the hand to which they were dealt and the hand after any exchange or discard."""

    dealt: Seat | None
    """The seat that was dealt the cards; None for the widow."""
    after: Seat | None
    """The seat that holds or has played the cards; None for the widow or the discards."""


WIDOW = CardLocation(None, None)
"""The cards of a widow that stays out of play. If the widow was taken up, those discarded again."""

LocationSizes = dict[CardLocation, int]
"""The number of cards in each location."""


def mask_dealt_to(locations: Sequence[CardLocation], seat: Seat | None) -> int:
    """Return the locations whose cards were dealt to a seat, or for None to the widow, as a bit mask.

    >>> mask_dealt_to([CardLocation(0, 0), CardLocation(0, 1), WIDOW], 0)
    3
    """
    return sum(1 << at for at, location in enumerate(locations) if location.dealt == seat)


def mask_held_by(locations: Sequence[CardLocation], seat: Seat | None) -> int:
    """Return the locations whose cards a seat, or for None no seat, has after any exchange, as a bit mask."""
    return sum(1 << at for at, location in enumerate(locations) if location.after == seat)


def list_location_sizes(view: View) -> list[LocationSizes]:
    """Return the number of cards in each location, as a list of alternatives. There are several if the
    viewing seat did not see which cards were moved.
    """
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
    """Return the location sizes after the declarer took up the widow. After the discard, there is one
    alternative for each number of widow cards that may have been discarded.
    """
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
    """Return the location sizes after an exchange: the holder has handed over the called card, and the
    declarer has given a card for it if the view shows one.
    """
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
