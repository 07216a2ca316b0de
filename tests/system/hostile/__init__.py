"""One address that asks for as much as it may, and what others notice of it."""
