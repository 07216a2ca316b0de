"""What is asked, in a line."""

from __future__ import annotations

from collections.abc import Callable

from spadille.cards import Card, Suit
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
from spadille.talk.bidding import undertaking
from spadille.talk.cards import cards_told, choice, in_order
from spadille.talk.company import Company
from spadille.talk.named import contract_named, one_of, sentence, suit_named
from spadille.talk.sentence import Sentence, either, say, there_is, together

_FEW = 3


def asked_of(company: Company, view: View) -> str:
    """What the reader is asked, in words; or that it is not his turn."""
    text = " ".join(company.lines(turn(view)))
    suits = _suits(view)
    if not suits:
        return text
    return f"{text} {sentence(one_of(company.words, [suit_named(company.words, suit) for suit in suits]))}."


def turn(view: View) -> list[Sentence]:
    """What the seat is asked; or that it is another's turn."""
    decision = view.decision
    if decision is not None:
        return _ASKED.get(decision.kind, _plainly)(view, decision)
    if view.turn is None:
        return [say("turn-over")]
    name = f"turn-other-{view.phase}"
    return [say(name if there_is(name) else "turn-other-play", name=view.turn)]


def _plainly(view: View, decision: Decision) -> list[Sentence]:
    """The one sentence there is for other kinds of choice."""
    del view
    name, count = f"turn-{decision.kind}", away(decision)
    if not there_is(name):
        return [say("turn-choose")]
    return [say(name, count=count) if count else say(name)]


def away(decision: Decision) -> int:
    """How many cards are to be laid away."""
    return next((len(answer.cards) for answer in decision.answers if isinstance(answer, Discard)), 0)


def _suits(view: View) -> list[Suit]:
    """The suits of which one is to be named."""
    answers = view.decision.answers if view.decision else ()
    return [answer.suit for answer in answers if isinstance(answer, NameTrump)]


def choices(company: Company, view: View) -> list[str]:
    """Everything the reader may do now."""
    decision, words = view.decision, company.words
    if decision is None:
        return [asked_of(company, view)]
    if count := away(decision):
        return [words.say("choice-discard", count=count), cards_told(words, view.ranking, view.hand)]
    cards = [card for card in map(_card, decision.answers) if card is not None]
    others = [_answer_told(company, view, answer) for answer in decision.answers if _card(answer) is None]
    return [*([cards_told(words, view.ranking, cards)] if cards else []), *others]


def called_choice(view: View) -> list[Card]:
    """The cards by which a partner may be called, where one is to be called now."""
    if view.known is None or view.known.contract.partner is Partner.ALONE or view.decision is None:
        return []
    return in_order(view.ranking, _callable(view.decision))


def _callable(decision: Decision) -> list[Card]:
    return [answer.card for answer in decision.answers if isinstance(answer, Call) and answer.card]


def _calling(view: View, decision: Decision) -> list[Sentence]:
    del decision
    cards = called_choice(view)
    return [say("turn-call-partner", cards=either(cards)) if cards else say("turn-call")]


def _giving(view: View, decision: Decision) -> list[Sentence]:
    del decision
    called = view.known.called if view.known else None
    return [say("turn-give", card=called) if called else say("turn-choose")]


def _bidding(view: View, decision: Decision) -> list[Sentence]:
    """What may be said, in the sentence for all of it."""
    bid, kinds = view.bid, set(map(type, decision.answers))
    if bid is None:
        return [say("turn-bid-first")]
    if Redouble in kinds:
        return [_answering(decision)]
    return [say(_FORMS[Bid in kinds, _more(kinds)], contract=bid.contract)]


def _answering(decision: Decision) -> Sentence:
    """What the bidder is asked who has been doubled."""
    seats = [answer.doubler for answer in decision.answers if isinstance(answer, Redouble)]
    return say("turn-redouble", names=together(seats), count=len(seats))


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


def _besides(decision: Decision) -> list[Sentence]:
    """What else may be said in place of a card, or before it."""
    sentences = {Stop: "turn-or-stop", Ask: "turn-or-ask"}
    return [say(sentences[kind]) for kind in map(type, decision.answers) if kind in sentences]


def _playing(view: View, decision: Decision) -> list[Sentence]:
    return [_card_asked(view, decision), *_besides(decision)]


def _card_asked(view: View, decision: Decision) -> Sentence:
    if len(view.hand) == 1:
        return say("turn-last")
    following = view.table is not None and bool(view.table.cards)
    return (_following if following else _leading)(view, decision)


def _following(view: View, decision: Decision) -> Sentence:
    table, led = view.table, led_suit(view)
    assert table is not None
    assert led is not None
    leader = table.order[0]
    legal = [answer.card for answer in decision.answers if isinstance(answer, Play)]
    codes = {why.code for why in decision.refused.values()}
    if "must-play-called-card" in codes:
        return say("turn-called-card", name=leader, suit=led)
    name = next((name for code, name in _MUST.items() if code in codes), None)
    if name is None:
        return say("turn-any", name=leader, suit=led)
    if len(legal) > _FEW:
        return say(f"{name}-any", name=leader, suit=led)
    form = f"{name}-with" if name == "turn-trump" else name
    return say(form, name=leader, suit=led, cards=choice(view.ranking, legal))


_MUST = {"must-follow-suit": "turn-follow", "must-trump": "turn-trump"}
"""What must be done, by the refusal of all else."""


def led_suit(view: View) -> Suit | None:
    """The suit that the card led to the trick on the table counts as."""
    table = view.table
    return view.ranking.suit_of[table.cards[0].number] if table is not None and table.cards else None


def _leading(view: View, decision: Decision) -> Sentence:
    called = view.known.called if view.known else None
    if decision.refused and called is not None:
        return say("turn-lead-called", suit=called.suit)
    return say("turn-lead")


_ASKED: dict[str, Callable[[View, Decision], list[Sentence]]] = {
    "auction": _bidding,
    "call": _calling,
    "give": _giving,
    "play": _playing,
}
"""What is asked, by the kind of choice; of other kinds there is one sentence each."""


def _card(answer: Action) -> Card | None:
    return answer.card if isinstance(answer, Play | Give | Call) else None


def _answer_told(company: Company, view: View, answer: Action) -> str:
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
    promised = undertaking(company, view.rules, view.rules.contract(id))
    return company.words.say("choice-bid", contract=name, promise=promised)
