"""What a seat can be certain of: a way to play by which it has what it wants in every world, whatever the
others do, and without knowing which world it is in.

The best-defence model of Frank and Basin (1998), "Search in games with incomplete information": at its own
turns the seat chooses one card for all worlds together; at every other turn each world goes its own way. So a
line that would need a guess between two worlds does not count, and a partner is no help.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from spadille.play.action import Action
from spadille.play.phase import Phase
from spadille.play.tricks import TrickPlay, set_aside
from spadille.rules.goal import Count, Outcome
from spadille.rules.seating import Seat

MOST = 150_000
"""So many positions are looked at for one card."""


class TooManyPositions(Exception):
    """A card was not settled within the positions that may be looked at."""


@dataclass(slots=True)
class CertainSearch:
    """Looks through what may come, world by world and trick by trick.

    Raises:
        TooManyPositions: it is not settled in time.
    """

    seat: Seat
    wins: bool
    """Whether the seat wants the contract made; else it wants it not made."""
    most: int = MOST
    looked: int = field(default=0, init=False)

    def holds_after(self, worlds: Sequence[Phase], action: Action) -> bool:
        """Whether the seat has what it wants in all these worlds once it has done this."""
        return self.holds(self._after(worlds, action))

    def holds(self, worlds: Sequence[Phase]) -> bool:
        """Whether it can be certain from here on. All of this has been seen alike in all the worlds."""
        ends = [made(phase) for phase in worlds]
        if any(end is not None and end is not self.wins for end in ends):
            return False
        left = [phase for phase, end in zip(worlds, ends, strict=True) if end is None]
        return not left or self._goes_on(left)

    def _goes_on(self, worlds: Sequence[Phase]) -> bool:
        if worlds[0].turn == self.seat:
            return any(self.holds_after(worlds, action) for action in worlds[0].answers())
        by_action: dict[Action, list[Phase]] = {}
        for phase in worlds:
            for action in phase.answers():
                by_action.setdefault(action, []).append(phase)
        return all(self.holds_after(may, action) for action, may in by_action.items())

    def _after(self, worlds: Sequence[Phase], action: Action) -> list[Phase]:
        self.looked += len(worlds)
        if self.looked > self.most:
            raise TooManyPositions
        return [phase.after(action) for phase in worlds]


def made(phase: Phase) -> bool | None:
    """Whether the contract is made; None while that is open."""
    if phase.result is not None:
        return phase.result.outcome is Outcome.WON
    assert isinstance(phase, TrickPlay)
    goal, count = phase.declared.contract.goal, _count(phase)
    if goal.lost_by(count):
        return False
    return True if not goal.avoids and goal.outcome(count) is Outcome.WON else None


def _count(play: TrickPlay) -> Count:
    """How it stands, with what was set aside."""
    declared, piles, aside = play.declared, play.piles, set_aside(play.declared)
    rules = declared.layout.rules
    left = rules.total - piles.points - piles.against - aside
    return Count(
        points=piles.points + aside,
        tricks=piles.taken,
        trump=declared.trump,
        left=left,
        tricks_left=rules.packets.hand_size - len(piles.tricks),
    )
