"""The arena is asked at the command line too."""

from tests.cli.conftest import no_locale, spadille

__all__ = ["no_locale", "spadille"]
