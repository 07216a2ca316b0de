"""Parse the messages of a client and dispatch them to the table's actor. Every message gets an answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final

from pydantic import ValidationError

from spadille.protocol import Command, Rejected, from_player
from spadille.protocol.api_error import ApiError, api_error, from_rules
from spadille.rules.refusal import NotAllowed
from spadille.table.actor import TableActor
from spadille.table.connection import Connection
from spadille.telemetry.counters import BROADCAST_SECONDS, REFUSALS
from spadille.workers.metering import charge_thread_time

_MAX_ID_LENGTH: Final = 64


def handle_message(actor: TableActor, client: Connection, text: str | None, done: Callable[[], None]) -> None:
    """Handle one message: send `accepted` or `rejected` to the client, then call `done`."""
    started = perf_counter()

    def report(error: ApiError | None) -> None:
        if error is None:
            BROADCAST_SECONDS.count(perf_counter() - started)
        else:
            _reject(client, text, error)
        done()

    with charge_thread_time(client.meter):
        try:
            if not client.check_rate(asyncio.get_running_loop().time()):
                raise api_error("too-often")
            command = _parse(text, client.limits.message_length)
        except ApiError as error:
            report(error)
        else:
            actor.submit(client, command, report)


async def dispatch_message(actor: TableActor, client: Connection, text: str | None) -> None:
    """Handle one message and wait until it is answered."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    handle_message(actor, client, text, partial(_resolve_future, done))
    await done


def _resolve_future(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _reject(client: Connection, text: str | None, error: ApiError) -> None:
    REFUSALS.count(kind=error.error.code)
    message_id = _find_id(text, client.limits.message_length)
    client.send(Rejected(type="rejected", id=message_id, error=error.error).model_dump_json())


def _parse(text: str | None, max_length: int) -> Command:
    if text is None:
        raise api_error("malformed")
    if len(text) > max_length:
        raise api_error("too-long")
    try:
        return from_player.validate_json(text)
    except ValidationError as error:
        raise api_error("malformed") from error
    except NotAllowed as error:
        raise from_rules(error) from error


def _find_id(text: str | None, max_length: int) -> str | None:
    """Return the message's id if the text has a valid one."""
    try:
        message = json.loads(text or "") if len(text or "") <= max_length else None
    except (ValueError, RecursionError):
        return None
    message_id = message.get("id") if isinstance(message, dict) else None
    return (
        message_id
        if isinstance(message_id, str) and len(message_id) <= _MAX_ID_LENGTH and message_id.isprintable()
        else None
    )
