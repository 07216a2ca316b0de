"""Wrap text for a terminal between words. Text for a file or a pipe is not changed."""

from __future__ import annotations

import shutil
import textwrap
from typing import TextIO


def wrap_for(stream: TextIO, text: str) -> str:
    """Return text to write to a stream. For a terminal, break long lines between words.

    The new lines keep the indentation of the line that was broken.
    """
    if not stream.isatty():
        return text
    return wrap_lines(text, shutil.get_terminal_size().columns)


def wrap_lines(text: str, width: int) -> str:
    """Break the lines of a text that are longer than `width`.

    >>> print(wrap_lines("  clubs: ace, king, nine", 15))
      clubs: ace,
      king, nine
    """
    return "\n".join(_wrap_line(line, width) for line in text.split("\n"))


def _wrap_line(line: str, width: int) -> str:
    if len(line) <= width:
        return line
    indent = line[: len(line) - len(line.lstrip())]
    return textwrap.fill(
        line,
        width,
        subsequent_indent=indent,
        replace_whitespace=False,
        break_long_words=False,
        break_on_hyphens=False,
    )
