"""Puzzles: positions in which one card is right and no other, proved late in a deal or evaluated before."""
