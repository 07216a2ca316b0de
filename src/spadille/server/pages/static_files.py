"""The static files of the built web client: index.html for every page, and cacheable hashed files."""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from spadille.protocol.api_error import api_error
from spadille.server.error_response import error_response
from spadille.server.pages import asset_manifest, page_meta, preload
from spadille.server.pages.public_pages import public_response
from spadille.text import load_catalogue, match_language
from spadille.workers.threads import run_in_thread

BUILT: Final = Path(__file__).parents[2] / "web"
_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_REVALIDATE: Final = "no-cache"
_SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
"""The suffixes of files compressed at build time, the best compression first."""
_COMPRESSIBLE: Final = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
"""The suffixes of files worth compressing."""
_MIN_SIZE: Final = 1024
"""Files with fewer bytes than this are sent uncompressed."""
_REFUSED: Final = {"q=0", "q=0.0", "q=0.00", "q=0.000"}
_NOT_MODIFIED: Final = 304
_ERROR: Final = 400
_METHOD_NOT_ALLOWED: Final = 405
_NOT_BUILT: Final = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Spadille</title><body><h1>Spadille</h1><p>{sentence}</p></body></html>
"""


class PackedFiles(StaticFiles):
    """Static files, compressed for clients that accept it."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file, in the form compressed at build time if there is one that the client accepts.

        An installed package has no compressed files. There a file is compressed when it is first requested.
        """
        headers = Headers(scope=scope)
        coding, packed = _find_compressed(Path(full_path), headers.get("accept-encoding", ""))
        if not coding and _is_compressible(packed, stat_result) and "gzip" in _accepted_codings(headers):
            return _compress_response(packed, stat_result.st_mtime_ns, headers)
        response = super().file_response(packed, packed.stat() if coding else stat_result, scope, status_code)
        if coding and response.status_code != _NOT_MODIFIED:
            response.headers["Content-Encoding"] = coding
        response.headers["Vary"] = "Accept-Encoding"
        return response


class EngineFiles(PackedFiles):
    """The files of the offline engine."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file. Compress it in a thread before, because the first compression may take a second."""
        file, stat = await run_in_thread(self.lookup_path, path)
        if stat is not None and _is_compressible(Path(file), stat):
            await run_in_thread(_compress_file, Path(file), stat.st_mtime_ns)
        return await super().get_response(path, scope)


class Site(PackedFiles):
    """The built web client. It answers every path that no other route serves."""

    def __init__(self, folder: Path, engine: Path | None = None, public_address: str | None = None) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._address = None if public_address is None else f"{public_address}/"
        self._folder = folder
        self._engine = engine

    @property
    def is_built(self) -> bool:
        """True if the folder contains a built web client."""
        return (self._folder / "index.html").is_file()

    async def check_config(self) -> None:
        """Do nothing, because the web client may be built while the server runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file of the web client. For a path without a suffix return the client's only page."""
        if path == "api" or path.startswith("api/"):
            return _unknown_path(scope)
        if (public := await run_in_thread(public_response, scope, self._address)) is not None:
            return public
        if not self.is_built:
            return _not_built(scope)
        suffix = PurePosixPath(path).suffix
        if path == asset_manifest.LIST:
            return await run_in_thread(self._manifest_response)
        if not suffix and (page := (self._folder / "index.html").read_text("utf-8")).count(page_meta.PLACE):
            return self._page_response(page, scope, None)
        if suffix in _SUFFIXES.values():
            raise HTTPException(404)
        response = await super().get_response(path if suffix else "index.html", scope)
        if response.status_code < _ERROR:
            response.headers["Cache-Control"] = _IMMUTABLE if path.startswith("assets/") else _REVALIDATE
        return response

    def _manifest_response(self) -> Response:
        """Return the asset manifest for the service worker."""
        text = asset_manifest.load_manifest(self._folder, self._engine)
        return Response(text, media_type="text/javascript", headers={"Cache-Control": _REVALIDATE})

    def describe_page(self, scope: Scope, about: Callable[[str], Mapping[str, str]]) -> Response:
        """Return the page with the title and description that `about` returns for the client's language.

        Raises:
            OSError: the web client is not built.
        """
        return self._page_response((self._folder / "index.html").read_text("utf-8"), scope, about)

    def _page_response(
        self, page: str, scope: Scope, about: Callable[[str], Mapping[str, str]] | None
    ) -> Response:
        """Return the page in the client's language, with preload links."""
        language = match_language(Headers(scope=scope).get("accept-language"))
        links = preload.preload_links(self._folder, scope["path"], language)
        return _render_response(page.replace("</head>", f"{links}</head>", 1), scope, about, self._address)


