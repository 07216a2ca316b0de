"""Search for a way to play that succeeds in every world, whatever the others do, and
without knowing which world it is.

This is the best-defence model of Frank and Basin (1998), "Search in games with incomplete information": at
its own turns the seat chooses one card for all worlds together; at every other turn each world goes its own
way. A line that needs a guess between two worlds does not count, and a partner is no help.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from spadille.play.action import Action
from spadille.play.phase import Phase
from spadille.play.tricks import TrickPlay, count_of, set_aside
from spadille.rules.goal import Outcome
from spadille.rules.seating import Seat

MAX_POSITIONS = 150_000
"""Positions searched at most for one card."""


class TooManyPositions(Exception):
    """The search reached its limit of positions before it knew whether a card is certain."""


@dataclass(slots=True)
class CertainSearch:
    """Searches all continuations, world by world and trick by trick.

    Raises:
        TooManyPositions: the limit is reached before the question is settled.
    """

    seat: Seat
    wants_made: bool
    """Whether the seat wants the contract made; otherwise it wants it beaten."""
    max_positions: int = MAX_POSITIONS
    visited: int = field(default=0, init=False)

    def is_certain_after(self, worlds: Sequence[Phase], action: Action) -> bool:
        """Return whether the seat's side is certain to succeed in all these worlds after an action."""
        return self.is_certain(self._play_in_all(worlds, action))

    def is_certain(self, worlds: Sequence[Phase]) -> bool:
        """Return whether the seat's side is certain to succeed in all these worlds.

        The worlds must look alike to the seat.
        """
        results = [is_contract_made(phase) for phase in worlds]
        if any(end is not None and end is not self.wants_made for end in results):
            return False
        undecided = [phase for phase, end in zip(worlds, results, strict=True) if end is None]
        return not undecided or self._search(undecided)

    def _search(self, worlds: Sequence[Phase]) -> bool:
        if worlds[0].turn == self.seat:
            return any(self.is_certain_after(worlds, action) for action in worlds[0].answers())
        by_action: dict[Action, list[Phase]] = {}
        for phase in worlds:
            for action in phase.answers():
                by_action.setdefault(action, []).append(phase)
        return all(self.is_certain_after(may, action) for action, may in by_action.items())

    def _play_in_all(self, worlds: Sequence[Phase], action: Action) -> list[Phase]:
        self.visited += len(worlds)
        if self.visited > self.max_positions:
            raise TooManyPositions
        return [phase.after(action) for phase in worlds]


def is_contract_made(phase: Phase) -> bool | None:
    """Return whether the contract is made, or None while that is open."""
    if phase.result is not None:
        return phase.result.outcome is Outcome.WON
    assert isinstance(phase, TrickPlay)
    goal = phase.declared.contract.goal
    count = count_of(phase.declared, phase.piles, set_aside(phase.declared, phase.piles))
    if goal.lost_by(count):
        return False
    return True if not goal.avoids and goal.outcome(count) is Outcome.WON else None
