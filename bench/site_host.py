"""A host of plain files that is some way off: it sends packed what is packed, as fast as the line lets it."""

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
"""As GitHub's pages have it."""
_KINDS: Final = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}


@dataclass(frozen=True, slots=True)
class Distance:
    """How far off the host is: megabits a second, for all that travels, and milliseconds there and back."""

    megabits: float
    milliseconds: float


class SiteHost(ThreadingHTTPServer):
    """Has the site in a folder, beside it what measures it; counts every byte that it sends."""

    daemon_threads = True

    def __init__(self, folders: dict[str, Path], packed: Path, distance: Distance, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), _Asked)
        self.folders, self.packed, self.distance = folders, packed, distance
        self.sent = 0
        self._line, self._free = threading.Lock(), 0.0

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def file(self, path: str) -> tuple[Path, bool] | None:
        """A file by its address, and whether it goes out packed."""
        for prefix, folder in self.folders.items():
            if path.startswith(prefix):
                name = path.removeprefix(prefix) or "index.html"
                packed = self.packed / name
                plain = folder / name
                return (packed, True) if packed.is_file() else (plain, False) if plain.is_file() else None
        return None

    def send(self, content: BinaryIO, onward: BufferedIOBase) -> None:
        """Sends it piece by piece; one line is shared by all who ask."""
        while piece := content.read(PIECE):
            with self._line:
                self._free = max(self._free, monotonic()) + len(piece) * 8e-6 / self.distance.megabits
                wait = self._free - monotonic()
                self.sent += len(piece)
            sleep(max(0.0, wait))
            onward.write(piece)


class _Asked(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: SiteHost

    def do_GET(self) -> None:
        """Sends a file, or says that there is none."""
        sleep(self.server.distance.milliseconds / 1000)
        found = self.server.file(unquote(urlsplit(self.path).path))
        if found is None:
            self.send_error(404)
            return
        file, packed = found
        self.send_response(200)
        self.send_header("Content-Type", _kind(self.path))
        self.send_header("Content-Length", str(file.stat().st_size))
        self.send_header("Cache-Control", _FRESH)
        if packed:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        with file.open("rb") as content:
            self.server.send(content, self.wfile)

    def log_message(self, *_facts: object) -> None:
        """Says nothing."""


def _kind(path: str) -> str:
    name = urlsplit(path).path
    guessed = mimetypes.guess_type(name)[0] or "text/html"
    return _KINDS.get(Path(name).suffix, guessed)


@contextmanager
def serving(host: SiteHost) -> Iterator[SiteHost]:
    """Answers meanwhile."""
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield host
    finally:
        host.shutdown()
        host.server_close()
