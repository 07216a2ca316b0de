"""What is asked, in a line."""

from __future__ import annotations

from collections.abc import Collection

from spadille.cards import Card
from spadille.cli.named import card_named, contract_named, one_of, sentence, suit_named
from spadille.cli.table.bidding import promise
from spadille.cli.table.cards import cards_told, choice_told
from spadille.cli.table.company import Company
from spadille.play.action import Action, Bid, Call, Give, NameTrump, Play
from spadille.play.decision import Decision
from spadille.play.view import View

_FEW = 3


def asked_of(company: Company, view: View) -> str:
    """What the reader is asked; or that it is not his turn."""
    words, decision = company.words, view.decision
    if decision is None:
        return words.say("turn-over" if view.turn is None else "turn-other-play", **_turn(company, view))
    match decision.kind:
        case "auction":
            return _bidding(company, view, decision)
        case "trump":
            suits = [suit_named(words, one.suit) for one in decision.answers if isinstance(one, NameTrump)]
            return f"{words.say('turn-trump')} {sentence(one_of(words, suits))}."
        case "give":
            called = view.known.called if view.known else None
            return words.say("turn-give", card=card_named(words, called) if called else "")
        case "play":
            return _playing(company, view, decision)
        case kind:
            return words.say(f"turn-{kind}" if f"turn-{kind}" in words else "turn-choose")


def choices(company: Company, view: View) -> list[str]:
    """Everything the reader may do now."""
    decision, words = view.decision, company.words
    if decision is None:
        return [asked_of(company, view)]
    cards = [card for card in map(_card, decision.answers) if card is not None]
    others = [_told(company, view, answer) for answer in decision.answers if _card(answer) is None]
    return [*([cards_told(words, view.ranking, cards)] if cards else []), *others]


def _turn(company: Company, view: View) -> dict[str, str]:
    return {} if view.turn is None else {"name": company.names[view.turn]}


def _bidding(company: Company, view: View, decision: Decision) -> str:
    if not any(isinstance(answer, Bid) for answer in decision.answers):
        return company.words.say("turn-pass-only")
    if view.bid is None:
        return company.words.say("turn-bid-first")
    return company.words.say("turn-bid-over", contract=contract_named(company.words, view.bid.contract))


def _playing(company: Company, view: View, decision: Decision) -> str:
    words, table = company.words, view.table
    if table is None or not table.cards:
        return words.say("turn-lead")
    led = view.ranking.suit_of[table.cards[0].number]
    facts = {"name": company.names[table.order[0]], "suit": suit_named(words, led)}
    legal = [answer.card for answer in decision.answers if isinstance(answer, Play)]
    match next((why.code for why in decision.refused.values()), None):
        case "must-follow-suit":
            return words.say(
                _few("turn-follow", legal), **facts, cards=choice_told(words, view.ranking, legal)
            )
        case "must-trump":
            return words.say(
                _few("turn-trump", legal), **facts, cards=choice_told(words, view.ranking, legal)
            )
        case _:
            return words.say("turn-any", **facts)


def _few(name: str, legal: Collection[Card]) -> str:
    """The sentence that counts the cards up, where there are few."""
    if len(legal) > _FEW:
        return f"{name}-any"
    return f"{name}-with" if name == "turn-trump" else name


def _card(answer: Action) -> Card | None:
    return answer.card if isinstance(answer, Play | Give | Call) else None


def _told(company: Company, view: View, answer: Action) -> str:
    words = company.words
    match answer:
        case Bid(contract=id):
            name = contract_named(words, id)
            return words.say("choice-bid", contract=name, promise=promise(words, view.rules.contract(id)))
        case NameTrump(suit=suit):
            return words.say("answer-trump", suit=suit_named(words, suit))
        case Call():
            return words.say("answer-call-none")
        case _:
            return words.say("answer-pass")
