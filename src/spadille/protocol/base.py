"""Types that several messages share, and the base class of all messages."""

from __future__ import annotations

import sys
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints

from spadille.notation.names import MAX_NAME_LENGTH, check_name
from spadille.notation.shape import check_depth

Seat = int
CardText = str
HandText = str
ActionText = str
OptionValue = str | int


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME_LENGTH),
    AfterValidator(check_name),
]


JsonObject = Annotated[dict[str, Any], AfterValidator(check_depth)]
"""An object in the format of records or of the score pad, which checks the rest of it."""


BotName = Annotated[str, StringConstraints(min_length=1, max_length=32)]


IN_A_BROWSER: Final = sys.platform == "emscripten"
"""In the browser, where clients wait for the server to start and use few messages, models are built on first
use.
"""


class WireModel(BaseModel):
    """The base of all messages: it allows no unknown fields and converts no types."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=IN_A_BROWSER)
