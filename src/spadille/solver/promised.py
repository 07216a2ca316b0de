"""What bids and calls say in public about the cards that somebody was dealt."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.cards import Card
from spadille.play.action import Bid, Hold
from spadille.play.public_knowledge import Cards
from spadille.play.view import Known, View
from spadille.rules.contract import CardCall, Needs, Partner
from spadille.rules.seating import Seat

Dealt = tuple[Seat | None, Cards]
"""Cards, and who was dealt all of them; None: they were in the widow."""


def needs_in(view: View) -> Iterator[tuple[Seat, Needs]]:
    """What those who bid or held must have had for it, overbid or not."""
    standing: str | None = None
    for action in view.history:
        if isinstance(action, Bid):
            standing = action.contract
        elif not isinstance(action, Hold):
            continue
        needs = view.rules.contract(standing).needs if standing is not None else None
        if needs is not None:
            yield action.seat, needs


def dealt_in(view: View) -> Iterator[Dealt]:
    """The cards of which everybody at the seat knows who was dealt them, because of what was said."""
    known = view.known
    if known is None:
        return
    forced = view.rules.forced
    if forced is not None and not any(isinstance(action, Bid) for action in view.history):
        yield known.declarer, forced.card.bit
    if known.called is not None:
        yield from _called(view, known, known.called)


def _called(view: View, known: Known, called: Card) -> Iterator[Dealt]:
    if known.contract.card_call is not CardCall.NONE:
        yield known.holder, called.bit
        return
    yield known.declarer, _passed_over(view, known, called)
    if known.partner is not None:
        yield known.partner, called.bit


def _passed_over(view: View, known: Known, called: Card) -> Cards:
    """The cards that had to be called before this one, so that who called it holds them all."""
    order = known.contract.order
    trump = None if known.contract.partner is Partner.NAMES_TRUMP else known.trump
    higher = order.ranks[: order.ranks.index(called.rank)]
    ranking = order.ranking(trump)
    return sum(
        card.bit
        for card in view.rules.pack.cards
        if card.rank in higher and card not in order.matadors and not ranking.is_trump(card)
    )


def not_dealt_in(view: View) -> Iterator[Dealt]:
    """The card of a partner, which the declarer who called it was not dealt."""
    known = view.known
    if known is not None and known.called is not None:
        yield known.declarer, known.called.bit
