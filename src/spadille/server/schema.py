"""`python -m spadille.server.schema` prints the schema of everything that is said."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from spadille.server import messages, taught

_TEMPLATE: Final = "#/$defs/{model}"


def schema() -> dict[str, Any]:
    """One JSON schema with every message and its parts among its definitions."""
    models = [
        model
        for model in (vars(messages) | vars(taught)).values()
        if isinstance(model, type) and issubclass(model, messages.Said) and model is not messages.Said
    ]
    wanted: list[tuple[type[BaseModel], Any]] = [(model, "validation") for model in models]
    _, document = models_json_schema(wanted, title="Protocol", ref_template=_TEMPLATE)
    definitions = document["$defs"]
    for name, either in (("FromPlayer", messages.from_player), ("FromTable", messages.from_table)):
        definitions[name] = either.json_schema(ref_template=_TEMPLATE)
        del definitions[name]["$defs"]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema"} | document


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2, sort_keys=True, ensure_ascii=False)
    sys.stdout.write("\n")
