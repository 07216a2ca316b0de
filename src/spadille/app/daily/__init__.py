"""The deal of the day: the same cards, bots and bots' chance for everybody who opens it."""

from spadille.app.daily.calendar import DailyCalendar

__all__ = ["DailyCalendar"]
