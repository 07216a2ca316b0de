"""The catalogue of games, presets, options and bots, and the paths of the rulebook."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final, Literal, TypedDict, get_args

from spadille import protocol
from spadille.games import GAMES
from spadille.rules.game import Game
from spadille.rules.options import Option, OptionGroup, OptionValue
from spadille.rules.presets import Attributed, Preset, Source
from spadille.text import LANGUAGES

GENERAL_PAGES: Final = ("glossary", "real-table")
"""The pages of the rulebook that are about all games."""
RULEBOOK_PATHS: Final = {
    f"rulebook/{name}/{language}": (name, language)
    for name in (*GAMES, *GENERAL_PAGES)
    for language in LANGUAGES
}
"""The name and language of each page of the rulebook by its path."""
_GROUPS: Final = get_args(OptionGroup)


class _Plain(TypedDict):
    value: OptionValue | None
    origin: Literal["source", "inferred", "house"]


def list_games(bots: Iterable[str], lessons: Container[str] = ()) -> protocol.Games:
    """Return all games with their options and presets, and the names in `bots`.

    `lessons` holds the ids of the games that have lessons.
    """
    return protocol.Games(games=[_game(game, lessons) for game in GAMES.values()], bots=list(bots))


def _game(game: Game, lessons: Container[str]) -> protocol.Game:
    rules = game.rules(game.presets[0].id)
    seats = rules.seats
    return protocol.Game(
        id=game.id,
        seats=list(seats),
        players=rules.players,
        hand=rules.packets.hand_size,
        options=sorted(map(_option, game.options), key=lambda option: _GROUPS.index(option.group)),
        presets=[_preset(preset, seats) for preset in game.presets],
        lesson=game.id in lessons,
    )


def _option(option: Option) -> protocol.Option:
    words = [str(word) for word in option.words] or None
    least, most = (None, None) if words else (option.least, option.most)
    return protocol.Option(id=option.id, group=option.group, words=words, least=least, most=most)


def _preset(preset: Preset, seats: range) -> protocol.Preset:
    return protocol.Preset(
        id=preset.id,
        source=_source(preset.source),
        values={name: _value(attributed) for name, attributed in preset.values.items()},
        match={name: _value(attributed) for name, attributed in preset.match.items()},
        ends=[end.value for end in preset.ends],
        ends_by=preset.ends_by.value,
        seats=[preset.seated(number).value for number in seats],
    )


def _source(source: Source) -> protocol.RulesSource:
    return protocol.RulesSource(
        title=source.title,
        by=source.by,
        year=source.year,
        pages=source.pages,
        after=_source(source.after) if source.after else None,
    )


def _value(attributed: Attributed) -> protocol.PresetValue:
    more = [protocol.PresetStep(seats=seats, **_plain(other)) for seats, other in attributed.more]
    return protocol.PresetValue(**_plain(attributed), more=more)


def _plain(attributed: Attributed) -> _Plain:
    value = str(attributed.value) if isinstance(attributed.value, str) else attributed.value
    return {"value": value, "origin": attributed.origin.value}
