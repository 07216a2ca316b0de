"""The table in words: what is typed, what is told, what may be asked."""
