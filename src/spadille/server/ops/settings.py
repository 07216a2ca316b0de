"""The server's settings, read and checked from the command line, the environment and a file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

from spadille.storage import DatabaseUrl, parse_database_url
from spadille.text import LANGUAGES
from spadille.workers.pacing import HUMAN_DELAY

LONGEST_PACE: Final = 60
CONFIG: Final = "config"
"""The option and environment variable that name the settings file."""
_VARIABLE: Final = "SPADILLE_"


def _check_language(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError(code)
    return code


def _check_address(address: str) -> str:
    host, port = split_address(address)
    if not host or port not in range(1, 65536):
        raise ValueError(address)
    return address


def _check_origin(address: str) -> str:
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise ValueError(address)
    if address.rstrip("/") != f"{parts.scheme}://{parts.netloc}":
        raise ValueError(address)
    return address.rstrip("/").lower()


def _check_url(url: str) -> str:
    parse_database_url(url)
    return url


Port = Annotated[int, Field(ge=0, le=65535)]
Seconds = Annotated[float, Field(ge=0, le=LONGEST_PACE)]
LeaseTimeout = Annotated[float, Field(ge=1, le=300)]
PositiveInt = Annotated[int, Field(ge=1, le=1_000_000)]
Text = Annotated[str, Field(min_length=1)]


class Settings(BaseModel):
    """All settings of a server."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    host: Text = Field(default="127.0.0.1", description="the address to listen at")
    port: Port = Field(default=8765, description="the port to listen at; 0 for any free one")
    data: Text | None = Field(
        default=None, description="the SQLite file; by default one in the user's data folder"
    )
    database: Annotated[str, AfterValidator(_check_url)] | None = Field(
        default=None,
        description="a database in place of the file: `postgresql://NAME:PASSWORD@HOST:PORT/DATABASE`",
    )
    public_address: Annotated[str, AfterValidator(_check_origin)] | None = Field(
        default=None,
        description=(
            "the address at which browsers reach the server, such as `https://cards.example`: requests that "
            "name another host, or come from pages of another address, are refused"
        ),
    )
    cluster_address: Annotated[str, AfterValidator(_check_address)] | None = Field(
        default=None,
        description=(
            "the address at which the reverse proxy reaches this one of several servers; by default "
            "the one it listens at"
        ),
    )
    lease_timeout: LeaseTimeout = Field(
        default=5.0,
        description=(
            "the seconds without a sign of life after which other servers take over this one's tables"
        ),
    )
    proxies: list[Text] = Field(
        default=["127.0.0.1", "::1"],
        description=(
            "the reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted: "
            "addresses, networks, or `*` for all"
        ),
    )
    bot_delay: Seconds = Field(
        default=HUMAN_DELAY,
        description="the seconds a bot takes for a late card; it takes longer for bids and first cards",
    )
    bot_workers: Annotated[int, Field(ge=0, le=64)] = Field(
        default=2,
        description="the number of processes in which bots search; with 0 there are no such bots",
    )
    nonce_timeout: Seconds = Field(
        default=3.0, description="the seconds a deal waits for the nonces of the players' browsers"
    )
    max_connections_per_client: PositiveInt = Field(
        default=200, description="the number of WebSockets one address may have open at once"
    )
    tables_an_hour: PositiveInt = Field(
        default=60, description=("the number of tables one address may open in an hour; half of them at once")
    )
    delete_after_days: Annotated[int, Field(ge=0, le=36_500)] = Field(
        default=365,
        description=(
            "the days without an event after which tables without a finished match are deleted; 0: never"
        ),
    )
    deal_file: Text | None = Field(
        default=None,
        description=("a file of records whose cards are dealt, one after another, in place of random ones"),
    )
    daily_deal_secrets: Text | None = Field(
        default=None,
        description=(
            "the file with the secrets of the deals of the day, made by `spadille day commit`; "
            "without it these deals are predictable"
        ),
    )
    offline_engine: Text | None = Field(
        default=None,
        description=(
            "the folder of the serverless site, made by `make site`: with it the score pad works in "
            "the browser without a network"
        ),
    )
    metrics: bool = Field(default=True, description="whether `/metrics` is served")
    log: Literal["lines", "json"] = Field(
        default="lines", description="the format of the log on standard error: text lines, or JSON"
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="the lowest level that is logged"
    )
    language: Annotated[str, AfterValidator(_check_language)] | None = Field(
        default=None, description="the language of the messages in the terminal; by default the machine's"
    )

    @property
    def database_url(self) -> DatabaseUrl | None:
        """The URL of the database or the path of the SQLite file; None if neither is set."""
        if self.database is not None:
            return parse_database_url(self.database)
        return None if self.data is None else Path(self.data).expanduser()


