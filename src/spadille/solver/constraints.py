"""Evidence: everything a view says about where the cards lie, for a machine that knows no game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spadille.cards import Card, Hand
from spadille.play.action import Bid, Discard, Give, Hold
from spadille.play.public_knowledge import CardMask, PublicKnowledge, collect_public_knowledge
from spadille.play.view import Known, View
from spadille.rules.contract import CardCall, Needs, Partner
from spadille.rules.seating import Seat
from spadille.solver.card_locations import CardLocation, list_location_sizes, mask_dealt_to

Sets = dict[Seat | None, CardMask]
"""Cards by seat; None: the widow, or what was laid away."""


@dataclass(frozen=True, slots=True)
class LowerBound:
    """That some places together hold at least so many of some cards."""

    locations: int
    """The places, a bit a place."""
    cards: CardMask
    minimum: int


@dataclass(frozen=True, slots=True)
class Constraints:
    """Where the cards of a view lie, or may lie."""

    view: View
    locations: tuple[CardLocation, ...]
    known: tuple[CardMask, ...]
    """By place, the cards known to lie there, the seat's own among them."""
    allowed: tuple[CardMask, ...]
    """By place, the hidden cards it may hold."""
    hidden: CardMask
    """The cards whose place is not known."""
    sizes: tuple[tuple[int, ...], ...]
    """By case, how many cards each place holds; one of the cases is so."""
    lower_bounds: tuple[LowerBound, ...]
    played: tuple[CardMask, ...]
    """By seat, what it has played."""


def collect_constraints(view: View) -> Constraints:
    """Everything a view says about where the cards lie."""
    rooms = list_location_sizes(view)
    places = tuple(rooms[0])
    shown = collect_public_knowledge(view)
    dealt, after = _dealt(view), _after(view, shown)
    may = [dealt[place.dealt] & after[place.after] for place in places]
    _exchanged(view, places, may)
    once = _once(may)
    return Constraints(
        view=view,
        locations=places,
        known=tuple(cards & once for cards in may),
        allowed=tuple(cards & ~once for cards in may),
        hidden=view.rules.pack.hand.mask & ~once,
        sizes=tuple(tuple(room[place] for place in places) for room in rooms),
        lower_bounds=_promises(view, places),
        played=tuple(shown.played),
    )


def _dealt(view: View) -> Sets:
    """What each may have been dealt."""
    pack = view.rules.pack.hand.mask
    may: Sets = dict.fromkeys((*view.active, None), pack & ~view.dealt.mask)
    if view.seat in view.active:
        may[view.seat] = view.dealt.mask
    if view.revealed is not None:
        may |= {seat: (view.revealed.hands[seat] or view.dealt).mask for seat in view.active}
        may[None] = view.revealed.widow.mask
    for who, cards in list_known_dealt(view):
        _give_all(may, who, cards)
    for who, cards in list_known_not_dealt(view):
        may[who] &= ~cards
    return may


def _after(view: View, shown: PublicKnowledge) -> Sets:
    """What each may have after any exchange, or have had and played."""
    played = sum(shown.played)
    unseen = view.rules.pack.hand.mask & ~played & ~view.hand.mask
    may: Sets = {seat: unseen & ~shown.lacks[seat] for seat in view.active}
    may[None] = unseen
    if view.seat in view.active:
        may[view.seat] = view.hand.mask
    for who, cards in _laid_open(view):
        _give_all(may, who, cards)
        may[who] &= cards
    for seat in view.active:
        may[seat] |= shown.played[seat]
    return may


def _laid_open(view: View) -> Iterator[tuple[Seat | None, CardMask]]:
    """Cards that are all a seat has, and all that was laid away where the seat knows it."""
    yield from ((seat, hand.mask) for seat, hand in view.shown.items())
    for action in view.history:
        if isinstance(action, Discard):
            yield None, Hand.of(action.cards).mask


def _give_all(may: Sets, who: Seat | None, cards: CardMask) -> None:
    """Nobody else has these."""
    for other in may:
        if other != who:
            may[other] &= ~cards


def _exchanged(view: View, places: tuple[CardLocation, ...], may: list[CardMask]) -> None:
    """The called card, which alone went from its holder to the declarer; the one given back, where known."""
    known = view.known
    if known is None or known.called is None or known.holder is None:
        return
    moved = [(CardLocation(known.holder, known.declarer), known.called.bit)]
    given = [action.card.bit for action in view.history if isinstance(action, Give)]
    moved += [(CardLocation(known.declarer, known.holder), card) for card in given]
    for way, card in moved:
        for at, place in enumerate(places):
            may[at] = card if place == way else may[at] & ~card


def _once(may: list[CardMask]) -> CardMask:
    """The cards that may lie in one place only."""
    somewhere = several = 0
    for cards in may:
        several |= somewhere & cards
        somewhere |= cards
    return somewhere & ~several


def _promises(view: View, places: tuple[CardLocation, ...]) -> tuple[LowerBound, ...]:
    pack = view.rules.pack.hand.mask
    promised = ((seat, needs) for seat, needs in list_bid_requirements(view) if seat != view.seat)
    promises = (
        LowerBound(mask_dealt_to(places, seat), needs.cards.mask & pack, needs.least)
        for seat, needs in promised
    )
    return tuple(dict.fromkeys(promises))


def list_bid_requirements(view: View) -> Iterator[tuple[Seat, Needs]]:
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


def list_known_dealt(view: View) -> Iterator[tuple[Seat | None, CardMask]]:
    """The cards of which everybody at the seat knows who was dealt them, because of what was said."""
    known = view.known
    if known is None:
        return
    forced = view.rules.forced
    if forced is not None and not any(isinstance(action, Bid) for action in view.history):
        yield known.declarer, forced.card.bit
    if known.called is not None:
        yield from _called(view, known, known.called)


def _called(view: View, known: Known, called: Card) -> Iterator[tuple[Seat | None, CardMask]]:
    if known.contract.card_call is not CardCall.NONE:
        yield known.holder, called.bit
        return
    yield known.declarer, _passed_over(view, known, called)
    if known.partner is not None:
        yield known.partner, called.bit


def _passed_over(view: View, known: Known, called: Card) -> CardMask:
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


def list_known_not_dealt(view: View) -> Iterator[tuple[Seat | None, CardMask]]:
    """The card of a partner, which the declarer who called it was not dealt."""
    known = view.known
    if known is not None and known.called is not None:
        yield known.declarer, known.called.bit
