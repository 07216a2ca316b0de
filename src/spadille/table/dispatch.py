"""Reading what a page says. Whatever it is, it gets an answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final

from pydantic import ValidationError

from spadille.protocol import Rejected, Wish, from_player
from spadille.protocol.api_error import Refusal, refuse, refused
from spadille.rules.refusal import NotAllowed
from spadille.table.actor import Owner
from spadille.table.connection import Client
from spadille.telemetry.counters import REFUSALS, SHOWN

_LONGEST_ID: Final = 64


def hear(owner: Owner, client: Client, text: str | None, done: Callable[[], None]) -> None:
    """Judges one message; the client gets `accepted` or `rejected`, and then it is done."""
    began = perf_counter()

    def answered(refusal: Refusal | None) -> None:
        if refusal is None:
            SHOWN.note(perf_counter() - began)
        else:
            _reject(client, text, refusal)
        done()

    try:
        if not client.speaks(asyncio.get_running_loop().time()):
            raise refuse("too-often")
        wish = _read(text, client.limits.message_length)
    except Refusal as refusal:
        answered(refusal)
    else:
        owner.hear(client, wish, answered)


async def heard(owner: Owner, client: Client, text: str | None) -> None:
    """Judges one message and waits until it has its answer."""
    answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    hear(owner, client, text, partial(_end, answered))
    await answered


def _end(answered: asyncio.Future[None]) -> None:
    if not answered.done():
        answered.set_result(None)


def _reject(client: Client, text: str | None, refusal: Refusal) -> None:
    REFUSALS.note(kind=refusal.error.code)
    name = _id_in(text, client.limits.message_length)
    client.send(Rejected(type="rejected", id=name, error=refusal.error).model_dump_json())


def _read(text: str | None, most: int) -> Wish:
    if text is None:
        raise refuse("malformed")
    if len(text) > most:
        raise refuse("too-long")
    try:
        return from_player.validate_json(text)
    except ValidationError as trouble:
        raise refuse("malformed") from trouble
    except NotAllowed as no:
        raise refused(no) from no


def _id_in(text: str | None, most: int) -> str | None:
    """The message's id, if it can be made out."""
    try:
        message = json.loads(text or "") if len(text or "") <= most else None
    except (ValueError, RecursionError):
        return None
    named = message.get("id") if isinstance(message, dict) else None
    return named if isinstance(named, str) and len(named) <= _LONGEST_ID and named.isprintable() else None
