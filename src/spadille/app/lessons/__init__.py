"""Lessons with a coach on real deals, and the bidding trainer."""

from spadille.app.lessons.lesson import LESSONS, find_lesson, list_lessons
from spadille.app.lessons.lesson_table import (
    Companion,
    LessonDealSource,
    add_companions,
    deal_source_for,
    find_lesson_at,
    is_companion,
    require_allowed_bot,
    table_request,
)

__all__ = [
    "LESSONS",
    "Companion",
    "LessonDealSource",
    "add_companions",
    "deal_source_for",
    "find_lesson",
    "find_lesson_at",
    "is_companion",
    "list_lessons",
    "require_allowed_bot",
    "table_request",
]
