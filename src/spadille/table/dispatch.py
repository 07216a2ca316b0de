"""Reading what a page says. Whatever it is, it gets an answer."""

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

_MAX_ID_LENGTH: Final = 64


def handle_message(owner: TableActor, client: Connection, text: str | None, done: Callable[[], None]) -> None:
    """Judges one message; the client gets `accepted` or `rejected`, and then it is done."""
    began = perf_counter()

    def answered(refusal: ApiError | None) -> None:
        if refusal is None:
            BROADCAST_SECONDS.count(perf_counter() - began)
        else:
            _reject(client, text, refusal)
        done()

    try:
        if not client.check_rate(asyncio.get_running_loop().time()):
            raise api_error("too-often")
        wish = _parse(text, client.limits.message_length)
    except ApiError as refusal:
        answered(refusal)
    else:
        owner.submit(client, wish, answered)


async def dispatch_message(owner: TableActor, client: Connection, text: str | None) -> None:
    """Judges one message and waits until it has its answer."""
    answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    handle_message(owner, client, text, partial(_resolve_future, answered))
    await answered


def _resolve_future(answered: asyncio.Future[None]) -> None:
    if not answered.done():
        answered.set_result(None)


def _reject(client: Connection, text: str | None, refusal: ApiError) -> None:
    REFUSALS.count(kind=refusal.error.code)
    name = _find_id(text, client.limits.message_length)
    client.send(Rejected(type="rejected", id=name, error=refusal.error).model_dump_json())


def _parse(text: str | None, most: int) -> Command:
    if text is None:
        raise api_error("malformed")
    if len(text) > most:
        raise api_error("too-long")
    try:
        return from_player.validate_json(text)
    except ValidationError as trouble:
        raise api_error("malformed") from trouble
    except NotAllowed as no:
        raise from_rules(no) from no


def _find_id(text: str | None, most: int) -> str | None:
    """The message's id, if it can be made out."""
    try:
        message = json.loads(text or "") if len(text or "") <= most else None
    except (ValueError, RecursionError):
        return None
    named = message.get("id") if isinstance(message, dict) else None
    return named if isinstance(named, str) and len(named) <= _MAX_ID_LENGTH and named.isprintable() else None
