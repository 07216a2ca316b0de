"""The menu: games, presets and books of this house, and what a contract is at a table."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import lru_cache
from typing import Final, Literal, TypedDict

from spadille import protocol
from spadille.cards import Suit
from spadille.games import GAMES
from spadille.rules.contract import Contract
from spadille.rules.game import Game, Rules
from spadille.rules.options import Option, OptionValue
from spadille.rules.presets import Attributed, Preset
from spadille.rules.price import Price
from spadille.sentences.contract_terms import describe_price_unit, list_promises
from spadille.sentences.sentence import Sentence
from spadille.text import LANGUAGES

RULEBOOK: Final = {
    f"rulebook/{name}/{language}": (name, language) for name in (*GAMES, "glossary") for language in LANGUAGES
}
"""Where each page of the rulebook is asked for, by its name and language."""


class _Plain(TypedDict):
    value: OptionValue | None
    origin: Literal["source", "inferred", "house"]


def games(bots: Iterable[str], lessons: Container[str] = ()) -> protocol.Games:
    """Everything a new table can be, and the games that a first hand teaches."""
    return protocol.Games(games=[_game(game, lessons) for game in GAMES.values()], bots=list(bots))


@lru_cache(maxsize=256)
def sheet(rules: Rules) -> list[protocol.ContractSheet]:
    """The contracts as this table plays them, lowest first."""
    return [_contract(rules, contract) for contract in rules.contracts]


def _game(game: Game, lessons: Container[str]) -> protocol.Game:
    rules = game.rules(game.presets[0].id)
    seats = rules.seats
    return protocol.Game(
        id=game.id,
        seats=list(seats),
        players=rules.players,
        hand=rules.packets.hand_size,
        options=[_option(option) for option in game.options],
        presets=[_preset(preset, seats) for preset in game.presets],
        lesson=game.id in lessons,
    )


def _option(option: Option) -> protocol.Option:
    if option.words:
        words = [str(word) for word in option.words]
        return protocol.Option(id=option.id, words=words, least=None, most=None)
    return protocol.Option(id=option.id, words=None, least=option.least, most=option.most)


def _preset(preset: Preset, seats: range) -> protocol.Preset:
    source = preset.source
    return protocol.Preset(
        id=preset.id,
        source=protocol.RulesSource(title=source.title, by=source.by, year=source.year, pages=source.pages),
        values={name: _value(attributed) for name, attributed in preset.values.items()},
        match={name: _value(attributed) for name, attributed in preset.match.items()},
        ends=[end.value for end in preset.ends],
        ends_by=preset.ends_by.value,
        whole_rounds=preset.whole_rounds,
        seats=[preset.seated(number).value for number in seats],
    )


def _value(attributed: Attributed) -> protocol.PresetValue:
    more = [protocol.PresetStep(seats=seats, **_plain(other)) for seats, other in attributed.more]
    return protocol.PresetValue(**_plain(attributed), more=more)


def _plain(attributed: Attributed) -> _Plain:
    value = str(attributed.value) if isinstance(attributed.value, str) else attributed.value
    return {"value": value, "origin": attributed.origin.value}


def _contract(rules: Rules, contract: Contract) -> protocol.ContractSheet:
    return protocol.ContractSheet(
        id=contract.id,
        trumps=[suit.letter for suit in contract.trumps],
        promise=_sentences(list_promises(rules, contract)),
        price=_price(contract.price, contract.fixed_trump),
        unit=_sentences(describe_price_unit(contract)),
        widow=contract.widow.value,
        partner=contract.partner.value,
        first=_bonus(contract.streak.first if contract.streak else None, contract.fixed_trump),
        last=_bonus(contract.streak.last if contract.streak else None, contract.fixed_trump),
        macker=_bonus(contract.macker, contract.fixed_trump),
    )


def _bonus(price: Price | None, trump: Suit | None) -> protocol.Price | None:
    return None if price is None else _price(price, trump)


def _sentences(sentences: Iterable[Sentence]) -> list[protocol.Sentence]:
    return [protocol.Sentence.model_validate(sentence.to_json()) for sentence in sentences]


def _price(price: Price, trump: Suit | None) -> protocol.Price:
    """The price; where trumps are fixed, the one in that suit and no other."""
    by_suit = dict(price.in_suit)
    value = price.counters if trump is None else by_suit.get(trump, price.counters)
    in_suit = {} if trump is not None else {suit.letter: counters for suit, counters in by_suit.items()}
    return protocol.Price.model_validate({"kind": price.kind, "value": value, "in_suit": in_suit})
