"""Answers to what players ask at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from spadille.cards import Suit
from spadille.play.match import Match
from spadille.play.view import View
from spadille.rules.contract import Partner, Widow
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.goal import Counts
from spadille.rules.refusal import NotAllowed
from spadille.talk.bidding import aim, contract_in
from spadille.talk.cards import by_suit, cards_told, suit_told
from spadille.talk.company import Company
from spadille.talk.memory import gone, shown_voids, unseen
from spadille.talk.named import contract_named, sentence, suit_named
from spadille.talk.news import action_told, taken
from spadille.talk.question import Asked, Question
from spadille.talk.rulebook import section
from spadille.talk.rules import rules_told
from spadille.talk.sentence import say
from spadille.talk.sides import partner_told, streak_told
from spadille.talk.stakes import doubles_told, laid_away_told, pots_told
from spadille.talk.turn import asked_of, choices


@dataclass(frozen=True, slots=True)
class Moment:
    """All that a question can be about."""

    company: Company
    match: Match
    view: View
    refusal: NotAllowed | None = None
    """What was last refused."""

    @property
    def words(self) -> Callable[..., str]:
        """Says a sentence of the catalogue."""
        return self.company.words.say


def answer(moment: Moment, asked: Asked) -> list[str]:
    """The answer to a question, line by line."""
    if asked.question is Question.GONE:
        return list(_gone(moment, [asked.suit] if asked.suit is not None else list(Suit)))
    return list(_ANSWERS[asked.question](moment))


def _help(moment: Moment) -> Iterator[str]:
    yield from moment.words("may-say").splitlines()
    for question in Question:
        if _has_place(question, moment.view.rules):
            yield moment.words(f"may-ask-{question}")


def _has_place(question: Question, rules: Rules) -> bool:
    """Whether a game gives any reason to ask this."""
    contracts = rules.contracts
    reasons = {
        Question.PARTNER: any(contract.partner is not Partner.ALONE for contract in contracts),
        Question.DOUBLES: rules.auction is AuctionStyle.DOUBLING,
        Question.STREAK: any(contract.streak is not None for contract in contracts),
        Question.LAID_AWAY: any(contract.widow is Widow.TAKEN_UP for contract in contracts),
        Question.POTS: bool(rules.antes),
    }
    return reasons.get(question, True)


def _turn(moment: Moment) -> Iterator[str]:
    yield asked_of(moment.company, moment.view)


def _hand(moment: Moment) -> Iterator[str]:
    yield hand_told(moment.company, moment.view)


def hand_told(company: Company, view: View) -> str:
    """The reader's hand."""
    if not view.hand:
        return company.words.say("hand-empty")
    return company.words.say("hand-cards", cards=cards_told(company.words, view.ranking, view.hand))


def _legal(moment: Moment) -> Iterator[str]:
    yield from map(sentence, choices(moment.company, moment.view))


def _trick(moment: Moment) -> Iterator[str]:
    table, company = moment.view.table, moment.company
    if table is None or not table.cards:
        yield moment.words("trick-empty")
        return
    cards = len(table.cards)
    for action in moment.view.history[-cards:]:
        yield company.line(action_told(moment.view, action))
    if table.winning is not None:
        yield sentence(company.say("trick-winning", table.winning))


def _last_trick(moment: Moment) -> Iterator[str]:
    view = moment.view
    if not view.tricks:
        yield moment.words("last-trick-none")
        return
    on_table = len(view.table.cards) if view.table else 0
    last = view.tricks[-1]
    played = [action for action in view.history if action.verb == "play"]
    end = len(played) - on_table
    for action in played[end - len(last.cards) : end]:
        yield moment.company.line(action_told(view, action))
    yield moment.company.line(taken(view, last))


def _contract(moment: Moment) -> Iterator[str]:
    view, company = moment.view, moment.company
    known, count = view.known, view.taken
    if known is None or count is None:
        yield _standing_bid(moment)
        return
    yield company.line(
        say("playing-contract", seat=known.declarer, contract=contract_in(known), aim=aim(view.rules, known))
    )
    tricks = view.rules.packets.hand_size
    yield moment.words("playing-trick", trick=min(len(view.tricks) + 1, tricks), tricks=tricks)
    if known.contract.partner is not Partner.ALONE and known.called is not None:
        yield from partner_told(company, view)
    if known.stakes:
        yield from doubles_told(company, view)
    if view.rules.counts_in(known.contract) is Counts.TRICKS:
        yield moment.words("tricks-so-far", figures=company.figures(count.tricks, signed=False))
        return
    yield sentence(
        company.say("playing-taken", known.declarer, points=count.declarer, against=count.opponents)
    )


