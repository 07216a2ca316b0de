"""Fit the expert's policies: deals are played and kept, and weights are fitted to them."""
