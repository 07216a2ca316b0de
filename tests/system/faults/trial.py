"""A fault in the middle of play, again and again; after each, what was acknowledged is held against what is
stored.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tests.system.faults.clients import Company
from tests.system.faults.scenarios import Scene


@dataclass
class Endured:
    """What was found."""

    acknowledged: int = 0
    heard: Counter[str] = field(default_factory=Counter)
    """How often people heard each answer."""
    befell: Counter[str] = field(default_factory=Counter)
    """How often each fault was caused."""
    wrong: list[str] = field(default_factory=list)
    """What was lost, doubled or half, and who did not come back; nothing, if all is well."""
    exits: list[int | None] = field(default_factory=list)
    """How each server ended when it was asked to."""


@dataclass(frozen=True)
class Trial:
    """How long it goes on, and how many play."""

    rounds: int
    tables: int
    seed: int = 1
    seconds: float = 3600
    """No round begins later than this."""
    moves: int = 20
    """At most so many between two faults."""


def endure(scene: Scene, trial: Trial) -> Endured:
    """Plays through all the rounds."""
    found = Endured()
    for server in scene.servers:
        server.start()
    try:
        asyncio.run(_played(scene, trial, found))
    finally:
        found.exits = [server.stop() for server in scene.servers]
    return found


async def _played(scene: Scene, trial: Trial, found: Endured) -> None:
    chance, until = Random(trial.seed), time.monotonic() + trial.seconds
    company = Company(scene.doors, trial.seed)
    await company.sit_down(trial.tables)
    for number in range(trial.rounds):
        await company.moved(1 + chance.randrange(trial.moves))
        await _befall(scene, company, found, number, chance)
        if found.wrong or time.monotonic() > until:
            break
    await company.leave()
    found.wrong += company.ledger.faults(await asyncio.to_thread(scene.stored))
    found.acknowledged, found.heard = len(company.ledger.done), company.ledger.heard


async def _befall(scene: Scene, company: Company, found: Endured, number: int, chance: Random) -> None:
    """One fault, each kind in its turn; then everybody is back, and all is as it was said to be."""
    kind = await asyncio.to_thread(scene.faults[number % len(scene.faults)], chance)
    found.befell[kind] += 1
    where = f"round {number + 1}, {kind}"
    try:
        await company.resumed()
    except TimeoutError:
        found.wrong.append(f"{where}: somebody did not come back")
    acknowledged = company.ledger.copy()
    found.wrong += [
        f"{where}: {fault}" for fault in acknowledged.faults(await asyncio.to_thread(scene.stored))
    ]
