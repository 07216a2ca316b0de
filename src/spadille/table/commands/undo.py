"""Taking back: the point in a deal to which somebody's latest action leads back, if nobody saw a card."""

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
"""A set of cards as one whole number."""


def undo_point(deal: Deal, seat: Seat, *, alone: bool = False) -> int | None:
    """How many actions are left when a seat takes back what it did last; None where it may not.

    It may not when anybody, a watcher too, has learnt since where a card lies, but for the cards of that
    action itself. Who sits alone with bots may, whatever was seen, until the deal is over.
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
    """Where it takes no looking at views: nothing but words has been said, or a card was the last of all."""
    declared = deal.phase.declared
    if declared is None:
        return True
    if declared.contract.exposure is not Exposure.NEVER or declared.contract.widow is Widow.TAKEN_UP:
        return False
    last = to == len(deal.actions) - 1 and isinstance(deal.actions[to], Play)
    return last or all(isinstance(action, _SPOKEN_ACTIONS) for action in deal.actions[to:])


def _is_clearly_forbidden(deal: Deal, to: int) -> bool:
    """Where it takes none either: somebody has played a card since that lay in nobody's sight."""
    declared = deal.phase.declared
    if declared is None or declared.contract.exposure is not Exposure.NEVER:
        return False
    played = [action.card for action in deal.actions[to + 1 :] if isinstance(action, Play)]
    named = {call.card for call in (declared.called, declared.partner) if call is not None}
    return not named.issuperset(played)


def cards_learnt_since(deal: Deal, to: int) -> Cards:
    """The cards whose place somebody knows by now and did not know after so many actions.

    Those of the next action itself are left out.
    """
    before = Deal.of(deal.layout)
    for action in deal.actions[:to]:
        before = before.play(action)
    learnt = 0
    for viewer in (*deal.layout.active, None):
        learnt |= known_cards(view_of(deal, viewer)) & ~known_cards(view_of(before, viewer))
    return learnt & ~_list_shown_cards(deal.actions[to])


def _list_shown_cards(action: Action | Veiled) -> Cards:
    """The cards that an action shows to those who see it."""
    if isinstance(action, Play | Give):
        return action.card.bit
    return Hand.of(action.cards).mask if isinstance(action, Discard) else 0


def known_cards(view: View) -> Cards:
    """The cards whose place a seat knows."""
    cards = view.dealt.mask | view.hand.mask
    for hand in view.shown.values():
        cards |= hand.mask
    for action in view.history:
        cards |= _list_shown_cards(action)
    found = view.known
    if found is not None and found.called is not None and (found.holder, found.partner) != (None, None):
        cards |= found.called.bit
    return cards
