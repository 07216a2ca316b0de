"""The score pad: an evening with real cards, kept as a log and settled as the table settles."""
