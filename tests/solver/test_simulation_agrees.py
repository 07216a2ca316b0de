"""The simulator plays every game as the engine does, card by card."""

from __future__ import annotations

import os
from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from spadille.cards import CARDS
from spadille.play.action import Play
from spadille.play.phase import Phase
from spadille.play.tricks import TrickPlay
from spadille.solver.simulation import Simulation
from spadille.solver.starts import NONE
from tests.solver.bulk import EVERY, plays

_AT_ONCE = 2_000
_LONG = int(os.environ.get("SPADILLE_SIMULATED", "1000000"))


@dataclass(frozen=True)
class SimulatedPlay:
    """What the simulator wrote down of a batch, step by step, and what it came to."""

    legal: list[array[int]]
    turns: list[bytearray]
    cards: list[bytearray]
    points: array[int]
    tricks: bytearray


def simulated(batch: Sequence[TrickPlay], seed: int) -> SimulatedPlay:
    simulation, count = Simulation.of(batch, seed=seed), len(batch)
    recorded = SimulatedPlay([], [], [], array("H", bytes(4 * count)), bytearray(2 * count))
    while simulation.playing:
        recorded.legal.append(array("Q", bytes(8 * count)))
        recorded.turns.append(bytearray(count))
        recorded.cards.append(bytearray(count))
        simulation.legal_bits(recorded.legal[-1])
        simulation.step(turns=recorded.turns[-1], cards=recorded.cards[-1])
    simulation.points(recorded.points)
    simulation.tricks(recorded.tricks)
    return recorded


def agrees(play: TrickPlay, place: int, recorded: SimulatedPlay) -> int:
    """Play the same cards by the engine and compare at each: how many there were."""
    active, phase, count = play.declared.layout.active, _phase(play), 0
    for legal, turns, cards in zip(recorded.legal, recorded.turns, recorded.cards, strict=True):
        if not isinstance(phase, TrickPlay):
            assert (legal[place], turns[place], cards[place]) == (0, NONE, NONE)
            continue
        assert active[turns[place]] == phase.turn
        assert legal[place] == phase.playable().mask
        phase = phase.after(Play(phase.turn, CARDS[cards[place]]))
        count += 1
    assert not isinstance(phase, TrickPlay)
    taken = phase.tricks[len(play.tricks) :]
    own = [trick for trick in taken if trick.winner in play.declared.side]
    points = sum(trick.points for trick in own)
    against = sum(trick.points for trick in taken) - points
    assert tuple(recorded.points[2 * place : 2 * place + 2]) == (points, against)
    assert tuple(recorded.tricks[2 * place : 2 * place + 2]) == (len(own), len(taken) - len(own))
    return count


def _phase(play: TrickPlay) -> Phase:
    return play


def compared(seed: str, count: int, first: int = 0) -> Counter[str]:
    """So many deals of the series in both: how often each contract was compared."""
    seen: Counter[str] = Counter()
    for start in range(first, first + count, _AT_ONCE):
        dealt = list(plays(seed, min(_AT_ONCE, first + count - start), start))
        for seats in (3, 4):
            batch = [play for play in dealt if len(play.order) == seats]
            recorded = simulated(batch, start)
            for place, play in enumerate(batch):
                seen["cards"] += agrees(play, place, recorded)
                settings = play.declared.layout.rules.settings
                seen[f"{settings.game}, {settings.preset}, {play.declared.contract.id}"] += 1
    return seen


def every_contract() -> set[str]:
    return {f"{game.id}, {preset}, {contract}" for game, preset, contract in EVERY}


def test_the_simulator_agrees_with_the_engine() -> None:
    seen = compared("simulated", 2_000)
    assert set(seen) - {"cards"} == every_contract()


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_the_simulator_agrees_with_the_engine_in_a_million_deals(part: int) -> None:
    share = _LONG // 8
    seen = compared("a million", share, part * share)
    assert set(seen) - {"cards"} == every_contract()
    assert seen.total() - seen["cards"] == share
