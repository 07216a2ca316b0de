"""Experiments, validation, training, and proofs that a change of structure changes no answer."""
