"""Rules of thumb for the games in which tricks are counted."""
