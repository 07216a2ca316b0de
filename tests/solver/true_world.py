"""Find the true world of a deal, and check whether the sampler counts it."""

from dataclasses import replace

from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.rules.seating import Seat
from spadille.solver.constraints import Constraints
from spadille.solver.worlds import encode_constraints

Cells = list[int]
"""The cards at each location."""


def find_true_world(deal: Deal, constraints: Constraints) -> Cells:
    """Return the cards at each location in the true world of a deal."""
    seats = deal.layout.active
    dealt: dict[Seat | None, int] = {seat: deal.layout.hand(seat).mask for seat in seats}
    after: dict[Seat | None, int] = {seat: deal.phase.hands[seat].mask for seat in seats}
    for action in deal.actions:
        if isinstance(action, Play):
            after[action.seat] |= action.card.bit
    dealt[None] = deal.layout.widow.mask
    after[None] = deal.layout.rules.pack.hand.mask & ~sum(after.values())
    return [dealt[place.dealt] & after[place.after] for place in constraints.locations]


def is_counted(constraints: Constraints, cells: Cells) -> bool:
    """Return whether the constraints allow this world."""
    if any(known & ~cards for known, cards in zip(constraints.known, cells, strict=True)):
        return False
    may = tuple(may & cards for may, cards in zip(constraints.allowed, cells, strict=True))
    return encode_constraints(replace(constraints, allowed=may)).count() == 1
