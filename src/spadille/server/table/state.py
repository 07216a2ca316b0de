"""A table as it stands: the fold of everything that happened at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from spadille.games import game_named
from spadille.notation.actions import read_action
from spadille.notation.chance import Stream, dealt_by
from spadille.notation.shape import read_hand
from spadille.play.deal import Deal
from spadille.play.layout import Layout, lay_out
from spadille.play.match import Match, agreed
from spadille.rules.presets import End
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.server.messages import Waits
from spadille.server.storage import Damaged, Event, Fault
from spadille.server.storage.event import Guest, read
from spadille.server.table.heard import NOTHING, Heard
from spadille.server.table.pledge import Pledge, announcement
from spadille.server.table.questions import News, Question
from spadille.server.table.seating import (
    LineUp,
    Missed,
    Promised,
    Sitter,
    covered,
    line_up_from,
    seated,
    still_covered,
)
from spadille.server.table.standing import Earlier, Stage, TableState, Told, required

__all__ = ["Earlier", "Sitter", "Stage", "TableState", "Unreadable", "after", "fold", "opened", "required"]


class Unreadable(Damaged):
    """A table's events do not make a table: the database was changed by another hand."""

    def __init__(self, event: Event | None = None) -> None:
        table, seq = (event.table, event.seq) if event else ("", 0)
        super().__init__(Fault(table, seq, "unplayable"))


def fold(events: Iterable[Event]) -> TableState:
    """The table that its events come to.

    Raises:
        Unreadable: they come to none.
    """
    state: TableState | None = None
    for event in events:
        state = opened(event) if state is None else after(state, event)
    if state is None:
        raise Unreadable
    return state


def after(state: TableState, event: Event) -> TableState:
    """The table after one more event.

    Raises:
        Unreadable: the event does not fit.
    """
    if event.seq != state.seq + 1:
        raise Unreadable(event)
    try:
        next_ = _AFTER[event.kind](state, event)
        news = _news(state, event) or next_.news
        return _told(next_.changed(seq=event.seq, heard=_heard(next_, event), news=news, head=event.seal))
    except _MISFITS as trouble:
        raise Unreadable(event) from trouble


# A match begins


def opened(event: Event) -> TableState:
    """A table's beginning.

    Raises:
        Unreadable: the event is no beginning.
    """
    said = event.payload
    try:
        line_up = line_up_from(said["line_up"], event.guests)
        state = TableState(
            id=event.table,
            match=_match(said, len(line_up)),
            line_up=line_up,
            host=_opener(event, line_up),
            public=said.get("public", False),
            bot=said.get("bot", "club"),
            hints=said.get("hints", _alone(line_up)),
            waits=Waits.model_validate(said.get("waits", {})),
            seq=event.seq,
            since=event.seq,
            head=event.seal,
        )
        return _told(_once_more(state, said) if "again" in said else state)
    except _MISFITS as trouble:
        raise Unreadable(event) from trouble


def _told(state: TableState) -> TableState:
    """Where no cards are hidden the last seal may be known: on it one could try what was said in secret."""
    return state.changed(told=Told(state.seq, state.head)) if state.deal is None or state.deal.over else state


def _opener(event: Event, line_up: LineUp) -> str | None:
    """Who opened the table; he sits at it."""
    sitter = None if event.seat is None else line_up[event.seat]
    return None if sitter is None else sitter.player


def _alone(line_up: LineUp) -> bool:
    """Whether one person sits with bots."""
    return all(sitter is not None and (sitter.bot or seat == 0) for seat, sitter in enumerate(line_up))


def _match(said: Mapping[str, Any], seats: int) -> Match:
    game = game_named(said["game"])
    rules = game.rules(said["rules"], said["options"])
    terms = agreed(game.id, game.preset(said["rules"]), seats, said["match"])
    return Match.begin(rules, terms, seats, first_dealer=0)


def _once_more(state: TableState, said: Mapping[str, Any]) -> TableState:
    """A table for one deal, with what lay in the pots when it was dealt before."""
    terms = replace(state.match.terms, end=End.DEALS, reach=1)
    pots = tuple((name, said["pots"][name]) for name, _ in state.match.pots)
    return replace(state, match=replace(state.match, terms=terms, pots=pots), again=Earlier(**said["again"]))


def _began(state: TableState, event: Event) -> TableState:
    """The next match at the same table."""
    said = event.payload
    line_up = still_covered(line_up_from(said["line_up"], event.guests), state.line_up)
    return TableState(
        id=state.id,
        match=_match(said, len(line_up)),
        line_up=line_up,
        host=state.host,
        public=state.public,
        bot=said["bot"],
        hints=state.hints,
        waits=Waits.model_validate(said["waits"]),
        since=event.seq,
        number=state.number + 1,
        heard=state.heard,
        horizon=state.horizon,
    )


# Who sits there


def _sat(state: TableState, event: Event) -> TableState:
    who = _comer(event)
    return _with(state, required(event.seat), Sitter(who.name, player=who.player))


