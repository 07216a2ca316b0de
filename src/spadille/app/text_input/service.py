"""Text commands at a table: the action that a command means, or the answer to its question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.protocol import ParsedCommand, TextCommand
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.sentences.audience import Audience
from spadille.table.reducer import Stage, TableState
from spadille.text import Catalogue, load_catalogue
from spadille.text_commands import replies
from spadille.text_commands.command_parser import UnclearCommand, parse_command
from spadille.text_commands.queries import QueryContext, answer_query, asks_for_reason
from spadille.text_commands.vocabulary import Query, Question, load_vocabulary, split_words

_WATCHER = -1
"""The number that stands for a watcher instead of a seat."""
_THEN: Final[Mapping[Question, Literal["leave", "hint"]]] = {Question.QUIT: "leave", Question.HINT: "hint"}
"""The questions that the client answers itself, and what it does."""


def read_command(state: TableState, seat: Seat | None, command: TextCommand) -> ParsedCommand:
    """Return the meaning of a text command by a player or a watcher. The command is not executed."""
    catalogue = load_catalogue(command.language)
    if _asks_next_deal(state, command.text, catalogue):
        return ParsedCommand(then="next")
    if state.deal is None:
        return _lines_message([catalogue.say("table-waiting-seats")])
    moment = QueryContext(
        _audience(state, seat, catalogue), state.match, view_of(state.deal, seat), _last_refusal(command)
    )
    meant = parse_command(moment.view, command.text, load_vocabulary(catalogue), moment.audience.names)
    if isinstance(meant, Query):
        then = "why" if asks_for_reason(moment, meant) and state.hints else _THEN.get(meant.question)
        return ParsedCommand(then=then) if then else _lines_message(answer_query(moment, meant))
    if isinstance(meant, UnclearCommand):
        return _lines_message(replies.explain_unclear(moment, meant))
    return _check_action(moment, state.deal, meant)


def _check_action(moment: QueryContext, deal: Deal, meant: Action) -> ParsedCommand:
    try:
        deal.play(meant)
    except NotAllowed as no:
        return _lines_message(replies.explain_refusal(moment, no), rule=no.rule or None)
    return ParsedCommand(action=str(meant))


def _asks_next_deal(state: TableState, text: str, catalogue: Catalogue) -> bool:
    """Return whether the text asks for the next deal and the table is between deals."""
    ways = map(split_words, catalogue.say("spoken-next").split(","))
    return state.stage is Stage.BETWEEN and split_words(text) in ((), *ways)


def _audience(state: TableState, seat: Seat | None, catalogue: Catalogue) -> Audience:
    names = [sitter.name if sitter else "" for sitter in state.line_up]
    if seat is not None:
        names[seat] = catalogue.say("settle-you")
    return Audience(catalogue, tuple(names), _WATCHER if seat is None else seat)


def _last_refusal(command: TextCommand) -> NotAllowed | None:
    """Return the last refusal that the client got, of which the command states only the rule."""
    return None if command.rule is None else NotAllowed("other", command.rule)


def _lines_message(lines: Iterable[str], rule: str | None = None) -> ParsedCommand:
    return ParsedCommand(told=list(lines), rule=rule)
