"""`spadille serve`: the table in the browser."""

from __future__ import annotations

import errno
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import closing, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from fastapi import FastAPI

from spadille.app.daily.calendar import BadSecretsFile, DailyCalendar, read_secrets
from spadille.app.services import Services, Timings, make_services
from spadille.server.app import create_app
from spadille.server.cluster import Cluster
from spadille.server.connection_limits import ConnectionLimits
from spadille.server.ops import console
from spadille.server.ops.settings import Settings
from spadille.server.pages.asset_manifest import engine_folder
from spadille.server.uvicorn_server import listen, make_server, max_connections, raise_fd_limit, tune_gc
from spadille.storage import DatabaseUnavailable, DatabaseUnusable, Store, open_store
from spadille.storage.open_database import DatabaseUrl, redact_database_url
from spadille.table.deal_files import BadDealFile, read_deal_file
from spadille.table.deal_source import DealSource, SystemRandomSource
from spadille.table.limits import Limits
from spadille.telemetry.log import configure_logging
from spadille.text import Catalogue
from spadille.workers.players import FAST_BOTS
from spadille.workers.pool import WorkerPool

_SWITCH_INTERVAL: Final = 0.0005
_EXTRA_CONNECTIONS: Final = 100
"""The number of connections that a client network may have besides its WebSockets."""


def serve(
    *,
    config: Path | None = None,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    public_address: str | None = None,
    cluster_address: str | None = None,
    lease_timeout: float | None = None,
    proxies: list[str] | None = None,
    open_: Annotated[bool, Parameter("--open")] = False,
    bot_delay: float | None = None,
    nonce_timeout: float | None = None,
    bot_workers: int | None = None,
    max_connections_per_client: int | None = None,
    tables_an_hour: int | None = None,
    delete_after_days: int | None = None,
    deal_file: Path | None = None,
    daily_deal_secrets: Path | None = None,
    offline_engine: Path | None = None,
    metrics: bool | None = None,
    log: str | None = None,
    log_level: str | None = None,
    language: str | None = None,
) -> None:
    """Serve the table in the browser, at an address of this machine.

    Each option may also stand in the environment or in the file `config`: see `spadille.server.ops.settings`.

    Args:
        config: A file with settings, TOML.
        host: The address to listen at.
        port: The port to listen at; 0 for any free one.
        data: The SQLite file; by default one in the user's data folder.
        database: A database in place of the file: `postgresql://NAME:PASSWORD@HOST:PORT/DATABASE`.
        public_address: The address at which browsers reach the server, such as `https://cards.example`:
            requests that name another host, or come from pages of another address, are refused.
        cluster_address: The address at which the reverse proxy reaches this one of several servers; by
            default the one it listens at.
        lease_timeout: The seconds without a sign of life after which other servers take over this one's
            tables.
        proxies: The reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted:
            addresses, networks, or `*` for all.
        open_: Open the table in the browser.
        bot_delay: The seconds a bot takes for a late card; it takes longer for bids and first cards.
        nonce_timeout: The seconds a deal waits for the nonces of the players' browsers.
        bot_workers: The number of processes in which bots search; with 0 there are no such bots.
        max_connections_per_client: The number of WebSockets one address may have open at once.
        tables_an_hour: The number of tables one address may open in an hour; half of them at once.
        delete_after_days: The days without an event after which tables without a finished match are
            deleted; 0: never.
        deal_file: A file of records whose cards are dealt, one after another, in place of random ones.
        daily_deal_secrets: The file with the secrets of the deals of the day, made by `spadille day
            commit`; without it these deals are predictable.
        offline_engine: The folder of the serverless site, made by `make site`: with it the score pad works
            in the browser without a network.
        metrics: Whether `/metrics` is served.
        log: The format of the log on standard error: text lines, or JSON.
        log_level: The lowest level that is logged.
        language: The language of the messages in the terminal; by default the machine's.
    """
    given = {name: value for name, value in locals().items() if name != "open_"}
    settings = console.load_settings(given)
    catalogue = console.resolve_catalogue(settings.language)
    source = _deal_source(catalogue, settings.deal_file)
    calendar = _daily_calendar(catalogue, settings.daily_deal_secrets)
    engine = _offline_engine(catalogue, settings.offline_engine)
    place = settings.database_url or console.default_file()
    with (
        _open_socket(catalogue, settings.host, settings.port) as listening_socket,
        closing(_open_store(catalogue, place, settings)) as store,
    ):
        address = f"http://{_format_host(settings.host)}:{listening_socket.getsockname()[1]}/"
        console.print_line(catalogue.say("server-at", address=address))
        console.print_line(catalogue.say("server-stop", file=redact_database_url(place)))
        _report_corruption(catalogue, place, store)
        if open_:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        raise_fd_limit()
        services = _make_services(settings, store, source, calendar)
        cluster = Cluster(store, _cluster_address(settings, listening_socket)) if store.shared else None
        app = create_app(
            services,
            cluster=cluster,
            metrics=settings.metrics,
            engine=engine,
            public_address=settings.public_address,
        )
        _run(app, settings, listening_socket)
    console.print_line(catalogue.say("server-stopped"))


