"""Where rows come from: the version and code that played, and each bot with its models."""

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
from spadille.arena.entrants import HOUSE, entrant
from spadille.bots.registry import LEARNED
from spadille.study.shard_folder import short_hash

_ROOMS = ("cards", "rules", "games", "play", "notation", "solver", "bots", "arena", "env", "judge", "study")
_CODE = (".py", ".json", ".jsonl", ".safetensors")


@dataclass(frozen=True, slots=True)
class StudiedBot:
    """A bot as it was when it played."""

    name: str
    hash: str | None
    """Of the file of its model or of its module; the house's own are covered by the house's code."""

    def to_json(self) -> dict[str, object]:
        """As plans and shards hold it."""
        return {"bot": self.name, "hash": self.hash}


@dataclass(frozen=True, slots=True)
class MadeBy:
    """Everything that must match for the same bytes."""

    version: str
    """Of Spadille."""
    code: str
    """The hash of all its code that plays and of the house's models."""
    bots: tuple[StudiedBot, ...]

    def to_json(self) -> dict[str, object]:
        """As plans and shards hold it."""
        return {"spadille": self.version, "code": self.code, "bots": [bot.to_json() for bot in self.bots]}


@lru_cache
def made_here(bots: tuple[str, ...]) -> MadeBy:
    """What would play here and now.

    Raises:
        NoContest: one of the bots is missing here.
    """
    return MadeBy(spadille.__version__, _code(), tuple(StudiedBot(bot, _hash_of(bot)) for bot in bots))


@lru_cache
def _code() -> str:
    house = Path(str(files(spadille)))
    return _hash_of_files({path.relative_to(house).as_posix(): path for path in _sources(house)})


def _sources(house: Path) -> Iterator[Path]:
    for room in _ROOMS:
        yield from (path for path in (house / room).rglob("*") if path.suffix in _CODE)


def _hash_of_files(found: Mapping[str, Path]) -> str:
    lines = [f"{name} {sha256(found[name].read_bytes()).hexdigest()}\n" for name in sorted(found)]
    return short_hash("".join(lines).encode())


def _hash_of(bot: str) -> str | None:
    entrant(bot)
    if bot in HOUSE:
        return None
    home, _, place = bot.partition(":")
    source = place if home in LEARNED else inspect.getsourcefile(modules[home])
    return None if source is None else short_hash(Path(source).read_bytes())
