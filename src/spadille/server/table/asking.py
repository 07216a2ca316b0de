"""What all people at a table are asked, and what is done when everybody has said yes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spadille.games import game_named
from spadille.notation.records import differing
from spadille.play.match import agreed
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.server.messages import Answer, NewTable, NextMatch, Propose, ShowHands, Stop, TakeBack
from spadille.server.refusal import Refusal, refuse, refused
from spadille.server.table import claims, taking_back
from spadille.server.table.happening import Happening
from spadille.server.table.seating import bots_for, moved, written
from spadille.server.table.standing import Stage, TableState, required


def asked(state: TableState, seat: Seat, said: Stop | Propose | TakeBack | ShowHands) -> Happening:
    """The question that what somebody says puts to the others.

    Raises:
        Refusal: `wrong-stage`, `question-open`, or what speaks against it.
    """
    judge_free(state)
    match said:
        case Stop():
            _judge_stage(state, Stage.BETWEEN)
            return Happening("asked", {"kind": "stop"})
        case Propose():
            _judge_stage(state, Stage.WAITING, Stage.FINISHED)
            begins(state, said.match)
            return Happening("asked", {"kind": "match", "match": said.match.model_dump()})
        case ShowHands():
            _judge_stage(state, Stage.PLAYING)
            if state.shown:
                raise refuse("already-shown")
            return Happening("asked", {"kind": "show-hands"})
        case TakeBack():
            _judge_stage(state, Stage.PLAYING)
            to = taking_back.point(required(state.deal), seat)
            if to is None:
                raise refuse("nothing-to-take-back")
            return Happening("asked", {"kind": "take-back", "to": to})


def judge_free(state: TableState) -> None:
    """Whether something may be asked.

    Raises:
        Refusal: `question-open`.
    """
    if state.question is not None:
        raise refuse("question-open")


def _judge_stage(state: TableState, *stages: Stage) -> None:
    if state.stage not in stages:
        raise refuse("wrong-stage", stage=state.stage)


def answered(state: TableState, seat: Seat, said: Answer) -> Happening:
    """Somebody agrees, or does not. Who asked it may think better of it.

    Raises:
        Refusal: `no-question`, `already-answered`.
    """
    question = state.question
    if question is None or question.number != said.question or seat not in state.people():
        raise refuse("no-question")
    if question.kind == "claim" and seat not in (question.seat, *question.about["asked"]):
        raise refuse("no-question")
    if not said.yes:
        return Happening("declined")
    if seat in question.agreed:
        raise refuse("already-answered")
    return Happening("agreed")


def settled(state: TableState) -> tuple[Happening, ...]:
    """What is done now that all who are asked have said yes; nothing before."""
    question = state.question
    if question is None or state.missing():
        return ()
    sitter = required(state.line_up[question.seat])
    match question.kind:
        case "claim":
            return claims.granted(state, question.seat, question.about["what"])
        case "match":
            return (_beginning(state, question.seat, NextMatch.model_validate(question.about["match"])),)
        case "take-back":
            return (Happening("took-back", {"to": question.about["to"]}, question.seat, sitter.player),)
        case "stop":
            return (Happening("stopped", {}, question.seat, sitter.player),)
        case _:
            return (Happening("showed-hands", {}, question.seat, sitter.player),)


# The next match


def _beginning(state: TableState, seat: Seat, wanted: NextMatch) -> Happening:
    """The match all agreed to; should more have sat down than it has seats, it is not to be."""
    player = required(state.line_up[seat]).player
    try:
        return Happening("began", begins(state, wanted), seat, player)
    except Refusal:
        return Happening("declined", {}, seat, player)


def begins(state: TableState, wanted: NextMatch) -> Mapping[str, Any]:
    """The next match as it is stored.

    Raises:
        Refusal: there can be no such match, and why.
    """
    if wanted.seats < wanted.free + len(state.people()):
        raise refuse("too-few-seats", seats=wanted.seats)
    usual, waits = wanted.bot or state.bot, wanted.waits or state.waits
    bots = bots_for(state.line_up, wanted.bot, usual, f"{state.id}/{state.number}")
    return {
        **judged(wanted),
        "bot": usual,
        "waits": waits.model_dump(),
        "line_up": written(moved(state.line_up, wanted.seats, bots, wanted.free)),
    }


def judged(wanted: NextMatch | NewTable) -> dict[str, Any]:
    """What is to be played, as it is stored.

    Raises:
        Refusal: there can be no such match, and why.
    """
    try:
        game = game_named(wanted.game)
        rules = game.rules(wanted.rules, wanted.options)
        if wanted.seats not in rules.seats:
            raise refuse("bad-deal", rules.anchor("table"), seats=wanted.seats)
        terms = agreed(game.id, game.preset(wanted.rules), wanted.seats, wanted.match.model_dump())
    except NotAllowed as no:
        raise refused(no) from no
    return {
        "game": game.id,
        "rules": wanted.rules,
        "options": differing(rules.at(wanted.seats)),
        "match": terms.to_json(),
    }
