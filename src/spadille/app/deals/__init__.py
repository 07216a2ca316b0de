"""Single deals: read from a code or a record, replayed step by step, exported as text."""
