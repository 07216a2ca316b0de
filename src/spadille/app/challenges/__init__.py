"""Challenges: several players get the same cards, each at a table with bots and in the next seat."""
