"""The command line `spadille`."""

from spadille.cli.start import main

__all__ = ["main"]
