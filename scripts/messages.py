"""Write the reference of all routes and messages, and the catalogue of games for the web's tests.

Usage: `python -m scripts.messages [--check]`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI

from spadille.app.catalogue.service import list_games
from spadille.app.schema import build_schema
from spadille.server.health import health_router
from spadille.server.routes import api_router

PAGE: Final = Path(__file__).parents[1] / "docs" / "reference" / "messages.md"
CATALOGUE: Final = Path(__file__).parents[1] / "web" / "src" / "testing" / "games.json"
_WITH_LESSONS: Final = ("six-bid", "progressive", "german-solo")
_HEAD: Final = """\
# Every call and every message

Made by `make generate` from `src/spadille/protocol/` and the routes of the server: change those, never
this page. What it all means, and what is refused when, stands in [the protocol](protocol.md).

"""
_EITHER: Final = ("FromPlayer", "FromTable")
Described = Mapping[str, Any]


def render_page() -> str:
    """Return the text of the reference page."""
    return _HEAD + "\n".join([*_calls(), *_sockets(), *_shapes()]) + "\n"


def _calls() -> Iterator[str]:
    app = FastAPI()
    for router in (health_router, api_router):
        app.include_router(router)
    yield "## Calls\n"
    yield "| call | what it does | body | answer |\n|---|---|---|---|"
    for path, ways in app.openapi()["paths"].items():
        for way, call in ways.items():
            named = f"`{way.upper()} {path}{_query(call)}`"
            yield f"| {named} | {_description(call)} | {_body(call)} | {_answer(call)} |"
    yield ""


def _query(call: Described) -> str:
    names = [parameter["name"] for parameter in call.get("parameters", ()) if parameter["in"] == "query"]
    return "?" + "&".join(f"{name}=" for name in names) if names else ""


def _description(call: Described) -> str:
    return " ".join(str(call.get("description", call.get("summary", ""))).split())


def _body(call: Described) -> str:
    return _content(call["requestBody"]["content"]) if "requestBody" in call else ""


def _answer(call: Described) -> str:
    """Return the type of the body of a successful answer."""
    well = [answer for status, answer in call["responses"].items() if status < "400"]
    return ", ".join(_content(answer.get("content", {})) for answer in well)


def _content(content: Described) -> str:
    return ", ".join(_type(media.get("schema", {})) for media in content.values())


def _sockets() -> Iterator[str]:
    definitions = build_schema()["$defs"]
    for name, title in zip(_EITHER, ("From a page", "From the table"), strict=True):
        yield f"## {title}\n"
        mapping = definitions[name]["discriminator"]["mapping"]
        yield "| `type` | message | |\n|---|---|---|"
        for kind, where in sorted(mapping.items()):
            model = where.rpartition("/")[2]
            yield f"| `{kind}` | {_link(model)} | {_description_cell(definitions[model])} |"
        yield ""


def _shapes() -> Iterator[str]:
    yield "## What they are made of\n"
    for name, shape in sorted(build_schema()["$defs"].items()):
        if name not in _EITHER and "properties" in shape:
            yield from _shape(name, shape)


def _shape(name: str, shape: Described) -> Iterator[str]:
    yield f"### {name}\n\n{_description_cell(shape)}\n"
    yield "| key | what it is | |\n|---|---|---|"
    needed = shape.get("required", ())
    for key, value in shape["properties"].items():
        may = "" if key in needed else f" (else `{_plain(value.get('default'))}`)"
        yield f"| `{key}` | {_type(value)}{may} | {_description_cell(value)} |"
    yield ""


def _description_cell(schema: Described) -> str:
    return " ".join(str(schema.get("description", "")).split()).replace("|", "\\|")


def _type(schema: Described) -> str:
    """Return the type of a value in one or two words."""
    match schema:
        case {"$ref": str(where)}:
            kind = _link(where.rpartition("/")[2])
        case {"anyOf": ways} | {"oneOf": ways}:
            kind = " or ".join(dict.fromkeys(map(_type, ways)))
        case {"const": word}:
            kind = f"`{_plain(word)}`"
        case {"enum": words}:
            kind = " ".join(f"`{_plain(word)}`" for word in words)
        case {"type": "array", "items": items}:
            kind = f"list of {_type(items)}"
        case {"type": "object", "additionalProperties": dict(value)}:
            kind = f"{_type(value)} by name"
        case _:
            kind = f"{schema.get('type', 'text')}{_bounds(schema)}"
    return kind


_BOUNDS: Final = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minLength": "{} letters or more",
    "maxLength": "{} letters at most",
    "pattern": "`{}`",
}


def _bounds(schema: Described) -> str:
    bounds = [words.format(_plain(schema[key])) for key, words in _BOUNDS.items() if key in schema]
    return f", {', '.join(bounds)}" if bounds else ""


def _plain(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text.replace("|", "\\|")


def _link(model: str) -> str:
    return f"[{model}](#{model.lower()})"


def _catalogue() -> str:
    """Return the JSON text of the catalogue of games that the web's tests read."""
    return list_games(("novice", "club"), lessons=_WITH_LESSONS).model_dump_json() + "\n"


def main() -> int:
    """Write the page and the catalogue. With `--check`, report whether one is out of date."""
    outdated = []
    for file, wanted in ((PAGE, render_page()), (CATALOGUE, _catalogue())):
        if "--check" not in sys.argv:
            file.write_text(wanted, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != wanted:
            outdated.append(file.name)
    if outdated:
        print(f"{', '.join(outdated)} out of date: make generate", file=sys.stderr)
    return int(bool(outdated))


if __name__ == "__main__":
    sys.exit(main())
