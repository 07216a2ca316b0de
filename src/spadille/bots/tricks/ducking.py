"""Playing where the declarer must take no trick: his cards, and theirs who mean to give him one."""

from __future__ import annotations

from spadille.bots.memory import Cards
from spadille.bots.tricks.position import Position
from spadille.cards import Card
from spadille.cards.hand import cards_of

_HIGHER = 0.004
_CERTAIN = 10.0
"""A trick that is given or escaped for certain weighs more than all cards to come."""


def ducked(at: Position, card: Card) -> float:
    """How good a card is, for or against a declarer who must take no trick."""
    return _declarers(at, card) if at.memory.declares else _opponents(at, card)


def danger(at: Position, card: Card) -> float:
    """How much a card of his threatens to take a trick: by the lower ones that lie with the others."""
    return _threat(at.memory.below(card), at.memory.hand & at.memory.heights.below[card.number])


def _threat(below: Cards, own_below: Cards) -> float:
    """Lower cards with the others, but for those that his own lower cards answer."""
    return max(0.0, below.bit_count() - own_below.bit_count()) + 0.1 * below.bit_count()


def _declarers(at: Position, card: Card) -> float:
    """Stay under; where he can, with the card that threatens most."""
    rid_of = danger(at, card) + _HIGHER * at.ranking.strength[card.number]
    if not at.cards:
        return _CERTAIN * _escapes(at, card) + rid_of
    if not at.takes(card):
        return _CERTAIN + rid_of
    return _CERTAIN * _escapes(at, card) - _HIGHER * at.ranking.strength[card.number]


def _escapes(at: Position, card: Card) -> float:
    """The chance that somebody after him must go over his card: he has one higher and none lower."""
    taken = 1.0
    for seat in at.behind:
        over = at.memory.has(seat, at.memory.above(card))
        taken *= 1 - over * (1 - at.memory.has(seat, at.memory.below(card)))
    return 1 - taken


def _opponents(at: Position, card: Card) -> float:
    """Give the declarer the trick; where that cannot be, be rid of high cards and keep the low ones."""
    if not at.cards:
        return _CERTAIN * _forces(at, card) + _shorten(at, card)
    if at.known.declarer in at.behind:
        best = card if at.takes(card) else at.best
        assert best is not None
        return _CERTAIN * _forces(at, best) + _spared(at, card)
    his = at.winning == at.known.declarer and not at.takes(card)
    return (_CERTAIN if his else 0.0) + _spared(at, card)


def _forces(at: Position, best: Card) -> float:
    """The chance that the declarer, yet to play, must go over the best card and keeps the trick."""
    declarer, suit = at.known.declarer, at.memory.out & at.memory.suit_of(best)
    chance = at.memory.has(declarer, suit) * (1 - at.memory.has(declarer, at.memory.below(best)))
    lowest = _lowest_of_the_declarer(at, suit)
    for seat in at.behind:
        if seat != declarer and lowest is not None:
            stays = at.memory.has(seat, at.memory.below(lowest))
            void = 1 - at.memory.has(seat, suit)
            chance *= stays + (1 - stays) * void
    return chance


def _lowest_of_the_declarer(at: Position, suit: Cards) -> Card | None:
    """The lowest card of a suit in the declarer's hand, where it lies open."""
    lying = cards_of(at.memory.sure[at.known.declarer] & suit)
    return min(lying, key=lambda card: at.ranking.strength[card.number], default=None)


def _spared(at: Position, card: Card) -> float:
    """How well an opponent can spare a card: high ones, and those of suits the declarer has none of."""
    harmless = 1 - at.memory.has(at.known.declarer, at.memory.out & at.memory.suit_of(card))
    return 0.1 * at.ranking.strength[card.number] + harmless


def _shorten(at: Position, card: Card) -> float:
    """Of leads that are as good, the one from the shorter suit: a void lets him throw cards away."""
    length = (at.memory.hand & at.memory.suit_of(card)).bit_count()
    return 0.3 * (4 - length) - 0.05 * at.ranking.strength[card.number]
