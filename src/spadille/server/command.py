"""`spadille serve`: the table in the browser."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import closing, suppress
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from spadille.bots import BOTS
from spadille.server import log
from spadille.server.app import create_app
from spadille.server.house import House, Pace
from spadille.server.listening import listen, server
from spadille.server.storage import Store, Unusable, open_store
from spadille.server.table.boards import NoBoards, read_boards
from spadille.server.table.chance import Chance, DealSource
from spadille.text import LANGUAGES, Catalogue, best_language, catalogue

PORT: Final = 8765
PACE: Final = 0.1
"""Longer than a bot thinks: the time it takes tells nothing. Browsers show things at their own pace."""
_LAST_PORT: Final = 65535
_LONGEST_PACE: Final = 60


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | None = None,
    open_: Annotated[bool, Parameter("--open")] = False,
    pace: float = PACE,
    deals: Path | None = None,
    language: str | None = None,
) -> None:
    """Plays in the browser: serves the table at an address of this machine.

    Args:
        host: The address to listen at; other machines can reach it only if it is one of theirs too.
        port: The port; 0 takes any free one.
        data: The file that keeps the tables; made where there is none.
        open_: Opens the table in the browser.
        pace: Seconds that a bot takes for its turn.
        deals: A file of records: its cards are dealt, one deal after another, instead of cards by chance.
        language: The language the terminal is told about it in.
    """
    words = _words(language)
    if not 0 <= pace <= _LONGEST_PACE:
        raise _no(words, "server-bad-pace", most=_LONGEST_PACE)
    source = _source(words, deals)
    file = data or default_file()
    with _door(words, host, port) as door, closing(_store(words, file)) as store:
        address = f"http://{_written(host)}:{door.getsockname()[1]}/"
        _say(words.say("server-at", address=address))
        _say(words.say("server-stop", file=str(file)))
        if open_:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        _run(House(store, BOTS, pace=Pace(bots=pace), source=source), door)
    _say(words.say("server-stopped"))


def _run(house: House, door: socket.socket) -> None:
    """Until somebody stops it; however that is done, it ends the same way."""
    log.set_up()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        server(create_app(house)).run(sockets=[door])


def default_file() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "spadille" / "tables.sqlite"


def _words(language: str | None) -> Catalogue:
    if language is None:
        surroundings = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
        return catalogue(best_language(surroundings))
    if language not in LANGUAGES:
        raise _no(catalogue(), "server-no-language", languages=", ".join(LANGUAGES))
    return catalogue(language)


def _door(words: Catalogue, host: str, port: int) -> socket.socket:
    """The socket that is listened at, or a sentence and the end."""
    address = f"{_written(host)}:{port}"
    if not 0 <= port <= _LAST_PORT:
        raise _no(words, "server-bad-port", port=port)
    try:
        return listen(host, port)
    except OSError as trouble:
        taken = trouble.errno == errno.EADDRINUSE
        raise _no(words, "server-port-in-use" if taken else "server-no-address", address=address) from None


def _store(words: Catalogue, file: Path) -> Store:
    try:
        return open_store(file)
    except Unusable as unusable:
        raise _no(words, f"server-file-{unusable.code}", file=str(file)) from None


def _source(words: Catalogue, deals: Path | None) -> DealSource:
    """Where the cards come from."""
    if deals is None:
        return Chance()
    try:
        return read_boards(deals)
    except NoBoards as trouble:
        raise _no(words, "server-no-deals", file=str(deals), line=trouble.line, code=trouble.code) from None


def _no(words: Catalogue, sentence: str, **facts: str | int) -> SystemExit:
    sys.stderr.write(f"spadille: {words.say(sentence, **facts)}\n")
    return SystemExit(1)


def _say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
