"""The routes of push subscriptions. A device manages its own."""

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


def get_notifier(context: Context) -> PushNotifier:
    """Return the server's push notifier.

    Raises:
        ApiError: `push-unavailable`.
    """
    notifier = context.request.app.state.notifier
    if not isinstance(notifier, PushNotifier):
        raise api_error("push-unavailable")
    return notifier


Here = Annotated[PushNotifier, Depends(get_notifier)]


@push_router.get("")
async def get_subscription(context: Context, notifier: Here) -> protocol.PushStatus:
    """Return the server's public key, and whether the caller's device is subscribed."""
    player = context.player
    on = player is not None and await run_in_thread(
        push_subscriptions.is_subscribed, context.services.store, player
    )
    return protocol.PushStatus(key=(await notifier.vapid_key()).public_key, on=on)


@push_router.put("")
async def subscribe(
    wanted: protocol.NewPushSubscription, context: Context, notifier: Here
) -> protocol.PushSwitched:
    """Subscribe the caller's device to notifications of their turns at correspondence tables."""
    subscription = _make_subscription(wanted, context)
    if not notifier.carrier.accepts(subscription.endpoint):
        raise api_error("bad-endpoint")
    await context.services.execute(*push_subscriptions.subscribe(subscription))
    return protocol.PushSwitched(on=True)


@push_router.delete("")
async def unsubscribe(context: Context) -> protocol.PushSwitched:
    """Unsubscribe the caller's device."""
    await context.services.execute(push_subscriptions.unsubscribe(context.require_player.device))
    return protocol.PushSwitched(on=False)


def _make_subscription(wanted: protocol.NewPushSubscription, context: HttpRequestContext) -> Subscription:
    """Return the subscription of the caller's device.

    Raises:
        ApiError: `not-known`, or `bad-endpoint` for invalid keys.
    """
    key, auth = _decode_or_empty(wanted.key), _decode_or_empty(wanted.auth)
    if not is_point(key) or len(auth) != _SECRET:
        raise api_error("bad-endpoint")
    url = context.request.base_url
    origin = f"{url.scheme}://{url.netloc}"[:_ORIGIN]
    return Subscription(context.require_player.device, wanted.endpoint, key, auth, origin, wanted.language)


def _decode_or_empty(text: str) -> bytes:
    try:
        return decode(text)
    except binascii.Error:
        return b""
