"""The entries of a sheet's log. None is ever erased."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from spadille.games import game_named
from spadille.notation.shape import Json, a_list, an_object, malformed, required, whole_number, word
from spadille.play.match import Terms, agreed
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

MAX_NAME_LENGTH, MAX_TITLE_LENGTH, MAX_ENTRIES = 24, 60, 2000
MAX_MONEY: Final = 1_000_000
_CURRENCY_LENGTH: Final = 3


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
    """A new player takes a seat, and the former player's account is closed."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    """A latecomer gets a new seat to the left of the last."""

    name: str


@dataclass(frozen=True, slots=True)
class PlayerGone:
    """A player leaves, and the others close up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealerNamed:
    """The next dealer, if it is not the player whose turn it would be."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """The players go on after the match is over."""


SheetEntry: TypeAlias = (
    "SheetHead | HandEntered | HandCorrected | HandStruck | PlayerReplaced"
    " | PlayerJoined | PlayerGone | DealerNamed | PlayedOn"
)


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
    names = tuple(_check_name(name) for name in a_list(written, "names"))
    rules = game_named(game).rules(preset, options)
    if len(names) not in rules.seats:
        raise NotAllowed("bad-deal", rules.anchor("deal"), what="seats", seats=len(names))
    match = an_object(written.get("match", {}), "match")
    terms = agreed(game, game_named(game).preset(preset), len(names), match)
    dealer = whole_number(written, "dealer")
    if not 0 <= dealer < len(names):
        raise NotAllowed("bad-deal", rules.anchor("deal"), what="dealer", dealer=dealer)
    return SheetHead(_read_title(written), rules, terms, names, dealer, _read_money(written))


def _read_title(written: Json) -> str:
    title = trim_blanks(word(written, "title")) if "title" in written else ""
    if len(title) > MAX_TITLE_LENGTH or not title.isprintable():
        raise malformed("title")
    return title


def trim_blanks(text: str) -> str:
    """Return a name or a title without stray blanks.

    >>> trim_blanks(" Nora  Berg ")
    'Nora Berg'
    """
    return " ".join(text.split())


def _check_name(name: object) -> str:
    plain = trim_blanks(name) if isinstance(name, str) and name.isprintable() else ""
    if not 0 < len(plain) <= MAX_NAME_LENGTH:
        raise NotAllowed("bad-name")
    return plain


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
    "leave": lambda written: PlayerGone(whole_number(written, "seat")),
    "dealer": lambda written: DealerNamed(whole_number(written, "seat")),
    "on": lambda _: PlayedOn(),
}