def _comer(event: Event) -> Guest:
    """Who comes; of one who was forgotten there is no name."""
    player = required(event.player)
    return event.guests.get(player, Guest(player, event.payload["name"]))


def _with(state: TableState, seat: Seat, sitter: Sitter | None) -> TableState:
    """Somebody else, or nobody, has the seat: what belonged to who had it is gone with him."""
    line_up = seated(state.line_up, seat, sitter)
    return replace(
        state,
        line_up=line_up,
        host=_host(state, line_up, seat),
        ready=state.ready - {seat},
        promised=tuple(promise for promise in state.promised if promise.seat != seat),
        nudged=state.nudged - {seat},
        missed=tuple(missed for missed in state.missed if missed.seat != seat),
        question=state.question and state.question.without(seat),
    )


def _host(state: TableState, line_up: LineUp, seat: Seat) -> str | None:
    """The host, while he sits there; else the next person to his left."""
    players = [line_up[(seat + left) % len(line_up)] for left in range(1, len(line_up) + 1)]
    people = [who.player for who in players if who and who.player]
    return state.host if state.host in people else next(iter(people), None)


def _left(state: TableState, event: Event) -> TableState:
    """A bot takes the seat over, or nobody."""
    name, bot = event.payload["name"], event.payload["bot"]
    return _with(state, required(event.seat), None if bot is None else Sitter(name, bot=bot))


def _wished(state: TableState, event: Event) -> TableState:
    who = _comer(event)
    wish = Promised(required(event.seat), who.player, who.name)
    return replace(state, promised=(*state.promised, wish))


def _withdrew(state: TableState, event: Event) -> TableState:
    kept = tuple(promise for promise in state.promised if promise.seat != event.seat)
    return replace(state, promised=kept)


# Who is away


def _nudged(state: TableState, event: Event) -> TableState:
    return replace(state, nudged=state.nudged | {required(event.seat)})


def _covered(state: TableState, event: Event) -> TableState:
    """A bot plays on for somebody. He is not asked any more: a question may be settled by it, or lapse."""
    seat = required(event.seat)
    line_up = covered(state.line_up, seat, event.payload["bot"])
    question = None if state.question and state.question.needs(seat) else state.question
    return replace(state, line_up=line_up, nudged=state.nudged - {seat}, question=question)


def _returned(state: TableState, event: Event) -> TableState:
    """Somebody plays himself again; what the bot is thinking of comes too late."""
    seat = required(event.seat)
    return replace(state, line_up=covered(state.line_up, seat, None), nudged=state.nudged - {seat})


# What all are asked


def _asked(state: TableState, event: Event) -> TableState:
    seat, said = required(event.seat), event.payload
    return replace(state, question=Question(event.seq, said["kind"], seat, frozenset({seat}), said))


def _agreed(state: TableState, event: Event) -> TableState:
    seat = required(event.seat)
    question = required(state.question).with_yes(seat)
    return replace(state, question=question, nudged=state.nudged - {seat})


def _declined(state: TableState, event: Event) -> TableState:
    seat = required(event.seat)
    return replace(state, question=None, nudged=state.nudged - {seat})


def _took_back(state: TableState, event: Event) -> TableState:
    """The deal as it was after so many actions."""
    before = required(state.deal)
    deal = Deal.of(before.layout)
    for action in before.actions[: event.payload["to"]]:
        deal = deal.play(action)
    return replace(state, deal=deal, since=event.seq, question=None, nudged=frozenset())


def _claimed(state: TableState, event: Event) -> TableState:
    """The play that follows makes the claim true."""
    return replace(state, question=None, since=event.seq, claim=_news(state, event))


def _showed_hands(state: TableState, _event: Event) -> TableState:
    return replace(state, question=None, shown=True)


def _opened_up(state: TableState, event: Event) -> TableState:
    return replace(state, public=event.kind == "opened-up")


# The play


def _pledged(state: TableState, event: Event) -> TableState:
    """The cards of the next deal are bound to a secret. That is done once for each deal."""
    match, dealer, secret = state.match, event.payload["dealer"], event.payload["secret"]
    dealers = (match.dealer,) if state.begun else range(state.seats)
    due = state.stage in (Stage.WAITING, Stage.BETWEEN) and dealer in dealers
    if state.pledge or not due:
        raise ValueError("no deal to pledge")
    number, deal = state.number, state.deal_number + 1
    told = announcement(secret, state.rules, state.seats, dealer, match=number, deal=deal)
    return replace(state, pledge=Pledge(event.seq, dealer, told, secret, (None,) * state.seats))


def _shared(state: TableState, event: Event) -> TableState:
    pledge = required(state.pledge).with_share(required(event.seat), event.payload["share"])
    return replace(state, pledge=pledge)


