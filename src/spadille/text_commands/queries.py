"""Answer questions that players ask at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from spadille.cards import Suit
from spadille.play.match import Match
from spadille.play.view import View
from spadille.rules.contract import Partner, Widow
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.goal import Counts
from spadille.rules.refusal import NotAllowed
from spadille.sentences.audience import Audience
from spadille.sentences.card_lists import format_cards, format_suit_cards, group_by_suit
from spadille.sentences.contract_terms import describe_aim, describe_contract
from spadille.sentences.display_names import capitalize, format_contract, format_suit
from spadille.sentences.narration import describe_action, describe_trick
from spadille.sentences.partnership import format_partner, format_streak
from spadille.sentences.prompt import format_choices, format_prompt
from spadille.sentences.rules_summary import format_rules
from spadille.sentences.seen_cards import find_played_cards, find_unseen_cards, find_voids
from spadille.sentences.sentence import say
from spadille.sentences.stakes import format_doubles, format_laid_away, format_pots
from spadille.text_commands.rulebook_sections import read_section
from spadille.text_commands.vocabulary import Query, Question


@dataclass(frozen=True, slots=True)
class QueryContext:
    """What an answer depends on: the table as one player sees it."""

    audience: Audience
    match: Match
    view: View
    refusal: NotAllowed | None = None
    """The last refusal of an action of the player."""

    @property
    def say(self) -> Callable[..., str]:
        """The function that returns the text of a sentence of the catalogue."""
        return self.audience.catalogue.say


Answerer = Callable[[QueryContext], Iterable[str]]


def answer_query(context: QueryContext, asked: Query) -> list[str]:
    """Return the answer to a question as lines of text."""
    if asked.question is Question.GONE:
        return list(_answer_gone(context, [asked.suit] if asked.suit is not None else list(Suit)))
    return list(_ANSWERS[asked.question](context))


def asks_for_reason(context: QueryContext, asked: Query) -> bool:
    """Return whether a question asks for the reason of a hint, rather than for the rule of a refusal."""
    return asked.question is Question.RULE and context.refusal is None and context.view.decision is not None


def _answer_help(context: QueryContext) -> Iterator[str]:
    yield from context.say("may-say").splitlines()
    for question in Question:
        if _is_useful(question, context.view.rules):
            yield context.say(f"may-ask-{question}")


def _is_useful(question: Question, rules: Rules) -> bool:
    """Return whether `question` makes sense in a game."""
    contracts = rules.contracts
    reasons = {
        Question.PARTNER: any(contract.partner is not Partner.ALONE for contract in contracts),
        Question.DOUBLES: rules.auction is AuctionStyle.DOUBLING,
        Question.STREAK: any(contract.streak is not None for contract in contracts),
        Question.LAID_AWAY: any(contract.widow is Widow.TAKEN_UP for contract in contracts),
        Question.POTS: bool(rules.antes),
    }
    return reasons.get(question, True)


def format_hand(audience: Audience, view: View) -> str:
    """Return a text with the reader's hand."""
    if not view.hand:
        return audience.catalogue.say("hand-empty")
    return audience.catalogue.say(
        "hand-cards", cards=format_cards(audience.catalogue, view.ranking, view.hand)
    )


def _answer_trick(context: QueryContext) -> Iterator[str]:
    table, audience = context.view.table, context.audience
    if table is None or not table.cards:
        yield context.say("trick-empty")
        return
    cards = len(table.cards)
    for action in context.view.history[-cards:]:
        yield audience.render_line(describe_action(context.view, action))
    if table.winning is not None:
        yield capitalize(audience.say_about("trick-winning", table.winning))


def _answer_last_trick(context: QueryContext) -> Iterator[str]:
    view = context.view
    if not view.tricks:
        yield context.say("last-trick-none")
        return
    on_table = len(view.table.cards) if view.table else 0
    last = view.tricks[-1]
    played = [action for action in view.history if action.verb == "play"]
    end = len(played) - on_table
    for action in played[end - len(last.cards) : end]:
        yield context.audience.render_line(describe_action(view, action))
    yield context.audience.render_line(describe_trick(view, last))


