"""The judge: what each decision of a finished deal was worth at what its seat knew, and what luck brought.

`spadille.review` is its face.
"""
