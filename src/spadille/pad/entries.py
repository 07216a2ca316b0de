"""The entries of a sheet's log. None is ever erased."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, TypeAlias

from spadille.games import game_named
from spadille.notation.names import check_name, is_printable, name_key, trim_blanks
from spadille.notation.shape import Json, a_list, an_object, malformed, required, whole_number, word
from spadille.play.match import Terms, agreed
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

MAX_TITLE_LENGTH: Final = 60
MAX_ENTRIES: Final = 400
"""The length of a log: the longest entries still fit into one request. An evening of 36 hands has some 50."""
MAX_MONEY: Final = 1_000_000
_CURRENCY_LENGTH: Final = 3
_MAX_ID_LENGTH, _DIGEST_LENGTH = 16, 12


@dataclass(frozen=True, slots=True)
class CounterWorth:
    """What counters are worth: `counters` of them are `cents` hundredths of a currency."""

    counters: int
    cents: int
    currency: str

    def worth(self, counters: int) -> int:
        """Return what counters come to in hundredths, rounded to the nearest."""
        return (2 * counters * self.cents + self.counters) // (2 * self.counters)


@dataclass(frozen=True, slots=True)
class SheetHead:
    """The head of a sheet: the game, the players and the stakes."""

    title: str
    rules: Rules
    terms: Terms
    names: tuple[str, ...]
    dealer: Seat
    money: CounterWorth | None = None
    id: str | None = None
    """What distinguishes this sheet from all others, however it is carried and continued."""


@dataclass(frozen=True, slots=True)
class HandEntered:
    """A hand, given by its summary."""

    summary: Json


@dataclass(frozen=True, slots=True)
class HandCorrected:
    """A new summary for a hand entered earlier."""

    hand: int
    summary: Json


@dataclass(frozen=True, slots=True)
class HandStruck:
    """A hand that does not count."""

    hand: int


@dataclass(frozen=True, slots=True)
class PlayerReplaced:
    """A player takes a seat: a new one, one who had left, or the former one with new chips."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    """A player gets a new seat to the left of the last. The name of one who had left brings that one back."""

    name: str


@dataclass(frozen=True, slots=True)
class PlayerBack:
    """A player who had left sits down last, with the old account."""

    player: int


@dataclass(frozen=True, slots=True)
class PlayerGone:
    """A player leaves, and the others close up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerRenamed:
    """A player's name is written differently."""

    player: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatsSwapped:
    """Two players change seats."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class DealerNamed:
    """The next dealer, if it is not the player whose turn it would be."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """The players go on after the match is over."""


@dataclass(frozen=True, slots=True)
class EntryUndone:
    """The last entry that still counts is taken back."""


Undoable: TypeAlias = (
    "HandEntered | HandCorrected | HandStruck | PlayerReplaced | PlayerJoined | PlayerBack"
    " | PlayerGone | PlayerRenamed | SeatsSwapped | DealerNamed | PlayedOn"
)
SheetEntry: TypeAlias = "SheetHead | Undoable | EntryUndone"


def drop_undone(entries: Sequence[SheetEntry]) -> list[SheetHead | Undoable]:
    """Return the entries that count.

    Raises:
        NotAllowed: `nothing-to-undo`.
    """
    counting: list[SheetHead | Undoable] = []
    for entry in entries:
        if not isinstance(entry, EntryUndone):
            counting.append(entry)
        elif len(counting) > 1:
            counting.pop()
        else:
            raise NotAllowed("nothing-to-undo")
    return counting


def read_entry(value: object) -> SheetEntry:
    """Read an entry of a log.

    Raises:
        NotAllowed: `malformed`, or what is wrong with the rules in the head.
    """
    written = an_object(value, "entry")
    kind = word(written, "entry")
    if kind not in _READERS:
        raise malformed("entry")
    return _READERS[kind](written)


def _read_head(written: Json) -> SheetHead:
    game, preset = word(written, "game"), word(written, "rules")
    options = an_object(required(written, "options"), "options")
    names = _read_names(a_list(written, "names"))
    rules = game_named(game).rules(preset, options)
    if len(names) not in rules.seats:
        raise NotAllowed("bad-deal", rules.anchor("deal"), what="seats", seats=len(names))
    match = an_object(written.get("match", {}), "match")
    terms = agreed(game, game_named(game).preset(preset), len(names), match)
    dealer = whole_number(written, "dealer")
    if not 0 <= dealer < len(names):
        raise NotAllowed("bad-deal", rules.anchor("deal"), what="dealer", dealer=dealer)
    title = check_title(word(written, "title")) if "title" in written else ""
    money, id = _read_money(written), _read_id(written)
    return SheetHead(title, rules, terms, names, dealer, money, id)


def _read_id(written: Json) -> str | None:
    """Return the identity of a sheet: its id, or one made of its head if that has the time; else none."""
    if "id" in written:
        id = word(written, "id")
        if not 0 < len(id) <= _MAX_ID_LENGTH or not (id.isascii() and id.isalnum()):
            raise malformed("id")
        return id
    if "time" not in written:
        return None
    return sha256(json.dumps(written, sort_keys=True).encode()).hexdigest()[:_DIGEST_LENGTH]


def check_title(text: str) -> str:
    """Return a title without stray blanks.

    Raises:
        NotAllowed: `malformed`, if it is too long or has characters that cannot be printed.
    """
    title = trim_blanks(text)
    if len(title) > MAX_TITLE_LENGTH or not is_printable(title):
        raise malformed("title")
    return title


def _read_names(values: Sequence[object]) -> tuple[str, ...]:
    names: dict[str, str] = {}
    for name in map(_check_name, values):
        if name_key(name) in names:
            raise NotAllowed("same-name", taken=names[name_key(name)])
        names[name_key(name)] = name
    return tuple(names.values())


def _check_name(name: object) -> str:
    try:
        return check_name(name if isinstance(name, str) else "")
    except ValueError:
        raise NotAllowed("bad-name") from None


def _read_money(written: Json) -> CounterWorth | None:
    if written.get("money") is None:
        return None
    money = an_object(written["money"], "money")
    counters, cents, currency = (
        whole_number(money, "counters"),
        whole_number(money, "cents"),
        word(money, "currency"),
    )
    if not (0 < counters <= MAX_MONEY and 0 < cents <= MAX_MONEY):
        raise malformed("money")
    if len(currency) != _CURRENCY_LENGTH or not (currency.isascii() and currency.isalpha()):
        raise malformed("currency")
    return CounterWorth(counters, cents, currency.upper())


def _read_name(written: Json) -> str:
    return _check_name(required(written, "name"))


def _read_summary(written: Json) -> Json:
    return an_object(required(written, "summary"), "summary")


_READERS: Final[Mapping[str, Callable[[Json], SheetEntry]]] = {
    "open": _read_head,
    "hand": lambda written: HandEntered(_read_summary(written)),
    "correct": lambda written: HandCorrected(whole_number(written, "hand"), _read_summary(written)),
    "strike": lambda written: HandStruck(whole_number(written, "hand")),
    "replace": lambda written: PlayerReplaced(whole_number(written, "seat"), _read_name(written)),
    "join": lambda written: PlayerJoined(_read_name(written)),
    "back": lambda written: PlayerBack(whole_number(written, "player")),
    "rename": lambda written: PlayerRenamed(whole_number(written, "player"), _read_name(written)),
    "swap": lambda written: SeatsSwapped(whole_number(written, "seat"), whole_number(written, "with")),
    "leave": lambda written: PlayerGone(whole_number(written, "seat")),
    "dealer": lambda written: DealerNamed(whole_number(written, "seat")),
    "on": lambda _: PlayedOn(),
    "undo": lambda _: EntryUndone(),
}
