"""Single deals apart from any table: read from a code or a record, shown step by step, taken away as text.

Nothing here knows a server: every answer comes from the deal alone.
"""
