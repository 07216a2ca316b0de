"""Deal codes, version 1: a whole deal in a line of letters, as docs/reference/deal-codes.md freezes it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files

from spadille.cards import Hand
from spadille.games import game_named
from spadille.notation import code_letters
from spadille.notation.code_digits import Digits, Reading, Writing, one_of, parted, whole
from spadille.notation.code_letters import bad_code
from spadille.notation.numbers import number_of
from spadille.notation.records import differing
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.layout import Layout, lay_out, seated
from spadille.rules.game import Rules
from spadille.rules.options import OptionValue
from spadille.rules.payments import Pots
from spadille.rules.refusal import NotAllowed

_NUMBERED = "code-numbers.jsonl"
"""The file with the numbers of the games' presets and options.

New ones may only be added at the end of a list.
"""
_OPTIONS, _WORDS, _SEATS = 64, 16, 8
"""The radices for a game's options, an option's values, and seats at a table; they leave room for more."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A game's presets and options, in the order in which deal codes number them."""

    presets: tuple[tuple[str, int], ...]
    """The presets, each with its number in the second letter of a code."""
    options: tuple[tuple[str, tuple[str, ...]], ...]
    """The options, each with its possible values. An option without values takes a whole number."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.options)


@cache
def numbered() -> Mapping[str, Numbered]:
    """Return the numbering of presets and options of every game, by the game's id."""
    text = files(__package__ or "").joinpath(_NUMBERED).read_text(encoding="utf-8")
    return {line["game"]: _numbered(line) for line in map(json.loads, text.splitlines())}


def _numbered(line: Mapping[str, dict[str, int] | dict[str, list[str]]]) -> Numbered:
    presets = {str(name): number for name, number in line["presets"].items() if isinstance(number, int)}
    options = {str(name): tuple(words) for name, words in line["options"].items() if isinstance(words, list)}
    return Numbered(tuple(presets.items()), tuple(options.items()))


def code_of(deal: Deal) -> str:
    """Return the code of a deal, finished or not: rules, cards, and every action.

    Raises:
        NotAllowed: `no-code` if the rules have no number in codes, or a number in the deal is too large.
    """
    rules, writing = deal.layout.rules, Writing()
    number = _number_of_rules(rules)
    if _declared(rules, differing(rules), deal.layout.seats) != rules:
        raise NotAllowed("no-code", game=rules.settings.game, rules=rules.settings.preset)
    _walked(writing, rules, deal)
    return code_letters.write(number, writing.number)


def _declared(preset: Rules, options: Mapping[str, object], seats: int) -> Rules:
    """Return the rules of the same game and preset with other options, at a table of `seats` seats."""
    return game_named(preset.settings.game).rules(preset.settings.preset, options).at(seats)


def game_of(code: str) -> str:
    """Return the id of the game of a code, without decoding the deal.

    Raises:
        NotAllowed: `bad-code`, with what is wrong with it.
    """
    return _rules_by_number(code_letters.read(code.strip())[0])[0]


def deal_of(code: str) -> Deal:
    """Return the deal of a code. It is always legal, because a code cannot express illegal actions.

    Raises:
        NotAllowed: `bad-code`, with what is wrong with it.
    """
    number, rest = code_letters.read(code.strip())
    game, preset = _rules_by_number(number)
    reading = Reading(rest)
    try:
        deal = _walked(reading, game_named(game).rules(preset), None)
    except NotAllowed as refusal:
        raise refusal if refusal.code == "bad-code" else bad_code("rest") from None
    if reading.rest:
        raise bad_code("rest")
    return deal


def _walked(digits: Digits, preset: Rules, deal: Deal | None) -> Deal:
    """Write or read everything in a code, in this order: seats, options, dealer, pots, cards, actions."""
    layout = None if deal is None else deal.layout
    seats = digits.digit(0 if layout is None else layout.seats, _SEATS)
    if seats not in preset.seats:
        raise bad_code("rest")
    rules = _options(digits, preset, seats, layout)
    return _actions(digits, _layout(digits, rules, seats, layout), deal)


