"""Programs for research: experiments, training, and proofs that a change of structure changes no answer."""
