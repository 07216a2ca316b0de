"""Fit the expert's policies: deals are played and stored, and weights are fitted to them."""
