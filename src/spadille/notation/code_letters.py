"""The letters of deal codes: a number written in 64 letters, with a check letter that finds typing errors.

The alphabet is that of base64url (RFC 4648, section 5). The check letter is that of a Reed-Solomon code (Reed
and Solomon 1960) over the field of 64 elements given by x^6 + x + 1. It finds every single wrong letter and
every swap of two neighbours. The code contains its length, so that a missing end is found too.
"""

from __future__ import annotations

from functools import reduce

from spadille.rules.refusal import NotAllowed

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
VALUE = {letter: value for value, letter in enumerate(LETTERS)}
BASE = len(LETTERS)
VERSION = 1
_MODULUS = 0b1000011
"""x^6 + x + 1, whose root generates the field."""
_HEAD, _CHECK = 3, 1
"""The letters before the number (version, rules, length), and those after it."""


def write(rules: int, number: int) -> str:
    """Return the code of a deal, given the number of its rules and the number that encodes the deal."""
    body = _in_letters(number)
    head = [VERSION, rules, (_HEAD + len(body) + _CHECK) % BASE]
    values = [*head, *body]
    return "".join(LETTERS[value] for value in (*values, check(values)))


def read(code: str) -> tuple[int, int]:
    """Return the number of the rules and the number that encodes the deal, decoded from a deal code.

    Raises:
        NotAllowed: `bad-code`, with what is wrong: `letter`, `length`, `version` or `check`.
    """
    if any(letter not in VALUE for letter in code):
        raise bad_code("letter")
    values = [VALUE[letter] for letter in code]
    if len(values) < _HEAD + _CHECK or values[_HEAD - 1] != len(values) % BASE:
        raise bad_code("length")
    *stated, last = values
    if check(stated) != last:
        raise bad_code("check")
    version, rules, _, *body = stated
    if version != VERSION or (body and body[-1] == 0):
        raise bad_code("version" if version != VERSION else "rest")
    return rules, reduce(lambda number, value: number * BASE + value, reversed(body), 0)


def bad_code(what: str) -> NotAllowed:
    """Return the error for a text that is not a deal code."""
    return NotAllowed("bad-code", what=what)


def check(values: list[int]) -> int:
    """Return the check letter's value: the polynomial with the coefficients `values` at the field's
    generator.
    """
    return reduce(lambda sum_, value: _times_root(sum_ ^ value), values, 0)


def _times_root(element: int) -> int:
    """Multiply an element of the field by its generator."""
    doubled = element << 1
    return doubled ^ _MODULUS if doubled >= BASE else doubled


def _in_letters(number: int) -> list[int]:
    """Return the digits of a number in base 64, lowest first. For 0, return an empty list."""
    digits = []
    while number:
        number, digit = divmod(number, BASE)
        digits.append(digit)
    return digits
