"""What happened at the table since somebody last looked, told line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from spadille.cards import Card, Hand, Rank
from spadille.play.action import Action, Bid, Call, Discard, Give, NameTrump, Play, Redouble, Veiled
from spadille.play.trick import Trick
from spadille.play.view import Known, View
from spadille.rules.contract import CardCall, Widow
from spadille.rules.game import Forced
from spadille.rules.goal import Counts
from spadille.talk.bidding import contract_in
from spadille.talk.cards import cards_told, listed, matador_named
from spadille.talk.company import Company
from spadille.talk.named import all_of, card_named, contract_named, sentence, suit_named
from spadille.talk.sides import partner_shown
from spadille.text import Catalogue


def news(company: Company, before: View, now: View) -> Iterator[str]:
    """Everything that happened between two looks."""
    for action in now.history[len(before.history) :]:
        yield told(company, now, action)
    if now.known is not None:
        yield from _declared(company, now, before.known, now.known)
    for trick in now.tricks[len(before.tricks) :]:
        yield taken(company, now, trick)
    yield from _laid_open(company, before, now)


def told(company: Company, view: View, action: Action | Veiled) -> str:
    """One thing somebody said or did."""
    words = company.words
    match action:
        case Bid(contract=id):
            line = company.say("said-bid", action.seat, contract=contract_named(words, id))
        case Redouble(doubler=doubler):
            whom = {"doubler": company.names[doubler], "whom": "me" if doubler == company.me else "other"}
            line = company.say("said-redouble", action.seat, **whom)
        case NameTrump(suit=suit):
            line = company.say("said-trump", action.seat, suit=suit_named(words, suit))
        case Call(card=None):
            line = company.say("said-call-none", action.seat)
        case Call(card=Card() as card) | Give(card=card):
            line = company.say(f"said-{action.verb}", action.seat, card=card_named(words, card))
        case Discard(cards=cards):
            names = all_of(words, listed(words, view.ranking, cards))
            line = company.say("said-discard", action.seat, cards=names)
        case Play():
            line = _played(company, view, action)
        case Veiled():
            line = company.say(f"said-{action.verb}-hidden", action.seat)
        case _:
            line = company.say(f"said-{action.verb}", action.seat)
    return sentence(line)


def _played(company: Company, view: View, play: Play) -> str:
    words, card = company.words, card_named(company.words, play.card)
    if matador := matador_named(words, view.ranking.matadors, play.card):
        return company.say("said-play-matador", play.seat, card=card, matador=matador)
    name = "said-play-trump" if view.ranking.is_trump(play.card) else "said-play"
    return company.say(name, play.seat, card=card)


def taken(company: Company, view: View, trick: Trick) -> str:
    """Who took a trick, and, where points count, what it was worth."""
    if view.known is not None and view.rules.counts_in(view.known.contract) is Counts.TRICKS:
        return sentence(company.say("said-takes-trick", trick.winner))
    return sentence(company.say("said-takes", trick.winner, points=trick.points))


def _declared(company: Company, view: View, before: Known | None, now: Known) -> Iterator[str]:
    if before is None:
        yield from _undertaken(company, view, now)
    elif before.trump is not now.trump:
        yield _plays(company, now)
    called = now.called is not None and (before is None or before.called is None)
    if called and now.contract.card_call is not CardCall.NONE:
        yield _handed_over(company, now)
    yield from partner_shown(company, before, now)


def _plays(company: Company, known: Known) -> str:
    return sentence(company.say("said-declarer", known.declarer, contract=contract_in(company.words, known)))


def _undertaken(company: Company, view: View, known: Known) -> Iterator[str]:
    """Who has to play what; what he shows for it, and the widow where he takes it up."""
    words, needs, forced = company.words, known.contract.needs, view.rules.forced
    if forced is not None and not any(isinstance(action, Bid) for action in view.history):
        yield _must_play(company, known, forced)
    else:
        yield _plays(company, known)
    if needs is not None and needs.least == len(needs.cards):
        named = _matador_or_card(words, known.contract.order.matadors)
        yield sentence(
            company.say("said-shows", known.declarer, cards=all_of(words, list(map(named, needs.cards))))
        )
    if known.contract.widow is Widow.TAKEN_UP:
        yield sentence(company.say("said-takes-up", known.declarer))
        if known.declarer == company.me:
            widow: Hand = view.hand - view.dealt
            yield words.say("widow-cards", cards=", ".join(listed(words, view.ranking, widow)))


def _must_play(company: Company, known: Known, forced: Forced) -> str:
    """The hand that all passing forces on the holder of a card."""
    words = company.words
    name = _matador_or_card(words, known.contract.order.matadors)(forced.card)
    facts = {"card": name, "contract": contract_in(words, known)}
    return sentence(company.say("said-forced", known.declarer, **facts))


def _matador_or_card(words: Catalogue, matadors: Sequence[Card | Rank]) -> Callable[[Card], str]:
    """Names cards that are matadors whatever trumps will be by those names, others by their usual ones."""
    return lambda card: matador_named(words, matadors, card) or card_named(words, card)


def _handed_over(company: Company, known: Known) -> str:
    if known.holder is None:
        return company.words.say("called-nobody")
    return sentence(company.say("called-holder", known.holder))


def _laid_open(company: Company, before: View, now: View) -> Iterator[str]:
    for seat, hand in now.shown.items():
        if seat not in before.shown and hand:
            yield sentence(company.say("said-exposed", seat))
            yield sentence(cards_told(company.words, now.ranking, hand))