def _dealt(state: TableState, event: Event) -> TableState:
    """The first deal's dealer was drawn; after that it is the next one's turn."""
    match = state.match if state.begun else replace(state.match, first_dealer=event.payload["dealer"])
    if event.payload["dealer"] != match.dealer:
        raise ValueError("another's turn to deal")
    if state.pledge and event.payload != state.pledge.kept:
        raise ValueError("not as pledged")
    return replace(
        state,
        match=match,
        deal=Deal.of(_layout(state, event.payload)),
        key=event.payload["key"],
        pledge=None,
        pledges=(*state.pledges, state.pledge),
        begun=(*state.begun, event.time),
        ready=frozenset(),
        nudged=frozenset(),
        question=None,
        shown=False,
        claim=None,
        since=event.seq,
    )


def _layout(state: TableState, said: Mapping[str, Any]) -> Layout:
    """The cards: those written down, or those the key deals."""
    seats, dealer, pots = state.seats, said["dealer"], state.match.pots
    if "hands" in said:
        hands = [None if hand is None else read_hand(hand) for hand in said["hands"]]
        return lay_out(state.rules, seats, dealer, hands, read_hand(said["widow"]), pots=pots)
    return dealt_by(Stream(bytes.fromhex(said["key"])), state.rules, seats, dealer, pots=pots)


def _acted(state: TableState, event: Event) -> TableState:
    action = read_action(event.payload["action"])
    if action.seat != event.seat:
        raise ValueError("another seat's action")
    deal = required(state.deal).play(action)
    state = state.changed(
        deal=deal,
        since=event.seq,
        nudged=state.nudged - {action.seat},
        missed=_missed(state, event, action.seat),
        question=None if state.held_up else state.question,
    )
    return state if deal.result is None else _settled(state, deal, event.time)


def _missed(state: TableState, event: Event, seat: Seat) -> tuple[Missed, ...]:
    """What was played for people, each until he has acted himself."""
    sitter, before = state.line_up[seat], state.missed
    if sitter is None or sitter.cover is None or event.player is not None:
        return before and tuple(missed for missed in before if missed.seat != seat or event.player is None)
    played = Missed(seat, state.deal_number, sitter.cover, event.payload["action"])
    return (*before, played)


def _settled(state: TableState, deal: Deal, time: str) -> TableState:
    minutes = (read(time) - read(state.begun[0])).total_seconds() / 60
    match = state.match.after(required(deal.result), minutes)
    question = state.question if state.question and state.question.kind != "show-hands" else None
    settled = replace(state, match=match, finished=(*state.finished, deal), question=question, shown=False)
    return _closed(settled) if match.ended else settled


def _closed(state: TableState) -> TableState:
    """The match is over: who sat there is remembered, and of what was heard only the last."""
    return replace(state, closed=state.line_up, heard=NOTHING, horizon=state.seq + 1)


def _ready(state: TableState, event: Event) -> TableState:
    return replace(state, ready=state.ready | {required(event.seat)})


def _stopped(state: TableState, event: Event) -> TableState:
    return _closed(replace(state, match=state.match.stopped(), since=event.seq, question=None))


# What is told of it


def _heard(state: TableState, event: Event) -> Heard:
    id = event.payload.get("id")
    return state.heard if id is None else state.heard.with_one((event.player, id))


def _news(before: TableState, event: Event) -> News | None:
    """What everybody is told of an event that is no part of the play; nothing of one who was forgotten."""
    if event.kind in _PLAY:
        return None
    seat, question = event.seat, before.question
    sitter = None if seat is None or seat >= before.seats else before.line_up[seat]
    about = event.payload.get("kind") or (question.kind if question else None)
    answers = event.kind in ("asked", "agreed", "declined", "stopped", "began")
    name = _named(before, event) or (sitter.name if sitter else "")
    if event.player is not None and not name:
        return None
    return News(
        seq=event.seq,
        kind=event.kind,
        seat=seat,
        name=name,
        about=about if answers else None,
        claim=event.payload.get("what"),
    )


def _named(before: TableState, event: Event) -> str | None:
    """Who an event is about, where that is not who has the seat."""
    if event.kind in ("sat", "wished"):
        return _comer(event).name
    if event.kind == "placed":
        return str(event.payload["name"])
    promised = before.promised if event.kind == "withdrew" else ()
    return next((promise.name for promise in promised if promise.seat == event.seat), None)


_PLAY = frozenset({"acted", "dealt", "pledged", "ready", "shared"})
_MISFITS = (KeyError, ValueError, TypeError, IndexError, NotAllowed)
_AFTER: Mapping[str, Callable[[TableState, Event], TableState]] = {
    "acted": _acted,
    "agreed": _agreed,
    "asked": _asked,
    "began": _began,
    "claimed": _claimed,
    "closed-up": _opened_up,
    "covered": _covered,
    "dealt": _dealt,
    "declined": _declined,
    "freed": _left,
    "left": _left,
    "nudged": _nudged,
    "opened-up": _opened_up,
    "placed": _left,
    "pledged": _pledged,
    "ready": _ready,
    "returned": _returned,
    "sat": _sat,
    "shared": _shared,
    "showed-hands": _showed_hands,
    "stopped": _stopped,
    "took-back": _took_back,
    "wished": _wished,
    "withdrew": _withdrew,
}
