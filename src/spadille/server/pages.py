"""The built web: index.html for every page of the table, hashed files that browsers may keep."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from spadille.server.answers import error_answer
from spadille.server.refusal import refuse
from spadille.text import best_language, catalogue

BUILT: Final = Path(__file__).parents[1] / "web"
_KEEP: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_TROUBLE: Final = 400
_NOT_THIS_WAY: Final = 405
_NOT_BUILT: Final = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Spadille</title><body><h1>Spadille</h1><p>{sentence}</p></body></html>
"""


class Pages(StaticFiles):
    """Everything that is not the API."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """The web may well be built while the server runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file of the web, or its one page for every address that names no file."""
        if path == "api" or path.startswith("api/"):
            return _no_such_call(scope)
        if not (self._folder / "index.html").is_file():
            return _not_built(scope)
        named = PurePosixPath(path).suffix != ""
        answer = await super().get_response(path if named else "index.html", scope)
        if answer.status_code < _TROUBLE:
            answer.headers["Cache-Control"] = _KEEP if path.startswith("assets/") else _ASK
        return answer


def _no_such_call(scope: Scope) -> Response:
    """Nothing is called so; or nothing in this way, and in which ways it is."""
    answer = error_answer(refuse("not-found"))
    described: dict[str, dict[str, object]] = scope["app"].openapi()["paths"]
    known = (calls for path, calls in described.items() if _is_called(scope["path"], path))
    ways = sorted({way.upper() for calls in known for way in calls})
    if ways:
        answer.status_code, answer.headers["Allow"] = _NOT_THIS_WAY, ", ".join(ways)
    return answer


def _is_called(path: str, described: str) -> bool:
    return re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", described), path) is not None


def _not_built(scope: Scope) -> Response:
    language = best_language(Request(scope).headers.get("accept-language"))
    sentence = catalogue(language).say("server-not-built")
    return HTMLResponse(_NOT_BUILT.format(language=language, sentence=sentence), status_code=503)
