"""The entries of a score sheet's log. Entries are only added, never erased."""

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
"""The most entries of a log. With entries of the greatest length the log still fits into one request. An
evening of 36 hands has about 50 entries.
"""
MAX_MONEY: Final = 1_000_000
_CURRENCY_LENGTH: Final = 3
_MAX_ID_LENGTH, _DIGEST_LENGTH = 16, 12


@dataclass(frozen=True, slots=True)
class CounterWorth:
    """The value of counters in money: `counters` of them are worth `cents` hundredths of a currency unit."""

    counters: int
    cents: int
    currency: str

    def worth(self, counters: int) -> int:
        """Return the value of counters in hundredths of a currency unit, rounded to the nearest."""
        return (2 * counters * self.cents + self.counters) // (2 * self.counters)


@dataclass(frozen=True, slots=True)
class SheetHead:
    """The first entry of a log: the game, the players and the value of counters."""

    title: str
    rules: Rules
    terms: Terms
    names: tuple[str, ...]
    dealer: Seat
    money: CounterWorth | None = None
    id: str | None = None
    """The id of the sheet, which stays the same when the sheet is copied and continued."""


@dataclass(frozen=True, slots=True)
class HandEntered:
    """The entry of a hand that was played, with its summary."""

    summary: Json


@dataclass(frozen=True, slots=True)
class HandCorrected:
    """The entry of a new summary for an earlier hand."""

    hand: int
    summary: Json


@dataclass(frozen=True, slots=True)
class HandStruck:
    """The entry that an earlier hand does not count."""

    hand: int


@dataclass(frozen=True, slots=True)
class PlayerReplaced:
    """The entry that a player takes over a seat: a new player, one who had left, or the same with
    new chips.
    """

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    """The entry that a player sits down on a new last seat.

    If the name is that of a player who left, that player returns.
    """

    name: str


@dataclass(frozen=True, slots=True)
class PlayerBack:
    """The entry that a player who had left sits down on a new last seat, with the old account."""

    player: int


@dataclass(frozen=True, slots=True)
class PlayerGone:
    """The entry that a player leaves and the seat is removed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerRenamed:
    """The entry that a player's name is changed."""

    player: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatsSwapped:
    """The entry that two players change seats."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class DealerNamed:
    """The entry that names the next dealer, if another than the one whose turn it would be."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """The entry that the players play on after the end of the match."""


@dataclass(frozen=True, slots=True)
class EntryUndone:
    """The entry that undoes the last entry that still counts."""


Undoable: TypeAlias = (
    "HandEntered | HandCorrected | HandStruck | PlayerReplaced | PlayerJoined | PlayerBack"
    " | PlayerGone | PlayerRenamed | SeatsSwapped | DealerNamed | PlayedOn"
)
SheetEntry: TypeAlias = "SheetHead | Undoable | EntryUndone"


def drop_undone(entries: Sequence[SheetEntry]) -> list[SheetHead | Undoable]:
    """Return the entries that count, without those that were undone.

    Raises:
        NotAllowed: `nothing-to-undo` if the log has no entry to undo.
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
    """Return the entry in a JSON value.

    Raises:
        NotAllowed: `malformed`, or an error in the rules or terms of the head.
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
    """Return the id of a sheet: the one stated, or one made from a head that states its time; else None."""
    if "id" in written:
        id = word(written, "id")
        if not 0 < len(id) <= _MAX_ID_LENGTH or not (id.isascii() and id.isalnum()):
            raise malformed("id")
        return id
    if "time" not in written:
        return None
    return sha256(json.dumps(written, sort_keys=True).encode()).hexdigest()[:_DIGEST_LENGTH]


def check_title(text: str) -> str:
    """Check a title, and return it without blanks at its ends and without repeated blanks.

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
