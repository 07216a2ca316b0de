"""What each seat sees of a deal: the one place where it is decided."""

from __future__ import annotations

from spadille.cards import Hand
from spadille.play.action import Action, Bid, Give, Veiled
from spadille.play.deal import Deal
from spadille.play.decision import Decision
from spadille.play.declared import Declared
from spadille.play.trick import Trick
from spadille.play.view import Known, Revealed, Taken, View
from spadille.rules.contract import Exposure
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat


def view_of(deal: Deal, seat: Seat | None) -> View:
    """What a seat may know of the deal; None for a watcher, who knows what all may know."""
    layout, phase = deal.layout, deal.phase
    declared = phase.declared
    own = seat if seat in layout.active else None
    return View(
        rules=layout.rules,
        seats=layout.seats,
        dealer=layout.dealer,
        active=layout.active,
        seat=seat,
        dealt=Hand() if own is None else layout.hand(own),
        hand=Hand() if own is None else phase.hands[own],
        counts=tuple(map(len, phase.hands)),
        shown=_shown(deal),
        history=_history(deal, seat),
        phase=phase.kind,
        turn=phase.turn,
        bid=_bid(deal),
        known=_known(declared) if declared else None,
        ranking=_ranking(deal),
        tricks=phase.tricks,
        table=phase.table,
        taken=_taken(declared, phase.tricks, layout.seats) if declared else None,
        decision=_decision(deal) if seat == phase.turn and seat is not None else None,
        result=phase.result,
        revealed=Revealed(layout.hands, layout.widow) if deal.over else None,
    )


def _bid(deal: Deal) -> Bid | None:
    return next((action for action in reversed(deal.actions) if isinstance(action, Bid)), None)


def _known(declared: Declared) -> Known:
    called = declared.called
    return Known(
        contract=declared.contract,
        declarer=declared.declarer,
        trump=declared.trump,
        called=called.card if called else None,
        holder=called.holder if called else None,
    )


def _ranking(deal: Deal) -> Ranking:
    declared = deal.phase.declared
    return declared.ranking if declared else deal.layout.rules.contracts[0].order.ranking(None)


def _taken(declared: Declared, tricks: tuple[Trick, ...], seats: int) -> Taken:
    own = sum(trick.points for trick in tricks if trick.winner == declared.declarer)
    by_seat = tuple(sum(trick.winner == seat for trick in tricks) for seat in range(seats))
    return Taken(own, sum(trick.points for trick in tricks) - own, by_seat)


def _decision(deal: Deal) -> Decision:
    phase = deal.phase
    assert phase.turn is not None
    return Decision(phase.turn, phase.kind, phase.answers(), phase.refused())


def _shown(deal: Deal) -> dict[Seat, Hand]:
    """The declarer's hand, where the contract lays it open and the moment has come."""
    declared = deal.phase.declared
    if declared is None or not _laid_open(deal, declared):
        return {}
    return {declared.declarer: deal.phase.hands[declared.declarer]}


def _laid_open(deal: Deal, declared: Declared) -> bool:
    exposure, table = declared.contract.exposure, deal.phase.table
    if exposure is Exposure.NEVER:
        return False
    if exposure is Exposure.BEFORE_LEAD or deal.phase.tricks or table is None:
        return True
    played = table.order[: len(table.cards)]
    if exposure is Exposure.AFTER_LEAD:
        return bool(played)
    return all(seat in played for seat in declared.defenders)


def _history(deal: Deal, seat: Seat | None) -> tuple[Action | Veiled, ...]:
    declared = deal.phase.declared
    if declared is None or declared.called is None or declared.called.given is None or deal.over:
        return deal.actions
    if seat in (declared.declarer, declared.called.holder):
        return deal.actions
    return tuple(_veiled(action) for action in deal.actions)


def _veiled(action: Action) -> Action | Veiled:
    """A card given back as the third player and the watchers saw it: face down."""
    return Veiled(action.seat, action.verb) if isinstance(action, Give) else action
