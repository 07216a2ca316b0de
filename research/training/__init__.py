"""Fit the models of the expert: `make train`."""
