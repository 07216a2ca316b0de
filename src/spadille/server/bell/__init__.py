"""The bell: tells players of a table by turns, by Web Push, that it is their turn while they are away."""

from spadille.server.bell.carrying import Carrier, Undelivered
from spadille.server.bell.ringing import Bell

__all__ = ["Bell", "Carrier", "Undelivered"]
