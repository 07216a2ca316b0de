"""What is said at a table in words: the action that is meant, or the answer to what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.protocol import Heard, Words
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.sentences.audience import Audience
from spadille.table.reducer import Stage, TableState
from spadille.text import Catalogue, load_catalogue
from spadille.text_commands import replies
from spadille.text_commands.command_parser import UnclearCommand, parse_command
from spadille.text_commands.queries import QueryContext, answer_query
from spadille.text_commands.vocabulary import Query, Question, load_vocabulary, split_words

_NOBODY = -1
"""The seat of somebody who has none."""
_THEN: Final[Mapping[Question, Literal["leave", "hint"]]] = {Question.QUIT: "leave", Question.HINT: "hint"}
"""What is asked for that is no answer in words."""


def read_command(state: TableState, seat: Seat | None, line: Words) -> Heard:
    """What somebody at the table, or a watcher, means by a line. Nothing happens by it yet."""
    words = load_catalogue(line.language)
    if _asks_next_deal(state, line.text, words):
        return Heard(then="next")
    if state.deal is None:
        return _lines_message([words.say("table-waiting-seats")])
    moment = QueryContext(
        _audience(state, seat, words), state.match, view_of(state.deal, seat), _last_refusal(line)
    )
    meant = parse_command(moment.view, line.text, load_vocabulary(words), moment.audience.names)
    if isinstance(meant, Query):
        then = _THEN.get(meant.question)
        return Heard(then=then) if then else _lines_message(answer_query(moment, meant))
    if isinstance(meant, UnclearCommand):
        return _lines_message(replies.explain_unclear(moment, meant))
    return _check_action(moment, state.deal, meant)


def _check_action(moment: QueryContext, deal: Deal, meant: Action) -> Heard:
    try:
        deal.play(meant)
    except NotAllowed as no:
        return _lines_message(replies.explain_refusal(moment, no), rule=no.rule or None)
    return Heard(action=str(meant))


def _asks_next_deal(state: TableState, text: str, words: Catalogue) -> bool:
    """Whether the next deal is asked for, where there may be one."""
    ways = map(split_words, words.say("spoken-next").split(","))
    return state.stage is Stage.BETWEEN and split_words(text) in ((), *ways)


def _audience(state: TableState, seat: Seat | None, words: Catalogue) -> Audience:
    names = [sitter.name if sitter else "" for sitter in state.line_up]
    if seat is not None:
        names[seat] = words.say("settle-you")
    return Audience(words, tuple(names), _NOBODY if seat is None else seat)


def _last_refusal(words: Words) -> NotAllowed | None:
    """The refusal that was heard last, as far as it is known: its rule."""
    return None if words.rule is None else NotAllowed("other", words.rule)


def _lines_message(lines: Iterable[str], rule: str | None = None) -> Heard:
    return Heard(told=list(lines), rule=rule)
