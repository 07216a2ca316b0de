"""Give numbers to the new presets and options of a game, and store deal codes of it.

`python -m tests.conformance.store_deal_codes [--anew] GAME`

Presets and options are added to `code-numbers.jsonl`, codes with their records to `deal-codes.jsonl`. Entries
are never removed from these files, except that `--anew` replaces the entries of a game that has not been
played yet.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.notation.records import record_json
from spadille.play.deal import Deal
from spadille.rules.game import Game, Rules
from spadille.rules.options import Option, OptionValue
from spadille.rules.refusal import NotAllowed
from tests.conformance.deal_codes import NUMBERS

KEPT = Path(__file__).with_name("deal-codes.jsonl")
_TRIES: Final = 300


def choose_options(game: Game, chance: Random) -> dict[str, OptionValue]:
    """Return a few options of a game, each with a value."""
    options = chance.sample(game.options, min(len(game.options), chance.randrange(6)))
    return {option.id: choose_value(option, chance) for option in options}


def choose_value(option: Option, chance: Random) -> OptionValue:
    """Return one of an option's words, or a small number."""
    return (
        chance.choice(option.words) if option.words else chance.randint(option.least, min(option.most, 200))
    )


def list_tables(game: Game, chance: Random) -> Iterator[tuple[Rules, int]]:
    """Yield each preset with each number of seats, and some with mixed options."""
    for preset in game.presets:
        rules = game.rules(preset.id)
        yield from ((rules, seats) for seats in rules.seats)
        for _ in range(6 if game.options else 2):
            mixed = game.rules(preset.id, choose_options(game, chance))
            yield mixed, chance.choice(mixed.seats)


def make_deals(game: Game, chance: Random) -> Iterator[Deal]:
    """Yield a finished deal and one in play for each table."""
    for rules, seats in list_tables(game, chance):
        seed = str(chance.random())
        yield next(made(rules, seats, seed, 1, "spread"))
        ended = next(made(rules, seats, f"{seed} again", 1, "random"))
        yield Deal.of(ended.layout, ended.actions[: chance.randrange(len(ended.actions))])


def missing_words(game: Game, records: Iterable[dict[str, Any]]) -> list[tuple[Rules, str]]:
    """Return the option values that occur in no record of a game, each with rules in which it replaces the
    preset's own value.
    """
    stored = {pair for record in records if record["game"] == game.id for pair in record["options"].items()}
    missing = []
    for name, word in [(option.id, word) for option in game.options for word in option.words]:
        every = [game.rules(preset.id, {name: word}) for preset in game.presets]
        changed = [rules for rules in every if rules.settings.changed]
        if changed and (name, word) not in stored:
            missing.append((changed[0], name))
    return missing


def make_deal_with(rules: Rules, option: str) -> Deal:
    """Return a deal by these rules, if possible one that would be illegal without the changed option."""
    usual = GAMES[rules.settings.game].rules(rules.settings.preset)
    deals = (
        next(made(rules, rules.seats[0], f"{option} {rules.settings.word(option)} {seed}", 1, "random"))
        for seed in range(_TRIES)
    )
    first, *others = deals
    return next((deal for deal in (first, *others) if not is_legal_by(usual, deal)), first)


def is_legal_by(rules: Rules, deal: Deal) -> bool:
    """Return true if a deal is also legal under other rules."""
    try:
        Deal.of(replace(deal.layout, rules=rules.at(deal.layout.seats)), deal.actions)
    except NotAllowed:
        return False
    return True


def number_game(game: Game) -> None:
    """Give a number to every preset, option and option value of a game that has none yet."""
    lines = list(map(json.loads, NUMBERS.read_text("utf-8").splitlines()))
    line = next((line for line in lines if line["game"] == game.id), None)
    if line is None:
        lines.append(line := {"game": game.id, "presets": {}, "options": {}})
    following = count(1 + max((given for entry in lines for given in _list_numbers(entry)), default=-1))
    for preset in game.presets:
        if preset.id not in line["presets"]:
            line["presets"][preset.id] = next(following)
    for option in game.options:
        words = line["options"].setdefault(option.id, [])
        words += [word for word in option.words if word not in words]
    NUMBERS.write_text("".join(f"{json.dumps(entry)}\n" for entry in lines), "utf-8")


def _list_numbers(entry: dict[str, dict[str, int]]) -> list[int]:
    """Return all numbers that the presets of a game have or had."""
    return [*entry["presets"].values(), *entry.get("retired", {}).values()]


def store_codes(game: Game) -> None:
    """Store deal codes of a game for those of its tables that have none yet."""
    before = KEPT.read_text("utf-8")
    deals = list(make_deals(game, Random(f"deal codes {game.id}")))
    missing = missing_words(game, [*read_records(before), *map(record_json, deals)])
    for deal in [*deals, *(make_deal_with(*table) for table in missing)]:
        record = {key: value for key, value in record_json(deal).items() if key != "result"}
        line = json.dumps({"code": code_of(deal), "record": record}) + "\n"
        before += "" if line in before else line
    KEPT.write_text(before, "utf-8")


def read_records(lines: str) -> list[dict[str, Any]]:
    """Return the records in the lines of the file of stored codes."""
    return [json.loads(line)["record"] for line in lines.splitlines()]


def withdraw_codes(game: Game) -> None:
    """Remove a game's stored codes, and its numbers except those of presets that it still has."""
    lines = list(map(json.loads, NUMBERS.read_text("utf-8").splitlines()))
    for line in (line for line in lines if line["game"] == game.id):
        names = {preset.id for preset in game.presets}
        line["presets"] = {name: given for name, given in line["presets"].items() if name in names}
        line["options"] = {}
    NUMBERS.write_text("".join(f"{json.dumps(entry)}\n" for entry in lines), "utf-8")
    kept = KEPT.read_text("utf-8").splitlines(keepends=True)
    KEPT.write_text("".join(line for line in kept if json.loads(line)["record"]["game"] != game.id), "utf-8")


if __name__ == "__main__":
    anew, names = "--anew" in sys.argv[1:], [name for name in sys.argv[1:] if name != "--anew"]
    for name in names:
        if anew:
            withdraw_codes(GAMES[name])
        number_game(GAMES[name])
        store_codes(GAMES[name])
