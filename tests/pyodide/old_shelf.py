"""What a browser has kept, as an example for later releases: `python -m tests.pyodide.old_shelf FILE`."""

from __future__ import annotations

import asyncio
import json
import lzma
import sys
from base64 import b64decode, b64encode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.support.pyodide_client import LINE, Ear, Shelf, answer_of, opened, sat_down, state_where

EXAMPLES = Path(__file__).parent / "shelves"
NEVER = 99


async def example(folder: Path) -> dict[str, Any]:
    """A shelf with an image, in which a match is finished, and lines, in which a deal is in play."""
    shelf, ear = Shelf(), Ear()
    api = await opened(shelf, ear, folder)
    finished = await sat_down(api, "frog", "plain")
    await state_where(api, ear, NEVER)
    await api.store.compact()
    api.close_connection(LINE)
    ear.heard = asyncio.Queue()
    playing = await sat_down(api, "six-bid", "standard")
    before = await state_where(api, ear, 3)
    assert shelf.image is not None
    kept = {
        "token": shelf.token,
        "finished": finished,
        "playing": playing,
        "tricks": before["view"]["tricks"][:3],
        "history": await answer_of(api, "/me/history"),
        "image": b64encode(lzma.compress(shelf.image, preset=9)).decode(),
        "lines": list(shelf.lines),
        "moved": (await api.request("GET", "/export", "")).text,
    }
    await api.services.close()
    return kept


def shelf_of(kept: dict[str, Any]) -> Shelf:
    """The shelf as it was."""
    shelf = Shelf()
    shelf.image, shelf.token = lzma.decompress(b64decode(kept["image"])), kept["token"]
    shelf.lines = list(kept["lines"])
    return shelf


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        made = asyncio.run(example(Path(folder)))
    Path(sys.argv[1]).write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", "utf-8")
