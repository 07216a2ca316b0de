"""The defenders' card play against a declarer who must take nothing."""

from __future__ import annotations

from spadille.bots.heuristic.ducking import forced_over_chance
from spadille.bots.heuristic.memory import Cards, Memory
from spadille.bots.heuristic.suit_risk import find_blank_danger, only_counters_lose, suit_risk
from spadille.bots.heuristic.trick_forecast import TrickSoFar, takes_over
from spadille.cards import Card

_CAUGHT_NOW, _CAUGHT_BY_A_LEAD = 0.4, 0.2
"""The value of a chance that the trick defeats the declarer: now, and by a lead."""
_A_TRAP, _A_TRAP_LED = 0.085, 0.06
"""The value of keeping a card below which the declarer cannot go: not played, and not led."""
_HIGH, _HIGH_LED = 0.2, 0.4
"""The value of getting rid of the highest card, and the cost of leading it."""
_ON_LEAD = 0.08
"""The value of taking the lead when the declarer is under already."""
_HE_IS_VOID = 0.11
_STILL_BELOW = 0.018
"""For each lower card outstanding: the suit can be led later."""
_PARTNERS, _EACH_OF_MINE = 0.076, 0.019
"""For a suit that partner has led, and against each card of the suit in hand: short suits first."""
_WEAK, _WEAKENS, _PARTNER_IS_VOID = 0.07, 0.42, 0.06
"""Against an open hand: for its weakest suit, for the cards that make it weak, and where partner is void."""


def force_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return how much the card does to catch the declarer, now or later."""
    trap = forced_over_chance(memory, memory.known.declarer, card)
    height = memory.ranking.strength[card.number] / len(memory.ranking.strength)
    if not trick.is_led:
        return _lead_worth(memory, trick, card) - _A_TRAP_LED * trap - _HIGH_LED * height
    holding = _A_TRAP * trap - _HIGH * height
    if memory.known.declarer in trick.left:
        return _CAUGHT_NOW * _catch_chance(memory, trick, card) - holding
    relieves = _ON_LEAD if _takes_the_lead(memory, trick, card) else 0
    return _CAUGHT_NOW * _stay_chance(memory, trick, card) + relieves - holding


def _lead_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Prefer low cards that the declarer must go over, partner's suit and short suits, none the declarer
    lacks.
    """
    declarer, suit = memory.known.declarer, memory.suit_of(card)
    void = 1 - memory.holding_chance(declarer, suit & memory.out)
    lead = _CAUGHT_BY_A_LEAD * _catch_chance(memory, trick, card) - _HE_IS_VOID * void
    lead += _STILL_BELOW * memory.below(card).bit_count()
    if declarer in memory.view.shown:
        return lead + _open_hand_worth(memory, card)
    back = any(led.leader in memory.friends and led.cards[0].bit & suit for led in memory.view.tricks)
    return lead + (_PARTNERS if back else 0) - _EACH_OF_MINE * (memory.hand & suit).bit_count()


def _open_hand_worth(memory: Memory, card: Card) -> float:
    """Return the value of leading the open hand's weakest suit, and the cards that make it weak."""
    suit = memory.suit_of(card)
    open_cards = memory.sure[memory.known.declarer] & suit
    against = (memory.hand | memory.out & ~open_cards) & suit
    weak, without = (
        _suit_risk(memory, open_cards, against),
        _suit_risk(memory, open_cards, against & ~card.bit),
    )
    partner_void = max(
        (1 - memory.holding_chance(friend, suit & memory.out) for friend in memory.friends), default=0.0
    )
    return _WEAK * weak + _WEAKENS * (weak - without) + _PARTNER_IS_VOID * partner_void


def _suit_risk(memory: Memory, own: Cards, theirs: Cards) -> float:
    return suit_risk(memory.ranking, own, theirs, find_blank_danger(memory.known.contract))


def _catch_chance(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return the chance that the declarer, still to play, must take the trick."""
    best = card if takes_over(memory, trick, card) or trick.best is None else trick.best
    forced = forced_over_chance(memory, memory.known.declarer, best)
    for seat in trick.left:
        if memory.is_friend(seat):
            forced *= 1 - forced_over_chance(memory, seat, best)
    counts = not only_counters_lose(memory.known.contract) or trick.points or memory.points_of(card)
    return forced if counts else 0.5 * forced


def _stay_chance(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return the chance that a trick held by the declarer stays with them and defeats them."""
    if trick.holder != memory.known.declarer or trick.best is None or takes_over(memory, trick, card):
        return 0.0
    stays, counter = 1.0, 0.0
    for seat in trick.left:
        stays *= 1 - forced_over_chance(memory, seat, trick.best)
        counter = max(counter, 1 - memory.holding_chance(seat, memory.suit_of(trick.cards[0]) & memory.out))
    counts = not only_counters_lose(memory.known.contract) or trick.points or memory.points_of(card)
    return stays if counts else stays * counter


def _takes_the_lead(memory: Memory, trick: TrickSoFar, card: Card) -> bool:
    """Return whether the card takes the lead after the declarer stayed under."""
    return trick.holder != memory.known.declarer and takes_over(memory, trick, card)
