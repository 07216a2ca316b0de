"""How everything is said: words that several messages use, and the manners all have in common."""

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
    """A name that shows as it is: nothing invisible, nothing that turns other text around."""
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
"""There a page waits for the house, and uses few of all messages: each is made ready when it is used."""


class Said(BaseModel):
    """A message's common manners: nothing unknown and nothing of another type is let through."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=IN_A_BROWSER)
