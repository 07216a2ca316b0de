"""Puzzles: positions in which one card is right and no other.

Late in a deal this is proved by exhaustive search. Earlier it is evaluated by simulation.
"""
