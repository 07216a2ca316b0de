"""A club: its append-only record, the state that follows from it, its list, and the draw of tables.

The record has no names: a member is a number. So a person can be forgotten without a change to the record.
"""
