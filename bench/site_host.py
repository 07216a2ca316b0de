"""Serve static files at a limited network speed. Compressed copies are sent if they exist."""

from __future__ import annotations

import mimetypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BufferedIOBase
from pathlib import Path
from time import monotonic, sleep
from typing import BinaryIO, Final
from urllib.parse import unquote, urlsplit

PIECE: Final = 16 * 1024
_FRESH: Final = "max-age=600"
"""Equals the header that GitHub Pages sends."""
_CONTENT_TYPES: Final = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}


@dataclass(frozen=True, slots=True)
class NetworkSpeed:
    """A network speed: the bandwidth of all connections together, and the round-trip time."""

    megabits: float
    milliseconds: float


class SiteHost(ThreadingHTTPServer):
    """A server for the site and for the scripts that measure it. It counts the bytes that it sends."""

    daemon_threads = True

    def __init__(self, folders: dict[str, Path], packed: Path, speed: NetworkSpeed, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), _RequestHandler)
        self.folders, self.packed, self.speed = folders, packed, speed
        self.sent = 0
        self._bandwidth, self._free = threading.Lock(), 0.0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def file(self, path: str) -> tuple[Path, bool] | None:
        """Return the file for a URL path, and whether it is compressed, or None if there is none."""
        for prefix, folder in self.folders.items():
            if path.startswith(prefix):
                name = path.removeprefix(prefix) or "index.html"
                packed = self.packed / name
                plain = folder / name
                return (packed, True) if packed.is_file() else (plain, False) if plain.is_file() else None
        return None

    def send(self, content: BinaryIO, onward: BufferedIOBase) -> None:
        """Send content in pieces. All connections share the bandwidth."""
        while piece := content.read(PIECE):
            with self._bandwidth:
                self._free = max(self._free, monotonic()) + len(piece) * 8e-6 / self.speed.megabits
                wait = self._free - monotonic()
                self.sent += len(piece)
            sleep(max(0.0, wait))
            onward.write(piece)


class _RequestHandler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: SiteHost

    def do_GET(self) -> None:
        sleep(self.server.speed.milliseconds / 1000)
        found = self.server.file(unquote(urlsplit(self.path).path))
        if found is None:
            self.send_error(404)
            return
        file, packed = found
        self.send_response(200)
        self.send_header("Content-Type", _content_type(self.path))
        self.send_header("Content-Length", str(file.stat().st_size))
        self.send_header("Cache-Control", _FRESH)
        if packed:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        with file.open("rb") as content:
            self.server.send(content, self.wfile)

    def log_message(self, *_facts: object) -> None:
        pass


def _content_type(path: str) -> str:
    name = urlsplit(path).path
    guessed = mimetypes.guess_type(name)[0] or "text/html"
    return _CONTENT_TYPES.get(Path(name).suffix, guessed)


@contextmanager
def serve(host: SiteHost) -> Iterator[SiteHost]:
    """Run the host in a thread while the context is active."""
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield host
    finally:
        host.shutdown()
        host.server_close()