def _origin(scope: Scope) -> str:
    """Return the server's scheme and host as the client addressed them."""
    url = Request(scope).base_url
    return f"{url.scheme}://{url.netloc}"


def _render_response(
    page: str, scope: Scope, about: Callable[[str], Mapping[str, str]] | None, address: str | None
) -> Response:
    """Return the page with the head for its path in the client's language, or 304 if the client has it."""
    asked = Headers(scope=scope)
    language = match_language(asked.get("accept-language"))
    packed = "gzip" in _accepted_codings(asked)
    lines = tuple(about(language).items()) if about else ()
    content, tag = _render_page(
        page, scope["path"], language, _origin(scope), lines, address=address, packed=packed
    )
    headers = {"Cache-Control": _REVALIDATE, "Vary": "Accept-Encoding, Accept-Language", "ETag": tag}
    if asked.get("if-none-match") == tag:
        return Response(status_code=_NOT_MODIFIED, headers=headers)
    status = HTTPStatus.OK if page_meta.is_page(scope["path"]) else HTTPStatus.NOT_FOUND
    return HTMLResponse(content, status, headers | ({"Content-Encoding": "gzip"} if packed else {}))


@lru_cache(maxsize=64)
def _render_page(
    page: str,
    path: str,
    language: str,
    origin: str,
    about: tuple[tuple[str, str], ...],
    *,
    address: str | None,
    packed: bool,
) -> tuple[bytes, str]:
    """Return the rendered page, compressed if `packed`, and its ETag."""
    text = page_meta.render(page, path, language, origin, dict(about), address=address).encode()
    content = gzip.compress(text, mtime=0) if packed else text
    return content, f'"{sha256(content).hexdigest()[:32]}"'


def _is_compressible(file: Path, stat: os.stat_result) -> bool:
    return file.suffix in _COMPRESSIBLE and stat.st_size >= _MIN_SIZE


def _compress_response(file: Path, changed: int, asked: Headers) -> Response:
    """Return a file compressed by the server, or 304 if the client has it."""
    content, tag = _compress_file(file, changed)
    headers = {"Vary": "Accept-Encoding", "ETag": tag}
    if asked.get("if-none-match") == tag:
        return Response(status_code=_NOT_MODIFIED, headers=headers)
    return Response(
        content, headers=headers | {"Content-Encoding": "gzip"}, media_type=guess_type(file.name)[0]
    )


@lru_cache(maxsize=256)
def _compress_file(file: Path, changed: int) -> tuple[bytes, str]:
    del changed  # part of the cache key: a changed file has another modification time
    content = gzip.compress(file.read_bytes(), mtime=0)
    return content, f'"{sha256(content).hexdigest()[:32]}"'


def _accepted_codings(asked: Headers) -> set[str]:
    """Return the content codings that a client accepts."""
    return {name for name, quality in _offers(asked.get("accept-encoding", "")) if quality not in _REFUSED}


def _find_compressed(file: Path, accepted: str) -> tuple[str, Path]:
    """Return the best accepted coding for which a compressed file exists, and the compressed file.

    If there is none, return an empty text and the file itself.
    """
    takes = {name for name, quality in _offers(accepted) if quality not in _REFUSED}
    ways = ((name, file.with_name(file.name + ending)) for name, ending in _SUFFIXES.items() if name in takes)
    return next((way for way in ways if way[1].is_file()), ("", file))


def _offers(accepted: str) -> Iterator[tuple[str, str]]:
    """Yield the codings of an Accept-Encoding header with their quality parameters."""
    for offer in accepted.lower().replace(" ", "").split(","):
        name, _, quality = offer.partition(";")
        yield name, quality


def _unknown_path(scope: Scope) -> Response:
    """Return 404 for an unknown API path, or 405 with the allowed methods."""
    response = error_response(api_error("not-found"))
    described: dict[str, dict[str, object]] = scope["app"].openapi()["paths"]
    known = (operations for path, operations in described.items() if _matches_path(scope["path"], path))
    methods = sorted({method.upper() for operations in known for method in operations})
    if methods:
        response.status_code, response.headers["Allow"] = _METHOD_NOT_ALLOWED, ", ".join(methods)
    return response


def _matches_path(path: str, described: str) -> bool:
    return re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", described), path) is not None


def _not_built(scope: Scope) -> Response:
    language = match_language(Request(scope).headers.get("accept-language"))
    sentence = load_catalogue(language).say("server-not-built")
    return HTMLResponse(_NOT_BUILT.format(language=language, sentence=sentence), status_code=503)
