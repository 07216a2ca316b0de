"""Players that were learned by self-play: what they may do, what they see, and how they learn."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from examples.actor_critic import Net
from research.training.self_play.player import FOLDER, NetPlayer, brought_to
from research.training.self_play.player_file import Training, fit_of, read_player, write_player
from spadille.env import Batch
from spadille.games import game_named
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.world import deal_in
from spadille.solver.worlds import WorldSampler

GAMES = ("six-bid", "progressive", "german-solo")


def deal_of(game: str, number: int) -> Deal:
    """A deal of a game's first preset, before eldest has spoken."""
    played = game_named(game)
    rules = played.rules(played.presets[0].id)
    return Deal.of(dealt_by(Stream(key_of("self-play", number)), rules, rules.seats[0], 0))


@pytest.mark.parametrize("game", GAMES)
def test_a_player_plays_whole_deals_by_the_rules(game: str) -> None:
    """Every action is taken by the engine, cards that are laid away too."""
    player = NetPlayer()
    for number in range(6):
        deal = deal_of(game, number)
        while deal.turn is not None:
            view = view_of(deal, deal.turn)
            assert view.decision is not None
            answer = player.answer(view, Random(1))
            assert answer in view.decision.answers
            deal = deal.play(answer)


@pytest.mark.parametrize("game", GAMES)
def test_what_it_sees_is_the_same_however_the_hidden_cards_lie(game: str) -> None:
    deal, player = deal_of(game, 9), NetPlayer()
    while deal.turn is not None:
        view = view_of(deal, deal.turn)
        really, _, _ = brought_to(deal).observe()
        for world in WorldSampler(view).sample(2, 1):
            seen, _, _ = brought_to(deal_in(view, world)).observe()
            assert (seen == really).all()
        deal = deal.play(player.answer(view, Random(1)))


def test_a_table_that_no_player_fits_is_refused() -> None:
    deal = deal_of("frog", 1)
    assert deal.turn is not None
    with pytest.raises(ValueError, match="no player in players fits this table"):
        NetPlayer().answer(view_of(deal, deal.turn), Random(1))


def test_a_file_has_the_player_and_what_it_fits(tmp_path: Path) -> None:
    env, file = Batch("frog", 2), tmp_path / "frog.safetensors"
    net = Net.initialize((env.schema.width, 8, len(env.actions)), 1)
    write_player(file, net, fit_of(env), Training("frog", 1, 100, 0.5, "cpu"))
    read, fits = read_player(file)
    assert fits == fit_of(env)
    for (weights, biases), (there, _) in zip(net.layers, read.layers, strict=True):
        assert np.allclose(weights, there, rtol=2**-8)
        assert there.shape[1] == len(biases)


def test_a_file_that_does_not_say_what_it_fits_is_no_player(tmp_path: Path) -> None:
    file = tmp_path / "other.safetensors"
    file.write_bytes((FOLDER / "six-bid.safetensors").read_bytes().replace(b"manifest", b"anything"))
    with pytest.raises(ValueError, match="does not say what it fits"):
        read_player(file)


def test_by_self_play_it_comes_to_gain() -> None:
    """Needs PyTorch, which the suite does without."""
    learner = pytest.importorskip("research.training.self_play.learner")
    course = learner.Course(rows=256, batch=256, hidden=(64,), critic=(64,), rate=2e-3)
    tables = learner.SelfPlay("frog", course, 1, "cpu")
    before, _ = tables.gained(2_000, 5)
    found = [tables.lesson(lesson / 30) for lesson in range(30)]
    after, error = tables.gained(2_000, 5)
    assert found[-1]["explained"] > 0.3
    assert after > before + 5 * error
