"""The deal of the day: the same cards, bots and randomness of bots for all players."""

from spadille.app.daily.calendar import DailyCalendar

__all__ = ["DailyCalendar"]
