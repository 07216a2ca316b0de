"""Provenance of a study's rows: the version and hash of the code, and of each bot with its model."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from sys import modules

import spadille
from spadille.arena.players import BUILT_IN, load_player
from spadille.bots.registry import LEARNED
from spadille.study.shard_folder import short_hash

PACKAGES = (
    *("cards", "rules", "games", "play", "notation", "solver"),
    *("bots", "arena", "env", "evaluation", "study"),
)
"""The packages whose code can change the rows."""
_SUFFIXES = (".py", ".json", ".jsonl", ".safetensors")


@dataclass(frozen=True, slots=True)
class BotVersion:
    """A bot with the hash of its code or model."""

    name: str
    hash: str | None
    """The hash of the bot's model file or module. None for built-in bots, which the code's hash covers."""

    def to_json(self) -> dict[str, object]:
        return {"bot": self.name, "hash": self.hash}


@dataclass(frozen=True, slots=True)
class Provenance:
    """The code and the bots of a study. They must be the same on two machines to give the same bytes."""

    version: str
    """The version of Spadille."""
    code: str
    """The hash of all code and models that can change a game."""
    bots: tuple[BotVersion, ...]

    def to_json(self) -> dict[str, object]:
        return {"spadille": self.version, "code": self.code, "bots": [bot.to_json() for bot in self.bots]}


@lru_cache
def find_provenance(bots: tuple[str, ...]) -> Provenance:
    """Return the provenance of rows that this process would make.

    Raises:
        ContestError: a bot cannot be loaded on this machine.
    """
    return Provenance(
        spadille.__version__, _hash_code(), tuple(BotVersion(bot, _hash_bot(bot)) for bot in bots)
    )


@lru_cache
def _hash_code() -> str:
    package = Path(str(files(spadille)))
    return _hash_files({path.relative_to(package).as_posix(): path for path in _list_sources(package)})


def _list_sources(package: Path) -> Iterator[Path]:
    for folder in PACKAGES:
        yield from (path for path in (package / folder).rglob("*") if path.suffix in _SUFFIXES)


def _hash_files(files_by_name: Mapping[str, Path]) -> str:
    lines = [
        f"{name} {sha256(files_by_name[name].read_bytes()).hexdigest()}\n" for name in sorted(files_by_name)
    ]
    return short_hash("".join(lines).encode())


def _hash_bot(bot: str) -> str | None:
    load_player(bot)
    if bot in BUILT_IN:
        return None
    home, _, place = bot.partition(":")
    source = place if home in LEARNED else inspect.getsourcefile(modules[home])
    return None if source is None else short_hash(Path(source).read_bytes())
