"""The score pad: an evening with real cards, kept as a log and settled by the table's own settlement."""
