"""The expert: policy model, posterior over the hidden cards, outcome model, and rollouts."""
