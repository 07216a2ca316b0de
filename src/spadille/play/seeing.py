"""The views of a deal. This module alone decides what each seat sees."""

from __future__ import annotations

from spadille.cards import Hand
from spadille.play.action import Action, Ask, Bid, Discard, Give, Veiled
from spadille.play.bidding import Speaking
from spadille.play.deal import Deal
from spadille.play.decision import Decision
from spadille.play.declared import Declared
from spadille.play.layout import Layout
from spadille.play.trick import Trick
from spadille.play.view import Known, RevealedDeal, TrickPiles, View
from spadille.rules.contract import Exposure
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat, check_seat


def view_of(deal: Deal, seat: Seat | None) -> View:
    """Return the view of a seat. Seat None is a watcher, who sees what all players see.

    Raises:
        ValueError: the table has no such seat.
    """
    return Sight(deal).of(seat)


class Sight:
    """The visible parts of one state of a deal.

    What all seats see is computed once and shared by their views.
    """

    def __init__(self, deal: Deal) -> None:
        phase, layout = deal.phase, deal.layout
        declared = phase.declared
        self._deal = deal
        self._declared = declared
        self._counts = tuple(map(len, phase.hands))
        self._shown = _shown(deal)
        self._bid = _bid(deal)
        self._ranking = _ranking(deal)
        self._tricks = phase.tricks
        self._table = phase.table
        self._taken = _taken(declared, phase.tricks, layout.seats) if declared else None
        self._revealed = RevealedDeal(layout.hands, layout.widow) if deal.over else None
        self._asked = _asked(deal)
        self._known: dict[bool, Known] = {}

    def of(self, seat: Seat | None) -> View:
        """Return the view of a seat; None is a watcher.

        Raises:
            ValueError: the table has no such seat.
        """
        deal, declared = self._deal, self._declared
        layout, phase = deal.layout, deal.phase
        seat = None if seat is None else check_seat(layout.seats, seat)
        own = seat if seat in layout.active else None
        return View(
            rules=layout.rules,
            seats=layout.seats,
            dealer=layout.dealer,
            active=layout.active,
            pots=layout.pots,
            seat=seat,
            dealt=Hand() if own is None else layout.hand(own),
            laid_away=_laid_away(declared, own),
            hand=Hand() if own is None else phase.hands[own],
            counts=self._counts,
            shown=self._shown,
            shown_widow=_shown_widow(deal, seat),
            history=_history(deal, seat),
            phase=phase.kind,
            turn=phase.turn,
            bid=self._bid,
            known=self._known_to(declared, own) if declared else None,
            ranking=self._ranking,
            tricks=self._tricks,
            table=self._table,
            taken=self._taken,
            decision=_decision(deal) if own is not None and own == phase.turn else None,
            result=phase.result,
            revealed=self._revealed,
        )

    def _known_to(self, declared: Declared, own: Seat | None) -> Known:
        """Return the contract being played, with the partner if the seat knows who it is."""
        partner, deal = declared.partner, self._deal
        knows = deal.over or declared.knows_partner(own, deal.phase.hands, asked=self._asked)
        known = self._known.get(knows)
        if known is None:
            seat = partner.seat if partner and knows else None
            known = self._known[knows] = _known(declared, seat, asked=self._asked)
        return known


def _known(declared: Declared, partner: Seat | None, *, asked: bool) -> Known:
    called, card = declared.called, declared.partner
    return Known(
        contract=declared.contract,
        declarer=declared.declarer,
        trump=declared.trump,
        called=called.card if called else card.card if card else None,
        holder=called.holder if called else None,
        partner=partner,
        stakes=declared.stakes,
        asked=asked,
    )


def _bid(deal: Deal) -> Bid | None:
    declared = deal.phase.declared
    if declared is not None:
        return Bid(declared.declarer, declared.contract.id)
    return deal.phase.standing if isinstance(deal.phase, Speaking) else None


def _asked(deal: Deal) -> bool:
    declared = deal.phase.declared
    if declared is None or not declared.contract.may_ask:
        return False
    return any(isinstance(action, Ask) for action in deal.actions)


def _laid_away(declared: Declared | None, own: Seat | None) -> Hand:
    if declared is None or declared.declarer != own:
        return Hand()
    return declared.laid_away or Hand()


def _ranking(deal: Deal) -> Ranking:
    declared = deal.phase.declared
    return declared.ranking if declared else deal.layout.rules.contracts[0].order.ranking(None)


def _taken(declared: Declared, tricks: tuple[Trick, ...], seats: int) -> TrickPiles:
    points, taken = [0] * seats, [0] * seats
    for trick in tricks:
        points[trick.winner] += trick.points
        taken[trick.winner] += 1
    own = points[declared.declarer]
    return TrickPiles(own, sum(points) - own, tuple(taken))


def _decision(deal: Deal) -> Decision:
    """Return the decision of the seat to act. Its legal actions depend only on what the seat may know."""
    phase = deal.phase
    assert phase.turn is not None
    return Decision(phase.turn, phase.kind, deal.answers(), phase.refused())


def _shown(deal: Deal) -> dict[Seat, Hand]:
    """Return the declarer's hand if the contract is played open and the hand has been laid down."""
    declared = deal.phase.declared
    if declared is None or not _laid_open(deal, declared):
        return {}
    return {declared.declarer: deal.phase.hands[declared.declarer]}


def _shown_widow(deal: Deal, seat: Seat | None) -> Hand:
    """Return the widow if the contract shows it to all or this seat may look at it; else an empty hand."""
    declared = deal.phase.declared
    shown = declared is not None and declared.contract.widow_shown
    return deal.layout.widow if shown or _sees_widow(deal.layout, seat) else Hand()


def _sees_widow(layout: Layout, seat: Seat | None) -> bool:
    """Return whether a seat is a dealer who sits the deal out and by the rules may look at the widow."""
    return layout.rules.dealer_sees_widow and seat == layout.dealer and seat not in layout.active


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
    if declared is None or deal.over or not _face_down(declared):
        return deal.actions
    return tuple(_veiled(action, declared, seat) for action in deal.actions)


def _face_down(declared: Declared) -> bool:
    """Return whether a card has been given back or laid away."""
    return declared.called is not None or declared.laid_away is not None


def _veiled(action: Action, declared: Declared, seat: Seat | None) -> Action | Veiled:
    """Return an action as a seat sees it: veiled if the cards were passed or laid away face down."""
    if isinstance(action, Give) and declared.called:
        return action if seat in (action.seat, declared.called.holder) else Veiled(action.seat, action.verb)
    if isinstance(action, Discard):
        sees = seat == action.seat or _sees_widow(declared.layout, seat)
        return action if sees else Veiled(action.seat, action.verb)
    return action
