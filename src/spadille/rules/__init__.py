"""The building blocks of rules: card orders, contracts, prices, seating, options, settlement."""
