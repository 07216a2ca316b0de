"""The lobby: creates tables, and lists the tables that a player may join or has joined."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spadille import protocol
from spadille.app.accounts.session_store import NewPlayer, make_id, player_and_rows
from spadille.app.deals.deal_tables import DealToPlay, deal_table_rows
from spadille.app.tables import match_results
from spadille.app.tables.hand_preview import HandPreviews, preview_from_file
from spadille.app.tables.registry import TableRegistry
from spadille.app.writes import insert_rows
from spadille.protocol.api_error import ApiError
from spadille.storage import Insert, Store
from spadille.storage.store import Player
from spadille.table.actor import TableActor
from spadille.table.bot_runner import BotRunner
from spadille.table.create import create_table, dealt_rows
from spadille.table.deal_files import DealFile
from spadille.table.deal_source import DealSource
from spadille.table.redeal import redeal_rows, require_redeal_allowed
from spadille.table.reducer import EarlierDeal, TableState
from spadille.telemetry.log import Logger
from spadille.workers.threads import run_in_thread

_MOST_LISTED: Final = 20

log = Logger("spadille")


class Lobby:
    """Creates tables, and lists the open tables and a player's own tables."""

    def __init__(
        self, store: Store, tables: TableRegistry, bot_runner: BotRunner, source: DealSource
    ) -> None:
        self._store = store
        self._tables = tables
        self._bot_runner = bot_runner
        self._source = source
        self._hand_previews = HandPreviews()

    async def open_table(self, wanted: protocol.NewTable, who: Player | NewPlayer) -> protocol.Opened:
        """Create a table where the player `who` takes seat 0.

        Raises:
            ApiError: the settings are invalid, or `not-stored`.
        """
        player, newcomers = player_and_rows(who)
        event, rows = create_table(make_id(), wanted, player, self._bot_runner.bots)
        if wanted.hand is not None:
            rows += dealt_rows(event, wanted, self._hand_previews)
        await self.add_table(event.table, [*newcomers, *rows])
        log.info("table opened", table=event.table, game=wanted.game, rules=wanted.rules, seats=wanted.seats)
        return protocol.Opened(table=event.table, seat=0)

    async def open_redeal(self, state: TableState, deal: int, player: Player | None) -> protocol.Opened:
        """Create a table that deals the cards of deal `deal` of the table in `state` again.

        Raises:
            ApiError: the player may not play the deal again, or the deal does not exist.
        """
        table = state.id
        seat = require_redeal_allowed(state, player.id if player else None, deal)
        events = await run_in_thread(self._tables.read_events, table)
        new_table = make_id()
        await self.add_table(new_table, redeal_rows(new_table, state, seat, events, EarlierDeal(table, deal)))
        log.info("cards laid again", table=new_table, before=table, deal=deal)
        return protocol.Opened(table=new_table, seat=seat)

    async def open_deal_table(
        self, deal: DealToPlay, wanted: protocol.PlayDeal, who: Player | NewPlayer
    ) -> protocol.Opened:
        """Create a table where the player `who` and bots play a deal on.

        Raises:
            ApiError: `unknown-bot`, `no-such-seat`, `deal-over`, `not-stored`.
        """
        player, newcomers = player_and_rows(who)
        table = make_id()
        rows = deal_table_rows(table, deal, wanted, player, self._bot_runner.bots)
        await self.add_table(table, [*newcomers, *rows])
        log.info("a deal laid out", table=table, actions=len(deal.begun.actions))
        return protocol.Opened(table=table, seat=wanted.seat)

    async def add_table(self, table: str, rows: Iterable[Insert]) -> TableActor:
        """Store the rows of a new table and load it.

        Raises:
            ApiError: `not-stored` if the database cannot store it.
        """
        await insert_rows(self._store, *rows)
        return await self._tables.load(table)

    def preview_hand(self, wanted: protocol.NewHandPreview) -> protocol.HandPreview:
        """Return a hand that a table with the settings `wanted` would deal to its creator.

        The hand's name lets the client create that table. If several servers share the database the name is
        left out, because another server may create the table.

        Raises:
            ApiError: the settings are invalid.
        """
        ready = preview_from_file(wanted, self._source) if isinstance(self._source, DealFile) else None
        shown = ready or self._hand_previews.preview(wanted)
        return shown.model_copy(update={"hand": None}) if self._store.shared else shown

    async def list_tables_of(self, player: Player) -> protocol.MyTables:
        """Return the tables where a player sits, the most recently played first, without finished lessons.

        The message also has the number of corrupted tables.
        """
        listed, damaged = [], 0
        for sitting in await run_in_thread(self._store.list_seats, player.id, _MOST_LISTED):
            try:
                state = await self._tables.load_state(sitting.table)
                listed.append(match_results.my_table_message(state, player.id, sitting.played))
            except ApiError as refusal:
                damaged += refusal.error.code == "corrupted"
        return protocol.MyTables(
            tables=[message for message in listed if message is not None], damaged=damaged
        )

    def list_open_tables(self) -> list[protocol.OpenTable]:
        """Return this server's public tables with a connected player, those with free seats first."""
        found = [
            match_results.open_table_message(actor.state, actor.presence)
            for actor in self._tables.loaded
            if actor.state.public and actor.present
        ]
        return match_results.sort_open_tables(found)
