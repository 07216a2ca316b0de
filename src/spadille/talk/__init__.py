"""Table talk: what is typed at the table in words, what is told there, what may be asked."""
