"""Sentences about a deal: language-independent ids with facts, and their text for one reader."""
