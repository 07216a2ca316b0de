"""An mkdocs extension that shows examples in docstrings as code.

Markdown would render the prompt of an example as a quotation. mkdocs.yml names this file.
"""

from __future__ import annotations

import griffe

from scripts.docs import fenced


class ShownExamples(griffe.Extension):  # type: ignore[misc]
    """An extension that puts every example of a docstring into a code block."""

    def on_instance(self, *, obj: griffe.Object, **_: object) -> None:
        """Rewrite the docstring of a documented object."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
