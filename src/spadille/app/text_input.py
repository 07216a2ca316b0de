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
from spadille.table.reducer import Stage, TableState
from spadille.talk import announcing
from spadille.talk.asked import Moment, answer
from spadille.talk.company import Company
from spadille.talk.question import Asked, Question
from spadille.talk.vocabulary import phrase, vocabulary
from spadille.talk.words import Unclear, read
from spadille.text import Catalogue, catalogue

_NOBODY = -1
"""The seat of somebody who has none."""
_THEN: Final[Mapping[Question, Literal["leave", "hint"]]] = {Question.QUIT: "leave", Question.HINT: "hint"}
"""What is asked for that is no answer in words."""


def read_command(state: TableState, seat: Seat | None, line: Words) -> Heard:
    """What somebody at the table, or a watcher, means by a line. Nothing happens by it yet."""
    words = catalogue(line.language)
    if _asks_next_deal(state, line.text, words):
        return Heard(then="next")
    if state.deal is None:
        return _lines_message([words.say("table-waiting-seats")])
    moment = Moment(
        _audience(state, seat, words), state.match, view_of(state.deal, seat), _last_refusal(line)
    )
    meant = read(moment.view, line.text, vocabulary(words), moment.company.names)
    if isinstance(meant, Asked):
        then = _THEN.get(meant.question)
        return Heard(then=then) if then else _lines_message(answer(moment, meant))
    if isinstance(meant, Unclear):
        return _lines_message(announcing.unclear(moment, meant))
    return _check_action(moment, state.deal, meant)


def _check_action(moment: Moment, deal: Deal, meant: Action) -> Heard:
    try:
        deal.play(meant)
    except NotAllowed as no:
        return _lines_message(announcing.refusal(moment, no), rule=no.rule or None)
    return Heard(action=str(meant))


def _asks_next_deal(state: TableState, text: str, words: Catalogue) -> bool:
    """Whether the next deal is asked for, where there may be one."""
    ways = map(phrase, words.say("spoken-next").split(","))
    return state.stage is Stage.BETWEEN and phrase(text) in ((), *ways)


def _audience(state: TableState, seat: Seat | None, words: Catalogue) -> Company:
    names = [sitter.name if sitter else "" for sitter in state.line_up]
    if seat is not None:
        names[seat] = words.say("settle-you")
    return Company(words, tuple(names), _NOBODY if seat is None else seat)


def _last_refusal(words: Words) -> NotAllowed | None:
    """The refusal that was heard last, as far as it is known: its rule."""
    return None if words.rule is None else NotAllowed("other", words.rule)


def _lines_message(lines: Iterable[str], rule: str | None = None) -> Heard:
    return Heard(told=list(lines), rule=rule)
