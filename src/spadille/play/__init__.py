"""The deal as an immutable state: auction, declaration, tricks, settled; what a seat sees of it; the match."""
