"""What is asked over HTTP about being rung: by a device, for itself."""

from __future__ import annotations

import binascii
from typing import Annotated, Final

from fastapi import APIRouter, Depends

from spadille.server import messages
from spadille.server.bell import Bell
from spadille.server.bell.letters64 import read
from spadille.server.bell.sealing import is_point
from spadille.server.refusal import refuse
from spadille.server.storage import bells
from spadille.server.storage.bells import Subscription
from spadille.server.threads import run_in_thread
from spadille.server.visiting import HttpVisit, Visiting

bell = APIRouter(prefix="/me/bell")
_SECRET: Final = 16
_ORIGIN: Final = 255


def the_bell(visit: Visiting) -> Bell:
    """The bell of this house.

    Raises:
        Refusal: `no-bell`.
    """
    found = visit.request.app.state.bell
    if not isinstance(found, Bell):
        raise refuse("no-bell")
    return found


Here = Annotated[Bell, Depends(the_bell)]


@bell.get("")
async def bell_key(visit: Visiting, here: Here) -> messages.BellKey:
    """By which key the house rings, and whether it rings the caller's device."""
    player = visit.player
    on = player is not None and await run_in_thread(bells.is_rung, visit.house.store, player)
    return messages.BellKey(key=(await here.key()).public, on=on)


@bell.post("")
async def ring_me(wanted: messages.BellWanted, visit: Visiting, here: Here) -> messages.BellState:
    """From now on the caller's device is rung when it is his turn at a table by turns."""
    subscription = _subscription(wanted, visit)
    if not here.carrier.would(subscription.endpoint):
        raise refuse("bad-endpoint")
    await visit.house.change(*bells.ring(subscription))
    return messages.BellState(on=True)


@bell.post("/off")
async def silence_me(visit: Visiting) -> messages.BellState:
    """The caller's device is rung no longer."""
    await visit.house.change(bells.silence(visit.known.device))
    return messages.BellState(on=False)


def _subscription(wanted: messages.BellWanted, visit: HttpVisit) -> Subscription:
    """Where the caller's device is to be rung.

    Raises:
        Refusal: `not-known`, or `bad-endpoint` for keys that are none.
    """
    key, auth = _read(wanted.key), _read(wanted.auth)
    if not is_point(key) or len(auth) != _SECRET:
        raise refuse("bad-endpoint")
    url = visit.request.base_url
    origin = f"{url.scheme}://{url.netloc}"[:_ORIGIN]
    return Subscription(visit.known.device, wanted.endpoint, key, auth, origin, wanted.language)


def _read(text: str) -> bytes:
    try:
        return read(text)
    except binascii.Error:
        return b""
