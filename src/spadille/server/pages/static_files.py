"""The built web: index.html for every page of the table, hashed files that browsers may keep."""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from spadille.protocol.api_error import api_error
from spadille.server.error_response import error_response
from spadille.server.pages import asset_manifest, page_meta, preload
from spadille.text import load_catalogue, match_language
from spadille.workers.threads import run_in_thread

BUILT: Final = Path(__file__).parents[2] / "web"
_KEEP: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_PACKINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How the web's files are packed when they are built, the tightest first, and how they are then named."""
_LOOSE: Final = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
"""Files that packing makes much smaller."""
_SMALL: Final = 1024
"""Less than so many bytes are sent as they are."""
_NOT_AT_ALL: Final = {"q=0", "q=0.0", "q=0.00", "q=0.000"}
_AS_BEFORE: Final = 304
_TROUBLE: Final = 400
_NOT_THIS_WAY: Final = 405
_NOT_BUILT: Final = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Spadille</title><body><h1>Spadille</h1><p>{sentence}</p></body></html>
"""


class PackedFiles(StaticFiles):
    """Files that travel packed to whoever can unpack them."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, as it was packed when the web was built if the browser can unpack that.

        An installed package has no packed files: there each is packed when it is first asked for.
        """
        asked = Headers(scope=scope)
        packing, packed = _packed(Path(full_path), asked.get("accept-encoding", ""))
        if not packing and _is_worth_it(packed, stat_result) and "gzip" in _takes(asked):
            return _packed_now(packed, stat_result.st_mtime_ns, asked)
        answer = super().file_response(packed, packed.stat() if packing else stat_result, scope, status_code)
        if packing and answer.status_code != _AS_BEFORE:
            answer.headers["Content-Encoding"] = packing
        answer.headers["Vary"] = "Accept-Encoding"
        return answer


class EngineFiles(PackedFiles):
    """What a page thinks with that no longer reaches the house."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A part of it; packing it the first time may take a second, and nobody else waits for that."""
        file, stat = await run_in_thread(self.lookup_path, path)
        if stat is not None and _is_worth_it(Path(file), stat):
            await run_in_thread(_squeezed, Path(file), stat.st_mtime_ns)
        return await super().get_response(path, scope)


class Site(PackedFiles):
    """Everything that is not the API."""

    def __init__(self, folder: Path, engine: Path | None = None) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder
        self._engine = engine

    @property
    def is_built(self) -> bool:
        """Whether there is a page to show."""
        return (self._folder / "index.html").is_file()

    async def check_config(self) -> None:
        """The web may well be built while the server runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file of the web, or its one page for every address that names no file."""
        if path == "api" or path.startswith("api/"):
            return _no_such_call(scope)
        if not self.is_built:
            return _not_built(scope)
        suffix = PurePosixPath(path).suffix
        if (text_of := _TOLD.get(path)) is not None:
            return PlainTextResponse(text_of(_origin(scope)))
        if path == asset_manifest.LIST:
            return await run_in_thread(self._release)
        if not suffix and (page := (self._folder / "index.html").read_text("utf-8")).count(page_meta.PLACE):
            return self._dressed(page, scope, None)
        if suffix in _PACKINGS.values():
            raise HTTPException(404)
        answer = await super().get_response(path if suffix else "index.html", scope)
        if answer.status_code < _TROUBLE:
            answer.headers["Cache-Control"] = _KEEP if path.startswith("assets/") else _ASK
        return answer

    def _release(self) -> Response:
        """What this release is made of, for the service worker."""
        text = asset_manifest.load_manifest(self._folder, self._engine)
        return Response(text, media_type="text/javascript", headers={"Cache-Control": _ASK})

    def describe_page(self, scope: Scope, about: Callable[[str], Mapping[str, str]]) -> Response:
        """The one page; its head says in the visitor's language what this address shows.

        Raises:
            OSError: the web is not built.
        """
        return self._dressed((self._folder / "index.html").read_text("utf-8"), scope, about)

    def _dressed(self, page: str, scope: Scope, about: Callable[[str], Mapping[str, str]] | None) -> Response:
        """The page in the visitor's language, with links to all that it is shown with."""
        language = match_language(Headers(scope=scope).get("accept-language"))
        links = preload.preload_links(self._folder, scope["path"], language)
        return _dressed(page.replace("</head>", f"{links}</head>", 1), scope, about)


