"""Reasons in cards: why one card is better than another, by what becomes of the cards."""
