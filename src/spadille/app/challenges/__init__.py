"""Challenges: several players play the same cards, each at a table of their own with bots.

Each player sits one seat after the player who joined before.
"""
