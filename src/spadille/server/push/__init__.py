"""The bell: tells players of a table by turns, by Web Push, that it is their turn while they are away."""

from spadille.server.push.client import PushClient, PushFailed
from spadille.server.push.notifier import PushNotifier

__all__ = ["PushClient", "PushFailed", "PushNotifier"]
