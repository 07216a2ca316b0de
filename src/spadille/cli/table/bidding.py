"""Contracts in words: what is promised, and what it is worth."""

from __future__ import annotations

from spadille.cards import Suit
from spadille.cli.named import contract_named, one_of, suit_named
from spadille.play.view import Known
from spadille.rules.contract import CardCall, Contract, Exposure
from spadille.rules.goal import Goal
from spadille.rules.price import Price
from spadille.text import Catalogue


def contract_in(words: Catalogue, known: Known) -> str:
    """What is played: solo in spades; a contract that says its trumps already stays as it is."""
    name = contract_named(words, known.contract.id)
    if known.trump is None or not known.contract.trump_is_named:
        return name
    return words.say("contract-in", contract=name, trump=suit_named(words, known.trump))


def needed(goal: Goal, trump: Suit | None) -> int:
    """The card points the declarer needs with these trumps."""
    in_suit = next((points for suit, points in goal.in_suit if suit is trump), goal.mark)
    return in_suit or 0


def aim(words: Catalogue, known: Known) -> str:
    """What the declarer undertakes: more than 60 points."""
    goal = known.contract.goal
    return words.say(f"goal-{goal.kind}", points=needed(goal, known.trump))


def promise(words: Catalogue, contract: Contract) -> str:
    """What a bid promises, and what it is worth."""
    parts = [_trumps(words, contract.trumps), _goal(words, contract.goal)]
    if contract.card_call is not CardCall.NONE:
        parts.insert(1, words.say(f"promise-call-{contract.card_call}"))
    if contract.exposure is not Exposure.NEVER:
        parts.append(words.say("promise-exposed"))
    return "; ".join([*parts, _price(words, contract.price)])


def _trumps(words: Catalogue, trumps: tuple[Suit, ...]) -> str:
    names = [suit_named(words, suit) for suit in trumps]
    match len(names):
        case 0:
            return words.say("promise-no-trump")
        case 1:
            return words.say("promise-trump", suit=names[0])
        case every if every == len(Suit):
            return words.say("promise-name-trump")
        case _:
            return words.say("promise-name-trump-of", suits=one_of(words, names))


def _goal(words: Catalogue, goal: Goal) -> str:
    points = goal.mark or 0
    for suit, other in _differing(goal.in_suit, points):
        facts = {"suit": suit_named(words, suit), "in-suit": str(other)}
        return words.say(f"promise-{goal.kind}-suit", points=points, **facts)
    return words.say(f"promise-{goal.kind}", points=points)


def _price(words: Catalogue, price: Price) -> str:
    for suit, other in _differing(price.in_suit, price.counters):
        facts = {"suit": suit_named(words, suit), "in-suit": str(other)}
        return words.say(f"price-{price.kind}-suit", value=price.counters, **facts)
    return words.say(f"price-{price.kind}", value=price.counters)


def _differing(in_suit: tuple[tuple[Suit, int], ...], usual: int) -> list[tuple[Suit, int]]:
    """The suits with another number than usual."""
    return [(suit, number) for suit, number in in_suit if number != usual]
