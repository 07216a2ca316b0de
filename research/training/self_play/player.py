"""The players that were learned by self-play, as bots.

`spadille arena --bots research.training.self_play.player:NetPlayer,club` lets them meet another.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from examples.actor_critic import Actor, ObservationEncoder
from research.training.self_play.player_file import fit_of, read_player
from spadille.bots.player import Chance
from spadille.env import KINDS, Batch
from spadille.play.action import Action, Discard
from spadille.play.deal import Deal
from spadille.play.layout import dealt
from spadille.play.view import View
from spadille.play.world import deal_in
from spadille.rules.game import Rules
from spadille.solver.worlds import WorldSampler

FOLDER = Path(__file__).parent / "players"


@dataclass(frozen=True)
class NetPlayer:
    """Does what the net of its table values most, by what its seat sees. Chance has no part in it."""

    folder: Path = FOLDER
    """Where there is a file for each kind of table."""

    def answer(self, view: View, chance: Chance) -> Action:
        """One of the answers of the view's decision.

        Raises:
            ValueError: no file fits the table.
        """
        assert view.decision is not None
        if len(view.decision.answers) == 1:
            return view.decision.answers[0]
        world = next(iter(WorldSampler(view).sample(1, 0)))
        deal = deal_in(view, world)
        env = brought_to(deal)
        action = self._next(env, deal)
        if not isinstance(action, Discard):
            return action
        away = [*action.cards]
        while len(away) < view.rules.packets.widow_size:
            following = self._next(env, deal)
            assert isinstance(following, Discard)
            away += following.cards
        return next(
            answer
            for answer in view.decision.answers
            if isinstance(answer, Discard) and set(answer.cards) == set(away)
        )

    def _next(self, env: Batch, deal: Deal) -> Action:
        """What is done next, and done in the table's row."""
        assert deal.turn is not None
        kind = KINDS[env.kind[0]]
        seen, mask, _ = env.observe()
        number = _actor(self.folder, deal.layout.rules, deal.layout.seats).choose_actions(seen, mask)
        env.step(number)
        return env.actions.decode(int(number[0]), kind, deal.turn, deal.layout.active)


def brought_to(deal: Deal) -> Batch:
    """One row in which all has been done that was done in a deal."""
    env = Batch.from_layouts([deal.layout])
    env.observe()
    for action in deal.actions:
        for number in env.actions.encode(action, deal.layout.active):
            env.step(np.array([number], np.uint8))
    return env


@cache
def _actor(folder: Path, rules: Rules, seats: int) -> Actor:
    env = Batch.from_layouts([dealt(rules, seats, 0, rules.pack.cards)])
    fit = fit_of(env)
    for path in sorted(folder.glob("*.safetensors")):
        net, fits = read_player(path)
        if fits == fit:
            return Actor(net, ObservationEncoder(env))
    raise ValueError(f"no player in {folder.name} fits this table")
