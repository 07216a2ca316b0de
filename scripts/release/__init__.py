"""What a release is made of, and how it is checked and published."""
