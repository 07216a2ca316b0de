"""The search players PIMC and ISMCTS, which sample worlds of the hidden cards. They need the native core."""
