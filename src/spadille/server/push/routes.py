"""What is asked over HTTP about being rung: by a device, for itself."""

from __future__ import annotations

import binascii
from typing import Annotated, Final

from fastapi import APIRouter, Depends

from spadille import protocol
from spadille.protocol.api_error import api_error
from spadille.server.push import PushNotifier
from spadille.server.push.base64url import decode
from spadille.server.push.encryption import is_point
from spadille.server.request_context import Context, HttpRequestContext
from spadille.storage import push_subscriptions
from spadille.storage.push_subscriptions import Subscription
from spadille.workers.threads import run_in_thread

push_router = APIRouter(prefix="/me/push-subscription")
_SECRET: Final = 16
_ORIGIN: Final = 255


def get_notifier(visit: Context) -> PushNotifier:
    """The bell of this house.

    Raises:
        Refusal: `push-unavailable`.
    """
    found = visit.request.app.state.bell
    if not isinstance(found, PushNotifier):
        raise api_error("push-unavailable")
    return found


Here = Annotated[PushNotifier, Depends(get_notifier)]


@push_router.get("")
async def get_subscription(visit: Context, here: Here) -> protocol.PushStatus:
    """By which key the house rings, and whether it rings the caller's device."""
    player = visit.player
    on = player is not None and await run_in_thread(
        push_subscriptions.is_subscribed, visit.services.store, player
    )
    return protocol.PushStatus(key=(await here.vapid_key()).public_key, on=on)


@push_router.put("")
async def subscribe(
    wanted: protocol.NewPushSubscription, visit: Context, here: Here
) -> protocol.PushSwitched:
    """From now on the caller's device is rung when it is his turn at a table by turns."""
    subscription = _subscription(wanted, visit)
    if not here.carrier.accepts(subscription.endpoint):
        raise api_error("bad-endpoint")
    await visit.services.execute(*push_subscriptions.subscribe(subscription))
    return protocol.PushSwitched(on=True)


@push_router.delete("")
async def unsubscribe(visit: Context) -> protocol.PushSwitched:
    """The caller's device is rung no longer."""
    await visit.services.execute(push_subscriptions.unsubscribe(visit.require_player.device))
    return protocol.PushSwitched(on=False)


def _subscription(wanted: protocol.NewPushSubscription, visit: HttpRequestContext) -> Subscription:
    """Where the caller's device is to be rung.

    Raises:
        Refusal: `not-known`, or `bad-endpoint` for keys that are none.
    """
    key, auth = _read(wanted.key), _read(wanted.auth)
    if not is_point(key) or len(auth) != _SECRET:
        raise api_error("bad-endpoint")
    url = visit.request.base_url
    origin = f"{url.scheme}://{url.netloc}"[:_ORIGIN]
    return Subscription(visit.require_player.device, wanted.endpoint, key, auth, origin, wanted.language)


def _read(text: str) -> bytes:
    try:
        return decode(text)
    except binascii.Error:
        return b""
