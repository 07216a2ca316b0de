"""Places: the parts into which the cards of a deal fall, by who was dealt them and who has them later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spadille.play.view import View
from spadille.rules.contract import Widow
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class CardLocation:
    """Cards that came from one hand and went to one: most stay where they were dealt."""

    dealt: Seat | None
    """Who was dealt them; None: they were the widow."""
    after: Seat | None
    """Who has them, or has played them, after any exchange; None: they are the widow, or were laid away."""


WIDOW = CardLocation(None, None)
"""A widow that nobody has taken up; of one taken up, what was laid away again."""

LocationSizes = dict[CardLocation, int]
"""How many cards each place holds."""


def mask_dealt_to(places: Sequence[CardLocation], seat: Seat | None) -> int:
    """The places whose cards were dealt to a seat, or were the widow, a bit a place.

    >>> mask_dealt_to([CardLocation(0, 0), CardLocation(0, 1), WIDOW], 0)
    3
    """
    return sum(1 << at for at, place in enumerate(places) if place.dealt == seat)


def mask_held_by(places: Sequence[CardLocation], seat: Seat | None) -> int:
    """The places whose cards a seat has after any exchange, or nobody, a bit a place."""
    return sum(1 << at for at, place in enumerate(places) if place.after == seat)


def list_location_sizes(view: View) -> list[LocationSizes]:
    """How many cards lie where; where cards were moved unseen, every way in which that can be."""
    packets = view.rules.packets
    room = {CardLocation(seat, seat): packets.hand_size for seat in view.active}
    if packets.widow_size:
        room[WIDOW] = packets.widow_size
    known = view.known
    if known is not None and known.contract.widow is Widow.TAKEN_UP:
        return _taken_up(view, known.declarer, room)
    if known is not None and known.holder is not None:
        return [_handed_over(view, known.declarer, known.holder, room)]
    return [room]


def has_action(view: View, verb: str) -> bool:
    """Whether this has been done, seen or unseen."""
    return any(action.verb == verb for action in view.history)


def _taken_up(view: View, declarer: Seat, room: LocationSizes) -> list[LocationSizes]:
    """The widow in the declarer's hand; then as many cards laid away, some of them the widow's own."""
    own, away, kept = (
        CardLocation(declarer, declarer),
        CardLocation(declarer, None),
        CardLocation(None, declarer),
    )
    hand, widow = room[own], room[WIDOW]
    if not has_action(view, "discard"):
        return [room | {kept: widow, WIDOW: 0}]
    return [
        room | {own: hand - widow + again, away: widow - again, kept: widow - again, WIDOW: again}
        for again in range(max(0, widow - hand), widow + 1)
    ]


def _handed_over(view: View, declarer: Seat, holder: Seat, room: LocationSizes) -> LocationSizes:
    """The called card with the declarer, and one of his with its holder once he has given it."""
    room = room | {
        CardLocation(holder, holder): room[CardLocation(holder, holder)] - 1,
        CardLocation(holder, declarer): 1,
    }
    if has_action(view, "give"):
        room |= {
            CardLocation(declarer, declarer): room[CardLocation(declarer, declarer)] - 1,
            CardLocation(declarer, holder): 1,
        }
    return room
