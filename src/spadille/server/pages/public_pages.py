"""The public pages, served: the same files as those of a site without a server."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from pkgutil import resolve_name
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import RedirectResponse, Response
from starlette.types import Scope

from spadille.app.public_pages.addresses import RECALL, RULES, find_page

_FILES: Final = "spadille.app.public_pages.site_files"
"""The module that renders the pages. It is imported at the first request, because it imports the Markdown
parser.
"""
_TEXTS: Final = {"robots.txt": "text/plain", "sitemap.xml": "application/xml"}
_APP: Final = {"rules", "about"}
"""Paths without a slash at the end that are pages of the app."""
_NOT_MODIFIED: Final = 304
_MOVED: Final = 308


def public_response(scope: Scope, address: str | None) -> Response | None:
    """Return the public page at a path, or the redirection to its folder; None if there is none.

    `address` is the public address of the server, with a slash at its end.
    """
    path = str(scope["path"]).removeprefix("/")
    if path in _TEXTS:
        return _text_response(path, scope, address)
    if found := find_page(path):
        query = scope.get("query_string", b"").decode("latin-1") if found[0] == (RULES, RECALL) else ""
        return _answer(path, address, query) if query else _send(path, scope, address, "text/html")
    if path not in _APP and find_page(f"{path}/"):
        return RedirectResponse(f"/{path}/", _MOVED)
    return None


def _text_response(path: str, scope: Scope, address: str | None) -> Response:
    if path == "sitemap.xml" and address is None:
        return Response(status_code=404)
    return _send(path, scope, address, _TEXTS[path])


def _answer(path: str, address: str | None, query: str) -> Response:
    """Return a page for the answers in a query. Search engines are asked to index only the page itself."""
    render = resolve_name(f"{_FILES}:render_file")
    headers = {"Cache-Control": "no-cache", "X-Robots-Tag": "noindex"}
    return Response(render(path, address, query), media_type="text/html", headers=headers)


def _send(path: str, scope: Scope, address: str | None, kind: str) -> Response:
    """Return a file, compressed for clients that accept it, or 304 if the client has it."""
    asked = Headers(scope=scope)
    packed = "gzip" in asked.get("accept-encoding", "").lower()
    content, tag = _render(path, address, packed=packed)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding", "ETag": tag}
    if asked.get("if-none-match") == tag:
        return Response(status_code=_NOT_MODIFIED, headers=headers)
    return Response(
        content, media_type=kind, headers=headers | ({"Content-Encoding": "gzip"} if packed else {})
    )


@lru_cache(maxsize=256)
def _render(path: str, address: str | None, *, packed: bool) -> tuple[bytes, str]:
    """Return a file and its ETag."""
    render = resolve_name(f"{_FILES}:render_file")
    text: bytes = render(path, address)
    content = gzip.compress(text, mtime=0) if packed else text
    return content, f'"{sha256(content).hexdigest()[:32]}"'
