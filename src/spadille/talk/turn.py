"""What is asked, in a line."""

from __future__ import annotations

from collections.abc import Callable, Collection

from spadille.cards import Card
from spadille.play.action import (
    Action,
    Ask,
    Bid,
    Call,
    Discard,
    Double,
    Give,
    Hold,
    NameTrump,
    Pass,
    Play,
    Redouble,
    Stop,
)
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Partner
from spadille.talk.bidding import promise
from spadille.talk.cards import cards_told, choice_told, listed
from spadille.talk.company import Company
from spadille.talk.named import all_of, card_named, contract_named, one_of, sentence, suit_named
from spadille.text import Catalogue

_FEW = 3


def asked_of(company: Company, view: View) -> str:
    """What the reader is asked; or that it is not his turn."""
    words, decision = company.words, view.decision
    if decision is None:
        return words.say("turn-over" if view.turn is None else _others(words, view), **_turn(company, view))
    if decision.kind in _ASKED:
        return _ASKED[decision.kind](company, view, decision)
    return words.say(f"turn-{decision.kind}" if f"turn-{decision.kind}" in words else "turn-choose")


def _others(words: Catalogue, view: View) -> str:
    """The sentence on somebody else's turn."""
    name = f"turn-other-{view.phase}"
    return name if name in words else "turn-other-play"


def choices(company: Company, view: View) -> list[str]:
    """Everything the reader may do now."""
    decision, words = view.decision, company.words
    if decision is None:
        return [asked_of(company, view)]
    if any(isinstance(answer, Discard) for answer in decision.answers):
        return [words.say("choice-discard"), cards_told(words, view.ranking, view.hand)]
    cards = [card for card in map(_card, decision.answers) if card is not None]
    others = [_told(company, view, answer) for answer in decision.answers if _card(answer) is None]
    return [*([cards_told(words, view.ranking, cards)] if cards else []), *others]


def called_choice(company: Company, view: View) -> str | None:
    """The cards by which a partner may be called, where one is to be called now."""
    if view.known is None or view.known.contract.partner is Partner.ALONE or view.decision is None:
        return None
    cards = [answer.card for answer in view.decision.answers if isinstance(answer, Call) and answer.card]
    return one_of(company.words, listed(company.words, view.ranking, cards)) if cards else None


def _naming(company: Company, view: View, decision: Decision) -> str:
    del view
    words = company.words
    suits = [suit_named(words, answer.suit) for answer in decision.answers if isinstance(answer, NameTrump)]
    return f"{words.say('turn-trump')} {sentence(one_of(words, suits))}."


def _calling(company: Company, view: View, decision: Decision) -> str:
    del decision
    cards = called_choice(company, view)
    if cards is None:
        return company.words.say("turn-call")
    return company.words.say("turn-call-partner", cards=cards)


def _giving(company: Company, view: View, decision: Decision) -> str:
    del decision
    called = view.known.called if view.known else None
    return company.words.say("turn-give", card=card_named(company.words, called) if called else "")


def _turn(company: Company, view: View) -> dict[str, str]:
    return {} if view.turn is None else {"name": company.names[view.turn]}


def _bidding(company: Company, view: View, decision: Decision) -> str:
    """What may be said, in the sentence for all of it."""
    words, bid, kinds = company.words, view.bid, set(map(type, decision.answers))
    if bid is None:
        return words.say("turn-bid-first")
    if Redouble in kinds:
        return _answering(company, decision)
    form = _FORMS[Bid in kinds, _more(kinds)]
    return sentence(words.say(form, contract=contract_named(words, bid.contract)))


def _answering(company: Company, decision: Decision) -> str:
    """What the bidder is asked who has been doubled."""
    seats = [answer.doubler for answer in decision.answers if isinstance(answer, Redouble)]
    names = all_of(company.words, [company.names[seat] for seat in seats])
    return sentence(company.words.say("turn-redouble", names=names, count=len(seats)))


def _more(kinds: set[type[Action]]) -> type[Action]:
    """What may be said besides bidding and passing; passing, where there is nothing."""
    return next((kind for kind in (Hold, Double) if kind in kinds), Pass)


_FORMS: dict[tuple[bool, type[Action]], str] = {
    (True, Pass): "turn-bid-over",
    (False, Pass): "turn-pass-only",
    (True, Hold): "turn-bid-hold",
    (False, Hold): "turn-hold-only",
    (True, Double): "turn-bid-double",
    (False, Double): "turn-double-only",
}


def _besides(company: Company, decision: Decision) -> list[str]:
    """What else may be said in place of a card, or before it."""
    said = {Stop: "turn-or-stop", Ask: "turn-or-ask"}
    return [company.words.say(said[kind]) for kind in map(type, decision.answers) if kind in said]


def _playing(company: Company, view: View, decision: Decision) -> str:
    return " ".join([_card_asked(company, view, decision), *_besides(company, decision)])


def _card_asked(company: Company, view: View, decision: Decision) -> str:
    if len(view.hand) == 1:
        return company.words.say("turn-last")
    following = view.table is not None and bool(view.table.cards)
    return (_following if following else _leading)(company, view, decision)


def _following(company: Company, view: View, decision: Decision) -> str:
    words, table = company.words, view.table
    assert table is not None
    led = view.ranking.suit_of[table.cards[0].number]
    facts = {"name": company.names[table.order[0]], "suit": suit_named(words, led)}
    legal = [answer.card for answer in decision.answers if isinstance(answer, Play)]
    cards = choice_told(words, view.ranking, legal)
    codes = {why.code for why in decision.refused.values()}
    if "must-play-called-card" in codes:
        return words.say("turn-called-card", **facts)
    if "must-follow-suit" in codes:
        return words.say(_few("turn-follow", legal), **facts, cards=cards)
    if "must-trump" in codes:
        return words.say(_few("turn-trump", legal), **facts, cards=cards)
    return words.say("turn-any", **facts)


def _leading(company: Company, view: View, decision: Decision) -> str:
    called = view.known.called if view.known else None
    if decision.refused and called is not None:
        return company.words.say("turn-lead-called", suit=suit_named(company.words, called.suit))
    return company.words.say("turn-lead")


_ASKED: dict[str, Callable[[Company, View, Decision], str]] = {
    "auction": _bidding,
    "trump": _naming,
    "call": _calling,
    "give": _giving,
    "play": _playing,
}
"""What is asked, by the kind of choice; of other kinds there is one sentence each."""


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
            return _undertaking(company, view, contract_named(words, id), id)
        case Hold() if view.bid is not None:
            held = _undertaking(company, view, contract_named(words, view.bid.contract), view.bid.contract)
            return words.say("choice-bid", contract=words.say("answer-hold"), promise=held)
        case Redouble(doubler=doubler):
            return words.say("answer-redouble", name=company.names[doubler])
        case NameTrump(suit=suit):
            return words.say("answer-trump", suit=suit_named(words, suit))
        case Call():
            return words.say("answer-call-none")
        case _:
            return words.say(f"answer-{answer.verb}")


def _undertaking(company: Company, view: View, name: str, id: str) -> str:
    promised = promise(company.words, view.rules.contract(id))
    return company.words.say("choice-bid", contract=name, promise=promised)
