"""Cause faults in the middle of play. After each, compare the acknowledged events with the stored ones."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tests.system.faults.clients import ClientPool
from tests.system.faults.scenarios import Scenario


@dataclass
class TrialResult:
    """The counts and the errors of a trial."""

    acknowledged: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """How often clients received each answer."""
    faults: Counter[str] = field(default_factory=Counter)
    """How often each fault was caused."""
    errors: list[str] = field(default_factory=list)
    """What was lost or doubled, and clients that did not resume."""
    exit_statuses: list[int | None] = field(default_factory=list)
    """The exit status of each server at the end."""


@dataclass(frozen=True)
class Trial:
    """The length of a trial, and the number of tables."""

    rounds: int
    tables: int
    seed: int = 1
    seconds: float = 3600
    """No round starts later than this."""
    moves: int = 20
    """The most moves between two faults."""


def run_trial(scenario: Scenario, trial: Trial) -> TrialResult:
    """Play all rounds of a trial and return the result."""
    result = TrialResult()
    for server in scenario.servers:
        server.start()
    try:
        asyncio.run(_play_rounds(scenario, trial, result))
    finally:
        result.exit_statuses = [server.stop() for server in scenario.servers]
    return result


async def _play_rounds(scenario: Scenario, trial: Trial, result: TrialResult) -> None:
    chance, until = Random(trial.seed), time.monotonic() + trial.seconds
    clients = ClientPool(scenario.addresses, trial.seed)
    await clients.start(trial.tables)
    for number in range(trial.rounds):
        await clients.wait_for_moves(1 + chance.randrange(trial.moves))
        await _play_round(scenario, clients, result, number, chance)
        if result.errors or time.monotonic() > until:
            break
    await clients.stop()
    result.errors += clients.ledger.find_errors(await asyncio.to_thread(scenario.read_events))
    result.acknowledged, result.answers = len(clients.ledger.acknowledged), clients.ledger.answers


async def _play_round(
    scenario: Scenario, clients: ClientPool, result: TrialResult, number: int, chance: Random
) -> None:
    """Cause one fault, wait until all clients have resumed, and check the stored events."""
    kind = await asyncio.to_thread(scenario.faults[number % len(scenario.faults)], chance)
    result.faults[kind] += 1
    where = f"round {number + 1}, {kind}"
    try:
        await clients.wait_until_resumed()
    except TimeoutError:
        result.errors.append(f"{where}: a client did not resume")
    acknowledged = clients.ledger.copy()
    result.errors += [
        f"{where}: {fault}"
        for fault in acknowledged.find_errors(await asyncio.to_thread(scenario.read_events))
    ]
