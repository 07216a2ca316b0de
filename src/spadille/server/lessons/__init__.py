"""A first hand that teaches: for a game a real deal, what the others do in it, and what a coach says."""

from spadille.server.lessons.lesson import LESSONS, lesson_of
from spadille.server.lessons.table import COMPANION, Companion, Taught, taught, wanted, with_companion

__all__ = ["COMPANION", "LESSONS", "Companion", "Taught", "lesson_of", "taught", "wanted", "with_companion"]
