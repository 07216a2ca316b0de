"""A challenge: the same cards for a whole table of people, each with bots and on a seat further on."""
