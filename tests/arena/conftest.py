"""Fixtures of the command line."""

from tests.cli.conftest import nowhere_in_particular, spadille

__all__ = ["nowhere_in_particular", "spadille"]
