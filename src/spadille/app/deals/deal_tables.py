"""A deal from anywhere, laid out at a table for one person and bots, as far as it has been played."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from itertools import accumulate

from spadille.play.deal import Deal
from spadille.play.match import Terms
from spadille.protocol import PlayDeal, Waits
from spadille.protocol.api_error import refuse
from spadille.rules.presets import Bankrupt, End
from spadille.rules.seating import Seat
from spadille.storage.database import Row
from spadille.storage.event import Event
from spadille.storage.hash_chain import sealed
from spadille.storage.store import Player, event_rows, table_row
from spadille.table.bot_names import unused
from spadille.table.create import first_event
from spadille.table.event_codec import written_event
from spadille.table.events import Acted, CardsDealt, TableOpened
from spadille.table.seating import LineUp, Sitter
from spadille.table.setup import Setup

ONE_DEAL = Terms(None, Bankrupt.DEBT, End.OPEN)
"""Nothing is won or lost by a deal that was laid out."""


@dataclass(frozen=True, slots=True)
class LaidDeal:
    """A deal to lay out: its code, and how far it has been played when somebody sits down."""

    code: str
    begun: Deal


def laid_out(table: str, laid: LaidDeal, wanted: PlayDeal, player: Player, bots: Container[str]) -> list[Row]:
    """Everything stored with such a table.

    It records nobody's seat: it is not a table to come back to.

    Raises:
        Refusal: `unknown-bot`, `no-such-seat`, `deal-over`.
    """
    deal = laid.begun
    if wanted.bot not in bots:
        raise refuse("unknown-bot", bot=wanted.bot)
    if wanted.seat not in deal.layout.active:
        raise refuse("no-such-seat", seat=wanted.seat)
    if deal.over:
        raise refuse("deal-over")
    opened = first_event(table, wanted.seat, player.id, _opened(table, laid, wanted, player))
    return dealt_out(opened, deal, opened.seal.hex())


def dealt_out(opened: Event, deal: Deal, key: str) -> list[Row]:
    """A table opened in this way, with its deal as far as it has been played; everything else random comes
    from the key.
    """
    settings = deal.layout.rules.settings
    rows = [table_row(opened.table, settings.game, settings.preset, opened.time)]
    events = accumulate(_done(opened, deal, key), _following, initial=opened)
    return rows + [row for event in events for row in event_rows(event)]


def _opened(table: str, laid: LaidDeal, wanted: PlayDeal, player: Player) -> TableOpened:
    layout = laid.begun.layout
    return TableOpened(
        Setup.of(layout.rules, ONE_DEAL),
        alone_with_bots(table, layout.seats, wanted, player),
        wanted.bot,
        Waits(),
        hints=True,
        pots=dict(layout.pots),
        laid=laid.code,
    )


def alone_with_bots(table: str, seats: int, wanted: PlayDeal, player: Player) -> LineUp:
    """A person in one seat, bots in all others."""
    names = unused([wanted.name], table)
    return tuple(
        Sitter(wanted.name, player=player.id) if seat == wanted.seat else Sitter(next(names), bot=wanted.bot)
        for seat in range(seats)
    )


def _done(opened: Event, deal: Deal, key: str) -> Iterator[Event]:
    """The events of dealing and of everything done so far; nobody at this table did it."""
    layout = deal.layout
    hands = [None if hand is None else str(hand) for hand in layout.hands]
    yield _event(opened, None, CardsDealt(layout.dealer, key, tuple(hands), str(layout.widow)))
    for action in deal.actions:
        yield _event(opened, action.seat, Acted(action))


def _following(before: Event, event: Event) -> Event:
    """The next event of the story, sealed."""
    return sealed(replace(event, seq=before.seq + 1), before.seal)


def _event(opened: Event, seat: Seat | None, what: CardsDealt | Acted) -> Event:
    return Event(opened.table, 0, 1, 1, seat, None, what.kind, written_event(what), opened.time)
