"""Heuristic players, which need the standard library alone."""
