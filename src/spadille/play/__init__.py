"""The deal as an immutable state, from auction to settlement; what a seat sees of it; the match."""
