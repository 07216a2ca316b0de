"""A table as it stands: the fold of everything that happened at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeVar

from spadille.games import game_named
from spadille.notation.actions import read_action
from spadille.notation.chance import Stream, dealt_by
from spadille.notation.shape import read_hand
from spadille.play.deal import Deal
from spadille.play.layout import Layout, lay_out
from spadille.play.match import Match, agreed
from spadille.rules.game import Rules
from spadille.rules.presets import End
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.server.refusal import refuse
from spadille.server.storage import Event
from spadille.server.storage.event import read

Value = TypeVar("Value")


class Stage(StrEnum):
    """How far a table has come."""

    WAITING = "waiting"
    """Seats are free."""
    PLAYING = "playing"
    BETWEEN = "between"
    """A deal is over; the next waits until people are ready."""
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat: a person, or a bot."""

    name: str
    player: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Earlier:
    """A deal that was played before, and where."""

    table: str
    deal: int


@dataclass(frozen=True, slots=True)
class TableState:
    """One table. Every event makes the next state; nothing else does."""

    id: str
    match: Match
    line_up: tuple[Sitter | None, ...]
    """By seat; None for one that is free."""
    seq: int = 0
    """The number of the latest event."""
    since: int = 0
    """The number of the latest event that changed what anybody is asked."""
    deal: Deal | None = None
    """The deal on the table; it lies there until the next is dealt."""
    key: str = ""
    """What the deal's chance comes from."""
    begun: tuple[str, ...] = ()
    """When each deal began."""
    finished: tuple[Deal, ...] = ()
    ready: frozenset[Seat] = frozenset()
    heard: frozenset[tuple[Seat | None, str]] = frozenset()
    """The messages that were carried out, by seat and id."""
    again: Earlier | None = None
    """The deal whose cards lie here again; None for a match of its own."""

    @property
    def rules(self) -> Rules:
        """The rules played by here."""
        return self.match.rules

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.line_up)

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return None not in self.line_up

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        if self.match.ended:
            return Stage.FINISHED
        if self.deal is None:
            return Stage.WAITING
        return Stage.BETWEEN if self.deal.over else Stage.PLAYING

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is in the deal."""
        return None if self.deal is None else self.deal.turn

    @property
    def deal_number(self) -> int:
        """The number of the deal in its match, from 1; 0 before the first."""
        return len(self.begun)

    @property
    def bot_to_act(self) -> str | None:
        """The bot whose turn it is, if it is a bot's."""
        sitter = None if self.turn is None else self.line_up[self.turn]
        return None if sitter is None else sitter.bot

    def seat_of(self, player: str | None) -> Seat | None:
        """Where somebody sits; None for a watcher."""
        if player is None:
            return None
        return next((seat for seat, who in enumerate(self.line_up) if who and who.player == player), None)

    def people(self) -> frozenset[Seat]:
        """The seats of people, bots left out."""
        return frozenset(seat for seat, who in enumerate(self.line_up) if who and who.player)

    def judge_sitting(self, seat: Seat, player: str) -> None:
        """Whether somebody may take a seat.

        Raises:
            Refusal: `malformed` for a seat there is not, `seat-taken`, `already-seated`.
        """
        if seat not in range(self.seats):
            raise refuse("malformed")
        if self.seat_of(player) is not None:
            raise refuse("already-seated")
        if self.line_up[seat] is not None:
            raise refuse("seat-taken", seat=seat)

    def after(self, event: Event) -> TableState:
        """The table after this event.

        Raises:
            Unreadable: the event does not fit.
        """
        if event.seq != self.seq + 1:
            raise Unreadable(event)
        try:
            state = _AFTER[event.kind](self, event)
        except _MISFITS as trouble:
            raise Unreadable(event) from trouble
        return replace(state, seq=event.seq, heard=self.heard | _heard(event))


class Unreadable(Exception):
    """A table's events do not make a table: the database was changed by another hand."""

    def __init__(self, event: Event | None = None) -> None:
        super().__init__(f"{event.table} {event.seq}" if event else "")


def fold(events: Iterable[Event]) -> TableState:
    """The table that its events come to.

    Raises:
        Unreadable: they come to none.
    """
    state: TableState | None = None
    for event in events:
        state = opened(event) if state is None else state.after(event)
    if state is None:
        raise Unreadable
    return state


def opened(event: Event) -> TableState:
    """A table's beginning.

    Raises:
        Unreadable: the event is no beginning.
    """
    said = event.payload
    try:
        game = game_named(said["game"])
        rules = game.rules(said["rules"], said["options"])
        line_up = tuple(None if sitter is None else Sitter(**sitter) for sitter in said["line_up"])
        terms = agreed(game.id, game.preset(said["rules"]), len(line_up), said["match"])
        match = Match.begin(rules, terms, len(line_up), first_dealer=0)
        state = TableState(event.table, match, line_up, event.seq, event.seq)
        return _once_more(state, said) if "again" in said else state
    except _MISFITS as trouble:
        raise Unreadable(event) from trouble


def _once_more(state: TableState, said: Mapping[str, Any]) -> TableState:
    """A table for one deal, with what lay in the pots when it was dealt before."""
    terms = replace(state.match.terms, end=End.DEALS, reach=1)
    pots = tuple((name, said["pots"][name]) for name, _ in state.match.pots)
    return replace(state, match=replace(state.match, terms=terms, pots=pots), again=Earlier(**said["again"]))


def _sat(state: TableState, event: Event) -> TableState:
    seat = required(event.seat)
    line_up = list(state.line_up)
    line_up[seat] = Sitter(event.payload["name"], player=required(event.player))
    return replace(state, line_up=tuple(line_up), since=event.seq)


def _dealt(state: TableState, event: Event) -> TableState:
    """The first deal's dealer was drawn; after that it is the next one's turn."""
    match = state.match if state.begun else replace(state.match, first_dealer=event.payload["dealer"])
    if event.payload["dealer"] != match.dealer:
        raise ValueError("another's turn to deal")
    return replace(
        state,
        match=match,
        deal=Deal.of(_layout(state, event.payload)),
        key=event.payload["key"],
        begun=(*state.begun, event.time),
        ready=frozenset(),
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
    state = replace(state, deal=deal, since=event.seq)
    return state if deal.result is None else _settled(state, deal, event.time)


def _settled(state: TableState, deal: Deal, time: str) -> TableState:
    minutes = (read(time) - read(state.begun[0])).total_seconds() / 60
    match = state.match.after(required(deal.result), minutes)
    return replace(state, match=match, finished=(*state.finished, deal))


def _ready(state: TableState, event: Event) -> TableState:
    return replace(state, ready=state.ready | {required(event.seat)})


def _stopped(state: TableState, event: Event) -> TableState:
    return replace(state, match=state.match.stopped(), since=event.seq)


def _heard(event: Event) -> frozenset[tuple[Seat | None, str]]:
    return frozenset({(event.seat, event.payload["id"])} if "id" in event.payload else ())


def required(value: Value | None) -> Value:
    """A value that must be there.

    Raises:
        ValueError: it is not.
    """
    if value is None:
        raise ValueError("something is missing")
    return value


_MISFITS = (KeyError, ValueError, TypeError, IndexError, NotAllowed)
_AFTER: Mapping[str, Callable[[TableState, Event], TableState]] = {
    "sat": _sat,
    "dealt": _dealt,
    "acted": _acted,
    "ready": _ready,
    "stopped": _stopped,
}
