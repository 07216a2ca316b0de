"""A challenge: the same cards for a whole table of people, each with bots, each in the next seat."""
