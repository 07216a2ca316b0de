"""Search for a way to play that succeeds in every world, that is, for every lie of the hidden cards.

It must succeed whatever the other seats do, and without knowing which world is the actual one.

This is the best-defence model of Frank and Basin (1998), "Search in games with incomplete information". At
its own turns the seat chooses one card for all worlds together. At other turns any card of any world may
follow. A way of playing that needs a guess between two worlds does not count, and a partner is assumed to be
no help.
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
"""The most positions that are searched for one card."""


class TooManyPositions(Exception):
    """The error that a search reached its limit of positions before it had an answer."""


@dataclass(slots=True)
class CertainSearch:
    """A search through all continuations of a position, in all worlds at once.

    Raises:
        TooManyPositions: the search reached `max_positions` before it had an answer.
    """

    seat: Seat
    wants_made: bool
    """Whether the seat wants the contract to be made; if false, it wants it to fail."""
    max_positions: int = MAX_POSITIONS
    visited: int = field(default=0, init=False)

    def is_certain_after(self, worlds: Sequence[Phase], action: Action) -> bool:
        """Return whether the seat's side is certain to succeed in all these worlds after an action."""
        return self.is_certain(self._play_in_all(worlds, action))

    def is_certain(self, worlds: Sequence[Phase]) -> bool:
        """Return whether the seat's side is certain to succeed in all these worlds.

        The seat must see the same in all of them.
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
    """Return whether the contract has been made or lost, or None while that is open."""
    if phase.result is not None:
        return phase.result.outcome is Outcome.WON
    assert isinstance(phase, TrickPlay)
    goal = phase.declared.contract.goal
    count = count_of(phase.declared, phase.piles, set_aside(phase.declared, phase.piles))
    if goal.lost_by(count):
        return False
    return True if not goal.avoids and goal.outcome(count) is Outcome.WON else None
