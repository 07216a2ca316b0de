"""Studies are asked at the command line too."""

from tests.cli.conftest import nowhere_in_particular, spadille

__all__ = ["nowhere_in_particular", "spadille"]
