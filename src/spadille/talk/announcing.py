"""What is announced without being asked for: the deal, the turn, a refusal, the accounts."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.play.action import Bid, Redouble
from spadille.play.match import Match
from spadille.play.view import View
from spadille.rules.payments import Pots
from spadille.rules.presets import End
from spadille.rules.refusal import NotAllowed
from spadille.talk import rules
from spadille.talk.asked import Moment, hand_told
from spadille.talk.company import Company, figure
from spadille.talk.faults import refused
from spadille.talk.named import all_of, card_named, contract_named, one_of, sentence
from spadille.talk.quoting import quoted
from spadille.talk.rulebook import section
from spadille.talk.sentence import either, say
from spadille.talk.stakes import pots_told
from spadille.talk.turn import asked_of, away, called_choice
from spadille.talk.words import Unclear


def welcome(company: Company, match: Match) -> Iterator[str]:
    """What is played, for how long, and how to ask."""
    words, terms = company.words, match.terms
    yield f"{rules.title(words, match.rules)}."
    length = "match-open" if terms.end is End.OPEN else f"match-{terms.end}"
    yield sentence(words.say(length, **{terms.end.value: terms.reach})) + "."
    yield words.say("welcome")


def opening(company: Company, match: Match, view: View) -> Iterator[str]:
    """A new deal: its number, its dealer, who sits out, and the reader's hand."""
    words, number = company.words, match.deals + 1
    yield ""
    if match.terms.end is End.DEALS:
        yield f"{words.say('table-deal-of', deal=number, deals=match.terms.reach)}."
    else:
        yield f"{words.say('table-deal', deal=number)}."
    yield sentence(company.say("deal-dealer", view.dealer))
    yield sentence(company.say("deal-eldest", view.active[0]))
    if view.rules.antes:
        yield from pots_told(company, view)
    if company.me in view.active:
        yield hand_told(company, view)
    else:
        yield words.say("table-sitting-out")


def question(moment: Moment) -> Iterator[str]:
    """What the reader is asked, with the cards he has for it."""
    yield asked_of(moment.company, moment.view)
    if moment.view.phase != "auction":
        yield hand_told(moment.company, moment.view)


def unclear(moment: Moment, meant: Unclear) -> Iterator[str]:
    """Why a line was not understood, and what could be said instead."""
    words = moment.company.words
    if meant.cards:
        yield words.say(
            "unclear-which", cards=one_of(words, [card_named(words, card) for card in meant.cards])
        )
        return
    if meant.why == "doubler":
        yield words.say("unclear-doubler", names=one_of(words, _doublers(moment)))
        return
    yield words.say(f"unclear-{meant.why}", word=quoted(meant.word), count=meant.count)
    yield from _hint(moment)


def _doublers(moment: Moment) -> list[str]:
    decision, names = moment.view.decision, moment.company.names
    answers = decision.answers if decision else ()
    return [names[answer.doubler] for answer in answers if isinstance(answer, Redouble)]


def _hint(moment: Moment) -> Iterator[str]:
    """What could be said instead, where anything is asked."""
    words, view = moment.company.words, moment.view
    if view.decision is None:
        return
    if view.phase == "auction":
        yield _hint_for_a_bid(moment)
    elif cards := called_choice(view):
        yield moment.company.line(say("hint-call-partner", cards=either(cards)))
    elif f"hint-{view.phase}" in words:
        yield words.say(f"hint-{view.phase}", count=away(view.decision))


def _hint_for_a_bid(moment: Moment) -> str:
    words, decision = moment.company.words, moment.view.decision
    answers = decision.answers if decision else ()
    contracts = ", ".join(contract_named(words, bid.contract) for bid in answers if isinstance(bid, Bid))
    verbs = dict.fromkeys(answer.verb for answer in answers if not isinstance(answer, Bid))
    if contracts and len(verbs) == 1:
        return words.say("hint-auction", contracts=contracts)
    quoted_verbs = one_of(words, [words.say("quoted", word=words.say(verb)) for verb in verbs])
    return words.say(
        "hint-auction-more" if contracts else "hint-auction-only", words=quoted_verbs, contracts=contracts
    )


def refusal(moment: Moment, refusal: NotAllowed) -> Iterator[str]:
    """Why something may not be done, what could be said where that is something else, and by which rule."""
    words = moment.company.words
    yield refused(refusal, words)
    if refusal.code == "wrong-phase":
        yield from _hint(moment)
    if refusal.rule:
        heading = next(iter(section(refusal.rule, words.language)), None)
        yield words.say("refused-rule", rule=refusal.rule, heading=heading or words.say("app-rule"))


def shared(company: Company, pots: Pots) -> Iterator[str]:
    """That a match is over while something lies in the pots."""
    if any(held for _, held in pots):
        yield company.words.say("pots-shared")


def account(company: Company, before: Match, now: Match) -> Iterator[str]:
    """What everybody has after a deal, and who is out of chips."""
    words = company.words
    yield words.say("chips-now", figures=company.figures(now.chips, signed=False))
    for leaver in now.left[len(before.left) :]:
        yield sentence(company.say("left-bankrupt", leaver.seat, chips=figure(leaver.chips)))
    for seat in now.freerides:
        yield sentence(company.say("rides-free", seat))


def final(company: Company, match: Match) -> Iterator[str]:
    """How the match ended, and everybody's place."""
    words = company.words
    yield ""
    yield words.say(f"ended-{match.ended}")
    yield words.say("final-title")
    for line in match.standing:
        name = sentence(company.names[line.seat])
        yield words.say("standing-line", place=line.place, name=name, chips=figure(line.chips))
    first = [line.seat for line in match.standing if line.place == 1]
    names = sentence(all_of(words, [company.names[seat] for seat in first]))
    if len(first) == 1:
        yield words.say("final-won", who=company.who(first[0])["who"], names=names)
    elif len(first) < len(company.names):
        yield words.say("final-shared", names=names)
