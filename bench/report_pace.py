"""Measure the CPU time of a bot's decisions, and that of its policy in the native core."""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from statistics import fmean
from time import process_time

from spadille.arena.players import load_player
from spadille.bots.learned.model import Model, load_shipped_model
from spadille.games import GAMES, game_named
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.solver.policy import PlayHistory

_BY = "club"
"""The bot that plays the deals."""
_TIMES = 100
_MICRO = 1e6


def decisions_in(game: str, deals: int) -> Iterator[View]:
    """Yield the view of every decision with a choice in `deals` deals."""
    played = game_named(game)
    rules, player = played.rules(played.presets[0].id), load_player(_BY)()
    for number in range(deals):
        deal = Deal.of(dealt_by(Stream(key_of("pace", number)), rules, rules.seats[0], 0))
        while deal.turn is not None:
            view = view_of(deal, deal.turn)
            if view.decision is not None and len(view.decision.answers) > 1:
                yield view
            deal = deal.play(player.answer(view, Random(number)))


def answer_times(bot: str, views: Sequence[View]) -> dict[str, float]:
    """Return the mean microseconds of a bot's answers, by kind of decision."""
    player, spent = load_player(bot)(), defaultdict[str, list[float]](list)
    for number, view in enumerate(views):
        begun = process_time()
        player.answer(view, Random(number))
        spent[view.phase].append(process_time() - begun)
    return {kind: _MICRO * fmean(times) for kind, times in spent.items()}


def core_time(model: Model, views: Sequence[View]) -> float:
    """Return the mean microseconds that the policy alone takes for a card."""
    return fmean(_core_time(model, view) for view in views if view.phase == "play")


def _core_time(model: Model, view: View) -> float:
    assert view.known is not None
    history, policy = PlayHistory(view), model.policy_for(view.known.contract)
    row = history.known_cards()
    begun = process_time()
    for _ in range(_TIMES):
        history.core.card_probabilities(policy.core, row)
    return _MICRO * (process_time() - begun) / _TIMES


def main(words: Sequence[str] | None = None) -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--bots", default="fast,club", help="to be measured")
    options.add_argument("--games", default=",".join(islice(GAMES, 3)))
    options.add_argument("--deals", type=int, default=100)
    args = options.parse_args(words)
    model = load_shipped_model()
    for game in args.games.split(","):
        views = list(decisions_in(game, args.deals))
        print(f"{game}: {len(views)} decisions; in the core {core_time(model, views):.1f} µs a card")
        for bot in args.bots.split(","):
            times = ", ".join(f"{kind} {spent:.0f} µs" for kind, spent in answer_times(bot, views).items())
            print(f"  {bot}: {times}")


if __name__ == "__main__":
    main()
