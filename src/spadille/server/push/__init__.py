"""The bell: tells players of a table by turns, by Web Push, that it is their turn while they are away."""

from spadille.server.push.client import Carrier, Undelivered
from spadille.server.push.notifier import Bell

__all__ = ["Bell", "Carrier", "Undelivered"]
