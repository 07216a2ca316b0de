"""Describe the partnership in a deal, and which tricks a side has won, as far as the reader may know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from spadille.play.action import Action, Ask, Call, Play, Veiled
from spadille.play.view import Known, View
from spadille.rules.contract import Partner, Streak
from spadille.sentences.audience import Audience
from spadille.sentences.display_names import capitalize, format_card
from spadille.sentences.seen_cards import find_played_cards
from spadille.sentences.sentence import Sentence, say


def describe_partner_news(view: View, known: Known, last: Action | Veiled) -> Iterator[Sentence]:
    """Yield sentences about what the last action revealed about the partner."""
    if known.contract.partner is Partner.ALONE or known.called is None:
        return
    if isinstance(last, Call):
        yield _describe_call(view, known)
    elif known.partner is not None and _just_revealed(view, known, last):
        yield _describe_partner(known)


def _describe_call(view: View, known: Known) -> Sentence:
    """Return a sentence about what a seat learns from the declarer's call for a card alone."""
    if known.partner is None:
        return say("said-partner-hidden")
    if known.partner == view.seat and known.contract.partner is Partner.SILENT:
        return say("said-partner-secret", declarer=known.declarer)
    return _describe_partner(known)


def _just_revealed(view: View, known: Known, last: Action | Veiled) -> bool:
    """Return whether the `last` action revealed the partner to the reader."""
    if known.partner == view.seat or known.contract.partner is not Partner.SILENT:
        return False
    shown = [action for action in view.history if _reveals_partner(known, action)]
    return shown == [last] or (not shown and view.result is not None)


def _reveals_partner(known: Known, action: Action | Veiled) -> bool:
    """Return whether an action reveals the partner to everybody."""
    return isinstance(action, Ask) or (isinstance(action, Play) and action.card == known.called)


def _describe_partner(known: Known) -> Sentence:
    assert known.partner is not None
    return say("said-partner", seat=known.partner, declarer=known.declarer, whose=known.declarer)


def format_partner(audience: Audience, view: View) -> Iterator[str]:
    """Yield a text that names the partner, or that says why the partner is unknown."""
    known = view.known
    if known is None:
        yield audience.catalogue.say("partner-not-yet")
    elif known.contract.partner is Partner.ALONE:
        yield capitalize(audience.say_about("partner-alone", known.declarer))
    elif known.called is None:
        yield audience.catalogue.say("partner-not-yet")
    elif known.partner is None:
        yield audience.catalogue.say("partner-not-shown", card=format_card(audience.catalogue, known.called))
    else:
        yield audience.render_line(_describe_partner(known))
        if _is_secret(audience, view, known):
            yield audience.catalogue.say("partner-only-you")


def _is_secret(audience: Audience, view: View, known: Known) -> bool:
    """Return whether the reader is the partner and no other seat knows it."""
    silent = known.contract.partner is Partner.SILENT and known.partner == audience.me
    shown = (
        known.asked
        or view.result is not None
        or (known.called is not None and known.called in find_played_cards(view))
    )
    return silent and not shown


def format_streak(audience: Audience, view: View) -> Iterator[str]:
    """Yield a text that says whether the bonuses *first* and *last*, for tricks in a row,
    can still be won.
    """
    known = view.known
    if known is None:
        yield audience.catalogue.say("streak-not-yet")
    elif known.contract.streak is None:
        yield audience.catalogue.say("streak-no")
    else:
        yield _format_unbroken_row(audience, view, known, known.contract.streak)
        if known.asked:
            yield audience.catalogue.say("streak-asked")


def _format_unbroken_row(audience: Audience, view: View, known: Known, streak: Streak) -> str:
    side = (known.declarer, known.partner)
    row = len(list(takewhile(lambda trick: trick.winner in side, view.tricks)))
    catalogue = audience.catalogue
    if not view.tricks:
        return catalogue.say("streak-not-yet")
    if row == len(view.tricks):
        return catalogue.say("streak-unbroken", tricks=row)
    if known.contract.partner is Partner.SILENT and known.partner is None:
        return catalogue.say("streak-unknown")
    kept = streak.stop_after is not None and streak.earned_after <= row < streak.stop_after
    return catalogue.say("streak-kept" if kept else "streak-broken")
