"""Validation of the review and of hints."""
