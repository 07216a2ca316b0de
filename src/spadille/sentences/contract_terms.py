"""Describe what a contract requires of the declarer, and what it is worth."""

from __future__ import annotations

from typing import Final

from spadille.cards import Suit
from spadille.play.view import Known
from spadille.rules.contract import CardCall, Contract, Exposure, Partner, Widow
from spadille.rules.game import Rules
from spadille.rules.goal import Counts, Goal
from spadille.rules.price import PerPoint, Price
from spadille.sentences.audience import Audience
from spadille.sentences.display_names import format_suit
from spadille.sentences.sentence import Sentence, has_sentence, list_alternatives, say
from spadille.text import Catalogue


def describe_contract(known: Known) -> str | Sentence:
    """Return the name of the contract being played, with its trumps if they were chosen: `solo in spades`."""
    if known.trump is None or not known.contract.trump_is_named:
        return known.contract.id
    return say("in-trump", contract=known.contract.id, trump=known.trump)


def find_target_score(goal: Goal, trump: Suit | None) -> int:
    """Return the card points or tricks that `goal` requires, with `trump` as trumps."""
    in_suit = next((points for suit, points in goal.in_suit if suit is trump), goal.mark)
    return in_suit or 0


def describe_aim(rules: Rules, known: Known) -> Sentence:
    """Return a sentence with the declarer's aim, such as more than 60 points."""
    contract = known.contract
    return _describe_target(
        contract.goal, find_target_score(contract.goal, known.trump), _count_all(rules, contract)
    )


def list_promises(rules: Rules, contract: Contract) -> list[Sentence]:
    """Return sentences with what a bid commits the declarer to, and the cards that the bidder must hold."""
    exposed = [] if contract.exposure is Exposure.NEVER else [say("promise-exposed")]
    return [
        *_promise_trumps(contract),
        *_promise_declarations(contract),
        _promise_goal(rules, contract),
        *exposed,
        *_promise_needs(contract),
    ]


def find_unit_price(contract: Contract) -> int:
    """Return what one opponent pays or receives: per point, or in all if the price is fixed.

    A contract with fixed trumps may have a price of its own.
    """
    fixed = [price for suit, price in contract.price.in_suit if suit is contract.fixed_trump]
    return fixed[0] if fixed else contract.price.counters


def list_price_facts(price: Price) -> dict[str, int]:
    """Return the number of card points that a price is paid for, as the fact `per`; empty if it is 1."""
    return {"per": price.per} if isinstance(price, PerPoint) and price.per > 1 else {}


def describe_price_unit(contract: Contract) -> list[Sentence]:
    """Return sentences about what a contract's price is paid for and by whom, and about other
    prices by suit.
    """
    partner = "" if contract.partner is Partner.ALONE else "-partner"
    named = contract.trumps if contract.fixed_trump is None else ()
    others = _list_exceptions(named, contract.price.in_suit, contract.price.counters)
    lost = contract.price_lost
    return [
        say(f"price-unit-{contract.price.kind}{partner}", **list_price_facts(contract.price)),
        *(say("price-in-suit", suit=suit, value=price) for suit, price in others),
        *([say("price-when-lost", value=lost.counters)] if lost else []),
    ]


def format_contract_terms(audience: Audience, rules: Rules, contract: Contract) -> str:
    """Return a text with what a bid commits the declarer to and what the contract is worth."""
    usual, *others = describe_price_unit(contract)
    price = say("price", value=find_unit_price(contract), unit=usual)
    return "; ".join(map(audience.render, [*list_promises(rules, contract), price, *others]))


def format_bonuses(catalogue: Catalogue, contract: Contract) -> str:
    """Return a text with the prices of a contract's bonuses; empty if it has none.

    Bonuses are *first* and *last* (for tricks in a row) and mackers (highest trumps that a side was dealt).
    """
    prices: dict[str, Price] = {}
    if contract.streak is not None:
        prices |= {f"bonus-{name}": price for name, price in contract.streak.prices.items()}
    if contract.macker is not None:
        prices["bonus-each-macker"] = contract.macker
    if contract.matadors is not None:
        prices["bonus-matadors"] = contract.matadors
    return "; ".join(_format_bonus(catalogue, name, price) for name, price in prices.items())


def _format_bonus(catalogue: Catalogue, name: str, price: Price) -> str:
    for suit, other in _list_exceptions(tuple(Suit), price.in_suit, price.counters):
        facts = {"suit": format_suit(catalogue, suit), "in-suit": str(other)}
        return catalogue.say("bonus-price-suit", bonus=catalogue.say(name), value=price.counters, **facts)
    return catalogue.say("bonus-price", bonus=catalogue.say(name), value=price.counters)


def _promise_trumps(contract: Contract) -> list[Sentence]:
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
            return [say("promise-name-trump-of", suits=list_alternatives(suits))]


def _promise_declarations(contract: Contract) -> list[Sentence]:
    """Return sentences about what happens between the auction and the play."""
    parts = []
    if contract.widow is Widow.TAKEN_UP:
        parts.append("promise-widow-shown" if contract.widow_shown else "promise-widow-taken-up")
    if contract.widow is Widow.LAST_TRICK:
        parts.append("promise-widow-last-trick")
    if contract.partner is not Partner.ALONE:
        parts.append(f"promise-partner-{contract.partner}")
    if contract.card_call is not CardCall.NONE:
        parts.append(f"promise-call-{contract.card_call}")
    return list(map(say, parts))


def _promise_goal(rules: Rules, contract: Contract) -> Sentence:
    goal = contract.goal
    if goal.mark is None:
        return say(f"promise-{goal.aim}")
    for suit, other in _list_exceptions(contract.trumps, goal.in_suit, goal.mark):
        return say(f"goal-{goal.aim}-suit", points=goal.mark, suit=suit, **{"in-suit": other})
    return _describe_target(goal, goal.mark, _count_all(rules, contract))


def _describe_target(goal: Goal, points: int, whole: int) -> Sentence:
    """Return a sentence with the target score; a special one if the target is all points or tricks."""
    if points == whole and goal.aim in _EVERYTHING:
        return say(_EVERYTHING[goal.aim], points=points)
    return say(f"goal-{goal.aim}", points=points)


_EVERYTHING: Final = {"at-least": "goal-all-points", "at-least-tricks": "goal-all-tricks"}


def _count_all(rules: Rules, contract: Contract) -> int:
    """Return the total of points or tricks in a deal, whichever the contract counts."""
    counts = rules.counts_in(contract)
    return rules.packets.hand_size if counts is Counts.TRICKS else rules.total


def _promise_needs(contract: Contract) -> list[Sentence]:
    name = f"needs-{contract.id}"
    held = contract.needs is not None and has_sentence(name)
    return [say("promise-needs", needs=say(name))] if held else []


def _list_exceptions(
    trumps: tuple[Suit, ...], in_suit: tuple[tuple[Suit, int], ...], usual: int
) -> list[tuple[Suit, int]]:
    """Return the suits in `trumps` whose number in `in_suit` differs from `usual`, each with that number."""
    return [(suit, number) for suit, number in in_suit if suit in trumps and number != usual]
