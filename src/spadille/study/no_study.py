"""Why a study cannot start or go on."""

from __future__ import annotations

from spadille.arena.no_contest import NoContest


class NoStudy(NoContest):
    """A problem that whoever asked for the study can put right."""
