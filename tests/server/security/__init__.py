"""Tests of the server's security."""
