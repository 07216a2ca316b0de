"""The authority of a table: its story, what may be done at it, and what is shown of it."""
