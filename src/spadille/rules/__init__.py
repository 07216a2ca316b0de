"""The terms that rules are made of: orders, contracts, prices, seating, options, settlement."""
