"""The line-up of a table, and how it changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from spadille.play.action import Action
from spadille.rules.seating import Seat
from spadille.storage.event import Event, JoinedPlayer
from spadille.table.bot_names import unused_names


@dataclass(frozen=True, slots=True)
class Sitter:
    """The person or bot that has a seat."""

    name: str
    player: str | None = None
    bot: str | None = None
    cover: str | None = None
    """The bot that plays for an absent person."""

    def to_json(self) -> dict[str, str | None]:
        """Return the sitter for the payload of an event, without `cover`, which is not stored there."""
        return {"name": self.name, "player": self.player, "bot": self.bot}


LineUp = tuple[Sitter | None, ...]
"""The person or bot on each seat; None for a free seat."""


@dataclass(frozen=True, slots=True)
class PromisedSeat:
    """A promise to a player: they get a bot's seat when the current deal is over."""

    seat: Seat
    player: str
    name: str


@dataclass(frozen=True, slots=True)
class MissedTurn:
    """An action that a bot took for an absent player."""

    seat: Seat
    deal: int
    bot: str
    action: Action


def make_sitter(event: Event, name: str) -> JoinedPlayer:
    """Return the player to whom an event gives or promises a seat.

    If the player's account was erased, return their pseudonym and `name`, which is empty in stored events.

    Raises:
        ValueError: The event has no player.
    """
    if event.player is None:
        raise ValueError("the event has no player")
    return event.joined.get(event.player, JoinedPlayer(event.player, name))


def with_sitter(line_up: LineUp, seat: Seat, sitter: Sitter | None) -> LineUp:
    """Return the line-up with `sitter` on a seat; None frees the seat."""
    if seat not in range(len(line_up)):
        raise IndexError(seat)
    return (*line_up[:seat], sitter, *line_up[seat + 1 :])


def with_cover(line_up: LineUp, seat: Seat, bot: str | None) -> LineUp:
    """Return the line-up with `bot` playing for the person on a seat; for None the person plays again."""
    sitter = line_up[seat]
    if sitter is None or sitter.player is None:
        raise ValueError("no person sits there")
    return with_sitter(line_up, seat, replace(sitter, cover=bot))


def keep_covers(line_up: LineUp, before: LineUp) -> LineUp:
    """Return the line-up with the same bots playing for absent people as in `before`."""
    covers = {sitter.player: sitter.cover for sitter in before if sitter is not None}
    return tuple(
        sitter and replace(sitter, cover=sitter.player and covers.get(sitter.player)) for sitter in line_up
    )


def with_names(line_up: LineUp, joined: Mapping[str, JoinedPlayer]) -> LineUp:
    """Return a stored line-up with the names and ids that its pseudonyms stand for now."""
    return tuple(sitter and _restore_name(sitter, joined) for sitter in line_up)


def _restore_name(sitter: Sitter, joined: Mapping[str, JoinedPlayer]) -> Sitter:
    player = None if sitter.player is None else joined.get(sitter.player)
    return sitter if player is None else replace(sitter, name=player.name, player=player.player)


def line_up_json(line_up: LineUp) -> list[dict[str, str | None] | None]:
    """Return the line-up as JSON for the payload of an event."""
    return [None if sitter is None else sitter.to_json() for sitter in line_up]


def rearrange(line_up: LineUp, seats: int, bots: Iterator[Sitter], free: int) -> LineUp:
    """Return the line-up for another number of seats.

    People keep their order, and their seats if the new table has them. Bots fill the other seats, except the
    last `free` of them, which stay free.
    """
    people = _place_people(line_up, seats)
    others = [seat for seat in range(seats) if seat not in people]
    filled: dict[Seat, Sitter] = {seat: next(bots) for seat in others[: max(len(others) - free, 0)]}
    return tuple((people | filled).get(seat) for seat in range(seats))


def choose_bots(line_up: LineUp, bot: str | None, usual: str, seed: str) -> Iterator[Sitter]:
    """Yield the bots of the line-up, then new bots with unused names. All have the strength `bot`, if given.

    Otherwise the bots of the line-up keep their strength, and new bots have the strength `usual`. The names
    of new bots depend on `seed`.
    """
    bots = [sitter for sitter in line_up if sitter is not None and sitter.bot is not None]
    yield from (replace(sitter, bot=bot or sitter.bot) for sitter in bots)
    names = unused_names((sitter.name for sitter in line_up if sitter is not None), seed)
    yield from (Sitter(name, bot=bot or usual) for name in names)


def _place_people(line_up: LineUp, seats: int) -> dict[Seat, Sitter]:
    people = [(seat, sitter) for seat, sitter in enumerate(line_up) if sitter is not None and sitter.player]
    last = seats - len(people)
    return {
        min(seat, last + place): replace(sitter, cover=None) for place, (seat, sitter) in enumerate(people)
    }
