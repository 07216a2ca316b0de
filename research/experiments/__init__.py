"""Experiments on the strength of bots."""
