"""Contracts in words: what is promised, and what it is worth."""

from __future__ import annotations

from typing import Final

from spadille.cards import Suit
from spadille.play.view import Known
from spadille.rules.contract import CardCall, Contract, Exposure, Partner, Widow
from spadille.rules.game import Rules
from spadille.rules.goal import Counts, Goal
from spadille.rules.price import Price
from spadille.talk.company import Company
from spadille.talk.named import suit_named
from spadille.talk.sentence import Sentence, either, say, there_is
from spadille.text import Catalogue


def contract_in(known: Known) -> str | Sentence:
    """What is played: solo in spades; a contract that says its trumps already stays as it is."""
    if known.trump is None or not known.contract.trump_is_named:
        return known.contract.id
    return say("in-trump", contract=known.contract.id, trump=known.trump)


def needed(goal: Goal, trump: Suit | None) -> int:
    """The card points, or the tricks, that the declarer needs with these trumps."""
    in_suit = next((points for suit, points in goal.in_suit if suit is trump), goal.mark)
    return in_suit or 0


def aim(rules: Rules, known: Known) -> Sentence:
    """What the declarer undertakes: more than 60 points."""
    contract = known.contract
    return _aimed(contract.goal, needed(contract.goal, known.trump), _whole(rules, contract))


def promise(rules: Rules, contract: Contract) -> list[Sentence]:
    """What a bid promises, one thing after the other, and what a bidder must hold."""
    exposed = [] if contract.exposure is Exposure.NEVER else [say("promise-exposed")]
    return [*_trumps(contract), *_declared(contract), _goal(rules, contract), *exposed, *_needs(contract)]


def value(contract: Contract) -> int:
    """What one opponent pays or gets for a point, or for all: where trumps are fixed, in them."""
    fixed = [price for suit, price in contract.price.in_suit if suit is contract.fixed_trump]
    return fixed[0] if fixed else contract.price.counters


def unit(contract: Contract) -> list[Sentence]:
    """What that is paid for and by whom, and the suits with another price."""
    partner = "" if contract.partner is Partner.ALONE else "-partner"
    named = contract.trumps if contract.fixed_trump is None else ()
    others = _differing(named, contract.price.in_suit, contract.price.counters)
    return [
        say(f"price-unit-{contract.price.kind}{partner}"),
        *(say("price-in-suit", suit=suit, value=price) for suit, price in others),
    ]


def undertaking(company: Company, rules: Rules, contract: Contract) -> str:
    """What a bid promises and what it is worth, in words."""
    usual, *others = unit(contract)
    price = say("price", value=value(contract), unit=usual)
    return "; ".join(map(company.text, [*promise(rules, contract), price, *others]))


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


def _trumps(contract: Contract) -> list[Sentence]:
    if contract.partner is Partner.NAMES_TRUMP:
        return []
    match contract.trumps:
        case ():
            return [say("promise-no-trump")]
        case (only,):
            return [say("promise-trump", suit=only)]
        case every if len(every) == len(Suit):
            return [say("promise-name-trump")]
        case suits:
            return [say("promise-name-trump-of", suits=either(suits))]


def _declared(contract: Contract) -> list[Sentence]:
    """What there is to do between the bidding and the play."""
    parts = []
    if contract.widow is Widow.TAKEN_UP:
        parts.append("promise-widow-taken-up")
    if contract.partner is not Partner.ALONE:
        parts.append(f"promise-partner-{contract.partner}")
    if contract.card_call is not CardCall.NONE:
        parts.append(f"promise-call-{contract.card_call}")
    return list(map(say, parts))


def _goal(rules: Rules, contract: Contract) -> Sentence:
    goal = contract.goal
    if goal.mark is None:
        return say(f"promise-{goal.aim}")
    for suit, other in _differing(contract.trumps, goal.in_suit, goal.mark):
        return say(f"goal-{goal.aim}-suit", points=goal.mark, suit=suit, **{"in-suit": other})
    return _aimed(goal, goal.mark, _whole(rules, contract))


def _aimed(goal: Goal, points: int, whole: int) -> Sentence:
    """So many points or tricks; all of them, where nothing less is enough."""
    if points == whole and goal.aim in _ALL:
        return say(_ALL[goal.aim], points=points)
    return say(f"goal-{goal.aim}", points=points)


_ALL: Final = {"at-least": "goal-all-points", "at-least-tricks": "goal-all-tricks"}


def _whole(rules: Rules, contract: Contract) -> int:
    """All the points, or all the tricks, that can be taken."""
    counts = rules.counts_in(contract)
    return rules.packets.hand_size if counts is Counts.TRICKS else rules.total


def _needs(contract: Contract) -> list[Sentence]:
    """What a bidder must hold, if anything."""
    name = f"needs-{contract.id}"
    held = contract.needs is not None and there_is(name)
    return [say("promise-needs", needs=say(name))] if held else []


def _differing(
    trumps: tuple[Suit, ...], in_suit: tuple[tuple[Suit, int], ...], usual: int
) -> list[tuple[Suit, int]]:
    """The trumps with another number than usual."""
    return [(suit, number) for suit, number in in_suit if suit in trumps and number != usual]
