"""Three people at a table who do whatever they may."""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import count
from random import Random
from time import perf_counter
from typing import Final

from tests.system.load.tally import Pace, Tally
from tests.system.load.websocket_client import Line, open_line

PEOPLE: Final = 3
_SEQ: Final = re.compile(rb'"seq":(\d+)')


class Player:
    """One of the three, as far as a load has to know him."""

    def __init__(self, company: Company, cookie: str) -> None:
        self._company = company
        self.cookie = cookie
        self.line: Line | None = None
        self.seen = 0
        """The number of the latest event he was shown."""
        self.answers: list[str] = []
        """What he is asked to choose from."""
        self.between = False
        """Whether a deal is over."""
        self.others = 0
        """How many people he sees at the table."""

    def hear(self, words: bytes) -> None:
        """Takes in what he is told."""
        self._company.hear(self, words)

    def say(self, words: str) -> None:
        """Says something."""
        assert self.line is not None
        self.line.send_text(words)


class Company(ABC):
    """Three people who move one after another; the next when all have seen the last."""

    ids: Iterator[int] = count(1)

    def __init__(self, path: str, cookies: list[str], tally: Tally) -> None:
        self.tally = tally
        self.players = [Player(self, cookie) for cookie in cookies]
        self.moves = 0
        """Moves acknowledged here."""
        self.going = False
        self._path = path
        self._pace = Pace(self._due, asyncio.get_running_loop())
        self._awaited = 0
        self._sent: float | None = None
        self._dealing = False

    async def gather(self, address: str) -> None:
        """They come."""
        for player in self.players:
            player.line = await open_line(address, self._path, player.cookie, player.hear)

    @property
    def here(self) -> bool:
        """Whether all have seen what there is to be seen on coming."""
        return True

    def begin(self, beat: float, after: float) -> None:
        """They play, a move every so many seconds."""
        self.going = True
        self._pace.begin(beat, after)

    def stop(self) -> None:
        """They finish the move they are at."""
        self.going = False

    def leave(self) -> None:
        """They go."""
        for player in self.players:
            if player.line is None or player.line.lost:
                self.tally.wrong.append("a line was lost")
            else:
                player.line.close()

    @property
    def at_rest(self) -> bool:
        """Whether all have seen everything that was done."""
        return not self._awaited

    @property
    def unheard(self) -> bool:
        """Whether it is still open as which event the latest move will be seen."""
        return False

    @abstractmethod
    def hear(self, player: Player, words: bytes) -> None:
        """Somebody is told something."""

    @abstractmethod
    def move(self) -> None:
        """Somebody does something."""

    def send(self, player: Player, words: str, shown_at: int) -> None:
        """A move, and the number of the event as which all will see it at the earliest."""
        self._awaited, self._sent = shown_at, perf_counter()
        self.tally.sent += 1
        player.say(words)

    def await_cards(self, after: int) -> None:
        """The next move waits until everybody has seen, after this event, that cards are dealt."""
        self._awaited, self._sent, self._dealing = after + 1, None, True

    def kept(self, shown_at: int) -> None:
        """A move was acknowledged, and the number of the event as which all will see it."""
        self._awaited = shown_at
        self.tally.kept += 1
        self.moves += 1

    def look_around(self) -> None:
        """Somebody has seen something new: perhaps he was the last."""
        if not self._awaited or self.unheard or any(player.seen < self._awaited for player in self.players):
            return
        if self._dealing and any(player.between for player in self.players):
            return
        if self._sent is not None:
            self.tally.took.append(perf_counter() - self._sent)
        self._awaited, self._sent, self._dealing = 0, None, False
        if self.going:
            self._pace.go_on()

    def _due(self) -> None:
        if self.going and self.at_rest:
            self.move()


class Table(Company):
    """A table of the house."""

    def __init__(self, id: str, cookies: list[str], tally: Tally, chance: Random) -> None:
        super().__init__(f"/api/tables/{id}/socket", cookies, tally)
        self.id = id
        self._chance = chance
        self._acting = ""

    @property
    def here(self) -> bool:
        """Whether everybody sees the table, with all the others at it."""
        return all(player.others == PEOPLE for player in self.players)

    def hear(self, player: Player, words: bytes) -> None:
        """The table, or what became of a message."""
        if words.startswith(b'{"type":"state"'):
            _look(player, words)
            self.tally.judge(words)
            self.look_around()
        elif not words.startswith(b'{"type":"accepted"'):
            self.tally.wrong.append(words.decode())
        elif self._acting and f'"id":"{self._acting}"'.encode() in words:
            self._acting = ""
            self.kept(_seq(words))
            self.look_around()

    @property
    def unheard(self) -> bool:
        """Whether the latest move is not acknowledged: what is shown meanwhile may be something else, a
        nudge for whoever has just moved.
        """
        return self._acting != ""

    def move(self) -> None:
        """Whoever is asked answers; after a deal all are ready for the next."""
        asked = next((player for player in self.players if player.answers), None)
        if asked is not None:
            self._act(asked)
        elif self.players[0].between:
            self._deal()
        else:
            self.tally.wrong.append("nobody is asked")

    def _act(self, player: Player) -> None:
        self._acting, action = str(next(self.ids)), self._chosen(player.answers)
        player.answers = []
        words = f'{{"type":"act","id":"{self._acting}","seq":{player.seen},"action":"{action}"}}'
        self.send(player, words, player.seen + 1)

    def _chosen(self, answers: list[str]) -> str:
        """The lowest bid stands, and is played to the last trick; anything else may be whatever it is."""
        plain = (answer for answer in answers if answer.endswith((" bid solo", " pass")))
        return min(plain, default=None) or self._chance.choice(answers)

    def _deal(self) -> None:
        """Everybody is ready, and the cards are dealt."""
        seq = self.players[0].seen
        for player in self.players:
            player.say(f'{{"type":"next","id":"{next(self.ids)}","seq":{seq}}}')
        self.await_cards(seq)


def _look(player: Player, words: bytes) -> None:
    """Reads what a load has to know and leaves the rest."""
    player.seen = _seq(words)
    player.between = b'"stage":"between"' in words
    player.others = words.count(b'"present":true')
    at = words.find(b'"answers":[')
    listed = words[at + len(b'"answers":[') : words.index(b"]", at)].decode() if at >= 0 else ""
    player.answers = [answer.strip('"') for answer in listed.split(",")] if listed else []


def _seq(words: bytes) -> int:
    """The number of the event that is spoken of."""
    found = _SEQ.search(words)
    assert found is not None, words
    return int(found[1])


class Bare(Company):
    """Three sockets of the bare application: what one says all are sent."""

    def __init__(self, number: int, tally: Tally) -> None:
        super().__init__(f"/{number}", [""] * PEOPLE, tally)
        self._done = 0

    def hear(self, player: Player, words: bytes) -> None:
        """Somebody's words."""
        player.seen += 1
        if player is self.players[self._done % PEOPLE]:
            assert f'"seq":{self._done}'.encode() in words
            self.kept(self._done)
        self.tally.read += len(words)
        self.tally.shown += 1
        self.look_around()

    def move(self) -> None:
        """The next one in turn speaks."""
        self._done += 1
        words = f'{{"type":"act","id":"{next(self.ids)}","seq":{self._done},"action":"0 play TH"}}'
        self.send(self.players[self._done % PEOPLE], words, self._done)
