"""What is said about a deal: sentence ids with their facts, and their text for one reader."""
