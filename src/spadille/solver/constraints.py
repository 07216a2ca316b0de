"""Constraints on where the cards lie, collected from a view. Their form is the same for all games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from spadille.cards import Card, Hand, Rank
from spadille.play.action import Bid, Discard, Hold, Pass
from spadille.play.public_knowledge import CardMask, PublicKnowledge, collect_public_knowledge
from spadille.play.view import Known, View
from spadille.rules.contract import CardCall, LayAway, Needs, Partner
from spadille.rules.seating import Seat
from spadille.solver.card_locations import (
    CardLocation,
    find_given_card,
    has_action,
    list_location_sizes,
    mask_dealt_to,
)

CardsBySeat = dict[Seat | None, CardMask]
"""A set of cards for each seat. The key None stands for the widow or the discards."""


@dataclass(frozen=True, slots=True)
class LowerBound:
    """The constraint that `locations` together hold at least `minimum` of `cards`."""

    locations: int
    """The locations as a bit mask."""
    cards: CardMask
    minimum: int


@dataclass(frozen=True, slots=True)
class Constraints:
    """All constraints on where the cards lie that follow from a view."""

    view: View
    locations: tuple[CardLocation, ...]
    known: tuple[CardMask, ...]
    """By location, the cards that are known to lie in it, the seat's own included."""
    allowed: tuple[CardMask, ...]
    """By location, the hidden cards that may lie in it."""
    hidden: CardMask
    """The cards whose location is not known."""
    sizes: tuple[tuple[int, ...], ...]
    """For each of several alternative cases, the number of cards in each location."""
    denied: tuple[tuple[CardMask, ...], ...]
    """For each case, the cards that may not lie in each location."""
    lower_bounds: tuple[LowerBound, ...]
    played: tuple[CardMask, ...]
    """The cards that each seat has played."""


def collect_constraints(view: View) -> Constraints:
    """Collect the constraints on where the cards lie that follow from a view."""
    sizes = list_location_sizes(view)
    locations = tuple(sizes[0])
    public = collect_public_knowledge(view)
    dealt, after = _allow_dealt(view), _allow_after(view, public)
    allowed = [dealt[location.dealt] & after[location.after] for location in locations]
    _restrict_exchange(view, locations, allowed)
    unique = _find_unique(allowed)
    cases = [tuple(case[location] for location in locations) for case in sizes]
    denials = _list_denials(view, locations, [cards & unique for cards in allowed])
    return Constraints(
        view=view,
        locations=locations,
        known=tuple(cards & unique for cards in allowed),
        allowed=tuple(cards & ~unique for cards in allowed),
        hidden=view.rules.pack.hand.mask & ~unique,
        sizes=tuple(case for case in cases for _ in denials),
        denied=tuple(denials) * len(cases),
        lower_bounds=_list_lower_bounds(view, locations),
        played=tuple(public.played),
    )


def _allow_dealt(view: View) -> CardsBySeat:
    """Return the cards that each seat and the widow may have been dealt."""
    pack = view.rules.pack.hand.mask
    allowed: CardsBySeat = dict.fromkeys((*view.active, None), pack & ~view.dealt.mask)
    if view.seat in view.active:
        allowed[view.seat] = view.dealt.mask
    if view.revealed is not None:
        allowed |= {seat: (view.revealed.hands[seat] or view.dealt).mask for seat in view.active}
        allowed[None] = view.revealed.widow.mask
    for owner, cards in list_known_dealt(view):
        _deny_others(allowed, owner, cards)
    if view.shown_widow:
        _deny_others(allowed, None, view.shown_widow.mask)
        allowed[None] = view.shown_widow.mask
    for owner, cards in list_known_not_dealt(view):
        allowed[owner] &= ~cards
    return allowed


def _allow_after(view: View, public: PublicKnowledge) -> CardsBySeat:
    """Return the cards that each seat may hold or have played after any exchange."""
    played = sum(public.played)
    unseen = view.rules.pack.hand.mask & ~played & ~view.hand.mask
    allowed: CardsBySeat = {seat: unseen & ~public.lacks[seat] for seat in view.active}
    allowed[None] = unseen
    if view.seat in view.active:
        allowed[view.seat] = view.hand.mask
    for owner, cards in _list_open_cards(view):
        _deny_others(allowed, owner, cards)
        allowed[owner] &= cards
    for seat in view.active:
        allowed[seat] |= public.played[seat]
    return allowed


def _list_open_cards(view: View) -> Iterator[tuple[Seat | None, CardMask]]:
    """Yield the exposed hands, and the discards if the seat knows them, each with its owner."""
    yield from ((seat, hand.mask) for seat, hand in view.shown.items())
    for action in view.history:
        if isinstance(action, Discard):
            yield None, Hand.of(action.cards).mask


def _deny_others(allowed: CardsBySeat, owner: Seat | None, cards: CardMask) -> None:
    for other in allowed:
        if other != owner:
            allowed[other] &= ~cards


