"""Who plays with whom, and what the side has won together, as far as the reader may know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from spadille.play.view import Known, View
from spadille.rules.contract import Partner, Streak
from spadille.talk.company import Company
from spadille.talk.memory import gone
from spadille.talk.named import card_named, sentence


def partner_shown(company: Company, before: Known | None, now: Known) -> Iterator[str]:
    """What is new about the partner: that one is called, that it is the reader, or who it is."""
    if now.contract.partner is Partner.ALONE or now.called is None:
        return
    called = before is None or before.called is None
    if called and now.partner is None:
        yield company.words.say("said-partner-hidden")
    elif called and now.partner == company.me and now.contract.partner is Partner.SILENT:
        yield company.words.say("said-partner-secret", declarer=company.names[now.declarer])
    elif called or (before is not None and before.partner is None and now.partner is not None):
        yield _partner(company, now)


def _partner(company: Company, known: Known) -> str:
    assert known.partner is not None
    declarer = {
        "declarer": company.names[known.declarer],
        "whose": "me" if known.declarer == company.me else "other",
    }
    return sentence(company.say("said-partner", known.partner, **declarer))


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
        yield _partner(company, known)
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
