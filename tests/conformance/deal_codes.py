"""An independent reader of deal codes, written from docs/reference/deal-codes.md.

Only the rules are the library's.
"""

import json
from collections.abc import Callable
from math import comb
from pathlib import Path
from typing import Any

from spadille.cards import CARDS
from spadille.games import GAMES
from spadille.notation.numbers import number_of
from spadille.notation.records import read_record
from spadille.play.deal import Deal
from spadille.rules.game import Rules

NUMBERS = Path(__file__).parents[2] / "src" / "spadille" / "notation" / "code-numbers.jsonl"
ALPHABET = [*map(chr, range(65, 91)), *map(chr, range(97, 123)), *map(chr, range(48, 58)), "-", "_"]
Take = Callable[[int], int]


def generator_powers() -> list[int]:
    """Return the powers of x in the field, from x to the power 0 on."""
    found = [1]
    while len(found) < 63:
        bits = [found[-1] >> place & 1 for place in range(6)]
        highest = bits[5]
        shifted = [highest, bits[0] ^ highest, *bits[1:5]]
        found.append(sum(bit << place for place, bit in enumerate(shifted)))
    return found


POWERS = generator_powers()


def product(factor: int, other: int) -> int:
    if not factor or not other:
        return 0
    return POWERS[(POWERS.index(factor) + POWERS.index(other)) % 63]


def check_value(values: list[int]) -> int:
    total = 0
    for place, value in enumerate(reversed(values), start=1):
        total ^= product(value, POWERS[place % 63])
    return total


def make_taker(number: int) -> tuple[Take, list[int]]:
    left = [number]

    def take(radix: int) -> int:
        digit = left[0] % radix
        left[0] //= radix
        return digit

    return take, left


def take_whole_number(take: Take) -> int:
    length = take(64)
    return length if length < 2 else 2 ** (length - 1) + take(2 ** (length - 1))


def numbered_rules(number: int) -> tuple[str, str, dict[str, list[str]]]:
    for text in NUMBERS.read_text("utf-8").splitlines():
        line = json.loads(text)
        for preset, its in line["presets"].items():
            if its == number:
                return line["game"], preset, line["options"]
    raise LookupError(number)


def take_options(take: Take, numbered: dict[str, list[str]]) -> dict[str, object]:
    options: dict[str, object] = {}
    if take(2):
        for _ in range(take(64) + 1):
            name, words = list(numbered.items())[take(64)]
            options[name] = words[take(16)] if words else take_whole_number(take)
    return options


def combination_at(cards: list[Any], size: int, place: int) -> list[Any]:
    """Return the combination of `size` cards with the index `place`, found by going down from the highest
    card.
    """
    chosen, wanted = [], size
    for position in reversed(range(len(cards))):
        if wanted and comb(position, wanted) <= place:
            place -= comb(position, wanted)
            wanted -= 1
            chosen.append(cards[position])
    return chosen[::-1]


def first_deal(take: Take, rules: Rules, seats: int, header: dict[str, object]) -> Deal:
    dealer = take(seats)
    pots = {name: take_whole_number(take) for name, _ in rules.antes}
    left = [card for card in CARDS if card in rules.pack.hand]
    hands: list[str | None] = [None] * seats
    for seat in rules.active(seats, dealer):
        hand = combination_at(left, rules.packets.hand_size, take(comb(len(left), rules.packets.hand_size)))
        left = [card for card in left if card not in hand]
        hands[seat] = " ".join(map(str, hand))
    widow = " ".join(map(str, left))
    record = {**header, "seats": seats, "dealer": dealer, "hands": hands, "widow": widow, "actions": []}
    return read_record({**record, "pots": pots} if pots else record).replay()


def decode_deal(code: str) -> Deal:
    """Return the deal of a valid code."""
    values = [ALPHABET.index(letter) for letter in code]
    version, preset, length, *body, check = values
    assert (version, length) == (1, len(code) % 64)
    assert check_value(values[:-1]) == check
    number = sum(value * 64**place for place, value in enumerate(body))
    take, left = make_taker(number)
    game, name, numbered = numbered_rules(preset)
    seats, options = take(8), take_options(take, numbered)
    header = {"v": 1, "game": game, "rules": name, "options": options}
    deal = first_deal(take, GAMES[game].rules(name, options).at(seats), seats, header)
    actions = take_whole_number(take) if take(2) else None
    while len(deal.actions) != actions and not deal.over:
        answers = {number_of(deal.layout.rules, answer): answer for answer in deal.answers()}
        deal = deal.play(answers[sorted(answers)[take(len(answers))]])
    assert left == [0]
    return deal
