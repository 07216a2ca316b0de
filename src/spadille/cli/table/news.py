"""What happened at the table since somebody last looked, told line by line."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.cards import Card
from spadille.cli.named import card_named, contract_named, sentence, suit_named
from spadille.cli.table.bidding import contract_in
from spadille.cli.table.cards import cards_told
from spadille.cli.table.company import Company
from spadille.play.action import Action, Bid, Call, Give, NameTrump, Play, Veiled
from spadille.play.trick import Trick
from spadille.play.view import Known, View


def news(company: Company, before: View, now: View) -> Iterator[str]:
    """Everything that happened between two looks."""
    for action in now.history[len(before.history) :]:
        yield told(company, now, action)
    if now.known is not None:
        yield from _declared(company, before.known, now.known)
    for trick in now.tricks[len(before.tricks) :]:
        yield taken(company, trick)
    yield from _laid_open(company, before, now)


def told(company: Company, view: View, action: Action | Veiled) -> str:
    """One thing somebody said or did."""
    words = company.words
    match action:
        case Bid(contract=id):
            line = company.say("said-bid", action.seat, contract=contract_named(words, id))
        case NameTrump(suit=suit):
            line = company.say("said-trump", action.seat, suit=suit_named(words, suit))
        case Call(card=None):
            line = company.say("said-call-none", action.seat)
        case Call(card=Card() as card) | Give(card=card):
            line = company.say(f"said-{action.verb}", action.seat, card=card_named(words, card))
        case Play(card=card):
            name = "said-play-trump" if view.ranking.is_trump(card) else "said-play"
            line = company.say(name, action.seat, card=card_named(words, card))
        case Veiled():
            line = company.say(f"said-{action.verb}-hidden", action.seat)
        case _:
            line = company.say(f"said-{action.verb}", action.seat)
    return sentence(line)


def taken(company: Company, trick: Trick) -> str:
    """Who took a trick, and what it was worth."""
    return sentence(company.say("said-takes", trick.winner, points=trick.points))


def _declared(company: Company, before: Known | None, now: Known) -> Iterator[str]:
    words = company.words
    if before is None or before.trump is not now.trump:
        yield sentence(company.say("said-declarer", now.declarer, contract=contract_in(words, now)))
    if now.called is not None and (before is None or before.called is None):
        if now.holder is None:
            yield words.say("called-nobody")
        else:
            yield sentence(company.say("called-holder", now.holder))


def _laid_open(company: Company, before: View, now: View) -> Iterator[str]:
    for seat, hand in now.shown.items():
        if seat not in before.shown and hand:
            yield sentence(company.say("said-exposed", seat))
            yield sentence(cards_told(company.words, now.ranking, hand))
