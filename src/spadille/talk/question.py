"""What may be asked at the table at any time."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from spadille.cards import Suit


class Question(StrEnum):
    """Something a player may want to know, or to have."""

    HELP = "help"
    TURN = "turn"
    HAND = "hand"
    LEGAL = "legal"
    TRICK = "trick"
    LAST_TRICK = "last-trick"
    CONTRACT = "contract"
    PARTNER = "partner"
    DOUBLES = "doubles"
    STREAK = "streak"
    LAID_AWAY = "laid-away"
    POTS = "pots"
    SCORES = "scores"
    GONE = "gone"
    VOIDS = "voids"
    TRUMPS = "trumps"
    STORY = "story"
    RULES = "rules"
    RULE = "rule"
    HINT = "hint"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, about one suit where it names one."""

    question: Question
    suit: Suit | None = None
