"""Writes codes that tests/conformance/deal-codes.jsonl keeps: `python -m tests.conformance.keep_deal_codes`.

What was kept once is never written anew; this is for a preset or an option that is new.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random

from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.notation.records import record_json
from spadille.play.deal import Deal
from spadille.rules.game import Game, Rules
from spadille.rules.options import Option, OptionValue


def chosen(game: Game, chance: Random) -> dict[str, OptionValue]:
    """A few options of a game, each at some value."""
    options = chance.sample(game.options, min(len(game.options), chance.randrange(6)))
    return {option.id: value(option, chance) for option in options}


def value(option: Option, chance: Random) -> OptionValue:
    """One of an option's words, or a small number."""
    return (
        chance.choice(option.words) if option.words else chance.randint(option.least, min(option.most, 200))
    )


def tables(chance: Random) -> Iterator[tuple[Rules, int]]:
    """Each preset at each number of seats, and by mixed options."""
    for game in GAMES.values():
        for preset in game.presets:
            rules = game.rules(preset.id)
            yield from ((rules, seats) for seats in rules.seats)
            for _ in range(6 if game.options else 2):
                mixed = game.rules(preset.id, chosen(game, chance))
                yield mixed, chance.choice(mixed.seats)


def deals(chance: Random) -> Iterator[Deal]:
    """At each table a finished deal, one in play, and one that nobody has spoken in yet."""
    for rules, seats in tables(chance):
        seed = str(chance.random())
        yield next(made(rules, seats, seed, 1, "spread"))
        ended = next(made(rules, seats, f"{seed} again", 1, "random"))
        begun = Deal.of(ended.layout)
        for action in ended.actions[: chance.randrange(len(ended.actions))]:
            begun = begun.play(action)
        yield begun


def main() -> None:
    for deal in deals(Random("deal codes")):
        record = {key: value for key, value in record_json(deal).items() if key != "result"}
        sys.stdout.write(json.dumps({"code": code_of(deal), "record": record}) + "\n")


if __name__ == "__main__":
    main()
