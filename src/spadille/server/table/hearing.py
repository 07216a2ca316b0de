"""Reading what a page says. Whatever it is, it gets an answer."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter
from typing import Final

from pydantic import ValidationError

from spadille.server.messages import Rejected, Wish, from_player
from spadille.server.metrics import REFUSALS, SHOWN
from spadille.server.refusal import Refusal, refuse
from spadille.server.table.client import Client
from spadille.server.table.owner import Owner

_LONGEST_ID: Final = 64


async def hear(owner: Owner, client: Client, text: str | None) -> None:
    """Judges one message; the client gets `accepted` or `rejected`."""
    began = perf_counter()
    try:
        if not client.speaks(asyncio.get_running_loop().time()):
            raise refuse("too-often")
        await owner.hear(client, _read(text, client.limits.message_length))
        SHOWN.observe(perf_counter() - began)
    except Refusal as refusal:
        REFUSALS.labels(refusal.error.code).inc()
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


def _id_in(text: str | None, most: int) -> str | None:
    """The message's id, if it can be made out."""
    try:
        said = json.loads(text or "") if len(text or "") <= most else None
    except (ValueError, RecursionError):
        return None
    named = said.get("id") if isinstance(said, dict) else None
    return named if isinstance(named, str) and len(named) <= _LONGEST_ID and named.isprintable() else None
