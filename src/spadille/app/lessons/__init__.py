"""Lessons: real deals, what the others do in them, and what a coach says; and the bidding trainer."""

from spadille.app.lessons.lesson import LESSONS, lesson_named, listed
from spadille.app.lessons.lesson_table import (
    Companion,
    Taught,
    is_companion,
    judge_bot,
    taught,
    wanted,
    with_companions,
)

__all__ = [
    "LESSONS",
    "Companion",
    "Taught",
    "is_companion",
    "judge_bot",
    "lesson_named",
    "listed",
    "taught",
    "wanted",
    "with_companions",
]
