"""Web Push notifications to players of correspondence tables whose turn it is while they are away."""

from spadille.server.push.client import PushClient, PushFailed
from spadille.server.push.notifier import PushNotifier

__all__ = ["PushClient", "PushFailed", "PushNotifier"]
