"""The bell: who plays by turns and is not there hears that it is his turn, by Web Push."""

from spadille.server.bell.carrying import Carrier, Undelivered
from spadille.server.bell.ringing import Bell

__all__ = ["Bell", "Carrier", "Undelivered"]
