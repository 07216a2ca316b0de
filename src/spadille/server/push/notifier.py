"""Ringing: once a turn, for those who have asked for it, and never with a card in it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from spadille.rules.seating import Seat
from spadille.server.push.client import PushClient, PushFailed
from spadille.server.push.encryption import encrypt
from spadille.server.push.vapid import VapidKey
from spadille.storage import DatabaseUnavailable, Store, WriteFailed, push_subscriptions
from spadille.storage.push_subscriptions import Subscription
from spadille.table.state import TableState
from spadille.telemetry.log import Logger
from spadille.text import DEFAULT, LANGUAGES, load_catalogue
from spadille.workers.threads import run_in_thread

_WAITING: Final = 1000
"""So many wait to be rung; whoever comes then is not."""
_AT_ONCE: Final = 4
_GONE: Final = {404, 410}
_WELL: Final = range(200, 300)
_A_DAY: Final = 24 * 3600
_TOPIC: Final = 32

log = Logger("spadille")


@dataclass(frozen=True, slots=True)
class TurnNotice:
    """A turn that a player is told of."""

    player: str
    table: str
    game: str
    others: tuple[str, ...]

    def to_json(self, language: str) -> dict[str, str]:
        """What he is told: at which table, and with whom."""
        words = load_catalogue(language if language in LANGUAGES else DEFAULT)
        game, names = words.say(f"game-{self.game}"), ", ".join(self.others)
        body = words.say("push-with", game=game, names=names) if names else game
        return {"title": words.say("push-turn"), "body": body, "table": self.table}


class PushNotifier:
    """Rings whoever is to play at a table by turns, unless he has a page open there."""

    def __init__(self, store: Store, carrier: PushClient | None = None) -> None:
        self.carrier = carrier or PushClient()
        self._store = store
        self._waiting: asyncio.Queue[TurnNotice] = asyncio.Queue(_WAITING)
        self._ringing: list[asyncio.Task[None]] = []
        self._key: VapidKey | None = None

    def open(self) -> None:
        """Begins."""
        self._ringing = [asyncio.create_task(self._send_all()) for _ in range(_AT_ONCE)]

    async def close(self) -> None:
        """Nobody is rung any more."""
        for task in self._ringing:
            task.cancel()
        await asyncio.gather(*self._ringing, return_exceptions=True)

    def on_event(self, before: TableState, after: TableState, present: Collection[Seat]) -> None:
        """Something happened at a table: if it is now the turn of somebody who is away, he is rung."""
        turn = find_new_turn(before, after, present)
        if turn is None:
            return
        try:
            self._waiting.put_nowait(turn)
        except asyncio.QueueFull:
            log.warning("too many turns to ring for", table=turn.table)

    async def vapid_key(self) -> VapidKey:
        """The key that the house rings with, made on first use.

        Raises:
            NotStored: there is none, and none can be stored.
        """
        if self._key is None:
            secret = await run_in_thread(
                push_subscriptions.load_vapid_secret, self._store, VapidKey.generate().private_bytes
            )
            self._key = VapidKey.load(secret)
        return self._key

    async def wait_until_sent(self) -> None:
        """Waits until everybody who is due has been rung."""
        await self._waiting.join()

    async def _send_all(self) -> None:
        while True:
            turn = await self._waiting.get()
            try:
                await self._notify_player(turn)
            except WriteFailed as trouble:
                log.warning("not rung", table=turn.table, because=type(trouble).__name__)
            except Exception:
                log.exception("sending a notification failed", table=turn.table)
            finally:
                self._waiting.task_done()

    async def _notify_player(self, turn: TurnNotice) -> None:
        for subscription in await run_in_thread(
            push_subscriptions.list_subscriptions, self._store, turn.player
        ):
            with suppress(DatabaseUnavailable):
                await self._send_to(subscription, turn)

    async def _send_to(self, where: Subscription, turn: TurnNotice) -> None:
        """Rings one device; one that no longer exists is never rung again."""
        notice = json.dumps(turn.to_json(where.language), ensure_ascii=False).encode()
        word = (await self.vapid_key()).sign_token(where.endpoint, where.origin, time.time())
        try:
            body = encrypt(notice, where.key, where.auth)
            status = await self.carrier.send(where.endpoint, _headers(turn, word), body)
        except PushFailed as trouble:
            log.info("the push service did not answer", because=str(trouble))
            return
        if status in _GONE:
            await run_in_thread(self._store.execute, push_subscriptions.delete_expired(where))
        elif status not in _WELL:
            log.info("the push service refused", status=status)


def find_new_turn(before: TableState, after: TableState, present: Collection[Seat]) -> TurnNotice | None:
    """The turn that this event began for somebody who is away, if any."""
    seat = after.turn
    if not after.by_turns or seat is None or seat in present or _mark(before) == _mark(after):
        return None
    who = after.line_up[seat]
    if who is None or who.player is None or who.cover is not None:
        return None
    others = tuple(other.name for place, other in enumerate(after.line_up) if other and place != seat)
    return TurnNotice(who.player, after.id, after.rules.settings.game, others)


def _mark(state: TableState) -> tuple[object, ...]:
    """What tells this turn from all others at the table."""
    done = 0 if state.deal is None else len(state.deal.actions)
    return state.number, state.deal_number, done, state.turn


def _headers(turn: TurnNotice, word: str) -> dict[str, str]:
    """A later turn at the same table replaces one that has not arrived yet."""
    return {
        "Authorization": word,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_A_DAY),
        "Topic": sha256(turn.table.encode()).hexdigest()[:_TOPIC],
        "Urgency": "normal",
    }
