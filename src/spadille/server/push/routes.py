"""What is asked over HTTP about being rung: by a device, for itself."""

from __future__ import annotations

import binascii
from typing import Annotated, Final

from fastapi import APIRouter, Depends

from spadille import protocol
from spadille.protocol.api_error import refuse
from spadille.server.push import Bell
from spadille.server.push.base64url import read
from spadille.server.push.encryption import is_point
from spadille.server.request_context import HttpVisit, Visiting
from spadille.storage import push_subscriptions
from spadille.storage.push_subscriptions import Subscription
from spadille.workers.threads import run_in_thread

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
async def bell_key(visit: Visiting, here: Here) -> protocol.BellKey:
    """By which key the house rings, and whether it rings the caller's device."""
    player = visit.player
    on = player is not None and await run_in_thread(push_subscriptions.is_rung, visit.house.store, player)
    return protocol.BellKey(key=(await here.key()).public, on=on)


@bell.post("")
async def ring_me(wanted: protocol.BellWanted, visit: Visiting, here: Here) -> protocol.BellState:
    """From now on the caller's device is rung when it is his turn at a table by turns."""
    subscription = _subscription(wanted, visit)
    if not here.carrier.would(subscription.endpoint):
        raise refuse("bad-endpoint")
    await visit.house.change(*push_subscriptions.ring(subscription))
    return protocol.BellState(on=True)


@bell.post("/off")
async def silence_me(visit: Visiting) -> protocol.BellState:
    """The caller's device is rung no longer."""
    await visit.house.change(push_subscriptions.silence(visit.known.device))
    return protocol.BellState(on=False)


def _subscription(wanted: protocol.BellWanted, visit: HttpVisit) -> Subscription:
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
