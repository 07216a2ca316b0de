"""Experiments, validation of the review, training, and proofs that a change of structure changes no answer."""
