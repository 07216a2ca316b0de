"""Heuristics for games in which tricks are counted."""
