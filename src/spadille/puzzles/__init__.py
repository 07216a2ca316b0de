"""Puzzles: positions late in a deal in which one card does it however the unseen cards lie, and no other does."""
