"""Deals, matches and scores as JSON and text: read, write and check them, and deal reproducibly."""
