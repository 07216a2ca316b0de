"""Evaluate finished deals: what each decision was worth at what its seat knew, and what luck brought.

`spadille.review` is the public function. The package has another name because importing a module of a package
`spadille.review` would replace that function with the package.
"""