_TOLD: Final = {"robots.txt": page_meta.render_robots, "sitemap.txt": page_meta.render_sitemap}


def _origin(scope: Scope) -> str:
    """The house as whoever asks has called it."""
    url = Request(scope).base_url
    return f"{url.scheme}://{url.netloc}"


def _dressed(page: str, scope: Scope, about: Callable[[str], Mapping[str, str]] | None) -> Response:
    """The one page, with the head that goes with its address, in the visitor's language."""
    asked = Headers(scope=scope)
    language = match_language(asked.get("accept-language"))
    packed = "gzip" in _takes(asked)
    lines = tuple(about(language).items()) if about else ()
    content, tag = _written(page, scope["path"], language, _origin(scope), lines, packed=packed)
    kept = {"Cache-Control": _ASK, "Vary": "Accept-Encoding, Accept-Language", "ETag": tag}
    if asked.get("if-none-match") == tag:
        return Response(status_code=_AS_BEFORE, headers=kept)
    return HTMLResponse(content, headers=kept | ({"Content-Encoding": "gzip"} if packed else {}))


@lru_cache(maxsize=64)
def _written(
    page: str, path: str, language: str, origin: str, about: tuple[tuple[str, str], ...], *, packed: bool
) -> tuple[bytes, str]:
    """The page as it travels, and by what it is known again."""
    text = page_meta.render(page, path, language, origin, dict(about)).encode()
    content = gzip.compress(text, mtime=0) if packed else text
    return content, f'"{sha256(content).hexdigest()[:32]}"'


def _is_worth_it(file: Path, stat: os.stat_result) -> bool:
    return file.suffix in _LOOSE and stat.st_size >= _SMALL


def _packed_now(file: Path, changed: int, asked: Headers) -> Response:
    """A file that nobody has packed yet."""
    content, tag = _squeezed(file, changed)
    kept = {"Vary": "Accept-Encoding", "ETag": tag}
    if asked.get("if-none-match") == tag:
        return Response(status_code=_AS_BEFORE, headers=kept)
    return Response(content, headers=kept | {"Content-Encoding": "gzip"}, media_type=guess_type(file.name)[0])


@lru_cache(maxsize=256)
def _squeezed(file: Path, changed: int) -> tuple[bytes, str]:
    del changed  # a file that has changed is another
    content = gzip.compress(file.read_bytes(), mtime=0)
    return content, f'"{sha256(content).hexdigest()[:32]}"'


def _takes(asked: Headers) -> set[str]:
    """What a browser can unpack."""
    return {name for name, gladly in _offers(asked.get("accept-encoding", "")) if gladly not in _NOT_AT_ALL}


def _packed(file: Path, accepted: str) -> tuple[str, Path]:
    """How a file is had packed, and which file that is; the file itself where there is no such way."""
    takes = {name for name, gladly in _offers(accepted) if gladly not in _NOT_AT_ALL}
    ways = ((name, file.with_name(file.name + ending)) for name, ending in _PACKINGS.items() if name in takes)
    return next((way for way in ways if way[1].is_file()), ("", file))


def _offers(accepted: str) -> Iterator[tuple[str, str]]:
    """What a browser takes, and how gladly."""
    for offer in accepted.lower().replace(" ", "").split(","):
        name, _, gladly = offer.partition(";")
        yield name, gladly


def _no_such_call(scope: Scope) -> Response:
    """Nothing is called so; or nothing in this way, and in which ways it is."""
    answer = error_response(api_error("not-found"))
    described: dict[str, dict[str, object]] = scope["app"].openapi()["paths"]
    known = (calls for path, calls in described.items() if _is_called(scope["path"], path))
    ways = sorted({way.upper() for calls in known for way in calls})
    if ways:
        answer.status_code, answer.headers["Allow"] = _NOT_THIS_WAY, ", ".join(ways)
    return answer


def _is_called(path: str, described: str) -> bool:
    return re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", described), path) is not None


def _not_built(scope: Scope) -> Response:
    language = match_language(Request(scope).headers.get("accept-language"))
    sentence = load_catalogue(language).say("server-not-built")
    return HTMLResponse(_NOT_BUILT.format(language=language, sentence=sentence), status_code=503)
