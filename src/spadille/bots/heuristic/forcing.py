"""The defenders' card play against a declarer who must take nothing."""

from __future__ import annotations

from spadille.bots.heuristic.ducking import forced_over_chance
from spadille.bots.heuristic.memory import Cards, Memory
from spadille.bots.heuristic.suit_risk import find_blank_danger, only_counters_lose, suit_risk
from spadille.bots.heuristic.trick_forecast import TrickSoFar, takes_over
from spadille.cards import Card

_CAUGHT_NOW, _CAUGHT_BY_A_LEAD = 0.4, 0.2
"""The weights of the chance that this trick defeats the declarer: when following, and when leading."""
_A_TRAP, _A_TRAP_LED = 0.085, 0.06
"""The weights of keeping a card that the declarer could not play under: when following, and when leading."""
_HIGH, _HIGH_LED = 0.2, 0.4
"""The weights of a card's height: for discarding or following with it, and against leading it."""
_ON_LEAD = 0.08
"""The value of taking the lead in a trick to which the declarer has already played a losing card."""
_HE_IS_VOID = 0.11
"""The cost of leading a suit, times the chance that the declarer has none of it."""
_STILL_BELOW = 0.018
"""The value of a lead for each lower card of the suit that is still with the other players."""
_PARTNERS, _EACH_OF_MINE = 0.076, 0.019
"""The value of leading a suit that a partner has led, and the cost for each of the player's cards of the
suit: short suits are led first."""
_WEAK, _WEAKENS, _PARTNER_IS_VOID = 0.07, 0.42, 0.06
"""The weights of a lead to a declarer with an open hand: of the risk of the suit for that hand, of the
share of this risk that the led card causes, and of the chance that a partner has none of the suit."""


def force_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return a defender's value of playing the card: the chances to make the declarer take a trick, now or
    later, weighted.
    """
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
    """Return the value of a lead.

    Prefer low cards that the declarer must beat, a partner's suit and short suits. Avoid suits that the
    declarer lacks.
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
    """Return the value of leading this card's suit to the declarer's open hand. It grows with the risk of the
    suit for that hand.
    """
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
    """Return the chance that the declarer, who plays after this card, must take the trick."""
    best = card if takes_over(memory, trick, card) or trick.best is None else trick.best
    forced = forced_over_chance(memory, memory.known.declarer, best)
    for seat in trick.left:
        if memory.is_friend(seat):
            forced *= 1 - forced_over_chance(memory, seat, best)
    counts = not only_counters_lose(memory.known.contract) or trick.points or memory.points_of(card)
    return forced if counts else 0.5 * forced


def _stay_chance(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return the chance that the trick defeats the declarer, whose card is the highest so far."""
    if trick.holder != memory.known.declarer or trick.best is None or takes_over(memory, trick, card):
        return 0.0
    stays, counter = 1.0, 0.0
    for seat in trick.left:
        stays *= 1 - forced_over_chance(memory, seat, trick.best)
        counter = max(counter, 1 - memory.holding_chance(seat, memory.suit_of(trick.cards[0]) & memory.out))
    counts = not only_counters_lose(memory.known.contract) or trick.points or memory.points_of(card)
    return stays if counts else stays * counter


def _takes_the_lead(memory: Memory, trick: TrickSoFar, card: Card) -> bool:
    """Return whether the card becomes the highest of a trick in which the declarer's card is not."""
    return trick.holder != memory.known.declarer and takes_over(memory, trick, card)
