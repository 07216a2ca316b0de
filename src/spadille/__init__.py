"""Play, score, study and research the American Solo family of card games."""

__version__ = "0.1.0"
