"""The deal of the day: all players get the same cards and the same bots, which use the same randomness."""

from spadille.app.daily.calendar import DailyCalendar

__all__ = ["DailyCalendar"]