def _options(digits: Digits, preset: Rules, seats: int, layout: Layout | None) -> Rules:
    """Write or read the options that differ from the preset: first their number, then each with its value."""
    numbers = _numbers_of(preset)
    changed = {} if layout is None else differing(layout.rules)
    chosen: dict[str, object] = {}
    names = sorted(changed, key=numbers.names.index)
    count = digits.digit(len(names) - 1, _OPTIONS) + 1 if digits.digit(int(bool(names)), 2) else 0
    for place in range(count):
        name, words = one_of(digits, numbers.options, _option(numbers, names, place), _OPTIONS)
        chosen[name] = _value(digits, words, changed.get(name))
    rules = _declared(preset, chosen, seats)
    if len(chosen) != count or list(chosen) != sorted(differing(rules), key=numbers.names.index):
        raise bad_code("rest")
    return rules


def _option(numbers: Numbered, names: Sequence[str], place: int) -> tuple[str, tuple[str, ...]] | None:
    return numbers.options[numbers.names.index(names[place])] if names else None


def _value(digits: Digits, words: tuple[str, ...], value: object) -> OptionValue:
    if words:
        return one_of(digits, words, value if isinstance(value, str) else None, _WORDS)
    return whole(digits, value if isinstance(value, int) else 0)


def _layout(digits: Digits, rules: Rules, seats: int, layout: Layout | None) -> Layout:
    """Write or read the dealer, the pots, and the cards: eldest's hand first, the widow last."""
    dealer = digits.digit(0 if layout is None else layout.dealer, seats)
    pots = _pots(digits, rules, () if layout is None else layout.pots)
    active = seated(rules, seats, dealer)
    sizes = [rules.packets.hand_size] * len(active) + [rules.packets.widow_size]
    held = [Hand()] * len(sizes) if layout is None else [*map(layout.hand, active), layout.widow]
    *hands, widow = parted(digits, rules.pack.hand, sizes, held)
    by_seat = dict(zip(active, hands, strict=True))
    return lay_out(rules, seats, dealer, [by_seat.get(seat) for seat in range(seats)], widow, pots=pots)


def _pots(digits: Digits, rules: Rules, pots: Pots) -> Pots:
    held = dict(pots)
    return tuple((name, whole(digits, held.get(name, 0))) for name, _ in rules.antes)


def _actions(digits: Digits, layout: Layout, ended: Deal | None) -> Deal:
    """Write or read the actions: whether the deal is finished, if not their number, then each action."""
    unfinished = digits.digit(int(ended is not None and not ended.over), 2)
    left = whole(digits, 0 if ended is None else len(ended.actions)) if unfinished else None
    deal = Deal.of(layout)
    while not deal.over if left is None else len(deal.actions) < left:
        action = None if ended is None else ended.actions[len(deal.actions)]
        deal = deal.play(one_of(digits, _in_order(deal), action))
    if unfinished and deal.over:
        raise bad_code("rest")
    return deal


def _in_order(deal: Deal) -> Sequence[Action]:
    """Return the legal actions ordered by their action numbers, so that their order never changes."""
    if deal.over:
        raise bad_code("rest")
    return sorted(deal.answers(), key=partial(number_of, deal.layout.rules))


def _numbers_of(rules: Rules) -> Numbered:
    game = rules.settings.game
    if game not in numbered():
        raise NotAllowed("no-code", game=game)
    return numbered()[game]


def _number_of_rules(rules: Rules) -> int:
    presets = dict(_numbers_of(rules).presets)
    preset = rules.settings.preset
    if preset not in presets:
        raise NotAllowed("no-code", game=rules.settings.game, rules=preset)
    return presets[preset]


def _rules_by_number(number: int) -> tuple[str, str]:
    found = [
        (game, name) for game, numbers in numbered().items() for name, its in numbers.presets if its == number
    ]
    if not found:
        raise bad_code("rules")
    return found[0]