def _make_services(settings: Settings, store: Store, source: DealSource, calendar: DailyCalendar) -> Services:
    # A proxy's connections are not counted per client, so the WebSockets of its clients must leave room, too.
    connections = max(1, min(settings.max_connections_per_client, max_connections() // 3))
    tables = settings.tables_an_hour
    return make_services(
        store,
        FAST_BOTS,
        timings=Timings(bot_delay=settings.bot_delay, nonce_timeout=settings.nonce_timeout),
        source=source,
        worker_pool=WorkerPool(settings.bot_workers) if settings.bot_workers else None,
        limits=Limits.of(connections=connections, tables_an_hour=tables),
        delete_after_days=settings.delete_after_days,
        daily_calendar=calendar,
    )


def _run(app: FastAPI, settings: Settings, listening_socket: socket.socket) -> None:
    """Run the server until it is interrupted. SIGTERM stops it like Ctrl-C."""
    configure_logging(settings.log_level, settings.log)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    tune_gc()
    # Threads that compute must give the interpreter lock to the event loop sooner than by default.
    sys.setswitchinterval(_SWITCH_INTERVAL)
    connection_limits = ConnectionLimits(
        total=max_connections(), per_client=settings.max_connections_per_client + _EXTRA_CONNECTIONS
    )
    with suppress(KeyboardInterrupt):
        make_server(app, settings.proxies, connection_limits).run(sockets=[listening_socket])


def _open_socket(catalogue: Catalogue, host: str, port: int) -> socket.socket:
    """Return the listening socket.

    Raises:
        SystemExit: the port cannot be opened.
    """
    address = f"{_format_host(host)}:{port}"
    try:
        return listen(host, port)
    except OSError as error:
        why = "in-use" if error.errno == errno.EADDRINUSE else "nowhere"
        raise console.exit_with(catalogue, f"server-port-{why}", address=address) from None


def _cluster_address(settings: Settings, listening_socket: socket.socket) -> str | None:
    """Return the address at which the proxy reaches this server.

    Return None if the address is not set and the server listens at all addresses.
    """
    if settings.cluster_address is not None:
        return settings.cluster_address
    host, port = listening_socket.getsockname()[:2]
    return None if ip_address(host).is_unspecified else f"{_format_host(host)}:{port}"


def _open_store(catalogue: Catalogue, place: DatabaseUrl, settings: Settings) -> Store:
    try:
        return open_store(place, lease_timeout=settings.lease_timeout)
    except DatabaseUnusable as error:
        raise console.exit_unusable(catalogue, place, error) from None


def _report_corruption(catalogue: Catalogue, place: DatabaseUrl, store: Store) -> None:
    """Warn of each table that is closed because it is corrupt."""
    try:
        corruptions = store.find_corruption()
    except DatabaseUnavailable:
        raise console.exit_unusable(
            catalogue, place, DatabaseUnusable("cannot-open", redact_database_url(place))
        ) from None
    for corruption in corruptions:
        console.warn(catalogue, f"fault-{corruption.kind}", **console.corruption_facts(corruption))
    if corruptions:
        console.warn(catalogue, "server-damaged", tables=len(corruptions))


def _deal_source(catalogue: Catalogue, deals: str | None) -> DealSource:
    """Return the deal source: a file of records, or the system's random numbers."""
    if deals is None:
        return SystemRandomSource()
    try:
        return read_deal_file(Path(deals))
    except BadDealFile as error:
        raise console.exit_with(
            catalogue, "server-no-deals", file=deals, line=error.line, code=error.code
        ) from None


def _daily_calendar(catalogue: Catalogue, file: str | None) -> DailyCalendar:
    """Return the calendar of daily deals, with the secrets in a file if one is set."""
    try:
        return DailyCalendar() if file is None else DailyCalendar(read_secrets(Path(file)))
    except BadSecretsFile:
        raise console.exit_with(catalogue, "server-no-days", file=file or "") from None


def _offline_engine(catalogue: Catalogue, site: str | None) -> Path | None:
    """Return the engine folder of the serverless site in a folder; None if no folder is set."""
    engine = None if site is None else engine_folder(Path(site))
    if site is not None and engine is None:
        raise console.exit_with(catalogue, "server-no-site", folder=site)
    return engine


def _format_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host
