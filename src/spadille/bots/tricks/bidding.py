"""The auction: which contract is worth bidding, holding or letting go."""

from __future__ import annotations

from spadille.bots.player import Chance
from spadille.bots.tricks.habits import Habits, swayed
from spadille.bots.tricks.promise import Own, promise
from spadille.play.action import Action, Bid, Hold, Pass
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.goal import Count
from spadille.rules.seating import Seat

_LET_PLAY = 0.4
"""What it costs to let another play, as a share of his contract's value."""


def said(view: View, habits: Habits, chance: Chance) -> Action:
    """What the player whose turn it is says in the auction."""
    assert view.decision is not None
    own = Own(view)
    best, counters = Pass(view.decision.seat), passing(own) + habits.caution
    chosen: Action = best
    for answer in view.decision.answers:
        contract = _spoken_for(view, answer)
        if contract is not None:
            promised = promise(own, contract) + _SWAY * swayed(habits, chance)
            if promised > counters:
                chosen, counters = answer, promised
    return chosen


_SWAY = 8.0
"""How many counters a player's whims weigh in the auction."""


def _spoken_for(view: View, answer: Action) -> Contract | None:
    """The contract an answer undertakes, if it does."""
    if isinstance(answer, Bid):
        return view.rules.contract(answer.contract)
    if isinstance(answer, Hold) and view.bid is not None:
        return view.rules.contract(view.bid.contract)
    return None


def passing(own: Own) -> float:
    """What a pass promises: another plays his contract, or the one that all passing leads to is played."""
    view = own.view
    if view.bid is not None:
        return -_LET_PLAY * view.rules.contract(view.bid.contract).price.value(Count(0, 0))
    forced = view.rules.forced
    if forced is None or forced.card not in view.hand:
        return 0.0
    return _all_pass(view) * promise(own, view.rules.contract(forced.contract))


def _all_pass(view: View) -> float:
    """How likely everybody passes, nobody having bid so far."""
    yet: tuple[Seat, ...] = view.active[len(view.history) + 1 :]
    return float(0.5 ** len(yet))
