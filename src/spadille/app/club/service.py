"""The service of clubs: loads a club's record, lets members and directors add to it, and makes its tables."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from spadille import protocol
from spadille.app.accounts.session_store import NewPlayer, hash_token, is_id, make_id, player_and_rows
from spadille.app.club.commands import list_entries
from spadille.app.club.messages import Access, club_message, standing_csv
from spadille.app.club.online_tables import LoadedClub, OnlineTables, list_open_tables
from spadille.app.club.slips import id_of_rules
from spadille.app.tables.lobby import Lobby
from spadille.app.tables.registry import TableRegistry
from spadille.app.writes import execute_statements
from spadille.club.entries import (
    AnyEntry,
    ClubOpened,
    MemberJoined,
    NamingEntry,
    SeasonBegan,
    StoredEntry,
    decode_entry,
    encode_entry,
    seal_entry,
)
from spadille.club.reducer import CorruptRecord, apply_entry, reduce_record
from spadille.club.state import Club
from spadille.club.transfer import ClubFile, FilePart, read_club_part, write_club_file
from spadille.games import game_named
from spadille.notation.names import name_key
from spadille.notation.records import differing
from spadille.protocol.api_error import ApiError, api_error
from spadille.rules.refusal import NotAllowed
from spadille.storage import Insert, Store, clubs
from spadille.storage.clubs import ClubName, StoredClub
from spadille.storage.database import Statement, insert_sql
from spadille.storage.event import now
from spadille.storage.store import Player
from spadille.text import Catalogue
from spadille.workers.threads import ComputePool, run_in_thread

_MOST_CLUBS: Final = 20
_REMEMBERED: Final = 200
"""The number of clubs whose states are kept in memory."""


class ClubService:
    """The clubs of a server."""

    def __init__(self, store: Store, lobby: Lobby, tables: TableRegistry, compute: ComputePool) -> None:
        self._store = store
        self._tables = tables
        self._online = OnlineTables(lobby, tables)
        self._compute = compute
        self._states: dict[str, Club] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open_club(self, wanted: protocol.NewClub, who: Player | NewPlayer) -> protocol.ClubLinks:
        """Open a club, and return the secret parts of its links. The player may direct it.

        Raises:
            NotAllowed: there are no such rules.
            ApiError: `too-many-clubs`, `not-stored`.
        """
        rules = game_named(wanted.game).rules(wanted.rules, wanted.options)
        settings = rules.settings
        opened = ClubOpened(
            wanted.title,
            settings.game,
            settings.preset,
            {name: _option(value) for name, value in differing(rules).items()},
            id_of_rules(rules),
            wanted.language,
        )
        season = wanted.season
        began = SeasonBegan(season.title, season.ranks_by, season.drop_worst, season.least_events)
        player, newcomers = player_and_rows(who)
        entries = _seal(None, [opened, began, MemberJoined(1)])
        club = _reduce(entries, None)
        part = FilePart(None, entries, {club.seq: wanted.name}, club, last=True)
        return await self._store_club(make_id(), part, player, newcomers, me=player.id)

    async def import_club(self, file: protocol.ClubFileText, who: Player | NewPlayer) -> protocol.ClubLinks:
        """Take over the club in another server's file, or in its first part. The player may direct it.

        Raises:
            NotAllowed: `club-file-unread`.
            ApiError: `club-exists`, `too-many-clubs`, `not-stored`.
        """
        part = await self._compute.run(read_club_part, file.text, None)
        if part.id is None or not is_id(part.id):
            raise NotAllowed("club-file-unread", line=1)
        if await run_in_thread(clubs.load_club, self._store, part.id) is not None:
            raise api_error("club-exists")
        player, newcomers = player_and_rows(who)
        return await self._store_club(part.id, part, player, newcomers)

    async def continue_import(self, id: str, text: str, player: Player | None) -> protocol.ClubImport:
        """Take over the next part of a club's file.

        Raises:
            NotAllowed: `club-file-unread`.
            ApiError: `no-such-club`, `not-director`, `club-exists` if all parts have come.
        """
        async with self._lock(id):
            loaded = await self._load(id)
            if not (await self._access(loaded, player)).director:
                raise api_error("not-director")
            if not loaded.row.importing:
                raise api_error("club-exists")
            part = await self._compute.run(read_club_part, text, loaded.club)
            ended = [clubs.end_import(id)] if part.last else []
            appended = clubs.append_entries(id, part.entries, _names_of(part))
            await execute_statements(self._store, *appended, *ended)
            self._remember(id, part.club)
            return protocol.ClubImport(entries=part.club.seq, complete=part.last)

    async def _store_club(
        self, id: str, part: FilePart, player: Player, newcomers: Iterable[Insert], me: str | None = None
    ) -> protocol.ClubLinks:
        if await run_in_thread(clubs.count_directed, self._store, player) >= _MOST_CLUBS:
            raise api_error("too-many-clubs", most=_MOST_CLUBS)
        keys = [secrets.token_urlsafe(16) for _ in range(2)]
        member_key, director_key = map(hash_token, keys)
        draw_key = secrets.token_bytes(32)
        row = StoredClub(id, member_key, director_key, draw_key, "", int(not part.last))
        await execute_statements(
            self._store,
            *_insert_statements(newcomers),
            clubs.insert_club(row),
            *clubs.append_entries(id, part.entries, _names_of(part, me)),
            clubs.insert_director(id, player),
        )
        return protocol.ClubLinks(club=id, member_key=keys[0], director_key=keys[1])

    async def enter(self, id: str, key: str, player: Player | None) -> protocol.Club:
        """Return a club as a client with one of its keys sees it. Nothing is stored.

        Raises:
            ApiError: `no-such-club`, also for a wrong key.
        """
        loaded = await self._load(id)
        director = _require_key(loaded.row, key)
        known = await self._access(loaded, player)
        return await self._message(loaded, replace(known, director=known.director or director))

    async def join(self, id: str, wanted: protocol.JoinClub, who: Player | NewPlayer) -> protocol.Club:
        """Make a player a member of a club, or with the director's key one who may direct it.

        Raises:
            NotAllowed: `member-same-name`, `club-full`, `no-such-member`.
            ApiError: `no-such-club`, `club-importing`, `member-taken`, `not-stored`.
        """
        async with self._lock(id):
            loaded = await self._load(id)
            director = _require_key(loaded.row, wanted.key)
            if loaded.row.importing:
                raise api_error("club-importing")
            player, newcomers = player_and_rows(who)
            access = await self._access(loaded, player)
            statements = list(_insert_statements(newcomers))
            if director and not access.director:
                statements.append(clubs.insert_director(id, player))
            entries: list[AnyEntry] = []
            if access.member is None and wanted.member is not None:
                statements.append(clubs.link_member(id, _require_free_member(loaded, wanted.member), player))
            elif access.member is None:
                _require_new_name(loaded, wanted.name)
                entries.append(MemberJoined(loaded.club.members + 1))
            await self._append(loaded, entries, wanted.name, player.id, statements)
            loaded = await self._load(id)
            return await self._message(loaded, await self._access(loaded, player))

    async def get_club(self, id: str, player: Player | None) -> protocol.Club:
        """Return a club as a player sees it. First, the results of tables that have ended become slips.

        Raises:
            ApiError: `no-such-club`, `not-a-member`.
        """
        loaded, access = await self._load_for(id, player)
        if await self._online.find_results(loaded):
            async with self._lock(id):
                loaded = await self._record_results(await self._load(id))
        return await self._message(loaded, access)

    async def list_clubs(self, player: Player) -> protocol.Clubs:
        """Return the clubs that a player directs or belongs to."""
        ids = await run_in_thread(clubs.list_own_clubs, self._store, player, _MOST_CLUBS * 2)
        entries = []
        for id in ids:
            try:
                opened = (await self._load(id)).club.opened
            except ApiError:
                continue
            entries.append(protocol.ClubEntry(club=id, title=opened.title, game=opened.game))
        return protocol.Clubs(clubs=entries)

    async def act(self, id: str, command: protocol.AnyClubCommand, player: Player | None) -> protocol.Club:
        """Carry out a command of a member or a director.

        Raises:
            NotAllowed: the command is not possible now.
            ApiError: `no-such-club`, `not-a-member`, `not-director`, `not-stored`.
        """
        async with self._lock(id):
            loaded, access = await self._load_for(id, player)
            loaded = await self._record_results(loaded)
            entries = await self._compute.run(
                lambda: list(list_entries(loaded.club, access, command, loaded.row.draw_key, loaded.players))
            )
            name = ""
            statements: list[Statement] = []
            if isinstance(command, protocol.AddMemberCommand | protocol.AliasCommand):
                _require_new_name(loaded, command.name)
                name = command.name
            elif isinstance(command, protocol.MemberCommand):
                change = clubs.unlink_member if command.act == "unlink" else clubs.forget_member
                statements.append(change(id, command.member))
            _check(loaded.club, entries)
            made = [await self._online.add_tables(loaded, entry) for entry in entries]
            await self._append(loaded, made, name, None, statements)
            return await self._message(await self._load(id), access)

    async def export_club(self, id: str, player: Player | None) -> str:
        """Return a club's file.

        Raises:
            ApiError: `no-such-club`, `not-a-member`, `not-director`.
        """
        loaded, access = await self._load_for(id, player)
        if not access.director:
            raise api_error("not-director")
        entries = await run_in_thread(clubs.load_entries, self._store, id)
        names = {name.seq: name.name for name in loaded.names}
        return await self._compute.run(write_club_file, ClubFile(id, tuple(entries), names))

    async def list_as_csv(self, id: str, player: Player | None, catalogue: Catalogue) -> str:
        """Return the list of a club's latest season as CSV.

        Raises:
            ApiError: `no-such-club`, `not-a-member`.
        """
        loaded, _ = await self._load_for(id, player)
        return await self._compute.run(standing_csv, loaded.club, loaded.names, catalogue)

    # Loading

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def _load(self, id: str) -> LoadedClub:
        """Return a club as stored.

        Raises:
            ApiError: `no-such-club`, `corrupted`.
        """
        row = await run_in_thread(clubs.load_club, self._store, id) if is_id(id) else None
        if row is None:
            raise api_error("no-such-club")
        known = self._states.get(id)
        if known is None or known.head != row.head:
            entries = await run_in_thread(
                clubs.load_entries, self._store, id, 0 if known is None else known.seq
            )
            known = await self._compute.run(_reduce, entries, known)
            if known.head != row.head:
                raise api_error("corrupted")
            self._remember(id, known)
        names = await run_in_thread(clubs.load_names, self._store, id)
        return LoadedClub(row, known, names)

    def _remember(self, id: str, club: Club) -> None:
        self._states.pop(id, None)
        self._states[id] = club
        if len(self._states) > _REMEMBERED:
            del self._states[next(iter(self._states))]

    async def _access(self, loaded: LoadedClub, player: Player | None) -> Access:
        director = player is not None and await run_in_thread(
            clubs.is_director, self._store, loaded.id, player
        )
        return Access(director, loaded.member_of(player))

    async def _load_for(self, id: str, player: Player | None) -> tuple[LoadedClub, Access]:
        loaded = await self._load(id)
        access = await self._access(loaded, player)
        if not access.director and access.member is None:
            raise api_error("not-a-member")
        if loaded.row.importing:
            raise api_error("club-importing")
        return loaded, access

    async def _message(self, loaded: LoadedClub, access: Access) -> protocol.Club:
        played = {}
        for _, table in list_open_tables(loaded.club):
            try:
                played[table] = len((await self._tables.load_state(table)).finished)
            except ApiError:
                continue
        return await self._compute.run(club_message, loaded.row, loaded.club, loaded.names, access, played)

    # Writing

    async def _append(
        self,
        loaded: LoadedClub,
        entries: Sequence[AnyEntry],
        name: str,
        player: str | None,
        statements: Iterable[Statement] = (),
    ) -> None:
        """Check entries, and store them with the name that they bring.

        Raises:
            NotAllowed: an entry is not possible now. Nothing is stored.
            ApiError: `not-stored`.
        """
        sealed, club = _check(loaded.club, entries)
        named = [
            ClubName(stored.seq, entry.member, player, name)
            for stored, entry in zip(sealed, entries, strict=True)
            if isinstance(entry, NamingEntry)
        ]
        await execute_statements(self._store, *statements, *clubs.append_entries(loaded.id, sealed, named))
        if sealed:
            self._remember(loaded.id, club)

    # Online tables

    async def _record_results(self, loaded: LoadedClub) -> LoadedClub:
        """Add the slips of tables that have ended to the record."""
        slips = await self._online.find_results(loaded)
        if not slips:
            return loaded
        await self._append(loaded, slips, "", None)
        return await self._load(loaded.id)


def _seal(club: Club | None, entries: Iterable[AnyEntry]) -> tuple[StoredEntry, ...]:
    """Return entries that follow the state of a club, sealed with the hash chain."""
    seq, head, time = (club.seq, club.head, now()) if club else (0, "", now())
    sealed = []
    for number, entry in enumerate(entries, seq + 1):
        sealed.append(seal_entry(head, number, encode_entry(entry), time))
        head = sealed[-1].seal
    return tuple(sealed)


def _check(club: Club, entries: Sequence[AnyEntry]) -> tuple[tuple[StoredEntry, ...], Club]:
    """Return sealed entries that follow the state of a club, and the state after them.

    Raises:
        NotAllowed: an entry is not possible now.
    """
    sealed = _seal(club, entries)
    for stored, entry in zip(sealed, entries, strict=True):
        club = apply_entry(club, stored, entry)
    return sealed, club


def _reduce(entries: Sequence[StoredEntry], known: Club | None) -> Club:
    try:
        club = reduce_record(entries, known)
    except CorruptRecord as error:
        raise api_error("corrupted") from error
    if club is None:
        raise api_error("corrupted")
    return club


def _insert_statements(rows: Iterable[Insert]) -> Iterable[Statement]:
    return ((insert_sql(into, tuple(row)), row) for into, row in rows)


def _option(value: object) -> str | int:
    return value if isinstance(value, str | int) else str(value)


def _names_of(part: FilePart, player: str | None = None) -> list[ClubName]:
    """Return the names in a part of a file, each with the member whom its entry names."""
    named = [(entry.seq, decode_entry(entry.payload)) for entry in part.entries if entry.seq in part.names]
    return [
        ClubName(seq, entry.member, player, part.names[seq])
        for seq, entry in named
        if isinstance(entry, NamingEntry)
    ]


def _require_key(row: StoredClub, key: str) -> bool:
    """Return whether a key is the director's; false for the members'.

    Raises:
        ApiError: `no-such-club`, if it is neither. So a client without a link learns nothing.
    """
    hashed = hash_token(key)
    director = hmac.compare_digest(hashed, row.director_key_hash)
    if not director and not hmac.compare_digest(hashed, row.member_key_hash):
        raise api_error("no-such-club")
    return director


def _require_free_member(loaded: LoadedClub, member: int) -> ClubName:
    """Return the name with which a member joined whom no device has claimed.

    Raises:
        NotAllowed: `no-such-member`.
        ApiError: `member-taken`.
    """
    name = next((name for name in loaded.names if name.member == member), None)
    if name is None:
        raise NotAllowed("no-such-member", member=member)
    if member in loaded.players:
        raise api_error("member-taken")
    return name


def _require_new_name(loaded: LoadedClub, name: str) -> None:
    """Check that no member has a name already.

    Raises:
        NotAllowed: `member-same-name`.
    """
    if name_key(name) in {name_key(known.name) for known in loaded.names}:
        raise NotAllowed("member-same-name", taken=name)
