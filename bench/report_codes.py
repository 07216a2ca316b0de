"""Count the letters in the codes of finished deals, by game and preset."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from spadille.bots import BOTS
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.codes import code_of
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.game import Game, Rules

MOST = 30
"""The most letters of 99 in 100 finished deals by a published preset."""


def begin_deals(game: Game, count: int, seed: str) -> Iterator[tuple[str, Deal]]:
    """Yield deals of a game before the auction. Presets and numbers of seats take turns."""
    tables = [
        (preset.id, game.rules(preset.id), seats)
        for preset in game.presets
        for seats in game.rules(preset.id).seats
    ]
    for number in range(count):
        name, rules, seats = tables[number % len(tables)]
        yield name, _deal(rules, seats, number, seed)


def _deal(rules: Rules, seats: int, number: int, seed: str) -> Deal:
    return Deal.of(dealt_by(Stream(key_of(seed, number)), rules.at(seats), seats, number % seats))


def count_lengths(game: Game, count: int, seed: str, bot: str) -> dict[str, Counter[int]]:
    """Return, by preset, how many codes of finished deals have each length."""
    found = {preset.id: Counter[int]() for preset in game.presets}
    for number, (preset, deal) in enumerate(begin_deals(game, count, seed)):
        found[preset][len(code_of(_play_out(deal, bot, Random(f"{seed}/{number}"))))] += 1
    return found


def _play_out(deal: Deal, bot: str, chance: Random) -> Deal:
    while deal.turn is not None:
        deal = deal.play(BOTS[bot].answer(view_of(deal, deal.turn), chance))
    return deal


def describe_lengths(name: str, found: Counter[int]) -> str:
    """Return a line with the median, the 99th percentile and the maximum of lengths, and the share within the
    limit.
    """
    all_of = sorted(found.elements())
    within = sum(count for letters, count in found.items() if letters <= MOST) / len(all_of)
    middle, nearly_all = all_of[len(all_of) // 2], all_of[len(all_of) * 99 // 100]
    return f"{name:28}{len(all_of):8,}{middle:8}{nearly_all:8}{all_of[-1]:8}{within:9.2%}"


def main(words: Sequence[str] | None = None) -> None:
    options = ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=10_000, help="of each game")
    options.add_argument("--bot", default="novice", help="plays the deals")
    options.add_argument("--seed", default="codes")
    options.add_argument("games", nargs="*", default=list(GAMES))
    args = options.parse_args(words)
    print(f"{'letters':28}{'deals':>8}{'median':>8}{'99 %':>8}{'most':>8}{f'to {MOST}':>9}")
    for id in args.games:
        found = count_lengths(GAMES[id], args.deals, args.seed, args.bot)
        for preset, counts in found.items():
            print(describe_lengths(f"{id} {preset}", counts), flush=True)
        print(describe_lengths(id, sum(found.values(), Counter[int]())), flush=True)


if __name__ == "__main__":
    main()
