"""Endpoints of push subscriptions, which only the HTTP server has. A device manages its own subscription."""

from __future__ import annotations

import binascii
from typing import Final

from spadille import protocol
from spadille.app.endpoint import Endpoint
from spadille.app.writes import execute_statements
from spadille.protocol.api_error import api_error
from spadille.server.push.base64url import decode
from spadille.server.push.encryption import is_point
from spadille.server.request_context import HttpRequestContext
from spadille.storage import push_subscriptions
from spadille.storage.push_subscriptions import Subscription
from spadille.workers.threads import run_in_thread

_PATH: Final = "/me/push-subscription"
_SECRET: Final = 16
_ORIGIN: Final = 255


async def get_subscription(context: HttpRequestContext) -> protocol.PushStatus:
    """Return the server's public key, and whether the caller's device is subscribed."""
    key = (await context.notifier.vapid_key()).public_key
    player = context.player
    on = player is not None and await run_in_thread(
        push_subscriptions.is_subscribed, context.services.store, player
    )
    return protocol.PushStatus(key=key, on=on)


async def subscribe(
    context: HttpRequestContext, wanted: protocol.NewPushSubscription
) -> protocol.PushSubscribed:
    """Subscribe the caller's device to notifications of their turns at correspondence tables."""
    subscription = _make_subscription(context, wanted)
    if not context.notifier.client.accepts(subscription.endpoint):
        raise api_error("bad-endpoint")
    await execute_statements(context.services.store, *push_subscriptions.subscribe(subscription))
    return protocol.PushSubscribed(on=True)


async def unsubscribe(context: HttpRequestContext) -> protocol.PushSubscribed:
    """Unsubscribe the caller's device from notifications."""
    device = context.require_player.device
    await execute_statements(context.services.store, push_subscriptions.unsubscribe(device))
    return protocol.PushSubscribed(on=False)


def _make_subscription(context: HttpRequestContext, wanted: protocol.NewPushSubscription) -> Subscription:
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


ROUTES: Final = (
    Endpoint("GET", _PATH, get_subscription),
    Endpoint("PUT", _PATH, subscribe),
    Endpoint("DELETE", _PATH, unsubscribe),
)
