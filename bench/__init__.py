"""Measurements that assert their answers. `make bench` runs them all."""
