"""Accounts: recovery codes, devices, the history of matches, and erasure."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from hashlib import sha256
from typing import Final

from spadille import protocol
from spadille.app.accounts.connections import ConnectionRegistry
from spadille.app.accounts.session_store import ID_ALPHABET, DeviceToken, SessionStore
from spadille.app.tables.registry import TableRegistry
from spadille.app.writes import execute_statements, insert_rows
from spadille.protocol.api_error import api_error
from spadille.storage import Store, WriteFailed, accounts, history
from spadille.storage.store import Player
from spadille.telemetry.log import Logger
from spadille.workers.threads import run_in_thread

_GROUPS: Final = 5
_LETTERS_A_GROUP: Final = 4

log = Logger("spadille")


def make_recovery_code() -> str:
    """Return a random code of 98 bits. Hyphens split it into groups that are easy to read out."""
    groups = ("".join(secrets.choice(ID_ALPHABET) for _ in range(_LETTERS_A_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def hash_recovery_code(code: str) -> bytes:
    """Return the hash of a recovery code, as stored. Ignore the code's case and punctuation.

    >>> hash_recovery_code("ABCD efgh-2345") == hash_recovery_code("abcd-efgh-2345 ")
    True
    """
    letters = "".join(letter for letter in code.casefold() if letter.isalnum())
    return sha256(f"recovery/{letters}".encode()).digest()


def require_confirmation(player: Player, name: str) -> None:
    """Check that a player has confirmed the deletion of the account with their name.

    Raises:
        ApiError: `not-confirmed` if the name is not the account's.
    """
    if name.strip().casefold() != player.name.casefold():
        raise api_error("not-confirmed")


class AccountService:
    """The accounts of a server's players."""

    def __init__(
        self, store: Store, sessions: SessionStore, connections: ConnectionRegistry, tables: TableRegistry
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._connections = connections
        self._tables = tables
        self._overwritten = self._must_overwrite = False

    async def get_account(self, player: Player | None) -> protocol.Account:
        """Return a player's account as a message; for None, the message that the client has no account."""
        if player is None:
            return protocol.Account(known=False, name=None, recovery=None)
        made = await run_in_thread(history.code_created_at, self._store, player)
        return protocol.Account(known=True, name=player.name, recovery=made)

    async def list_matches(self, player: Player, after: str, most: int) -> protocol.History:
        """Return `most` of a player's finished matches that follow the cursor `after`, latest first."""
        found = await run_in_thread(history.list_matches, self._store, player, after, most)
        following = found[-1].cursor if len(found) == most else None
        return protocol.History(matches=[_match_message(played) for played in found], next=following)

    async def create_recovery_code(self, player: Player) -> str:
        """Return a new recovery code. The previous code and the tokens of other devices no longer work.

        Raises:
            ApiError: `not-stored` if the database cannot store it.
        """
        code = make_recovery_code()
        statements = accounts.replace_recovery_code(player, hash_recovery_code(code))
        await execute_statements(self._store, *statements)
        return code

    async def find_player(self, code: str) -> Player:
        """Return the player who created a recovery code.

        Raises:
            ApiError: `no-such-code` if the recovery code is not valid.
        """
        player = await run_in_thread(history.find_player_by_code, self._store, hash_recovery_code(code))
        if player is None:
            raise api_error("no-such-code")
        return player

    async def add_device(self, player: Player, name: str) -> str:
        """Store a new device of a player and return its session token. `name` is the device's description.

        Raises:
            ApiError: `not-stored` if the database cannot store it.
        """
        token = DeviceToken.new(name)
        await insert_rows(self._store, token.to_row(player))
        return token.token

    async def list_devices(self, player: Player) -> protocol.Devices:
        """Return the devices on which a player is signed in."""
        found = await run_in_thread(accounts.list_devices, self._store, player)
        return protocol.Devices(devices=[_device_message(device, player) for device in found])

    async def require_device(self, player: Player, device: str) -> None:
        """Check that a player is signed in on a device.

        Raises:
            ApiError: `no-such-device` if the player has no such device.
        """
        if device not in {known.id for known in (await self.list_devices(player)).devices}:
            raise api_error("no-such-device")

    async def sign_out(self, player: Player, device: str) -> None:
        """Sign out a device.

        Raises:
            ApiError: `not-stored` if the database cannot store it.
        """
        await execute_statements(self._store, accounts.sign_out(player, device))

    async def sign_out_others(self, player: Player) -> None:
        """Sign out all devices of a player but `player.device`, which sends the request.

        Raises:
            ApiError: `not-stored` if the database cannot store it.
        """
        await execute_statements(self._store, accounts.sign_out_others(player))

    async def invalidate_sessions(self, tables: Collection[str] = ()) -> None:
        """Clear the session cache, disconnect signed-out devices, and release `tables`.

        A released table is loaded from the database when a client next asks for it.
        """
        self._sessions.invalidate()
        devices = {device for device in self._connections.connected_devices if device}
        left = await run_in_thread(accounts.find_signed_in, self._store, devices) if devices else set()
        for device in devices - left:
            self._connections.disconnect(device)
        for table in tables:
            await self._tables.release(table)

    async def erase_player(self, player: Player) -> list[str]:
        """Erase a player and return the ids of the tables to reload.

        Raises:
            ApiError: `not-stored` if the database cannot store it.
        """
        tables = await run_in_thread(accounts.list_tables, self._store, player)
        await execute_statements(self._store, *accounts.erase_player(player))
        if self._overwritten:
            self._must_overwrite = True
        else:
            await self._secure_delete()
        return tables

    async def retry_secure_delete(self) -> None:
        """Overwrite erased rows that are not overwritten yet. Each maintenance run calls this method.

        After the call, the next erasure is overwritten at once.
        """
        if self._must_overwrite:
            await self._secure_delete()
        self._overwritten = False

    async def _secure_delete(self) -> None:
        """Overwrite deleted rows, at most once between two maintenance runs.

        Overwriting takes long and delays play. If it fails, the next maintenance run tries again.
        """
        self._overwritten, self._must_overwrite = True, False
        try:
            await run_in_thread(self._store.secure_delete)
        except WriteFailed as error:
            self._must_overwrite = True
            log.warning("not overwritten yet", because=str(error))


def _match_message(played: history.PlayedMatch) -> protocol.PlayedMatch:
    return protocol.PlayedMatch(
        table=played.table,
        number=played.match,
        game=played.game,
        rules=played.rules,
        ended=played.ended,
        seat=played.seat,
        deals=played.deals,
        chips=played.chips,
        place=played.place,
        others=list(played.others),
    )


def _device_message(device: accounts.Device, player: Player) -> protocol.Device:
    browser, _, system = device.name.partition("/")
    return protocol.Device(
        id=device.id,
        browser=browser,
        system=system,
        came=device.created,
        seen=device.last_seen,
        here=device.id == player.device,
    )
