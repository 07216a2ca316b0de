"""Naming, calling, giving and laying away, by what comes of it in the worlds that the seat believes in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from spadille.bots.expert.auction import Others, believed
from spadille.bots.expert.hands import Hands
from spadille.bots.expert.outcomes import Outcomes
from spadille.bots.player import Chance
from spadille.bots.reasons import Deciding, Reasons, reasoned
from spadille.bots.searching.budget import Budget
from spadille.bots.searching.choosing import chosen
from spadille.bots.searching.declaring import Tallied
from spadille.bots.searching.lies import Undertaking, place_of
from spadille.bots.sweep_worth import best_gift, sweep_chance
from spadille.cards import Card, Suit
from spadille.play.action import Action, Call, Discard, Give, NameTrump
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import CardCall, Partner
from spadille.rules.order import Ranking

_MISSING = 2
"""How many of the highest cards that are missing in each suit are thought of for a call."""
_EXCHANGES = 6
"""How many exchanges are looked at beside each other, the best by the thumb."""
_GIFTS = 6
"""How many cards are thought of to be given back."""
_LAID_AWAY = 16
"""How many ways of laying away are looked at, the best by the thumb."""
_FEW = 4
"""In which part of the worlds some ways are looked at first: one in so many."""
_LEADING = 4
"""How many of some ways are looked at again after a first look at all."""

Way = tuple[Undertaking, Action]


def trump(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The suit with which the contract is worth most, with what would be called and given then."""
    declared = _declared(view)
    names = [answer for answer in decision.answers if isinstance(answer, NameTrump)]
    return _best(view, budget, chance, [way for name in names for way in _in_suit(view, declared, name)])


def _in_suit(view: View, declared: Undertaking, name: NameTrump) -> Iterator[Way]:
    named = replace(declared, trump=name.suit)
    if declared.contract.card_call is not CardCall.NONE:
        yield from ((one, name) for one in _exchanges(view, named, _EXCHANGES // 2))
    elif declared.called is not None:
        yield named, name
    else:
        yield chosen(view.rules, named, view.hand.mask), name


def call(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The card whose call is worth most, for an exchange with what would be given for it."""
    declared = _declared(view)
    calls = {answer.card: answer for answer in decision.answers if isinstance(answer, Call)}
    if declared.contract.partner is not Partner.ALONE:
        ways = [(replace(declared, called=card), answer) for card, answer in calls.items()]
    else:
        some = (one for one in _exchanges(view, declared, _EXCHANGES) if one.called in calls)
        ways = [(one, calls[one.called]) for one in some]
    if None in calls and declared.contract.partner is Partner.ALONE:
        ways.append((replace(declared, called=None), calls[None]))
    return _best(view, budget, chance, ways or [(declared, decision.answers[0])])


def _exchanges(view: View, declared: Undertaking, many: int) -> list[Undertaking]:
    """A card called, of the highest that are missing, and one given for it; the best by the thumb first."""
    ranking, hand = declared.contract.order.ranking(declared.trump), view.hand.mask
    found: list[tuple[float, Undertaking]] = []
    for card in _highest_missing(view, ranking):
        given, made = best_gift(view.rules, ranking, hand | card.bit, hand)
        found.append((made, replace(declared, called=card, given=given)))
    return [one for _, one in sorted(found, key=lambda one: -one[0])][:many]


def _highest_missing(view: View, ranking: Ranking) -> Iterator[Card]:
    """The highest cards of each suit that he does not hold, trumps first."""
    theirs = view.rules.pack.hand - view.hand
    for suit in sorted(Suit, key=lambda suit: suit is not ranking.trump):
        of_suit = [card for card in theirs if ranking.suit_of[card.number] is suit]
        yield from sorted(of_suit, key=lambda card: -ranking.strength[card.number])[:_MISSING]


def give(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The card that is missed least, of those missed least by the thumb."""
    declared, hand = _declared(view), view.hand.mask
    strength = view.ranking.strength

    def kept(gift: Give) -> tuple[float, int]:
        left = sweep_chance(view.rules, view.ranking, hand & ~gift.card.bit)
        return -left, strength[gift.card.number]

    gifts = sorted((answer for answer in decision.answers if isinstance(answer, Give)), key=kept)
    return _best(
        view, budget, chance, [(replace(declared, given=gift.card), gift) for gift in gifts[:_GIFTS]]
    )


def lay_away(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The cards whose laying away is worth most, of the ways that are best by the thumb."""
    declared, tallied = _declared(view), Tallied(view.hand.mask, view.ranking)
    ways = [answer for answer in decision.answers if isinstance(answer, Discard)]
    promising = sorted(ways, key=lambda way: -tallied.left_by(way.cards))[:_LAID_AWAY]
    return _best(view, budget, chance, [(replace(declared, away=way.cards), way) for way in promising])


def _declared(view: View) -> Undertaking:
    """What is being played, as far as it is settled."""
    known = view.known
    assert known is not None
    return Undertaking(known.contract, place_of(view, known.declarer), known.trump, known.called)


def _best(view: View, budget: Budget, chance: Chance, ways: Iterable[Way]) -> Reasons:
    """The answer whose undertaking is worth most; of those worth as much, the first. All are looked at in a
    quarter of the worlds, the best of them in all.
    """
    outcomes = Outcomes(view, believed(view, Others(view, Hands(view)), budget, chance))
    some = list(ways)
    if len(some) > _LEADING:
        few = len(outcomes.lies) // _FEW
        hopes = {at: outcomes.mean(one, many=max(few, 1)).worth for at, (one, _) in enumerate(some)}
        some = [some[at] for at in sorted(hopes, key=lambda at: -hopes[at])[:_LEADING]]
    found = [(outcomes.mean(one), answer) for one, answer in some]
    worth, chosen = max(found, key=lambda one: one[0].worth)
    told = [one.of(answer) for one, answer in found if answer != chosen]
    return reasoned(view, chosen, Deciding.BEST_MEAN, [worth.of(chosen), *told], worlds=len(outcomes.lies))
