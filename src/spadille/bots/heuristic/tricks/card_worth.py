"""The value of keeping a card in hand, in tricks."""

from __future__ import annotations

from spadille.bots.heuristic.tricks.position import Position
from spadille.cards import Card
from spadille.cards.hand import cards_of

_MASTER = 0.95
"""The tricks of a plain card that no opponent's card beats, unless it is trumped."""
_UNGUARDED = 0.12
"""The tricks of a plain card with fewer lower cards to guard it than opponents have higher ones."""
_EACH_ABOVE = 0.8
"""How fast a trump loses value with each higher trump that the opponents are expected to have."""
_AFTER_ANOTHER = 0.8
"""The factor for each higher card in the same hand, which must be played first."""


def card_worth(position: Position, card: Card) -> float:
    """Return the tricks that a card is expected to take later if it stays in the hand."""
    return _trump_worth(position, card) if position.ranking.is_trump(card) else _plain_worth(position, card)


def count_against(position: Position, card: Card) -> float:
    """Return how many higher cards of the suit the opponents are expected to have."""
    above = position.memory.above(card)
    return (
        sum(
            position.sides.foe_chance(seat) * position.memory.expected_count(seat, above)
            for seat in position.others
        )
        if above
        else 0.0
    )


def _trump_worth(position: Position, card: Card) -> float:
    return 1 / (1 + _EACH_ABOVE * count_against(position, card))


def _plain_worth(position: Position, card: Card) -> float:
    own = (position.memory.hand & position.memory.suit_of(card)).bit_count()
    return _estimate_promise(position, card, own) * (1 - ruff_chance(position, card))


def _estimate_promise(position: Position, card: Card, own: int) -> float:
    """Return the tricks that a plain card promises if it is not trumped. `own` is the number of the player's
    cards of its suit.
    """
    over = count_against(position, card)
    before = (position.memory.hand & position.memory.heights.above[card.number]).bit_count()
    guarded = own - before - 1 >= over or not over
    stands = 1 / (1 + over) ** 2 if guarded else _UNGUARDED / (1 + over)
    return _MASTER * stands * _AFTER_ANOTHER**before


def guard_worth(position: Position, card: Card) -> float:
    """Return how many tricks less the player's higher cards of the suit promise without this card."""
    own = position.memory.hand & position.memory.suit_of(card)
    higher, count = cards_of(own & position.memory.heights.above[card.number]), own.bit_count()
    return sum(
        _estimate_promise(position, higher_card, count) - _estimate_promise(position, higher_card, count - 1)
        for higher_card in higher
    )


def ruff_chance(position: Position, card: Card) -> float:
    """Return the chance that an opponent has none of the card's suit, but a trump."""
    if not position.trumps_out:
        return 0.0
    suit, safe = position.memory.suit_of(card) & position.memory.out, 1.0
    for seat in position.others:
        void = 1 - position.memory.holding_chance(seat, suit)
        safe *= 1 - position.sides.foe_chance(seat) * void * position.memory.holding_chance(
            seat, position.trumps_out
        )
    return 1 - safe
