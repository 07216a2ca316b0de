"""How many letters the codes of finished deals have, game by game and preset by preset."""

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
"""Letters that a finished deal of a published preset may have, in 99 of 100."""


def deals(game: Game, count: int, seed: str) -> Iterator[tuple[str, Deal]]:
    """Deals of a game before eldest has spoken: every preset and number of seats in turn."""
    tables = [
        (preset.id, game.rules(preset.id), seats)
        for preset in game.presets
        for seats in game.rules(preset.id).seats
    ]
    for number in range(count):
        name, rules, seats = tables[number % len(tables)]
        yield name, _dealt(rules, seats, number, seed)


def _dealt(rules: Rules, seats: int, number: int, seed: str) -> Deal:
    return Deal.of(dealt_by(Stream(key_of(seed, number)), rules.at(seats), seats, number % seats))


def lengths(game: Game, count: int, seed: str, bot: str) -> dict[str, Counter[int]]:
    """How many codes of finished deals have how many letters, by preset."""
    found = {preset.id: Counter[int]() for preset in game.presets}
    for number, (preset, deal) in enumerate(deals(game, count, seed)):
        found[preset][len(code_of(_played(deal, bot, Random(f"{seed}/{number}"))))] += 1
    return found


def _played(deal: Deal, bot: str, chance: Random) -> Deal:
    while deal.turn is not None:
        deal = deal.play(BOTS[bot].answer(view_of(deal, deal.turn), chance))
    return deal


def lengths_line(name: str, found: Counter[int]) -> str:
    """A line: the middle, the 99th of a hundred, the longest, and the share within the limit."""
    all_of = sorted(found.elements())
    within = sum(count for letters, count in found.items() if letters <= MOST) / len(all_of)
    middle, nearly_all = all_of[len(all_of) // 2], all_of[len(all_of) * 99 // 100]
    return f"{name:28}{len(all_of):8,}{middle:8}{nearly_all:8}{all_of[-1]:8}{within:9.2%}"


def main(words: Sequence[str] | None = None) -> None:
    """Count and print."""
    asks = ArgumentParser(description=__doc__)
    asks.add_argument("--deals", type=int, default=10_000, help="of each game")
    asks.add_argument("--bot", default="novice", help="who plays them")
    asks.add_argument("--seed", default="codes")
    asks.add_argument("games", nargs="*", default=list(GAMES))
    asked = asks.parse_args(words)
    print(f"{'letters':28}{'deals':>8}{'median':>8}{'99 %':>8}{'most':>8}{f'to {MOST}':>9}")
    for id in asked.games:
        found = lengths(GAMES[id], asked.deals, asked.seed, asked.bot)
        for preset, counts in found.items():
            print(lengths_line(f"{id} {preset}", counts), flush=True)
        print(lengths_line(id, sum(found.values(), Counter[int]())), flush=True)


if __name__ == "__main__":
    main()
