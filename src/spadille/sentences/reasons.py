"""Describe the reason why one card is better than another. The catalogue is `reasons.ftl`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spadille.bots.card_reason import CardFate, CardReason, FateKind, Way
from spadille.play.view import View
from spadille.sentences.sentence import Sentence, list_facts, say

_SHORT: Final = {
    FateKind.OWN_HOME: "own",
    FateKind.PARTNER_HOME: "partner",
    FateKind.THEIRS_FALL: "theirs",
    FateKind.CARD_HOME: "theirs",
    FateKind.TABLE: "table",
    FateKind.OWN_TAKES: "takes",
    FateKind.PARTNER_TAKES: "partner",
    FateKind.CARD_TAKES: "theirs",
    FateKind.THEIRS_NOT: "theirs-takes",
    FateKind.CARD_NOT: "theirs-takes",
    FateKind.CAUGHT: "caught",
}
_OWN: Final = (FateKind.OWN_HOME, FateKind.OWN_TAKES)
"""The fates of the reader's own cards. If the better card has the worse of them, that is its price."""
_SHORT_WAYS: Final = {
    Way.LOST_NOW_TO: "falls",
    Way.LOST_LATER_TO: "falls",
    Way.LOST_NOW_RUFFED: "trumped",
    Way.LOST_LATER_RUFFED: "trumped",
    Way.LOST_THROWN: "thrown",
}


def describe_reason(view: View, reason: CardReason) -> tuple[Sentence, ...]:
    """Return sentences about what the better card does in this trick, and about the fates
    of the named cards.
    """
    return tuple(_list_sentences(view, reason))


def _list_sentences(view: View, reason: CardReason) -> Iterator[Sentence]:
    if reason.trick is not None:
        yield say(f"reason-trick-{reason.trick}", card=reason.better, instead=reason.worse)
    for place, fate in enumerate(reason.fates):
        yield _describe_fate(view, reason, fate)
        if place == 0 and reason.way is not None:
            yield say(f"reason-{reason.way}", **({} if reason.by is None else {"taker": reason.by}))


def _describe_fate(view: View, reason: CardReason, fate: CardFate) -> Sentence:
    name, times = f"reason-{fate.kind}", {"times": fate.better, "less": fate.worse}
    if fate.kind is FateKind.CAUGHT:
        theirs = "" if _is_declarers(view) else "-theirs"
        return say(f"{name}{theirs}", suit=fate.suit, instead=reason.worse, **times)
    if fate.kind is FateKind.TABLE:
        return say(name, cards=list_facts(fate.cards), count=len(fate.cards), instead=reason.worse, **times)
    if fate.better < fate.worse and fate.kind in _OWN:
        name = f"{name}-cost"
    if fate.cards[0] is reason.worse:
        return say(f"{name}-kept", card=reason.worse, **times)
    return say(name, card=fate.cards[0], instead=reason.worse, **times)


def describe_briefly(view: View, reason: CardReason) -> Sentence:
    """Return a short sentence about what is wrong with the worse card."""
    fate = reason.fates[0]
    if fate.kind is FateKind.CAUGHT:
        return say(f"reason-short-caught{'' if _is_declarers(view) else '-theirs'}", suit=fate.suit)
    if fate.kind is FateKind.TABLE:
        return say("reason-short-table")
    way = _SHORT_WAYS.get(reason.way) if reason.way is not None and fate.cards[0] is reason.worse else None
    if way is not None:
        return say(f"reason-short-{way}", **({} if reason.by is None else {"taker": reason.by}))
    return say(f"reason-short-{_SHORT[fate.kind]}", card=fate.cards[0])


def _is_declarers(view: View) -> bool:
    return view.known is not None and view.seat in (view.known.declarer, view.known.partner)
