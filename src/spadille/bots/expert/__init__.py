"""The expert: a policy model, the posterior over the hidden cards, an outcome model, and rollouts."""
