"""Deals with two hidden cards swapped."""

from random import Random

from spadille.cards import Card, Hand
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.world import World, deal_in, world_of
from spadille.rules.refusal import NotAllowed

Places = list[Hand | None]


def swap_hidden_cards(deal: Deal, random: Random) -> Deal | None:
    """Return the deal with two cards swapped that the seat to act does not see, between two other hands or
    with the widow.

    Return None if no such pair was found.
    """
    if deal.turn is None:
        return None
    view, world = view_of(deal, deal.turn), world_of(deal)
    for _ in range(12):
        places = [*world.hands, world.widow]
        place, other = random.sample([at for at, hand in enumerate(places) if hand and at != deal.turn], 2)
        moved = _exchange(places, place, other, random)
        try:
            return deal_in(view, World(tuple(moved[:-1]), moved[-1] or Hand(), world.unveiled))
        except NotAllowed:
            continue
    return None


def _exchange(places: Places, place: int, other: int, random: Random) -> Places:
    moved = list(places)
    first, second = moved[place] or Hand(), moved[other] or Hand()
    here, there = random.choice(list(first)), random.choice(list(second))
    moved[place], moved[other] = _replace_card(first, here, there), _replace_card(second, there, here)
    return moved


def _replace_card(hand: Hand, gone: Card, come: Card) -> Hand:
    return hand.without(gone) | Hand.of([come])
