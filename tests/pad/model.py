"""A simple model of a score sheet, independent of the pad's code: chairs around a table, and people on them.

After each entry, the model replays all entries that count. Only the payments of a hand come from `spadille
score`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from spadille.games import GAMES
from spadille.notation.scores import Scored, score
from spadille.rules.settlement import Result
from tests.pad.sheets import Json


class Refused(Exception):
    """The error for an impossible entry."""


@dataclass(eq=False)
class Purse:
    """A player's counters at the table."""

    name: str | None
    brought: int
    chips: int

    @property
    def balance(self) -> int:
        return self.chips - self.brought


@dataclass
class Table:
    """The state of the model after the entries so far."""

    head: Json
    chairs: list[int]
    """The chairs around the table, from the first player's on."""
    sitter: dict[int, int]
    """The person on each chair."""
    names: list[str]
    """The name of each person."""
    purses: dict[int, Purse]
    """The counters of each person."""
    newcomers: dict[int, Purse] = field(default_factory=dict)
    """Unnamed people who replace a bankrupt player, by chair."""
    nameless: list[Purse] = field(default_factory=list)
    pots: dict[str, int] = field(default_factory=dict)
    turn: int = 0
    """The chair that deals next."""

    def purse_at(self, chair: int) -> Purse:
        return self.newcomers.get(chair) or self.purses[self.sitter[chair]]

    @property
    def all_purses(self) -> list[Purse]:
        return [*self.purses.values(), *self.nameless, *self.newcomers.values()]


