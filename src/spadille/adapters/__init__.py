"""Adapters to other environment libraries. Each module needs an optional dependency group ("extra")."""
