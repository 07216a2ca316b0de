"""Fit what the expert has learned: `make train`."""
