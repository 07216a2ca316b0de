"""Describe what a seat is asked to decide."""

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
from spadille.sentences.audience import Audience
from spadille.sentences.card_lists import format_cards, offer_cards, sort_cards
from spadille.sentences.contract_terms import format_contract_terms
from spadille.sentences.display_names import capitalize, format_contract, format_suit, join_or
from spadille.sentences.sentence import Sentence, has_sentence, list_alternatives, list_facts, say

_FEW = 3


def format_prompt(audience: Audience, view: View) -> str:
    """Return a text with what the reader is asked, or whose turn it is."""
    text = " ".join(audience.render_lines(describe_prompt(view)))
    suits = _list_suits(view)
    if not suits:
        return text
    names = [format_suit(audience.catalogue, suit) for suit in suits]
    return f"{text} {capitalize(join_or(audience.catalogue, names))}."


def describe_prompt(view: View) -> list[Sentence]:
    """Return sentences with what the seat is asked, or whose turn it is."""
    decision = view.decision
    if decision is not None:
        return _PROMPTS.get(decision.kind, _describe_other_choice)(view, decision)
    if view.turn is None:
        return [say("turn-over")]
    name = f"turn-other-{view.phase}"
    return [say(name if has_sentence(name) else "turn-other-play", name=view.turn)]


def _describe_other_choice(view: View, decision: Decision) -> list[Sentence]:
    """Return the prompt for a kind of choice that has only one sentence."""
    del view
    name, count = f"turn-{decision.kind}", count_discards(decision)
    if not has_sentence(name):
        return [say("turn-choose")]
    return [say(name, count=count) if count else say(name)]


def count_discards(decision: Decision) -> int:
    """Return the number of cards to lay away; 0 if the decision is another one."""
    return next((len(answer.cards) for answer in decision.answers if isinstance(answer, Discard)), 0)


def _list_suits(view: View) -> list[Suit]:
    """Return the suits that the seat may name as trumps now."""
    answers = view.decision.answers if view.decision else ()
    return [answer.suit for answer in answers if isinstance(answer, NameTrump)]


def format_choices(audience: Audience, view: View) -> list[str]:
    """Return lines with everything that the reader may do now."""
    decision, catalogue = view.decision, audience.catalogue
    if decision is None:
        return [format_prompt(audience, view)]
    if count := count_discards(decision):
        return [
            catalogue.say("choice-discard", count=count),
            format_cards(catalogue, view.ranking, view.hand),
        ]
    cards = [card for card in map(_find_card, decision.answers) if card is not None]
    others = [
        _format_answer(audience, view, answer) for answer in decision.answers if _find_card(answer) is None
    ]
    return [*([format_cards(catalogue, view.ranking, cards)] if cards else []), *others]


def list_callable_cards(view: View) -> list[Card]:
    """Return the cards by which the seat may call a partner now."""
    if view.known is None or view.known.contract.partner is Partner.ALONE or view.decision is None:
        return []
    return sort_cards(view.ranking, _list_called_cards(view.decision))


def _list_called_cards(decision: Decision) -> list[Card]:
    return [answer.card for answer in decision.answers if isinstance(answer, Call) and answer.card]


def _describe_call(view: View, decision: Decision) -> list[Sentence]:
    del decision
    cards = list_callable_cards(view)
    return [say("turn-call-partner", cards=list_alternatives(cards)) if cards else say("turn-call")]


def _describe_giving(view: View, decision: Decision) -> list[Sentence]:
    del decision
    called = view.known.called if view.known else None
    return [say("turn-give", card=called) if called else say("turn-choose")]


def _describe_bidding(view: View, decision: Decision) -> list[Sentence]:
    bid, kinds = view.bid, set(map(type, decision.answers))
    if bid is None:
        return [say("turn-bid-first")]
    if Redouble in kinds:
        return [_describe_redoubling(decision)]
    return [say(_BID_PROMPTS[Bid in kinds, _find_other_call(kinds)], contract=bid.contract)]


def _describe_redoubling(decision: Decision) -> Sentence:
    """Return the prompt for a bidder who has been doubled."""
    seats = [answer.doubler for answer in decision.answers if isinstance(answer, Redouble)]
    return say("turn-redouble", names=list_facts(seats), count=len(seats))


