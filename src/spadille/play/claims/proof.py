"""Prove that a seat takes all remaining tricks, or none, from its hand and public knowledge alone.

A card counts as held by every seat that may hold it, so a proof is valid however the unseen cards lie. Only
one way of playing is tried: trumps from the highest down, then each suit likewise. A claim that needs
another way of playing is not proved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spadille.cards import Card, Hand, Suit
from spadille.play.deal import Deal
from spadille.play.public_knowledge import CardMask, collect_public_knowledge
from spadille.play.seeing import view_of
from spadille.play.tricks import TrickPlay
from spadille.play.view import View
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat

Unseen = Mapping[Seat, CardMask]
"""The cards that each seat may hold."""


def card_taking_all(deal: Deal, seat: Seat) -> Card | None:
    """Return a card with which the seat to play provably takes every further trick, or None."""
    play = deal.phase
    assert isinstance(play, TrickPlay)
    ranking, hand = play.ranking, play.hands[seat]
    unseen = cards_unseen_by_all(view_of(deal, None), hand, seat)
    if not play.cards:
        leads = _leads_to_the_end(hand, unseen, ranking, locked=play.trumps_locked)
        return ranking.sorted(play.playable())[0] if leads else None
    later = [unseen[other] for other in play.order[len(play.cards) + 1 :]]
    for card in play.playable():
        rest, locked = hand.without(card), play.trumps_locked and not ranking.is_trump(card)
        leads = _leads_to_the_end(rest, unseen, ranking, locked=locked)
        if leads and _beats(card, play.cards, later, ranking):
            return card
    return None


def card_taking_none(deal: Deal, seat: Seat) -> Card | None:
    """Return a card with which the seat to play provably takes no further trick, or None.

    Nothing is proved if there are trumps or if the seat leads.
    """
    play = deal.phase
    assert isinstance(play, TrickPlay)
    if not play.cards or play.ranking.trump is not None:
        return None
    ranking, hand = play.ranking, play.hands[seat]
    unseen = cards_unseen_by_all(view_of(deal, None), hand, seat)
    others = 0
    for cards in unseen.values():
        others |= cards
    for card in sorted(play.playable(), key=lambda card: -ranking.strength[card.number]):
        if not _wins(card, play.cards, ranking) and _ducks_to_the_end(hand.without(card), others, ranking):
            return card
    return None


def cards_unseen_by_all(view: View, hand: Hand, seat: Seat) -> Unseen:
    """Return, for each other seat, the cards it may hold according to this hand and public knowledge."""
    shown = collect_public_knowledge(view)
    hidden = view.rules.pack.hand.mask & ~sum(shown.played) & ~hand.mask
    open_ = sum(cards.mask for cards in view.shown.values())
    return {
        other: view.shown[other].mask if other in view.shown else hidden & ~open_ & ~shown.lacks[other]
        for other in view.active
        if other != seat
    }


def _wins(card: Card, table: Sequence[Card], ranking: Ranking) -> bool:
    """Return true if the card takes the trick from the cards already on the table."""
    led = ranking.suit_of[table[0].number]
    suit = ranking.suit_of[card.number]
    if suit is not led and suit is not ranking.trump:
        return False
    return all(
        ranking.suit_of[other.number] not in (led, ranking.trump)
        or ranking.strength[card.number] > ranking.strength[other.number]
        for other in table
    )


def _beats(card: Card, table: Sequence[Card], later: Sequence[CardMask], ranking: Ranking) -> bool:
    """Return true if the card takes the trick whatever the later seats play."""
    suit = ranking.suit_of[card.number]
    higher = _find_stronger(card, ranking) & ranking.suits[suit]
    if ranking.trump is not None and suit is not ranking.trump:
        higher |= ranking.suits[ranking.trump]
    return _wins(card, table, ranking) and not any(cards & higher for cards in later)


def _find_stronger(card: Card, ranking: Ranking) -> CardMask:
    """Return all cards that have a higher strength, in whatever suit."""
    limit = ranking.strength[card.number]
    return sum(1 << number for number, strength in enumerate(ranking.strength) if strength > limit)


def _leads_to_the_end(hand: Hand, unseen: Unseen, ranking: Ranking, *, locked: bool) -> bool:
    """Return true if every card of the hand wins when led.

    Trumps are led first, from the highest down, then each suit likewise.

    If `locked`, trumps may not be led yet: the other suits are led first, and no other seat may hold a trump.
    """
    trump = ranking.trump
    own_trumps = 0
    if trump is not None:
        own_trumps = len(_sort_suit(hand, trump, ranking))
        plain, drawn = len(hand) > own_trumps, 0 if locked else own_trumps
        left = any((cards & ranking.suits[trump]).bit_count() > drawn for cards in unseen.values())
        if plain and left:
            return False
    return all(_wins_from_the_top(hand, suit, unseen, ranking) for suit in Suit)


def _sort_suit(hand: Hand, suit: Suit, ranking: Ranking) -> list[Card]:
    cards = Hand(hand.mask & ranking.suits[suit])
    return sorted(cards, key=lambda card: -ranking.strength[card.number])


def _wins_from_the_top(hand: Hand, suit: Suit, unseen: Unseen, ranking: Ranking) -> bool:
    """Return true if each card of a suit, led from the highest down, beats all that other seats may hold."""
    in_suit = [cards & ranking.suits[suit] for cards in unseen.values()]
    return all(
        cards.bit_count() <= led or not cards & _find_stronger(card, ranking)
        for led, card in enumerate(_sort_suit(hand, suit, ranking))
        for cards in in_suit
    )


def _ducks_to_the_end(hand: Hand, others: CardMask, ranking: Ranking) -> bool:
    """Return true if in each suit the n-th lowest card is below the other seats' n-th lowest, for all n."""
    return all(_ducks_in_suit(hand, suit, others, ranking) for suit in Suit)


def _ducks_in_suit(hand: Hand, suit: Suit, others: CardMask, ranking: Ranking) -> bool:
    own = [ranking.strength[card.number] for card in reversed(_sort_suit(hand, suit, ranking))]
    theirs = [ranking.strength[card.number] for card in reversed(_sort_suit(Hand(others), suit, ranking))]
    return all(mine < other for mine, other in zip(own, theirs, strict=False))
