"""Reading what a page says. Whatever it is, it gets an answer."""

from __future__ import annotations

import json
from typing import Final

from pydantic import ValidationError

from spadille.server.messages import Act, Next, Rejected, Stop, from_player
from spadille.server.refusal import Refusal, refuse
from spadille.server.table.client import Client
from spadille.server.table.owner import Owner

_MOST: Final = 1024
_LONGEST_ID: Final = 64


async def hear(owner: Owner, client: Client, text: str | None) -> None:
    """Judges one message; the client gets `accepted` or `rejected`."""
    try:
        await owner.hear(client, _read(text))
    except Refusal as refusal:
        client.send(Rejected(type="rejected", id=_id_in(text), error=refusal.error).model_dump_json())


def _read(text: str | None) -> Act | Next | Stop:
    if text is None:
        raise refuse("malformed")
    if len(text) > _MOST:
        raise refuse("too-long")
    try:
        return from_player.validate_json(text)
    except ValidationError as trouble:
        raise refuse("malformed") from trouble


def _id_in(text: str | None) -> str | None:
    """The message's id, if it can be made out."""
    try:
        said = json.loads(text or "") if len(text or "") <= _MOST else None
    except (ValueError, RecursionError):
        return None
    named = said.get("id") if isinstance(said, dict) else None
    return named if isinstance(named, str) and len(named) <= _LONGEST_ID and named.isprintable() else None
