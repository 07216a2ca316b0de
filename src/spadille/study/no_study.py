"""Why a study cannot be begun, or cannot go on."""

from __future__ import annotations

from spadille.arena.no_contest import NoContest


class NoStudy(NoContest):
    """Something that whoever asked for the study can put right."""
