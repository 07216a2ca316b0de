"""A hint in words: the best answers there are, with what was found of each, and why the first of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from spadille.bots.explanation import Deciding, Reasons, Weighed
from spadille.play.action import Action, Bid, Call, Discard, Double, Give, NameTrump, Pass, Play, Redouble
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.game import Rules
from spadille.talk.cards import listed
from spadille.talk.company import Company
from spadille.talk.named import all_of, card_named, contract_named, sentence, suit_named
from spadille.text import Catalogue

MOST: Final = 3
"""How many answers are told."""


def hint_told(company: Company, view: View, reasons: Reasons) -> list[str]:
    """The hint, line by line."""
    some = reasons.weighed[:MOST] or (Weighed(reasons.chosen),)
    return [
        *(_line(company, view, one) for one in some),
        _why(company.words, view, reasons),
        *([company.words.say("hint-cut-short")] if reasons.cut_short else []),
        company.words.say("hint-basis"),
    ]


def _line(company: Company, view: View, one: Weighed) -> str:
    """An answer, and what was found of it."""
    words = company.words
    answer, found = sentence(_answer(company, view, one)), list(_found(words, view, one))
    line = words.say("hint-line", answer=answer, found=", ".join(found)) if found else answer
    return line + "."


def _answer(company: Company, view: View, one: Weighed) -> str:
    """What might be said or played."""
    words, action = company.words, one.action
    if isinstance(action, Bid):
        return _bid(words, view.rules, one, action)
    if isinstance(action, Call) and action.card is None:
        return words.say("answer-call-none")
    return words.say(f"answer-{action.verb}", **_facts(company, view, action))


def _bid(words: Catalogue, rules: Rules, one: Weighed, bid: Bid) -> str:
    """A contract, in the suit that was found best where there are several."""
    name = contract_named(words, bid.contract)
    if one.trump is None or len(rules.contract(bid.contract).trumps) == 1:
        return name
    return words.say("contract-in", contract=name, trump=suit_named(words, one.trump))


def _facts(company: Company, view: View, action: Action) -> dict[str, str]:
    """What the words for an answer need."""
    words = company.words
    if isinstance(action, NameTrump):
        return {"suit": suit_named(words, action.suit)}
    if isinstance(action, Redouble):
        return {"name": company.names[action.doubler]}
    if isinstance(action, Discard):
        return {"cards": all_of(words, listed(words, view.ranking, action.cards))}
    if isinstance(action, Call | Give | Play) and action.card is not None:
        return {"card": card_named(words, action.card)}
    return {}


def _found(words: Catalogue, view: View, one: Weighed) -> Iterator[str]:
    """What an answer comes to: the count and the chance of the contract, and what it brings."""
    theirs = "" if is_own(view, one.action) else "their-"
    if one.count is not None:
        counted = view.rules.counts_in(_undertaken(view, one.action)).value
        yield words.say(f"hint-{theirs}{counted}", **_counted(words, counted, one.count))
    if one.chance is not None:
        yield words.say(f"hint-{theirs}makes", chance=round(100 * one.chance))
    if one.worth is not None and (view.phase == "auction" or one.count is one.chance is None):
        yield _brings(words, round(one.worth))


def _undertaken(view: View, action: Action) -> Contract:
    """The contract of which an answer tells: the one played, the one bid, or the one that stands."""
    if view.known is not None:
        return view.known.contract
    bid = action if isinstance(action, Bid) else view.bid
    assert bid is not None
    return view.rules.contract(bid.contract)


def _counted(words: Catalogue, counted: str, count: float) -> dict[str, str | int]:
    if counted == "points":
        return {"points": round(count)}
    halves = round(2 * count)
    half = words.say("hint-half") if halves % 2 else ""
    return {"tricks": f"{halves // 2}{half}"}


def _brings(words: Catalogue, chips: int) -> str:
    if not chips:
        return words.say("hint-evens")
    return words.say("hint-gains" if chips > 0 else "hint-costs", chips=abs(chips))


def is_own(view: View, action: Action) -> bool:
    """Whether the contract that an answer leads to is the reader's own, or his side's."""
    if view.known is not None:
        return view.seat in (view.known.declarer, view.known.partner)
    if isinstance(action, Pass | Double):
        return view.bid is not None and view.bid.seat == view.seat
    return True


def _why(words: Catalogue, view: View, reasons: Reasons) -> str:
    if reasons.rule is not None:
        return words.say(f"hint-rule-{reasons.rule}")
    theirs = reasons.deciding is Deciding.BEST_CHANCE and not is_own(view, reasons.chosen)
    return words.say(f"hint-why-{'their-' if theirs else ''}{reasons.deciding}", worlds=reasons.worlds)


def hint_chance(view: View) -> Random:
    """Chance that comes from what the seat has seen: a hint tells nothing that the view does not."""
    return Random(f"hint {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - it may be guessed at
