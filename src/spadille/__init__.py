"""Play, score, study and research the American Solo family of card games."""

from importlib.metadata import version

__version__ = version("spadille")
