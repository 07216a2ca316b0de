"""Evaluate finished deals: the value of each decision, given what its seat knew, and the part of luck.

`spadille.review` is the public function. The package has another name because importing a module of a package
`spadille.review` would replace that function with the package.
"""
