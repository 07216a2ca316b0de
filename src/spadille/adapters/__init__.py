"""Adapters to other environment libraries. Each module needs its own extra."""
