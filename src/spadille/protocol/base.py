"""Types that several messages share, and the base class of all messages."""

from __future__ import annotations

import sys
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints

Seat = int
CardText = str
HandText = str
ActionText = str
OptionValue = str | int


_JOINERS = "\u200c\u200d"


def _require_printable(name: str) -> str:
    """Return the name if it is visible text, without characters that are invisible or change its
    direction.
    """
    if not name.strip(_JOINERS) or not all(letter.isprintable() or letter in _JOINERS for letter in name):
        raise ValueError("a name is made of letters that can be seen")
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24),
    AfterValidator(_require_printable),
]


BotName = Annotated[str, StringConstraints(min_length=1, max_length=32)]


IN_A_BROWSER: Final = sys.platform == "emscripten"
"""In the browser, where clients wait for the server to start and use few messages, models are built on first
use.
"""


class Said(BaseModel):
    """The base of all messages: it allows no unknown fields and converts no types."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=IN_A_BROWSER)
