"""Everything somebody may try who has no business at a table."""
