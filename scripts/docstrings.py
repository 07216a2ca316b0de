"""For the site of the documentation: examples in docstrings are shown as code.

Markdown takes the prompt of an example for a quotation. mkdocs.yml names this file.
"""

from __future__ import annotations

import griffe

from scripts.docs import fenced


class ShownExamples(griffe.Extension):  # type: ignore[misc]
    """Puts a fence round every example."""

    def on_instance(self, *, obj: griffe.Object, **_: object) -> None:
        """The docstring of anything that is told of."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
