"""The online tables of a club: opened when a round is drawn. Their results become slips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from spadille import protocol
from spadille.app.accounts.session_store import make_id
from spadille.app.club.commands import rules_of
from spadille.app.club.messages import names_of
from spadille.app.club.slips import read_table
from spadille.app.tables.lobby import Lobby
from spadille.app.tables.registry import TableRegistry
from spadille.club.entries import AnyEntry, RoundDrawn, SlipWritten
from spadille.club.state import Club
from spadille.play.match import Terms
from spadille.protocol.api_error import ApiError
from spadille.rules.presets import Bankrupt, End
from spadille.storage import Insert
from spadille.storage.clubs import ClubName, StoredClub
from spadille.storage.store import Player, event_rows, table_row
from spadille.table.bot_names import unused_names
from spadille.table.create import first_event
from spadille.table.events import TableOpened
from spadille.table.projections import project_seats
from spadille.table.reducer import TableState
from spadille.table.seating import Sitter
from spadille.table.setup import Setup

_BOT: Final = "club"


@dataclass(frozen=True, slots=True)
class LoadedClub:
    """A club as stored, its state, and its members' names."""

    row: StoredClub
    club: Club
    names: Sequence[ClubName]

    @property
    def id(self) -> str:
        """The club's id."""
        return self.row.id

    @property
    def players(self) -> dict[int, str]:
        """The player of each member who has one."""
        return {name.member: name.player for name in self.names if name.player is not None}

    def member_of(self, player: Player | None) -> int | None:
        """Return the member who a player is, if any."""
        of = (name.member for name in self.names if player is not None and name.player == player.id)
        return next(of, None)


class OnlineTables:
    """Opens the online tables of clubs, and reads their results."""

    def __init__(self, lobby: Lobby, tables: TableRegistry) -> None:
        self._lobby = lobby
        self._tables = tables

    async def add_tables(self, loaded: LoadedClub, entry: AnyEntry) -> AnyEntry:
        """Return an entry; one that draws a round of an online evening with the ids of its new tables."""
        if not isinstance(entry, RoundDrawn):
            return entry
        evening = loaded.club.evening(entry.evening)
        if evening.opened.form != "online":
            return entry
        ids = []
        for seats in entry.tables:
            id = make_id()
            await self._lobby.add_table(id, self._table_rows(loaded, id, seats, evening.opened.deals))
            ids.append(id)
        return replace(entry, table_ids=tuple(ids))

    def _table_rows(
        self, loaded: LoadedClub, id: str, seats: Sequence[int | None], deals: int
    ) -> list[Insert]:
        names, players = names_of(loaded.names), loaded.players
        bots = unused_names([names[member] for member in seats if member is not None], id)
        line_up = tuple(
            Sitter(next(bots), bot=_BOT) if member is None else Sitter(names[member], player=players[member])
            for member in seats
        )
        opener = next(seat for seat, member in enumerate(seats) if member is not None)
        rules = rules_of(loaded.club)
        setup = Setup.of(rules.at(len(seats)), Terms(None, Bankrupt.DEBT, End.DEALS, deals))
        what = TableOpened(setup, line_up, _BOT, protocol.TableTimeouts(), public=False, hints=False)
        event = first_event(id, opener, line_up[opener].player, what)
        opened = loaded.club.opened
        rows = [table_row(id, opened.game, opened.preset, event.time), *event_rows(event)]
        return rows + project_seats(id, event.seq, line_up)

    async def find_results(self, loaded: LoadedClub) -> list[SlipWritten]:
        """Return the slips of the online tables that have ended and have no slip yet."""
        slips = []
        members = {player: member for member, player in loaded.players.items()}
        for (evening, round_number, number), table in list_open_tables(loaded.club):
            state = await self._ended_match(table)
            if state is not None:
                seated = loaded.club.table(evening, round_number, number).seats
                lines = tuple(read_table(state, members, seated))
                rest = -sum(line.counters for line in lines)
                rules = loaded.club.opened.rules_id
                slips.append(SlipWritten(evening, round_number, number, rules, lines, rest, "table"))
        return slips

    async def _ended_match(self, table: str) -> TableState | None:
        """Return the first match of a table at its end; None if it goes on, or the table was deleted."""
        try:
            state = await self._tables.load_state(table)
            if state.number > 1:
                state = (await self._tables.load_matches(table))[0]
        except ApiError:
            return None
        return state if state.match.ended else None


def list_open_tables(club: Club) -> list[tuple[tuple[int, int, int], str]]:
    """Return the online tables of the open evening that have no slip, each with where it is."""
    if not club.evenings or club.evenings[-1].closed:
        return []
    evening = club.evenings[-1]
    return [
        ((evening.opened.evening, round_number, number), table.table_id)
        for round_number, drawn in enumerate(evening.rounds, 1)
        for number, table in enumerate(drawn.tables, 1)
        if table.table_id is not None and table.slip is None
    ]
