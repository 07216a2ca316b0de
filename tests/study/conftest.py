"""Fixtures of the command line."""

from tests.cli.conftest import no_locale, spadille

__all__ = ["no_locale", "spadille"]
