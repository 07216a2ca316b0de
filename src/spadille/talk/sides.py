"""Who plays with whom, and what the side has won together, as far as the reader may know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from spadille.play.action import Action, Ask, Call, Play, Veiled
from spadille.play.view import Known, View
from spadille.rules.contract import Partner, Streak
from spadille.talk.company import Company
from spadille.talk.memory import gone
from spadille.talk.named import card_named, sentence
from spadille.talk.sentence import Sentence, say


def partner_shown(view: View, known: Known, last: Action | Veiled) -> Iterator[Sentence]:
    """What is new about the partner: that one is called, that it is the reader, or who it is."""
    if known.contract.partner is Partner.ALONE or known.called is None:
        return
    if isinstance(last, Call):
        yield _called(view, known)
    elif known.partner is not None and _shows_himself(view, known, last):
        yield _partner(known)


def _called(view: View, known: Known) -> Sentence:
    """What a seat learns by the call alone."""
    if known.partner is None:
        return say("said-partner-hidden")
    if known.partner == view.seat and known.contract.partner is Partner.SILENT:
        return say("said-partner-secret", declarer=known.declarer)
    return _partner(known)


def _shows_himself(view: View, known: Known, last: Action | Veiled) -> bool:
    """Whether the reader, who did not know the partner, knows him by the last thing done."""
    if known.partner == view.seat or known.contract.partner is not Partner.SILENT:
        return False
    shown = [action for action in view.history if _shows(known, action)]
    return shown == [last] or (not shown and view.result is not None)


def _shows(known: Known, action: Action | Veiled) -> bool:
    """Whether something done shows everybody who the partner is."""
    return isinstance(action, Ask) or (isinstance(action, Play) and action.card == known.called)


def _partner(known: Known) -> Sentence:
    assert known.partner is not None
    return say("said-partner", seat=known.partner, declarer=known.declarer, whose=known.declarer)


def partner_told(company: Company, view: View) -> Iterator[str]:
    """Who the partner is, or why that cannot be said."""
    known = view.known
    if known is None:
        yield company.words.say("partner-not-yet")
    elif known.contract.partner is Partner.ALONE:
        yield sentence(company.say("partner-alone", known.declarer))
    elif known.called is None:
        yield company.words.say("partner-not-yet")
    elif known.partner is None:
        yield company.words.say("partner-not-shown", card=card_named(company.words, known.called))
    else:
        yield company.line(_partner(known))
        if _is_secret(company, view, known):
            yield company.words.say("partner-only-you")


def _is_secret(company: Company, view: View, known: Known) -> bool:
    """Whether the reader is the partner and nobody else can know it."""
    silent = known.contract.partner is Partner.SILENT and known.partner == company.me
    shown = (
        known.asked or view.result is not None or (known.called is not None and known.called in gone(view))
    )
    return silent and not shown


def streak_told(company: Company, view: View) -> Iterator[str]:
    """How first and last stand."""
    known = view.known
    if known is None:
        yield company.words.say("streak-not-yet")
    elif known.contract.streak is None:
        yield company.words.say("streak-no")
    else:
        yield _in_a_row(company, view, known, known.contract.streak)
        if known.asked:
            yield company.words.say("streak-asked")


def _in_a_row(company: Company, view: View, known: Known, streak: Streak) -> str:
    side = (known.declarer, known.partner)
    row = len(list(takewhile(lambda trick: trick.winner in side, view.tricks)))
    words = company.words
    if not view.tricks:
        return words.say("streak-not-yet")
    if row == len(view.tricks):
        return words.say("streak-unbroken", tricks=row)
    if known.contract.partner is Partner.SILENT and known.partner is None:
        return words.say("streak-unknown")
    return words.say("streak-kept" if streak.earned_after <= row < streak.stop_after else "streak-broken")
