"""Write prompts, and replies to commands that are unclear or illegal."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.play.action import Bid, Redouble
from spadille.rules.refusal import NotAllowed
from spadille.sentences.display_names import format_card, format_contract, join_or, sanitize_input
from spadille.sentences.error_text import format_refusal
from spadille.sentences.prompt import count_discards, format_prompt, list_callable_cards
from spadille.sentences.sentence import list_alternatives, say
from spadille.text_commands.command_parser import UnclearCommand
from spadille.text_commands.queries import QueryContext, format_hand
from spadille.text_commands.rulebook_sections import read_section


def prompt_for_action(context: QueryContext) -> Iterator[str]:
    """Yield lines with what the reader is asked, and the reader's cards."""
    yield format_prompt(context.audience, context.view)
    if context.view.phase != "auction":
        yield format_hand(context.audience, context.view)


def explain_unclear(context: QueryContext, meant: UnclearCommand) -> Iterator[str]:
    """Yield lines about why a command was not understood, and what could be typed instead."""
    catalogue = context.audience.catalogue
    if meant.cards:
        yield catalogue.say(
            "unclear-which", cards=join_or(catalogue, [format_card(catalogue, card) for card in meant.cards])
        )
        return
    if meant.reason == "doubler":
        yield catalogue.say("unclear-doubler", names=join_or(catalogue, _list_doublers(context)))
        return
    yield catalogue.say(f"unclear-{meant.reason}", word=sanitize_input(meant.word), count=meant.count)
    yield from _suggest_answers(context)


def _list_doublers(context: QueryContext) -> list[str]:
    decision, names = context.view.decision, context.audience.names
    answers = decision.answers if decision else ()
    return [names[answer.doubler] for answer in answers if isinstance(answer, Redouble)]


def _suggest_answers(context: QueryContext) -> Iterator[str]:
    """Yield lines about what could be typed instead, if it is the reader's turn."""
    catalogue, view = context.audience.catalogue, context.view
    if view.decision is None:
        return
    if view.phase == "auction":
        yield _suggest_bids(context)
    elif cards := list_callable_cards(view):
        yield context.audience.render_line(say("hint-call-partner", cards=list_alternatives(cards)))
    elif f"hint-{view.phase}" in catalogue:
        yield catalogue.say(f"hint-{view.phase}", count=count_discards(view.decision))


def _suggest_bids(context: QueryContext) -> str:
    catalogue, decision = context.audience.catalogue, context.view.decision
    answers = decision.answers if decision else ()
    contracts = ", ".join(format_contract(catalogue, bid.contract) for bid in answers if isinstance(bid, Bid))
    verbs = dict.fromkeys(answer.verb for answer in answers if not isinstance(answer, Bid))
    if contracts and len(verbs) == 1:
        return catalogue.say("hint-auction", contracts=contracts)
    if not verbs:
        return catalogue.say("hint-auction-bids", contracts=contracts)
    quoted_verbs = join_or(catalogue, [catalogue.say("quoted", word=catalogue.say(verb)) for verb in verbs])
    return catalogue.say(
        "hint-auction-more" if contracts else "hint-auction-only", words=quoted_verbs, contracts=contracts
    )


def explain_refusal(context: QueryContext, refusal: NotAllowed) -> Iterator[str]:
    """Yield lines about why an action is refused, what could be typed instead, and the rule."""
    catalogue = context.audience.catalogue
    yield format_refusal(refusal, catalogue)
    if refusal.code == "wrong-phase":
        yield from _suggest_answers(context)
    if refusal.rule:
        heading = next(iter(read_section(refusal.rule, catalogue.language)), None)
        yield catalogue.say("refused-rule", rule=refusal.rule, heading=heading or catalogue.say("app-rule"))
