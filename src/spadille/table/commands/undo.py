"""Taking back: find the point to which a seat's latest action may be undone."""

from __future__ import annotations

from spadille.cards import Hand
from spadille.play.action import Action, Bid, Discard, Double, Give, Hold, NameTrump, Pass, Play, Veiled
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.contract import Exposure, Widow
from spadille.rules.seating import Seat

_SPOKEN_ACTIONS = (Bid, Double, Hold, NameTrump, Pass)
Cards = int
"""A set of cards as a bit mask."""


def undo_point(deal: Deal, seat: Seat, *, alone: bool = False) -> int | None:
    """Return the number of actions left after a seat takes back its latest; None if it may not.

    A seat may not take back an action after any seat or watcher has learnt where a card lies. The cards of
    the action itself do not count. If `alone` is true, a person plays with bots only, and may take back
    actions until the deal is over.
    """
    to = _find_latest_action(deal, seat)
    if to is None or deal.over:
        return None
    if alone:
        return to
    if _is_clearly_forbidden(deal, to):
        return None
    return to if _is_clearly_allowed(deal, to) or not cards_learnt_since(deal, to) else None


def _find_latest_action(deal: Deal, seat: Seat) -> int | None:
    actions = deal.actions
    for place in range(len(actions) - 1, -1, -1):
        if actions[place].seat == seat:
            return place
    return None


def _is_clearly_allowed(deal: Deal, to: int) -> bool:
    """Return true if nobody can have learnt another card since the first `to` actions.

    This quick check saves comparing the views. It succeeds if all actions since are spoken, or if the action
    to take back is the latest and plays a card.
    """
    declared = deal.phase.declared
    if declared is None:
        return True
    if declared.contract.exposure is not Exposure.NEVER or declared.contract.widow is Widow.TAKEN_UP:
        return False
    last = to == len(deal.actions) - 1 and isinstance(deal.actions[to], Play)
    return last or all(isinstance(action, _SPOKEN_ACTIONS) for action in deal.actions[to:])


def _is_clearly_forbidden(deal: Deal, to: int) -> bool:
    """Return true if a hidden card has been played after the action to take back.

    This quick check saves comparing the views.
    """
    declared = deal.phase.declared
    if declared is None or declared.contract.exposure is not Exposure.NEVER:
        return False
    played = [action.card for action in deal.actions[to + 1 :] if isinstance(action, Play)]
    named = {call.card for call in (declared.called, declared.partner) if call is not None}
    return not named.issuperset(played)


def cards_learnt_since(deal: Deal, to: int) -> Cards:
    """Return the cards whose place any seat or watcher has learnt since the first `to` actions.

    The cards of the action that follows those `to` actions are left out.
    """
    before = Deal.of(deal.layout, deal.actions[:to])
    learnt = 0
    for viewer in (*deal.layout.active, None):
        learnt |= known_cards(view_of(deal, viewer)) & ~known_cards(view_of(before, viewer))
    return learnt & ~_list_shown_cards(deal.actions[to])


def _list_shown_cards(action: Action | Veiled) -> Cards:
    """Return the cards that an action names; none if the cards are hidden from the viewer."""
    if isinstance(action, Play | Give):
        return action.card.bit
    return Hand.of(action.cards).mask if isinstance(action, Discard) else 0


def known_cards(view: View) -> Cards:
    """Return the cards whose place is known from a view."""
    cards = view.dealt.mask | view.hand.mask
    for hand in view.shown.values():
        cards |= hand.mask
    for action in view.history:
        cards |= _list_shown_cards(action)
    contract = view.known
    if (
        contract is not None
        and contract.called is not None
        and (contract.holder, contract.partner) != (None, None)
    ):
        cards |= contract.called.bit
    return cards
