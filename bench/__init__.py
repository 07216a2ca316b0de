"""Benchmarks that check their answers. `make bench` runs the main ones."""