class BadSetting(Exception):
    """The error for an invalid setting, with the id and the facts of its message."""

    def __init__(self, sentence: str, **facts: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.facts = facts


def settings(given: Mapping[str, object], environment: Mapping[str, str]) -> Settings:
    """Return the settings from the command line, the environment and the settings file.

    The command line takes precedence over the environment, and the environment over the file.

    Raises:
        BadSetting: a setting is unknown or its value is invalid.
    """
    file = given.get(CONFIG) or environment.get(variable_name(CONFIG))
    chosen = dict(_read_file(Path(str(file)))) if file else {}
    chosen |= dict(_read_environment(environment))
    chosen |= dict(_read_command_line(given))
    if chosen.get("data") is not None and chosen.get("database") is not None:
        raise BadSetting("setting-two-places")
    return Settings(**chosen)


def option_name(name: str) -> str:
    """Return the name of a setting in the settings file, which is also its option on the command line."""
    return name.replace("_", "-")


def variable_name(name: str) -> str:
    """Return the environment variable of a setting."""
    return _VARIABLE + name.upper()


def split_address(address: str) -> tuple[str, int]:
    """Return the host and port of an address.

    >>> split_address("[::1]:80")
    ('::1', 80)

    Raises:
        ValueError: the address has no port.
    """
    host, _, port = address.rpartition(":")
    return host.removeprefix("[").removesuffix("]"), int(port)


def _read_file(file: Path) -> Iterator[tuple[str, Any]]:
    try:
        entries = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise BadSetting("setting-no-file", file=str(file)) from None
    except (ValueError, RecursionError) as error:
        raise BadSetting("setting-no-toml", file=str(file), why=str(error)) from None
    names = {option_name(name): name for name in Settings.model_fields}
    for option, value in entries.items():
        if option not in names:
            raise BadSetting("setting-unknown", file=str(file), key=option, keys=", ".join(names))
        yield names[option], _check_value(names[option], value, f"{file}: {option}", strict=True)


def _read_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, Any]]:
    for name, field in Settings.model_fields.items():
        text = environment.get(variable_name(name))
        if text is not None:
            value = [part.strip() for part in text.split(",")] if _is_list(field) else text
            yield name, _check_value(name, value, variable_name(name), strict=False)


def _read_command_line(given: Mapping[str, object]) -> Iterator[tuple[str, Any]]:
    for name, value in given.items():
        if name != CONFIG and value is not None:
            text = str(value) if isinstance(value, Path) else value
            yield name, _check_value(name, text, f"--{option_name(name)}", strict=True)


def _check_value(name: str, value: object, where: str, *, strict: bool) -> object:
    """Return the value converted to the setting's type.

    Raises:
        BadSetting: the value is invalid.
    """
    field = Settings.model_fields[name]
    kind: TypeAdapter[object] = TypeAdapter(field.rebuild_annotation())
    try:
        return kind.validate_python(value, strict=strict)
    except ValidationError:
        # A database URL may contain a password.
        shown = "" if name == "database" else str(value)
        languages = {"languages": ", ".join(LANGUAGES)} if name == "language" else {}
        raise BadSetting(f"setting-bad-{option_name(name)}", where=where, value=shown, **languages) from None


def _is_list(field: FieldInfo) -> bool:
    return getattr(field.annotation, "__origin__", None) is list
