"""Who sits where at a table, and how that changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from spadille.play.action import Action
from spadille.rules.seating import Seat
from spadille.storage.event import Event, Guest
from spadille.table.bot_names import unused_names


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat: a person, or a bot."""

    name: str
    player: str | None = None
    bot: str | None = None
    cover: str | None = None
    """The bot that plays for a person who is away."""

    def to_json(self) -> dict[str, str | None]:
        """The sitter as events have him: nobody begins a match covered."""
        return {"name": self.name, "player": self.player, "bot": self.bot}


LineUp = tuple[Sitter | None, ...]
"""By seat; None for one that is free."""


@dataclass(frozen=True, slots=True)
class PromisedSeat:
    """A bot's seat that somebody gets when the deal is over."""

    seat: Seat
    player: str
    name: str


@dataclass(frozen=True, slots=True)
class MissedTurn:
    """What a bot did for somebody who was away."""

    seat: Seat
    deal: int
    bot: str
    action: Action


def make_sitter(event: Event, name: str) -> Guest:
    """Who comes with an event, by this name; of one who was forgotten there is none.

    Raises:
        ValueError: nobody does.
    """
    if event.player is None:
        raise ValueError("nobody comes")
    return event.guests.get(event.player, Guest(event.player, name))


def with_sitter(line_up: LineUp, seat: Seat, sitter: Sitter | None) -> LineUp:
    """The line-up with somebody, or nobody, on a seat."""
    if seat not in range(len(line_up)):
        raise IndexError(seat)
    return (*line_up[:seat], sitter, *line_up[seat + 1 :])


def with_cover(line_up: LineUp, seat: Seat, bot: str | None) -> LineUp:
    """The line-up with a bot playing for the person on a seat, or with himself playing again."""
    sitter = line_up[seat]
    if sitter is None or sitter.player is None:
        raise ValueError("nobody sits there")
    return with_sitter(line_up, seat, replace(sitter, cover=bot))


def keep_covers(line_up: LineUp, before: LineUp) -> LineUp:
    """The line-up, with bots still playing for those for whom they did before."""
    covers = {who.player: who.cover for who in before if who is not None}
    return tuple(who and replace(who, cover=who.player and covers.get(who.player)) for who in line_up)


def with_names(line_up: LineUp, guests: Mapping[str, Guest]) -> LineUp:
    """A line-up as a table's story has it, with those who came with the event as they are."""
    return tuple(who and _restore_name(who, guests) for who in line_up)


def _restore_name(who: Sitter, guests: Mapping[str, Guest]) -> Sitter:
    guest = None if who.player is None else guests.get(who.player)
    return who if guest is None else replace(who, name=guest.name, player=guest.player)


def line_up_json(line_up: LineUp) -> list[dict[str, str | None] | None]:
    """A line-up as events have it."""
    return [None if sitter is None else sitter.to_json() for sitter in line_up]


def rearrange(line_up: LineUp, seats: int, bots: Iterator[Sitter], free: int) -> LineUp:
    """The line-up at a table of another size: people keep their order, bots sit where nobody does.

    People keep their seats too, as far as there are such seats. The last seats of bots are left free.
    """
    people = _place_people(line_up, seats)
    others = [seat for seat in range(seats) if seat not in people]
    filled: dict[Seat, Sitter] = {seat: next(bots) for seat in others[: max(len(others) - free, 0)]}
    return tuple((people | filled).get(seat) for seat in range(seats))


def choose_bots(line_up: LineUp, bot: str | None, usual: str, whim: str) -> Iterator[Sitter]:
    """The bots of a line-up, as strong as is wanted or as they were, and after them new ones."""
    bots = [who for who in line_up if who is not None and who.bot is not None]
    yield from (replace(who, bot=bot or who.bot) for who in bots)
    names = unused_names((who.name for who in line_up if who is not None), whim)
    yield from (Sitter(name, bot=bot or usual) for name in names)


def _place_people(line_up: LineUp, seats: int) -> dict[Seat, Sitter]:
    people = [(seat, who) for seat, who in enumerate(line_up) if who is not None and who.player]
    last = seats - len(people)
    return {min(seat, last + place): replace(who, cover=None) for place, (seat, who) in enumerate(people)}
