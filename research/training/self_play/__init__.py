"""A player of another family: whole deals learned from nothing by self-play, no search, no rules of thumb."""
