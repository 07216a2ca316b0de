"""The terminal: `spadille`."""

from spadille.cli.commands import main

__all__ = ["main"]
