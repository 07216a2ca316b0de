"""Fit the expert's policies: play and store deals, and fit weights to them."""
