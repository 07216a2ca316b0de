"""Puzzles: positions where one card does it and no other: proved late in a deal, judged before."""
