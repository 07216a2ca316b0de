"""`spadille serve`: the table in the browser."""

from __future__ import annotations

import errno
import signal
import socket
import threading
import webbrowser
from contextlib import closing, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from fastapi import FastAPI

from spadille.app.daily.calendar import Days, NoDays, read_days
from spadille.app.services import House, Pace
from spadille.server.app import create_app
from spadille.server.cluster import Neighbours
from spadille.server.connection_limits import Bounds
from spadille.server.gc_tuning import tidy_rarely
from spadille.server.ops import console
from spadille.server.ops.settings import Settings
from spadille.server.pages.asset_manifest import engine_of
from spadille.server.uvicorn_server import have_more_lines, listen, most_lines, server
from spadille.storage import OutOfReach, Store, Unusable, open_store
from spadille.storage.database_url import Place, shown_place
from spadille.table.deal_files import NoBoards, read_boards
from spadille.table.deal_source import DealSource, SystemChance
from spadille.table.limits import Limits
from spadille.telemetry.log import set_up
from spadille.text import Catalogue
from spadille.workers.players import SEATED
from spadille.workers.pool import Room

_BESIDE_PAGES: Final = 100
"""So many lines a household may have besides those of its open pages."""


def serve(
    *,
    config: Path | None = None,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    reached_at: str | None = None,
    silence: float | None = None,
    proxies: list[str] | None = None,
    open_: Annotated[bool, Parameter("--open")] = False,
    pace: float | None = None,
    cut: float | None = None,
    thinkers: int | None = None,
    pages: int | None = None,
    tables_an_hour: int | None = None,
    abandoned: int | None = None,
    deals: Path | None = None,
    days: Path | None = None,
    site: Path | None = None,
    metrics: bool | None = None,
    log: str | None = None,
    log_level: str | None = None,
    language: str | None = None,
) -> None:
    """Plays in the browser: serves the table at an address of this machine.

    Each may also stand in the environment or in the file `config`: see `spadille.server.ops.settings`.

    Args:
        config: A file with settings, TOML.
        host: The address to listen at; other machines can reach it only if it is one of theirs too.
        port: The port; 0 takes any free one.
        data: The file that keeps the tables; made where there is none.
        database: The PostgreSQL database that keeps them instead.
        reached_at: Where the proxy reaches this one of several servers.
        silence: Seconds after which they take over from one that says nothing.
        proxies: The reverse proxies whose word is taken.
        open_: Opens the table in the browser.
        pace: Seconds that a bot takes for a card late in a deal.
        cut: Seconds that a deal waits for the players' browsers to cut.
        thinkers: How many processes think for the bots that look ahead.
        pages: How many pages one address may have open at once.
        tables_an_hour: How many tables one address may open in an hour.
        abandoned: For how many days tables are kept where nobody goes on and no match was finished.
        deals: A file of records: its cards are dealt, one deal after another, instead of cards by chance.
        days: The file with the secrets of the house's deals of the day.
        site: The table without a server, as `make site` writes it: the score pad goes on without a network.
        metrics: Whether `/metrics` is answered.
        log: The form of the log.
        log_level: The least that is logged.
        language: The language the terminal is told about it in.
    """
    given = {name: value for name, value in locals().items() if name != "open_"}
    wanted = console.settled(given)
    words = console.words(wanted.language)
    source, days_ = _source(words, wanted.deals), _days(words, wanted.days)
    engine = _engine(words, wanted.site)
    place = wanted.place or console.default_file()
    with (
        _door(words, wanted.host, wanted.port) as door,
        closing(_store(words, place, wanted)) as store,
    ):
        address = f"http://{_written(wanted.host)}:{door.getsockname()[1]}/"
        console.say(words.say("server-at", address=address))
        console.say(words.say("server-stop", file=shown_place(place)))
        _say_damage(words, place, store)
        if open_:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        room = Room(wanted.thinkers) if wanted.thinkers else None
        pace_ = Pace(bots=wanted.pace, cut=wanted.cut)
        limits = Limits.of(pages=wanted.pages, tables_an_hour=wanted.tables_an_hour)
        house = House(
            store,
            SEATED,
            pace=pace_,
            source=source,
            room=room,
            limits=limits,
            keeps=wanted.abandoned,
            days=days_,
        )
        neighbours = Neighbours(store, _reached(wanted, door)) if store.shared else None
        app = create_app(house, neighbours=neighbours, metrics=wanted.metrics, engine=engine)
        _run(app, wanted, door)
    console.say(words.say("server-stopped"))


def _run(app: FastAPI, wanted: Settings, door: socket.socket) -> None:
    """Until somebody stops it; however that is done, it ends the same way."""
    set_up(wanted.log_level, wanted.log)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    tidy_rarely()
    have_more_lines()
    bounds = Bounds(lines=most_lines(), household=wanted.pages + _BESIDE_PAGES)
    with suppress(KeyboardInterrupt):
        server(app, wanted.proxies, bounds).run(sockets=[door])


def _door(words: Catalogue, host: str, port: int) -> socket.socket:
    """The socket that is listened at, or a sentence and the end."""
    address = f"{_written(host)}:{port}"
    try:
        return listen(host, port)
    except OSError as trouble:
        why = "in-use" if trouble.errno == errno.EADDRINUSE else "nowhere"
        raise console.no(words, f"server-port-{why}", address=address) from None


def _reached(wanted: Settings, door: socket.socket) -> str | None:
    """Where the proxy reaches this server; None where that is not said and cannot be known."""
    if wanted.reached_at is not None:
        return wanted.reached_at
    host, port = door.getsockname()[:2]
    return None if ip_address(host).is_unspecified else f"{_written(host)}:{port}"


def _store(words: Catalogue, place: Place, wanted: Settings) -> Store:
    try:
        return open_store(place, silence=wanted.silence)
    except Unusable as unusable:
        raise console.unusable(words, place, unusable) from None


def _say_damage(words: Catalogue, place: Place, store: Store) -> None:
    """Names the tables that are not played on."""
    try:
        faults = store.faults()
    except OutOfReach:
        raise console.unusable(words, place, Unusable("cannot-open", shown_place(place))) from None
    for fault in faults:
        console.warn(words, f"fault-{fault.what}", **console.whereabouts(fault))
    if faults:
        console.warn(words, "server-damaged", tables=len(faults))


def _source(words: Catalogue, deals: str | None) -> DealSource:
    """Where the cards come from."""
    if deals is None:
        return SystemChance()
    try:
        return read_boards(Path(deals))
    except NoBoards as trouble:
        raise console.no(words, "server-no-deals", file=deals, line=trouble.line, code=trouble.code) from None


def _days(words: Catalogue, file: str | None) -> Days:
    """What the deals of the day come from."""
    try:
        return Days() if file is None else Days(read_days(Path(file)))
    except NoDays:
        raise console.no(words, "server-no-days", file=file or "") from None


def _engine(words: Catalogue, site: str | None) -> Path | None:
    """What pages think with that no longer reach this server."""
    engine = None if site is None else engine_of(Path(site))
    if site is not None and engine is None:
        raise console.no(words, "server-no-site", folder=site)
    return engine


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
