"""Experiments on the strength of bots, validation of the review, and training of the expert."""
