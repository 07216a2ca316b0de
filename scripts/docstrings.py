"""For the site of the documentation: examples in docstrings are shown as code.

Markdown takes the prompt of an example for a quotation. mkdocs.yml names this file.
"""

from __future__ import annotations

import re

import griffe

_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).+)*", re.MULTILINE)
"""From a prompt to the next empty line."""


class ShownExamples(griffe.Extension):  # type: ignore[misc]
    """Puts a fence round every example."""

    def on_instance(self, *, obj: griffe.Object, **_: object) -> None:
        """The docstring of anything that is told of."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring with its examples as code.

    >>> print(fenced("Two.").replace("`", "'"))
    Two.
    """
    return _EXAMPLE.sub(lambda found: f"\n```python\n{found[0]}\n```\n", text)