class Model:
    """The entries that count, and the state of the model after them."""

    def __init__(self, head: Json) -> None:
        self.head = head
        self.game = GAMES[head["game"]]
        self.rules = self.game.rules(head["rules"], head["options"])
        self.limited = head["match"].get("start")
        self.acts: list[Json] = []
        self.table = self._replay()

    def add(self, act: Json) -> None:
        """Add an entry. If the entry is impossible, raise `Refused` and change nothing."""
        before = list(self.acts)
        if act["entry"] == "undo":
            if not self.acts:
                raise Refused
            self.acts.pop()
        else:
            self.acts.append(act)
        try:
            self.table = self._replay(strict=act["entry"] in ("hand", "correct"))
        except (Refused, LookupError):
            self.acts = before
            self.table = self._replay()
            raise Refused from None

    @property
    def seats(self) -> list[Purse]:
        return [self.table.purse_at(chair) for chair in self.table.chairs]

    @property
    def dealer(self) -> int:
        return self.table.chairs.index(self.table.turn)

    def shares(self) -> dict[int, int]:
        """Return the final counters of each purse, after the pots were shared out from eldest on."""
        chairs, held = self.table.chairs, sum(self.table.pots.values())
        share, odd = divmod(held, len(chairs))
        last = chairs[self.dealer - 1]
        order = [chair for chair in _turned(chairs, last) if chair in self._active(chairs, last)]
        first = chairs.index(order[0])
        extra = [chairs[(first + step) % len(chairs)] for step in range(odd)]
        sums = {id(purse): purse.balance for purse in self.table.all_purses}
        for chair in chairs:
            sums[id(self.table.purse_at(chair))] += share + (chair in extra)
        return sums

    # Replaying the entries

    def _replay(self, *, strict: bool = False) -> Table:
        summaries, struck = self._last_words()
        start, names = self.limited or 0, list(self.head["names"])
        chairs = list(range(len(names)))
        table = Table(
            self.head,
            chairs=chairs,
            sitter={chair: chair for chair in chairs},
            names=names,
            purses={person: Purse(name, start, start) for person, name in enumerate(names)},
            pots={pot: 0 for pot, _ in self.rules.antes},
        )
        fresh, numbers = count(len(names)), count(1)
        dealt: list[tuple[int, int, tuple[int, ...]]] = []
        for place, act in enumerate(self.acts):
            # by whom a hand was dealt was settled when it was entered, with what had been struck by then
            table.turn = self._turn(table.chairs, dealt, self._struck_before(place), self.acts[:place])
            if act["entry"] == "hand":
                number = next(numbers)
                dealt.append((number, table.turn, tuple(table.chairs)))
                if number not in struck:
                    last = strict and place == len(self.acts) - 1
                    self._settle(table, summaries[number], must=last or (strict and self._corrects(number)))
            else:
                self._change(table, act, fresh)
        table.turn = self._turn(table.chairs, dealt, struck, self.acts)
        return table

    def _corrects(self, number: int) -> bool:
        return self.acts[-1] == {**self.acts[-1], "entry": "correct", "hand": number}

    def _last_words(self) -> tuple[dict[int, Json], set[int]]:
        """Return the last summary of each hand, and the hands that were struck."""
        summaries: dict[int, Json] = {}
        struck: set[int] = set()
        for act in self.acts:
            if act["entry"] == "hand":
                summaries[len(summaries) + 1] = act["summary"]
            if act["entry"] in ("correct", "strike") and (
                act["hand"] in struck or act["hand"] not in summaries
            ):
                raise Refused
            if act["entry"] == "correct":
                summaries[act["hand"]] = act["summary"]
            if act["entry"] == "strike":
                struck.add(act["hand"])
        return summaries, struck

    def _struck_before(self, place: int) -> set[int]:
        return {act["hand"] for act in self.acts[:place] if act["entry"] == "strike"}

    def _turn(
        self,
        now: list[int],
        dealt: list[tuple[int, int, tuple[int, ...]]],
        struck: set[int],
        acts: list[Json],
    ) -> int:
        """Return the chair that deals next: the one after the last dealer of a hand that counts.

        If that chair has left, the next one at the table deals.
        """
        counting = [hand for hand in dealt if hand[0] not in struck]
        if counting:
            number, dealer, chairs = counting[-1]
            turn, ring = _turned(list(chairs), dealer)[0], list(chairs)
        else:
            number, turn, ring = 0, self.head["dealer"], list(range(len(self.head["names"])))
        hands, newest = 0, len(self.head["names"])
        for act in acts:
            hands += act["entry"] == "hand"
            joined = act["entry"] in ("join", "back")
            if hands < number or (act["entry"] == "hand"):
                newest += joined
                continue
            if joined:
                ring.append(newest)
                newest += 1
            if act["entry"] == "leave":
                gone = ring[act["seat"]]
                turn = _turned(ring, gone)[0] if turn == gone else turn
                ring.remove(gone)
            if act["entry"] == "dealer":
                turn = ring[act["seat"]]
        assert ring == now
        return turn

    def _active(self, chairs: list[int], dealer: int) -> list[int]:
        seats = self.rules.at(len(chairs)).active(len(chairs), chairs.index(dealer))
        return [chairs[seat] for seat in seats]

    def _settle(self, table: Table, summary: Json, *, must: bool) -> None:
        result = self._score(table, summary)
        if result is None:
            if must:
                raise Refused
            return
        for chair, payment in zip(table.chairs, result.payments, strict=True):
            table.purse_at(chair).chips += payment
        table.pots = dict(result.pots)
        for chair in table.chairs:
            if self.limited is not None and table.purse_at(chair).chips < 0:
                if chair in table.newcomers:
                    table.nameless.append(table.newcomers[chair])
                table.newcomers[chair] = Purse(None, self.limited, self.limited)

    def _score(self, table: Table, summary: Json) -> Result | None:
        if summary["contract"] is None and self.rules.at(len(table.chairs)).forced is not None:
            return None
        header = {key: self.head[key] for key in ("game", "rules", "options")}
        place = {"v": 1, "seats": len(table.chairs), "dealer": table.chairs.index(table.turn)}
        pots = {"pots": table.pots} if table.pots else {}
        found = score({**header, **place, **pots, "summary": summary})
        return found.result if isinstance(found, Scored) else None

    # People

    def _change(self, table: Table, act: Json, fresh: Iterator[int]) -> None:
        kind = act["entry"]
        if kind in ("join", "back"):
            person = act["player"] if kind == "back" else self._person(table, act["name"])
            self._sit(table, person, next(fresh), act, new=True)
        elif kind == "replace":
            chair = table.chairs[_place(table, act["seat"])]
            self._sit(table, self._person(table, act["name"]), chair, act, new=False)
        elif kind == "leave":
            chair = table.chairs.pop(_place(table, act["seat"]))
            table.sitter.pop(chair)
            if chair in table.newcomers:
                table.nameless.append(table.newcomers.pop(chair))
        elif kind == "swap":
            chair, other = (table.chairs[_place(table, act[which])] for which in ("seat", "with"))
            for where in (table.sitter, table.newcomers):
                _swap(where, chair, other)  # type: ignore[arg-type]
        elif kind == "rename":
            if act["player"] not in table.purses or self._person(table, act["name"]) not in (
                act["player"],
                len(table.names),
            ):
                raise Refused
            table.names[act["player"]] = act["name"]
            table.purses[act["player"]].name = act["name"]
        elif kind == "dealer":
            _place(table, act["seat"])
        if len(table.chairs) not in self.rules.seats:
            raise Refused

    @staticmethod
    def _person(table: Table, name: str) -> int:
        folded = [known.casefold() for known in table.names]
        return folded.index(name.casefold()) if name.casefold() in folded else len(folded)

    def _sit(self, table: Table, person: int, chair: int, act: Json, *, new: bool) -> None:
        """Seat a person on a chair: a new person, one who had left, or the former one with new counters."""
        if not 0 <= person <= len(table.names) or (act["entry"] == "back" and person == len(table.names)):
            raise Refused
        if person in table.sitter.values() and (new or table.sitter[chair] != person):
            raise Refused
        start = self.limited or 0
        came = table.newcomers.pop(chair, None)
        known = table.purses.get(person)
        if known is None:
            table.names.append(act["name"])
            table.purses[person] = came or Purse(None, start, start)
            table.purses[person].name = act["name"]
        elif came is not None:
            known.brought, known.chips = came.brought - known.balance, came.chips
        elif (new or table.sitter[chair] != person) and self.limited is not None and known.chips < 0:
            known.brought, known.chips = start - known.balance, start
        if new:
            table.chairs.append(chair)
        table.sitter[chair] = person


def _place(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.chairs):
        raise Refused
    return seat


def _turned(chairs: list[int], first: int) -> list[int]:
    """Return the chairs in order, beginning after `first` and ending with `first`."""
    place = chairs.index(first) + 1
    return [*chairs[place:], *chairs[:place]]


def _swap(where: dict[int, object], mine: int, theirs: int) -> None:
    moved = {mine: where.get(theirs), theirs: where.get(mine)}
    for chair in moved:
        where.pop(chair, None)
    where |= {chair: holder for chair, holder in moved.items() if holder is not None}


def fewest_payments(balances: list[int]) -> int:
    """Return the fewest payments that settle all balances, found by trying every division into groups."""
    left = [balance for balance in balances if balance]

    def most_groups(rest: list[int]) -> int:
        if not rest:
            return 0
        best = 1
        for members in range(1 << (len(rest) - 1)):
            group = [rest[0], *(balance for bit, balance in enumerate(rest[1:]) if members >> bit & 1)]
            others = [balance for bit, balance in enumerate(rest[1:]) if not members >> bit & 1]
            if not sum(group) and others:
                best = max(best, 1 + most_groups(others))
        return best

    return len(left) - most_groups(left)
