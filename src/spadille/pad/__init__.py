"""The score pad: an evening with real cards, kept as a log and settled by the same code as the table."""
