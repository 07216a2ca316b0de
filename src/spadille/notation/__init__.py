"""Deals, matches and scores as text: reading, writing, checking, and dealing by the named generator."""
