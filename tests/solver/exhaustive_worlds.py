"""Find all worlds of a view by exhaustive search: replay every assignment of the cards, and keep those that
fit.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import comb

from spadille.cards import Card, Hand
from spadille.play.action import Action, Discard, Give, Play, Veiled
from spadille.play.view import View
from spadille.play.world import World, deal_in
from spadille.rules.contract import Widow
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat


def fits(view: View, world: World) -> bool:
    """Return whether a replay of this world gives this view."""
    try:
        deal_in(view, world)
    except NotAllowed:
        return False
    return True


def left_open(view: View, world: World) -> World:
    """Return the world without `unveiled` actions if the view shows all actions, so that equal worlds compare
    equal.
    """
    veiled = any(isinstance(action, Veiled) for action in view.history)
    return world if veiled else replace(world, unveiled=())


def list_worlds(view: View) -> set[World]:
    """Return every world that fits the view."""
    return {world for world in _every(view) if fits(view, world)}


def count_candidates(view: View) -> int:
    """Return the number of card assignments that the exhaustive search would replay."""
    held, left = _certain(view), len(_left(view))
    tries = 1
    for seat in view.active:
        missing = view.rules.packets.hand_size - len(held[seat])
        tries *= comb(left, missing)
        left -= missing
    return tries * _ways_to_unveil(view)


def _ways_to_unveil(view: View) -> int:
    packets = view.rules.packets
    ways = {
        "give": packets.hand_size + 1,
        "discard": comb(packets.hand_size + packets.widow_size, packets.widow_size),
    }
    verbs = [action.verb for action in view.history if isinstance(action, Veiled)]
    return ways[verbs[0]] if verbs else 1


def _certain(view: View) -> dict[Seat, Hand]:
    """Return the cards that each seat was certainly dealt: its played cards if no cards were exchanged, and a
    called card.
    """
    known = view.known
    held = {seat: view.dealt if seat == view.seat else _played(view, seat) for seat in view.active}
    moved = known is not None and (known.contract.widow is Widow.TAKEN_UP or known.holder is not None)
    for seat in (known.declarer, known.holder) if known and moved else ():
        if seat is not None and seat != view.seat:
            held[seat] = (
                Hand.of([known.called]) if known and known.called and seat == known.holder else Hand()
            )
    return held


def _played(view: View, seat: Seat) -> Hand:
    return Hand.of(action.card for action in view.history if isinstance(action, Play) and action.seat == seat)


def _left(view: View) -> Hand:
    left = view.rules.pack.hand
    for hand in _certain(view).values():
        left -= hand
    return left


def _every(view: View) -> Iterator[World]:
    for hands, widow in _dealt(view, _certain(view), list(view.active), _left(view)):
        by_seat = tuple(hands.get(seat) for seat in range(view.seats))
        for unveiled in _unveiled(view, hands, widow):
            yield World(by_seat, widow, unveiled)


def _dealt(
    view: View, certain: dict[Seat, Hand], seats: list[Seat], left: Hand
) -> Iterator[tuple[dict[Seat, Hand], Hand]]:
    if not seats:
        yield {}, left
        return
    seat, others = seats[0], seats[1:]
    for more in combinations(left, view.rules.packets.hand_size - len(certain[seat])):
        hand = certain[seat] | Hand.of(more)
        for hands, widow in _dealt(view, certain, others, left - Hand.of(more)):
            yield {seat: hand, **hands}, widow


def _unveiled(view: View, hands: dict[Seat, Hand], widow: Hand) -> Iterator[tuple[Action, ...]]:
    veiled = [action for action in view.history if isinstance(action, Veiled)]
    if not veiled:
        yield ()
        return
    seat = veiled[0].seat
    if veiled[0].verb == "give":
        known = view.known
        called = Hand.of([known.called]) if known and known.called else Hand()
        yield from ((Give(seat, card),) for card in hands[seat] | called)
        return
    away: Iterator[tuple[Card, ...]] = combinations(hands[seat] | widow, len(widow))
    yield from ((Discard(seat, cards),) for cards in away)
