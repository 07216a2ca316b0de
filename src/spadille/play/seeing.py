"""What each seat sees of a deal: the one place where it is decided."""

from __future__ import annotations

from spadille.cards import Hand
from spadille.play.action import Action, Ask, Bid, Discard, Give, Stop, Veiled
from spadille.play.bidding import Speaking
from spadille.play.deal import Deal
from spadille.play.decision import Decision
from spadille.play.declared import Declared, PartnerCalled
from spadille.play.trick import Trick
from spadille.play.view import Known, Revealed, Taken, View
from spadille.rules.contract import Exposure, Partner
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
        pots=layout.pots,
        seat=seat,
        dealt=Hand() if own is None else layout.hand(own),
        laid_away=_laid_away(declared, own),
        hand=Hand() if own is None else phase.hands[own],
        counts=tuple(map(len, phase.hands)),
        shown=_shown(deal),
        history=_history(deal, seat),
        phase=phase.kind,
        turn=phase.turn,
        bid=_bid(deal),
        known=_known(deal, declared, own) if declared else None,
        ranking=_ranking(deal),
        tricks=phase.tricks,
        table=phase.table,
        taken=_taken(declared, phase.tricks, layout.seats) if declared else None,
        decision=_decision(deal) if own is not None and own == phase.turn else None,
        result=phase.result,
        revealed=Revealed(layout.hands, layout.widow) if deal.over else None,
    )


def _bid(deal: Deal) -> Bid | None:
    declared = deal.phase.declared
    if declared is not None:
        return Bid(declared.declarer, declared.contract.id)
    return deal.phase.standing if isinstance(deal.phase, Speaking) else None


def _known(deal: Deal, declared: Declared, own: Seat | None) -> Known:
    called, partner = declared.called, declared.partner
    card = called.card if called else partner.card if partner else None
    return Known(
        contract=declared.contract,
        declarer=declared.declarer,
        trump=declared.trump,
        called=card,
        holder=called.holder if called else None,
        partner=partner.seat if partner and _knows_partner(deal, partner, own) else None,
        stakes=declared.stakes,
        asked=_asked(deal),
    )


def _asked(deal: Deal) -> bool:
    return any(isinstance(action, Ask) for action in deal.actions)


def _knows_partner(deal: Deal, partner: PartnerCalled, own: Seat | None) -> bool:
    """Whether the seat is the partner himself, or he has been shown: by his card, by trumps, by an answer."""
    declared = deal.phase.declared
    assert declared is not None
    if own == partner.seat or deal.over or declared.contract.partner is Partner.NAMES_TRUMP:
        return True
    return partner.card not in deal.phase.hands[partner.seat] or _asked(deal)


def _laid_away(declared: Declared | None, own: Seat | None) -> Hand:
    if declared is None or declared.declarer != own:
        return Hand()
    return declared.laid_away or Hand()


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
    answers = tuple(answer for answer in phase.answers() if not _would_tell(deal, answer))
    return Decision(phase.turn, phase.kind, answers, phase.refused())


def _would_tell(deal: Deal, answer: Action) -> bool:
    """Whether being offered an answer would tell the declarer who his partner is.

    A side may stop that has won every trick so far. Where a secret partner won some of them, the
    declarer does not know that it was his side: he is not offered it before he has asked.
    """
    declared = deal.phase.declared
    if not isinstance(answer, Stop) or declared is None or declared.partner is None:
        return False
    if _knows_partner(deal, declared.partner, answer.seat):
        return False
    return any(trick.winner != answer.seat for trick in deal.phase.tricks)


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
    if declared is None or deal.over:
        return deal.actions
    return tuple(_veiled(action, declared, seat) for action in deal.actions)


def _veiled(action: Action, declared: Declared, seat: Seat | None) -> Action | Veiled:
    """A card given back or cards laid away, as those saw it who only saw their backs."""
    if isinstance(action, Give) and declared.called:
        return action if seat in (action.seat, declared.called.holder) else Veiled(action.seat, action.verb)
    if isinstance(action, Discard):
        return action if seat == action.seat else Veiled(action.seat, action.verb)
    return action
