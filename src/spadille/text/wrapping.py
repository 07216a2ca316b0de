"""Wraps text for a terminal at the ends of words. Text for a file or a pipe stays as it is."""

from __future__ import annotations

import shutil
import textwrap
from typing import TextIO


def wrap_for(stream: TextIO, text: str) -> str:
    """Return text to write to a stream: for a terminal, lines that are too long are broken between words.

    The further lines of an indented line are indented alike.
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
