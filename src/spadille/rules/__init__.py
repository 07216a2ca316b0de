"""The building blocks of a game's rules: card orders, contracts, prices, seating, options, settlement."""
