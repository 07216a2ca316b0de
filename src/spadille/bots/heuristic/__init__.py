"""Players by rules of thumb. They need the standard library alone."""
