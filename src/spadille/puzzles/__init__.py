"""Puzzles: positions late in a deal where one card does it however the unseen cards lie, and no other."""
