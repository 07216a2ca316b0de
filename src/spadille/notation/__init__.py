"""Deals, matches and scores as text: read, write and check them, and deal by the named generator."""