def _answer_contract(context: QueryContext) -> Iterator[str]:
    view, audience = context.view, context.audience
    known, count = view.known, view.taken
    if known is None or count is None:
        yield _describe_standing_bid(context)
        return
    yield audience.render_line(
        say(
            "playing-contract",
            seat=known.declarer,
            contract=describe_contract(known),
            aim=describe_aim(view.rules, known),
        )
    )
    tricks = view.rules.packets.hand_size
    yield context.say("playing-trick", trick=min(len(view.tricks) + 1, tricks), tricks=tricks)
    if known.contract.partner is not Partner.ALONE and known.called is not None:
        yield from format_partner(audience, view)
    if known.stakes:
        yield from format_doubles(audience, view)
    if view.rules.counts_in(known.contract) is Counts.TRICKS:
        yield context.say("tricks-so-far", figures=audience.format_amounts(count.tricks, signed=False))
        return
    yield capitalize(
        audience.say_about("playing-taken", known.declarer, points=count.declarer, against=count.opponents)
    )


def _describe_standing_bid(context: QueryContext) -> str:
    bid, audience = context.view.bid, context.audience
    if context.view.result is not None:
        return context.say("said-all-pass")
    if bid is None:
        return context.say("bid-none")
    contract = format_contract(audience.catalogue, bid.contract)
    return capitalize(audience.say_about("bid-stands", bid.seat, contract=contract))


def _answer_scores(context: QueryContext) -> Iterator[str]:
    yield context.say("scores-after", deals=context.match.deals)
    yield context.audience.format_amounts(context.match.chips, signed=False) + "."


def _answer_gone(context: QueryContext, suits: list[Suit]) -> Iterator[str]:
    view = context.view
    held = group_by_suit(view.ranking, find_played_cards(view))
    for suit in suits:
        yield capitalize(
            format_suit_cards(context.audience.catalogue, view.ranking, suit, held.get(suit, []))
        )


def _answer_voids(context: QueryContext) -> Iterator[str]:
    audience, voids = context.audience, find_voids(context.view)
    if not voids:
        yield context.say("voids-none")
    for seat, suits in voids.items():
        names = ", ".join(format_suit(audience.catalogue, suit) for suit in suits)
        yield capitalize(audience.say_about("voids-of", seat, suits=names))


def _answer_trumps(context: QueryContext) -> Iterator[str]:
    view, known = context.view, context.view.known
    trump = view.ranking.trump
    if known is None or (trump is None and known.contract.trump_is_named):
        yield context.say("trumps-not-yet")
    elif trump is None:
        yield context.say("trumps-none")
    else:
        out = group_by_suit(view.ranking, find_unseen_cards(view)).get(trump, [])
        in_the_widow = view.rules.packets.widow_size and known.contract.widow is not Widow.TAKEN_UP
        anywhere = "trumps-out" if in_the_widow else "trumps-out-hands"
        yield context.say(anywhere, count=len(out))
        if out:
            yield capitalize(format_suit_cards(context.audience.catalogue, view.ranking, trump, out))


def _answer_story(context: QueryContext) -> Iterator[str]:
    view, audience = context.view, context.audience
    if not view.history:
        yield context.say("story-empty")
    tricks, cards = iter(view.tricks), 0
    trick = next(tricks, None)
    for action in view.history:
        yield audience.render_line(describe_action(view, action))
        cards += action.verb == "play"
        if trick is not None and cards == len(trick.cards):
            yield audience.render_line(describe_trick(view, trick))
            trick, cards = next(tricks, None), 0


def _answer_rule(context: QueryContext) -> Iterator[str]:
    if context.refusal is None or not context.refusal.rule:
        yield context.say("rule-none")
        return
    yield from read_section(context.refusal.rule, context.audience.catalogue.language) or [
        context.refusal.rule
    ]


def _from_view(format_view: Callable[[Audience, View], Iterable[str]]) -> Answerer:
    return lambda context: format_view(context.audience, context.view)


_ANSWERS: dict[Question, Answerer] = {
    Question.HELP: _answer_help,
    Question.TURN: lambda context: [format_prompt(context.audience, context.view)],
    Question.HAND: lambda context: [format_hand(context.audience, context.view)],
    Question.LEGAL: lambda context: map(capitalize, format_choices(context.audience, context.view)),
    Question.TRICK: _answer_trick,
    Question.LAST_TRICK: _answer_last_trick,
    Question.CONTRACT: _answer_contract,
    Question.PARTNER: _from_view(format_partner),
    Question.DOUBLES: _from_view(format_doubles),
    Question.STREAK: _from_view(format_streak),
    Question.LAID_AWAY: _from_view(format_laid_away),
    Question.POTS: _from_view(format_pots),
    Question.SCORES: _answer_scores,
    Question.VOIDS: _answer_voids,
    Question.TRUMPS: _answer_trumps,
    Question.STORY: _answer_story,
    Question.RULES: lambda context: format_rules(
        context.audience, context.match.rules, len(context.match.chips)
    ),
    Question.RULE: _answer_rule,
}
