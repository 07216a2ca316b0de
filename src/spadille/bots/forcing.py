"""Playing against a declarer who must not win: making him."""

from __future__ import annotations

from spadille.bots.ducking import must_go_over
from spadille.bots.memory import Cards, Memory
from spadille.bots.prospect import Lying, takes_over
from spadille.bots.safety import counters_only, danger, suit_risk
from spadille.cards import Card


def force_worth(memory: Memory, trick: Lying, card: Card) -> float:
    """How much the card does to catch the declarer, now or later."""
    trap = must_go_over(memory, memory.known.declarer, card)
    height = memory.ranking.strength[card.number] / len(memory.ranking.strength)
    if not trick.is_led:
        return _lead(memory, trick, card) - 0.06 * trap - 0.4 * height
    declarer_is_left = memory.known.declarer in trick.left
    now = _catches(memory, trick, card) if declarer_is_left else _leaves_him(memory, trick, card)
    relieves = not declarer_is_left and _takes_the_lead(memory, trick, card)
    return 0.4 * now - 0.085 * trap + 0.2 * height + (0.08 if relieves else 0)


def _lead(memory: Memory, trick: Lying, card: Card) -> float:
    """Low, where he may have to go over; partner's suit back, short suits first, none he is void in."""
    declarer, suit = memory.known.declarer, memory.suit_of(card)
    void = 1 - memory.has(declarer, suit & memory.out)
    lead = 0.2 * _catches(memory, trick, card) - 0.11 * void + 0.018 * memory.below(card).bit_count()
    if declarer in memory.view.shown:
        return lead + _into_the_open(memory, card)
    back = any(lead.leader in memory.friends and lead.cards[0].bit & suit for lead in memory.view.tricks)
    return lead + (0.076 if back else 0) - 0.019 * (memory.hand & suit).bit_count()


def _into_the_open(memory: Memory, card: Card) -> float:
    """The suit in which the hand on the table is weakest, and the cards that make it so."""
    suit = memory.suit_of(card)
    open_cards = memory.sure[memory.known.declarer] & suit
    against = (memory.hand | memory.out & ~open_cards) & suit
    weak, weak_without = _risk(memory, open_cards, against), _risk(memory, open_cards, against & ~card.bit)
    partner_void = max((1 - memory.has(friend, suit & memory.out) for friend in memory.friends), default=0.0)
    return 0.07 * weak + 0.42 * (weak - weak_without) + 0.06 * partner_void


def _risk(memory: Memory, own: Cards, theirs: Cards) -> float:
    return suit_risk(memory.ranking, memory.heights, own, theirs, danger(memory.known.contract))


def _catches(memory: Memory, trick: Lying, card: Card) -> float:
    """The chance that the declarer, still to play, has to take the trick."""
    best = card if takes_over(memory, trick, card) or trick.best is None else trick.best
    forced = must_go_over(memory, memory.known.declarer, best)
    for seat in trick.left:
        if memory.friend(seat):
            forced *= 1 - must_go_over(memory, seat, best)
    counts = not counters_only(memory.known.contract) or trick.points or memory.points(card)
    return forced if counts else 0.5 * forced


def _leaves_him(memory: Memory, trick: Lying, card: Card) -> float:
    """The chance that a trick the declarer holds stays his and costs him the contract."""
    if trick.holder != memory.known.declarer or trick.best is None or takes_over(memory, trick, card):
        return 0.0
    stays, counter = 1.0, 0.0
    for seat in trick.left:
        stays *= 1 - must_go_over(memory, seat, trick.best)
        counter = max(counter, 1 - memory.has(seat, memory.suit_of(trick.cards[0]) & memory.out))
    counts = not counters_only(memory.known.contract) or trick.points or memory.points(card)
    return stays if counts else stays * counter


def _takes_the_lead(memory: Memory, trick: Lying, card: Card) -> bool:
    """Whether the lead goes to him, the declarer having stayed under already."""
    return trick.holder != memory.known.declarer and takes_over(memory, trick, card)
