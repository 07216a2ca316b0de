"""The README as the page of the package in an index, where relative links lead nowhere."""

from __future__ import annotations

import re
from typing import Final

_PICTURE: Final = re.compile(r"<picture>.*?(<img [^>]*>).*?</picture>", re.DOTALL)
_IMAGE: Final = re.compile(r'src="(?!\w+:)([^"]+)"')
_LINK: Final = re.compile(r"\]\((?!\w+:|#)([^)\s]+)\)")


def make_absolute(text: str, source: str, version: str) -> str:
    """Return a page whose links and pictures lead to a version's files in the repository.

    An index shows no `<picture>`, so that its image stands alone.
    """
    text = _PICTURE.sub(r"\1", text)
    text = _IMAGE.sub(rf'src="{source}/raw/v{version}/\1"', text)
    return _LINK.sub(lambda link: f"]({source}/{_kind(link[1])}/v{version}/{link[1]})", text)


def _kind(path: str) -> str:
    return "tree" if path.endswith("/") else "blob"
