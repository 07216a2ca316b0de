"""Types that several messages share, and the base class of all messages."""

from __future__ import annotations

import sys
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints

from spadille.notation.names import MAX_NAME_LENGTH, check_name
from spadille.notation.shape import check_depth
from spadille.text import LANGUAGES

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
"""A JSON object of limited depth. The module that reads records or score pads checks its content."""


Language = Annotated[str, StringConstraints(pattern=f"^({'|'.join(LANGUAGES)})$")]
"""The code of a registered language."""


BotName = Annotated[str, StringConstraints(min_length=1, max_length=32)]


IN_A_BROWSER: Final = sys.platform == "emscripten"
"""Whether the code runs in a browser. There models are built on first use, so that the server starts fast."""


class WireModel(BaseModel):
    """The base of all messages: it allows no unknown fields and converts no types."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=IN_A_BROWSER)
