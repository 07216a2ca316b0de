"""Servers that are killed, and databases that go away, in the middle of play."""
