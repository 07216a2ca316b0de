"""`python -m spadille.app.schema` prints the JSON schema of all messages."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from spadille import protocol
from spadille.app.lessons import messages as lesson_messages

_TEMPLATE: Final = "#/$defs/{model}"


def build_schema() -> dict[str, Any]:
    """Return a JSON schema that defines every message and its parts."""
    models = [
        model
        for model in (vars(protocol) | vars(lesson_messages)).values()
        if isinstance(model, type)
        and issubclass(model, protocol.WireModel)
        and model is not protocol.WireModel
    ]
    wanted: list[tuple[type[BaseModel], Any]] = [(model, "validation") for model in models]
    _, document = models_json_schema(wanted, title="Protocol", ref_template=_TEMPLATE)
    definitions = document["$defs"]
    for name, either in (("FromPlayer", protocol.from_player), ("FromTable", protocol.from_table)):
        definitions[name] = either.json_schema(ref_template=_TEMPLATE)
        del definitions[name]["$defs"]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema"} | document


if __name__ == "__main__":
    json.dump(build_schema(), sys.stdout, indent=2, sort_keys=True, ensure_ascii=False)
    sys.stdout.write("\n")
