"""The expert: beliefs about the hidden cards, and the play of them."""
