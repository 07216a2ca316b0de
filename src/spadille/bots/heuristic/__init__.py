"""Heuristic players. Unlike the other players, they do not need the native core."""
