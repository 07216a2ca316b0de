"""Why a study cannot start or go on."""

from __future__ import annotations

from spadille.arena.contest import ContestError


class StudyError(ContestError):
    """A problem that whoever asked for the study can put right."""
