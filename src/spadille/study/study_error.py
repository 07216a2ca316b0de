from __future__ import annotations

from spadille.arena.contest import ContestError


class StudyError(ContestError):
    """A study that cannot start or continue, for a reason that its caller can correct."""
