"""Find pairs of deals that a viewer cannot tell apart, because only hidden cards lie differently."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spadille.notation.chance import Stream
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.world import deal_in
from spadille.rules.contract import Partner
from spadille.rules.seating import Seat
from spadille.solver.worlds import WorldSampler
from tests.laws.tables import Sitting

_WORLDS = 3
_SEEDS = 1 << 30


@dataclass(frozen=True)
class Alike:
    """A deal in some state, and a different deal that the same seat or spectator cannot tell from it."""

    seat: Seat | None
    here: Deal
    there: Deal

    @property
    def on_turn(self) -> bool:
        """Return whether it is the turn of the viewing seat."""
        return self.seat is not None and self.here.turn == self.seat

    @property
    def hides_whose_tricks(self) -> bool:
        """Return whether the side has won all of the first tricks in exactly one of the two deals."""
        return self.on_turn and _has_won_all_tricks(self.here) != _has_won_all_tricks(self.there)


def _has_won_all_tricks(deal: Deal) -> bool:
    """Return whether the declaring side has won exactly the tricks after which it may stop."""
    declared, tricks = deal.phase.declared, deal.phase.tricks
    if declared is None or declared.contract.streak is None:
        return False
    late = len(tricks) == declared.contract.streak.stop_after
    return late and all(trick.winner in declared.side for trick in tricks)


def find_pairs(table: Sitting) -> Iterator[Alike]:
    """Yield pairs for some states of a deal and some viewers."""
    states = [deal for deal in table.deals if not deal.over]
    for deal in (*_doubtful_leads(states), *_one_of_each_kind(states, table.stream)):
        for seat in _choose_viewers(deal, table.stream):
            yield from find_other_deals(deal, seat, table.stream, _WORLDS)


def find_other_deals(deal: Deal, seat: Seat | None, stream: Stream, many: int) -> Iterator[Alike]:
    """Yield up to `many` pairs of the deal and another deal with the same view for the seat."""
    view = view_of(deal, seat)
    for world in WorldSampler(view).sample(many, stream.below(_SEEDS)):
        other = deal_in(view, world)
        if (other.layout, other.actions) != (deal.layout, deal.actions):
            yield Alike(seat, deal, other)


def _choose_viewers(deal: Deal, stream: Stream) -> tuple[Seat | None, ...]:
    """Return the seat to act and another viewer, sometimes a watcher or a seat that sits out."""
    turn = deal.turn
    return (turn, stream.one_of([seat for seat in (*range(deal.layout.seats), None) if seat != turn]))


def _one_of_each_kind(states: list[Deal], stream: Stream) -> list[Deal]:
    """Return one state of the deal for each kind of decision."""
    kinds = dict.fromkeys(deal.phase.kind for deal in states)
    return [stream.one_of([deal for deal in states if deal.phase.kind == kind]) for kind in kinds]


def _doubtful_leads(states: list[Deal]) -> list[Deal]:
    """Return the states in which a declarer leads who does not know which other tricks the side has won."""
    return [deal for deal in states if _is_doubtful(deal)]


def _is_doubtful(deal: Deal) -> bool:
    declared, tricks = deal.phase.declared, deal.phase.tricks
    if declared is None or declared.contract.partner is Partner.ALONE or declared.contract.streak is None:
        return False
    return deal.turn == declared.declarer and len(tricks) >= declared.contract.streak.earned_after