def _partner(moment: Moment) -> Iterator[str]:
    yield from partner_told(moment.company, moment.view)


def _doubles(moment: Moment) -> Iterator[str]:
    yield from doubles_told(moment.company, moment.view)


def _streak(moment: Moment) -> Iterator[str]:
    yield from streak_told(moment.company, moment.view)


def _laid_away(moment: Moment) -> Iterator[str]:
    yield from laid_away_told(moment.company, moment.view)


def _pots(moment: Moment) -> Iterator[str]:
    yield from pots_told(moment.company, moment.view)


def _standing_bid(moment: Moment) -> str:
    bid, company = moment.view.bid, moment.company
    if moment.view.result is not None:
        return moment.words("said-all-pass")
    if bid is None:
        return moment.words("bid-none")
    contract = contract_named(company.words, bid.contract)
    return sentence(company.say("bid-stands", bid.seat, contract=contract))


def _scores(moment: Moment) -> Iterator[str]:
    yield moment.words("scores-after", deals=moment.match.deals)
    yield moment.company.figures(moment.match.chips, signed=False) + "."


def _gone(moment: Moment, suits: list[Suit]) -> Iterator[str]:
    view = moment.view
    held = by_suit(view.ranking, gone(view))
    for suit in suits:
        yield sentence(suit_told(moment.company.words, view.ranking, suit, held.get(suit, [])))


def _voids(moment: Moment) -> Iterator[str]:
    company, voids = moment.company, shown_voids(moment.view)
    if not voids:
        yield moment.words("voids-none")
    for seat, suits in voids.items():
        names = ", ".join(suit_named(company.words, suit) for suit in suits)
        yield sentence(company.say("voids-of", seat, suits=names))


def _trumps(moment: Moment) -> Iterator[str]:
    view, known = moment.view, moment.view.known
    trump = view.ranking.trump
    if known is None or (trump is None and known.contract.trump_is_named):
        yield moment.words("trumps-not-yet")
    elif trump is None:
        yield moment.words("trumps-none")
    else:
        out = by_suit(view.ranking, unseen(view)).get(trump, [])
        in_the_widow = view.rules.packets.widow_size and known.contract.widow is not Widow.TAKEN_UP
        anywhere = "trumps-out" if in_the_widow else "trumps-out-hands"
        yield moment.words(anywhere, count=len(out))
        if out:
            yield sentence(suit_told(moment.company.words, view.ranking, trump, out))


def _story(moment: Moment) -> Iterator[str]:
    view, company = moment.view, moment.company
    if not view.history:
        yield moment.words("story-empty")
    tricks, cards = iter(view.tricks), 0
    trick = next(tricks, None)
    for action in view.history:
        yield company.line(action_told(view, action))
        cards += action.verb == "play"
        if trick is not None and cards == len(trick.cards):
            yield company.line(taken(view, trick))
            trick, cards = next(tricks, None), 0


def _rules(moment: Moment) -> Iterator[str]:
    yield from rules_told(moment.company, moment.match.rules, len(moment.match.chips))


def _rule(moment: Moment) -> Iterator[str]:
    if moment.refusal is None or not moment.refusal.rule:
        yield moment.words("rule-none")
        return
    yield from section(moment.refusal.rule, moment.company.words.language) or [moment.refusal.rule]


_ANSWERS: dict[Question, Callable[[Moment], Iterator[str]]] = {
    Question.HELP: _help,
    Question.TURN: _turn,
    Question.HAND: _hand,
    Question.LEGAL: _legal,
    Question.TRICK: _trick,
    Question.LAST_TRICK: _last_trick,
    Question.CONTRACT: _contract,
    Question.PARTNER: _partner,
    Question.DOUBLES: _doubles,
    Question.STREAK: _streak,
    Question.LAID_AWAY: _laid_away,
    Question.POTS: _pots,
    Question.SCORES: _scores,
    Question.VOIDS: _voids,
    Question.TRUMPS: _trumps,
    Question.STORY: _story,
    Question.RULES: _rules,
    Question.RULE: _rule,
}