def _find_other_call(kinds: set[type[Action]]) -> type[Action]:
    """Return the type of action that is possible besides bids and passes, or `Pass` if there is none. `kinds`
    are the possible types.
    """
    return next((kind for kind in (Hold, Double) if kind in kinds), Pass)


_BID_PROMPTS: dict[tuple[bool, type[Action]], str] = {
    (True, Pass): "turn-bid-over",
    (False, Pass): "turn-pass-only",
    (True, Hold): "turn-bid-hold",
    (False, Hold): "turn-hold-only",
    (True, Double): "turn-bid-double",
    (False, Double): "turn-double-only",
}


def _describe_extra_answers(decision: Decision) -> list[Sentence]:
    """Return sentences about actions that are possible instead of playing a card, or before it."""
    sentences = {Stop: "turn-or-stop", Ask: "turn-or-ask"}
    return [say(sentences[kind]) for kind in map(type, decision.answers) if kind in sentences]


def _describe_play(view: View, decision: Decision) -> list[Sentence]:
    return [_describe_card_choice(view, decision), *_describe_extra_answers(decision)]


def _describe_card_choice(view: View, decision: Decision) -> Sentence:
    if len(view.hand) == 1:
        return say("turn-last")
    following = view.table is not None and bool(view.table.cards)
    return (_describe_following if following else _describe_leading)(view, decision)


def _describe_following(view: View, decision: Decision) -> Sentence:
    table, led = view.table, find_led_suit(view)
    assert table is not None
    assert led is not None
    leader = table.order[0]
    legal = [answer.card for answer in decision.answers if isinstance(answer, Play)]
    codes = {why.code for why in decision.refused.values()}
    if "must-play-called-card" in codes:
        return say("turn-called-card", name=leader, suit=led)
    name = next((name for code, name in _OBLIGATIONS.items() if code in codes), None)
    if name is None:
        return say("turn-any", name=leader, suit=led)
    if len(legal) > _FEW:
        return say(f"{name}-any", name=leader, suit=led)
    form = f"{name}-with" if name == "turn-trump" else name
    return say(form, name=leader, suit=led, cards=offer_cards(view.ranking, legal))


_OBLIGATIONS = {"must-follow-suit": "turn-follow", "must-trump": "turn-trump"}
"""The prompts for cards that must be played, by the error code of all other cards."""


def find_led_suit(view: View) -> Suit | None:
    """Return the suit that the first card of the current trick counts as; None before the lead."""
    table = view.table
    return view.ranking.suit_of[table.cards[0].number] if table is not None and table.cards else None


def _describe_leading(view: View, decision: Decision) -> Sentence:
    called = view.known.called if view.known else None
    if decision.refused and called is not None:
        return say("turn-lead-called", suit=called.suit)
    if decision.refused:
        return say("turn-lead-no-trump")
    return say("turn-lead")


_PROMPTS: dict[str, Callable[[View, Decision], list[Sentence]]] = {
    "auction": _describe_bidding,
    "call": _describe_call,
    "give": _describe_giving,
    "play": _describe_play,
}
"""The functions that describe a choice, by its kind. Other kinds have one sentence each."""


def _find_card(answer: Action) -> Card | None:
    return answer.card if isinstance(answer, Play | Give | Call) else None


def _format_answer(audience: Audience, view: View, answer: Action) -> str:
    catalogue = audience.catalogue
    match answer:
        case Bid(contract=id):
            return _format_bid(audience, view, format_contract(catalogue, id), id)
        case Hold() if view.bid is not None:
            held = _format_bid(
                audience, view, format_contract(catalogue, view.bid.contract), view.bid.contract
            )
            return catalogue.say("choice-bid", contract=catalogue.say("answer-hold"), promise=held)
        case Redouble(doubler=doubler):
            return catalogue.say("answer-redouble", name=audience.names[doubler])
        case NameTrump(suit=suit):
            return catalogue.say("answer-trump", suit=format_suit(catalogue, suit))
        case Call():
            return catalogue.say("answer-call-none")
        case _:
            return catalogue.say(f"answer-{answer.verb}")


def _format_bid(audience: Audience, view: View, name: str, id: str) -> str:
    promised = format_contract_terms(audience, view.rules, view.rules.contract(id))
    return audience.catalogue.say("choice-bid", contract=name, promise=promised)