def _restrict_exchange(view: View, locations: tuple[CardLocation, ...], allowed: list[CardMask]) -> None:
    """Narrow `allowed`, the cards that may lie in each location, by the called card, and by the card given
    for it if that is known. `allowed` is changed in place.
    """
    known = view.known
    if known is None or known.called is None or known.holder is None:
        return
    called, holder, declarer = known.called, known.holder, known.declarer
    given = find_given_card(view)
    may_be_back = given is called or (
        given is None and known.contract.may_give_called_back and has_action(view, "give")
    )
    for at, location in enumerate(locations):
        if location == CardLocation(holder, declarer):
            # A seat that plays the called card after handing it over was given it back.
            allowed[at] = 0 if given is called else allowed[at] & called.bit
        elif location != CardLocation(holder, holder) or not may_be_back:
            allowed[at] &= ~called.bit
        if given is not None and given is not called:
            passed_on = location == CardLocation(declarer, holder)
            allowed[at] = given.bit if passed_on else allowed[at] & ~given.bit


def _list_denials(
    view: View, locations: tuple[CardLocation, ...], known: list[CardMask]
) -> list[tuple[CardMask, ...]]:
    """Return, for each set of aces that the declarer may have discarded, the cards that each location cannot
    contain in that case. If the rules allow any card to be discarded, no card is excluded.

    An ace may only be laid away together with all cards of its suit, so the declarer has none of the suit
    left.
    """
    nothing = (0,) * len(locations)
    if view.known is None or view.known.contract.lay_away is LayAway.ANY or not has_action(view, "discard"):
        return [nothing]
    declarer, suits = view.known.declarer, view.ranking.suits
    aces = [card for card in view.rules.pack.cards if card.rank is Rank.ACE]
    denials = []
    for count in range(min(len(aces), view.rules.packets.widow_size) + 1):
        for laid in combinations(aces, count):
            away = Hand.of(laid).mask
            void = sum(suits[card.suit] for card in laid)
            denied = tuple(
                Hand.of(aces).mask & ~away
                if location.after is None
                else away | (void if location.after == declarer else 0)
                for location in locations
            )
            if not any(here & cards for here, cards in zip(known, denied, strict=True)):
                denials.append(denied)
    return denials or [nothing]


def _find_unique(allowed: list[CardMask]) -> CardMask:
    """Return the cards that exactly one location may hold. `allowed` gives the cards that each location may
    hold.
    """
    union = repeated = 0
    for cards in allowed:
        repeated |= union & cards
        union |= cards
    return union & ~repeated


def _list_lower_bounds(view: View, locations: tuple[CardLocation, ...]) -> tuple[LowerBound, ...]:
    pack = view.rules.pack.hand.mask
    required = ((seat, needs) for seat, needs in list_bid_requirements(view) if seat != view.seat)
    bounds = (
        LowerBound(mask_dealt_to(locations, seat), needs.cards.mask & pack, needs.least)
        for seat, needs in required
    )
    denials = (
        LowerBound(
            (1 << len(locations)) - 1 & ~mask_dealt_to(locations, seat),
            needs.cards.mask & pack,
            len(needs.cards) - needs.least + 1,
        )
        for seat, needs in list_missed_obligations(view)
        if seat != view.seat
    )
    return tuple(dict.fromkeys((*bounds, *denials)))


def list_missed_obligations(view: View) -> Iterator[tuple[Seat, Needs]]:
    """Yield each active seat that did not bid although certain cards would have obliged it to, with those
    cards. The seat cannot have been dealt them.
    """
    rules, standing = view.rules, -1
    obliging = [contract for contract in rules.contracts if contract.obliges]
    for action in view.history:
        if not isinstance(action, Bid | Hold | Pass):
            break
        bid_rank = rules.rank_of[action.contract] if isinstance(action, Bid) else standing
        bid_rank = -1 if isinstance(action, Pass) else bid_rank
        for contract in obliging:
            rank = rules.rank_of[contract.id]
            if standing < rank and bid_rank < rank and contract.needs is not None:
                yield action.seat, contract.needs
        standing = max(standing, bid_rank)


def list_bid_requirements(view: View) -> Iterator[tuple[Seat, Needs]]:
    """Yield for each bid and hold the cards that its contract requires of the seat, even if it was
    overbid.
    """
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
    """Yield cards that were surely dealt to a seat, or for None to the widow, as the auction and calls
    show.
    """
    known = view.known
    if known is None:
        return
    forced = view.rules.forced
    if forced is not None and not any(isinstance(action, Bid) for action in view.history):
        yield known.declarer, forced.card.bit
    if known.called is not None:
        yield from _list_dealt_by_call(view, known, known.called)


def _list_dealt_by_call(view: View, known: Known, called: Card) -> Iterator[tuple[Seat | None, CardMask]]:
    if known.contract.card_call is not CardCall.NONE:
        if known.holder is not None or not known.contract.may_call_own:
            yield known.holder, called.bit
        return
    yield known.declarer, _mask_higher_calls(view, known, called)
    if known.partner is not None:
        yield known.partner, called.bit


def _mask_higher_calls(view: View, known: Known, called: Card) -> CardMask:
    """Return the cards that the caller must hold, because otherwise one of them had to be called instead."""
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
    """Yield the called card with each seat that was surely not dealt it.

    Normally this is the declarer. If the declarer may call an own card and nobody handed the card over, these
    are all other seats.
    """
    known = view.known
    if known is None or known.called is None:
        return
    if known.contract.may_call_own and known.holder is None:
        yield from ((seat, known.called.bit) for seat in view.active if seat != known.declarer)
    else:
        yield known.declarer, known.called.bit
