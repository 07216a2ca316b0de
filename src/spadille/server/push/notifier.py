"""Send push notifications to players whose turn it is, one per turn. A notification never names a card."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from spadille.rules.seating import Seat
from spadille.server.push.client import PushClient, PushFailed
from spadille.server.push.delivery import Delivery, DeliveryQueues
from spadille.server.push.encryption import encrypt
from spadille.server.push.vapid import VapidKey
from spadille.storage import Store, WriteFailed, push_subscriptions
from spadille.storage.push_subscriptions import Subscription
from spadille.table.state import TableState
from spadille.telemetry.log import Logger
from spadille.text import DEFAULT, LANGUAGES, load_catalogue
from spadille.workers.threads import run_in_thread

_QUEUE_SIZE: Final = 1000
"""The most turns whose subscriptions have not been loaded yet. Further turns are dropped."""
_GONE: Final = {404, 410}
_SUCCESS: Final = range(200, 300)
_A_DAY: Final = 24 * 3600
_TOPIC_LENGTH: Final = 32

log = Logger("spadille")


@dataclass(frozen=True, slots=True)
class TurnNotice:
    """A turn of a player who is to be notified."""

    player: str
    table: str
    game: str
    others: tuple[str, ...]

    def to_json(self, language: str) -> dict[str, str]:
        """Return the content of the notification in a language: title, text and table."""
        catalogue = load_catalogue(language if language in LANGUAGES else DEFAULT)
        game, names = catalogue.say(f"game-{self.game}"), ", ".join(self.others)
        body = catalogue.say("push-with", game=game, names=names) if names else game
        return {"title": catalogue.say("push-turn"), "body": body, "table": self.table}


class PushNotifier:
    """Notifies the player whose turn it is at a correspondence table, unless they have a page open there."""

    def __init__(self, store: Store, client: PushClient | None = None) -> None:
        self.client = client or PushClient()
        self._store = store
        self._queue: asyncio.Queue[TurnNotice] = asyncio.Queue(_QUEUE_SIZE)
        self._deliveries = DeliveryQueues()
        self._task: asyncio.Task[None] | None = None
        self._key: VapidKey | None = None

    def open(self) -> None:
        """Start sending notifications."""
        self._task = asyncio.create_task(self._queue_all())

    async def close(self) -> None:
        """Stop sending notifications."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._deliveries.close()

    def on_event(self, before: TableState, after: TableState, present: Collection[Seat]) -> None:
        """Queue a notification if an event began the turn of a player who is not connected."""
        turn = find_new_turn(before, after, present)
        if turn is None:
            return
        try:
            self._queue.put_nowait(turn)
        except asyncio.QueueFull:
            log.warning("too many notifications waiting", table=turn.table)

    async def vapid_key(self) -> VapidKey:
        """Return the server's VAPID key. It is created when it is first needed.

        Raises:
            WriteFailed: there is no key yet, and a new key cannot be stored.
        """
        if self._key is None:
            secret = await run_in_thread(
                lambda: push_subscriptions.load_vapid_secret(self._store, VapidKey.generate().private_bytes)
            )
            self._key = VapidKey.load(secret)
        return self._key

    async def wait_until_sent(self) -> None:
        """Wait until all queued notifications have been handled."""
        await self._queue.join()
        await self._deliveries.wait_until_sent()

    async def _queue_all(self) -> None:
        """Take each turn from the queue, and queue a message to each subscribed device of its player."""
        while True:
            turn = await self._queue.get()
            try:
                await self._queue_turn(turn)
            except WriteFailed as error:
                log.warning("notification not sent", table=turn.table, because=type(error).__name__)
            except Exception:
                log.exception("sending a notification failed", table=turn.table)
            finally:
                self._queue.task_done()

    async def _queue_turn(self, turn: TurnNotice) -> None:
        for subscription in await run_in_thread(
            push_subscriptions.list_subscriptions, self._store, turn.player
        ):
            host = urlsplit(subscription.endpoint).netloc.lower()
            send = partial(self._send_to, subscription, turn)
            self._deliveries.put(Delivery(host, turn.player, subscription.device, turn.table, send))

    async def _send_to(self, subscription: Subscription, turn: TurnNotice) -> bool:
        """Notify one device, and return whether the push service answered.

        Delete the subscription if the push service says that it no longer exists.
        """
        notice = json.dumps(turn.to_json(subscription.language), ensure_ascii=False).encode()
        try:
            key = await self.vapid_key()
            token = key.sign_token(subscription.endpoint, subscription.origin, time.time())
            body = encrypt(notice, subscription.key, subscription.auth)
            status = await self.client.send(subscription.endpoint, _headers(turn, token), body)
        except PushFailed as error:
            log.info("the push service did not answer", because=str(error))
            return False
        except WriteFailed as error:
            log.warning("notification not sent", table=turn.table, because=type(error).__name__)
            return True
        if status in _GONE:
            with suppress(WriteFailed):
                await run_in_thread(self._store.execute, push_subscriptions.delete_expired(subscription))
        elif status not in _SUCCESS:
            log.info("the push service refused", status=status)
        return True


def find_new_turn(before: TableState, after: TableState, present: Collection[Seat]) -> TurnNotice | None:
    """Return the turn that an event began at a correspondence table for a player who is not connected.

    Return None if there is none.
    """
    seat = after.turn
    if not after.by_turns or seat is None or seat in present or _turn_id(before) == _turn_id(after):
        return None
    occupant = after.line_up[seat]
    if occupant is None or occupant.player is None or occupant.cover is not None:
        return None
    others = tuple(other.name for place, other in enumerate(after.line_up) if other and place != seat)
    return TurnNotice(occupant.player, after.id, after.rules.settings.game, others)


def _turn_id(state: TableState) -> tuple[object, ...]:
    """Return a key that identifies the current turn among all turns at its table."""
    done = 0 if state.deal is None else len(state.deal.actions)
    return state.number, state.deal_number, done, state.turn


def _headers(turn: TurnNotice, token: str) -> dict[str, str]:
    """Return the request headers. The `Topic` lets a later turn at a table replace an undelivered message."""
    return {
        "Authorization": token,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_A_DAY),
        "Topic": sha256(turn.table.encode()).hexdigest()[:_TOPIC_LENGTH],
        "Urgency": "normal",
    }
