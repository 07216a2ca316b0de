"""Evidence: everything a view says about where the cards lie, for a machine that knows no game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spadille.cards import Hand
from spadille.play.action import Discard, Give
from spadille.play.public_knowledge import Cards, Shown, shown_in
from spadille.play.view import View
from spadille.rules.seating import Seat
from spadille.solver.places import CardPlace, dealt_to, rooms_in
from spadille.solver.promised import dealt_in, needs_in, not_dealt_in

Sets = dict[Seat | None, Cards]
"""Cards by seat; None: the widow, or what was laid away."""


@dataclass(frozen=True, slots=True)
class CardPromise:
    """That some places together hold at least so many of some cards."""

    places: int
    """The places, a bit a place."""
    cards: Cards
    least: int


@dataclass(frozen=True, slots=True)
class Evidence:
    """Where the cards of a view lie, or may lie."""

    view: View
    places: tuple[CardPlace, ...]
    lying: tuple[Cards, ...]
    """By place, the cards known to lie there, the seat's own among them."""
    may: tuple[Cards, ...]
    """By place, the hidden cards it may hold."""
    hidden: Cards
    """The cards whose place is not known."""
    rooms: tuple[tuple[int, ...], ...]
    """By case, how many cards each place holds; one of the cases is so."""
    promises: tuple[CardPromise, ...]
    played: tuple[Cards, ...]
    """By seat, what it has played."""


def evidence_in(view: View) -> Evidence:
    """Everything a view says about where the cards lie."""
    rooms = rooms_in(view)
    places = tuple(rooms[0])
    shown = shown_in(view)
    dealt, after = _dealt(view), _after(view, shown)
    may = [dealt[place.dealt] & after[place.after] for place in places]
    _exchanged(view, places, may)
    once = _once(may)
    return Evidence(
        view=view,
        places=places,
        lying=tuple(cards & once for cards in may),
        may=tuple(cards & ~once for cards in may),
        hidden=view.rules.pack.hand.mask & ~once,
        rooms=tuple(tuple(room[place] for place in places) for room in rooms),
        promises=_promises(view, places),
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
    for who, cards in dealt_in(view):
        _give_all(may, who, cards)
    for who, cards in not_dealt_in(view):
        may[who] &= ~cards
    return may


def _after(view: View, shown: Shown) -> Sets:
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


def _laid_open(view: View) -> Iterator[tuple[Seat | None, Cards]]:
    """Cards that are all a seat has, and all that was laid away where the seat knows it."""
    yield from ((seat, hand.mask) for seat, hand in view.shown.items())
    for action in view.history:
        if isinstance(action, Discard):
            yield None, Hand.of(action.cards).mask


def _give_all(may: Sets, who: Seat | None, cards: Cards) -> None:
    """Nobody else has these."""
    for other in may:
        if other != who:
            may[other] &= ~cards


def _exchanged(view: View, places: tuple[CardPlace, ...], may: list[Cards]) -> None:
    """The called card, which alone went from its holder to the declarer; the one given back, where known."""
    known = view.known
    if known is None or known.called is None or known.holder is None:
        return
    moved = [(CardPlace(known.holder, known.declarer), known.called.bit)]
    given = [action.card.bit for action in view.history if isinstance(action, Give)]
    moved += [(CardPlace(known.declarer, known.holder), card) for card in given]
    for way, card in moved:
        for at, place in enumerate(places):
            may[at] = card if place == way else may[at] & ~card


def _once(may: list[Cards]) -> Cards:
    """The cards that may lie in one place only."""
    somewhere = several = 0
    for cards in may:
        several |= somewhere & cards
        somewhere |= cards
    return somewhere & ~several


def _promises(view: View, places: tuple[CardPlace, ...]) -> tuple[CardPromise, ...]:
    pack = view.rules.pack.hand.mask
    promised = ((seat, needs) for seat, needs in needs_in(view) if seat != view.seat)
    promises = (
        CardPromise(dealt_to(places, seat), needs.cards.mask & pack, needs.least) for seat, needs in promised
    )
    return tuple(dict.fromkeys(promises))
