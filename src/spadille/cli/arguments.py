"""What command lines say about a game: which one, by whose rules, at how many seats."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter, Token

from spadille.cli.trouble import Trouble
from spadille.games import GAMES
from spadille.rules.game import Game, Rules
from spadille.rules.refusal import NotAllowed
from spadille.talk.quoting import quoted

_WHOLE = re.compile(r"[0-9]{1,9}")


def _whole_number(type_: object, tokens: Sequence[Token]) -> int:
    del type_
    if not _WHOLE.fullmatch(tokens[0].value):
        raise ValueError(tokens[0].value)
    return int(tokens[0].value)


Number = Annotated[int, Parameter(converter=_whole_number)]
"""A whole number, and nothing that might be taken for one."""


def game_for(id: str | None) -> Game:
    """The game of this name; the first there is where none is named.

    Raises:
        Trouble: there is no such game.
    """
    if id is None:
        return next(iter(GAMES.values()))
    if id not in GAMES:
        raise Trouble("unknown-game", game=quoted(id), games=", ".join(GAMES))
    return GAMES[id]


def rules_for(game: Game, preset: str | None, options: str) -> Rules:
    """The rules of a preset, but for the options given as JSON.

    Raises:
        Trouble: there is no such preset, no such option, or it does not take that value.
    """
    chosen = _read(options)
    try:
        return game.rules(preset or game.presets[0].id, chosen)
    except NotAllowed as refusal:
        raise _not_in(game, refusal) from None


def seats_at(rules: Rules, seats: int | None) -> int:
    """How many sit at the table; as few as the game takes where nobody says.

    Raises:
        Trouble: too few, or too many.
    """
    least, most = rules.seats[0], rules.seats[-1]
    if seats is None:
        return least
    if seats not in rules.seats:
        raise Trouble("seats", least=least, most=most) if most > least else Trouble("seats-only", seats=least)
    return seats


def judge_seed(seed: str) -> None:
    """Refuse a seed that not every machine writes alike.

    Raises:
        Trouble: it has other letters than ASCII's.
    """
    if not seed.isascii():
        raise Trouble("seed", seed=quoted(seed))


def _read(options: str) -> dict[str, object]:
    try:
        chosen = json.loads(options)
    except (ValueError, RecursionError):
        chosen = None
    if not isinstance(chosen, dict):
        raise Trouble("options", options=quoted(options))
    return chosen


def _not_in(game: Game, refusal: NotAllowed) -> Trouble:
    facts = {name: quoted(str(fact)) for name, fact in refusal.facts.items()}
    match refusal.code:
        case "unknown-rules":
            return Trouble("unknown-rules", **facts, presets=", ".join(preset.id for preset in game.presets))
        case "unknown-option":
            return Trouble("unknown-option", **facts, options=", ".join(option.id for option in game.options))
        case _:
            return Trouble("bad-option", **facts, values=_values(game, facts["option"]))


def _values(game: Game, id: str) -> str:
    option = next(option for option in game.options if option.id == id)
    return ", ".join(option.words) or f"{option.least}–{option.most}"
