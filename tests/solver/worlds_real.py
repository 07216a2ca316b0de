"""Where the cards of a deal really lie, and whether that is among the worlds that are counted."""

from dataclasses import replace

from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.rules.seating import Seat
from spadille.solver.constraints import Constraints
from spadille.solver.worlds import encode_constraints

Cells = list[int]
"""By place, the cards that lie there."""


def lying(deal: Deal, evidence: Constraints) -> Cells:
    """Where the cards of a deal really lie."""
    seats = deal.layout.active
    dealt: dict[Seat | None, int] = {seat: deal.layout.hand(seat).mask for seat in seats}
    after: dict[Seat | None, int] = {seat: deal.phase.hands[seat].mask for seat in seats}
    for action in deal.actions:
        if isinstance(action, Play):
            after[action.seat] |= action.card.bit
    dealt[None] = deal.layout.widow.mask
    after[None] = deal.layout.rules.pack.hand.mask & ~sum(after.values())
    return [dealt[place.dealt] & after[place.after] for place in evidence.locations]


def is_counted(evidence: Constraints, cells: Cells) -> bool:
    """Whether this one world is among those that are counted."""
    if any(known & ~cards for known, cards in zip(evidence.known, cells, strict=True)):
        return False
    may = tuple(may & cards for may, cards in zip(evidence.allowed, cells, strict=True))
    return encode_constraints(replace(evidence, allowed=may)).count() == 1
