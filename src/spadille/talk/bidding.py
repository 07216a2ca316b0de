"""Contracts in words: what is promised, and what it is worth."""

from __future__ import annotations

from spadille.cards import Suit
from spadille.play.view import Known
from spadille.rules.contract import CardCall, Contract, Exposure, Partner, Widow
from spadille.rules.goal import Goal
from spadille.rules.price import Price
from spadille.talk.named import one_of, suit_named
from spadille.talk.sentence import Sentence, say
from spadille.text import Catalogue


def contract_in(known: Known) -> str | Sentence:
    """What is played: solo in spades; a contract that says its trumps already stays as it is."""
    if known.trump is None or not known.contract.trump_is_named:
        return known.contract.id
    return say("contract-in", contract=known.contract.id, trump=known.trump)


def needed(goal: Goal, trump: Suit | None) -> int:
    """The card points, or the tricks, that the declarer needs with these trumps."""
    in_suit = next((points for suit, points in goal.in_suit if suit is trump), goal.mark)
    return in_suit or 0


def aim(known: Known) -> Sentence:
    """What the declarer undertakes: more than 60 points."""
    goal = known.contract.goal
    return say(f"goal-{goal.aim}", points=needed(goal, known.trump))


def promise(words: Catalogue, contract: Contract) -> str:
    """What a bid promises, and what it is worth."""
    parts = [*_trumps(words, contract), *_declared(words, contract), _goal(words, contract)]
    if contract.exposure is not Exposure.NEVER:
        parts.append(words.say("promise-exposed"))
    return "; ".join([*parts, _price(words, contract)])


def condition(words: Catalogue, contract: Contract) -> list[str]:
    """What a bidder must hold, if anything."""
    name = f"needs-{contract.id}"
    if contract.needs is None or name not in words:
        return []
    return [words.say("promise-needs", needs=words.say(name))]


def bonuses(words: Catalogue, contract: Contract) -> str:
    """What first, last and mackers are worth in a contract; nothing where they do not count."""
    prices: dict[str, Price] = {}
    if contract.streak is not None:
        prices |= {"bonus-first": contract.streak.first, "bonus-last": contract.streak.last}
    if contract.macker is not None:
        prices["bonus-each-macker"] = contract.macker
    return "; ".join(_bonus(words, name, price) for name, price in prices.items())


def _bonus(words: Catalogue, name: str, price: Price) -> str:
    for suit, other in _differing(tuple(Suit), price.in_suit, price.counters):
        facts = {"suit": suit_named(words, suit), "in-suit": str(other)}
        return words.say("bonus-price-suit", bonus=words.say(name), value=price.counters, **facts)
    return words.say("bonus-price", bonus=words.say(name), value=price.counters)


def _trumps(words: Catalogue, contract: Contract) -> list[str]:
    names = [suit_named(words, suit) for suit in contract.trumps]
    if contract.partner is Partner.NAMES_TRUMP:
        return []
    match len(names):
        case 0:
            return [words.say("promise-no-trump")]
        case 1:
            return [words.say("promise-trump", suit=names[0])]
        case every if every == len(Suit):
            return [words.say("promise-name-trump")]
        case _:
            return [words.say("promise-name-trump-of", suits=one_of(words, names))]


def _declared(words: Catalogue, contract: Contract) -> list[str]:
    """What there is to do between the bidding and the play."""
    parts = []
    if contract.card_call is not CardCall.NONE:
        parts.append(f"promise-call-{contract.card_call}")
    if contract.partner is not Partner.ALONE:
        parts.append(f"promise-partner-{contract.partner}")
    if contract.widow is Widow.TAKEN_UP:
        parts.append("promise-widow-taken-up")
    return list(map(words.say, parts))


def _goal(words: Catalogue, contract: Contract) -> str:
    goal = contract.goal
    points = goal.mark or 0
    for suit, other in _differing(contract.trumps, goal.in_suit, points):
        facts = {"suit": suit_named(words, suit), "in-suit": str(other)}
        return words.say(f"promise-{goal.aim}-suit", points=points, **facts)
    return words.say(f"promise-{goal.aim}", points=points)


def _price(words: Catalogue, contract: Contract) -> str:
    price = contract.price
    kind = price.kind if contract.partner is Partner.ALONE else f"{price.kind}-partner"
    if contract.fixed_trump is not None:
        usual = next((other for suit, other in price.in_suit if suit is contract.fixed_trump), price.counters)
        return words.say(f"price-{kind}", value=usual)
    for suit, other in _differing(contract.trumps, price.in_suit, price.counters):
        facts = {"suit": suit_named(words, suit), "in-suit": str(other)}
        return words.say(f"price-{kind}-suit", value=price.counters, **facts)
    return words.say(f"price-{kind}", value=price.counters)


def _differing(
    trumps: tuple[Suit, ...], in_suit: tuple[tuple[Suit, int], ...], usual: int
) -> list[tuple[Suit, int]]:
    """The trumps with another number than usual."""
    return [(suit, number) for suit, number in in_suit if suit in trumps and number != usual]
