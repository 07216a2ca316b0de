"""Tables where one player and bots play on from a given point of a given deal."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from itertools import accumulate

from spadille.play.deal import Deal
from spadille.play.match import Terms
from spadille.protocol import PlayDeal, TableTimeouts
from spadille.protocol.api_error import api_error
from spadille.rules.presets import Bankrupt, End
from spadille.rules.seating import Seat
from spadille.storage.database import Insert
from spadille.storage.event import Event
from spadille.storage.hash_chain import seal_event
from spadille.storage.store import Player, event_rows, table_row
from spadille.table.bot_names import unused_names
from spadille.table.create import first_event
from spadille.table.event_codec import encode_event
from spadille.table.events import Acted, CardsDealt, TableOpened
from spadille.table.seating import LineUp, Sitter
from spadille.table.setup import Setup


def one_round(seats: int) -> Terms:
    """Return the terms of a match of `seats` deals. A table opened for a single deal has these terms."""
    return Terms(None, Bankrupt.DEBT, End.DEALS, seats)


@dataclass(frozen=True, slots=True)
class DealToPlay:
    """A deal that a player wants to play on."""

    code: str
    begun: Deal
    """The deal with the actions that come before the player takes over."""


def deal_table_rows(
    table: str, laid: DealToPlay, wanted: PlayDeal, player: Player, bots: Container[str]
) -> list[Insert]:
    """Return the rows that create the table `table` with the deal `laid`.

    The rows record no seat, so the table is not in the player's list of tables.

    Raises:
        ApiError: `unknown-bot`, `no-such-seat`, `deal-over`.
    """
    deal = laid.begun
    if wanted.bot not in bots:
        raise api_error("unknown-bot", bot=wanted.bot)
    if wanted.seat not in deal.layout.active:
        raise api_error("no-such-seat", seat=wanted.seat)
    if deal.over:
        raise api_error("deal-over")
    opened = first_event(table, wanted.seat, player.id, _opening_event(table, laid, wanted, player))
    return rows_with_deal(opened, deal, opened.seal.hex())


def rows_with_deal(opened: Event, deal: Deal, key: str) -> list[Insert]:
    """Return the rows of a table: its first event `opened`, the cards of `deal`, and the actions so far.

    All randomness besides the cards is derived from `key`.
    """
    settings = deal.layout.rules.settings
    rows = [table_row(opened.table, settings.game, settings.preset, opened.time)]
    events = accumulate(_deal_events(opened, deal, key), _next_event, initial=opened)
    return rows + [row for event in events for row in event_rows(event)]


def _opening_event(table: str, laid: DealToPlay, wanted: PlayDeal, player: Player) -> TableOpened:
    layout = laid.begun.layout
    return TableOpened(
        Setup.of(layout.rules, one_round(layout.seats)),
        line_up_with_bots(table, layout.seats, wanted, player),
        wanted.bot,
        TableTimeouts(),
        hints=True,
        pots=dict(layout.pots),
        code=laid.code,
    )


def line_up_with_bots(table: str, seats: int, wanted: PlayDeal, player: Player) -> LineUp:
    """Return a line-up with the player in one seat and bots in all others."""
    names = unused_names([wanted.name], table)
    return tuple(
        Sitter(wanted.name, player=player.id) if seat == wanted.seat else Sitter(next(names), bot=wanted.bot)
        for seat in range(seats)
    )


def _deal_events(opened: Event, deal: Deal, key: str) -> Iterator[Event]:
    """Yield the unsealed events that deal the cards and repeat the actions so far. They name no player."""
    layout = deal.layout
    hands = [None if hand is None else str(hand) for hand in layout.hands]
    yield _unsealed_event(opened, None, CardsDealt(layout.dealer, key, tuple(hands), str(layout.widow)))
    for action in deal.actions:
        yield _unsealed_event(opened, action.seat, Acted(action))


def _next_event(before: Event, event: Event) -> Event:
    """Return `event` with the number after `before`, sealed with the hash chain."""
    return seal_event(replace(event, seq=before.seq + 1), before.seal)


def _unsealed_event(opened: Event, seat: Seat | None, what: CardsDealt | Acted) -> Event:
    return Event(opened.table, 0, 1, 1, seat, None, what.kind, encode_event(what), opened.time)
