"""Simulated players of a load test, three at a table. The next player moves when all have
seen the last move.
"""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import count
from random import Random
from time import perf_counter
from typing import Final

from tests.system.load.tally import MoveTimer, Tally
from tests.system.load.websocket_client import WebSocketClient, connect

PLAYERS: Final = 3
_SEQ: Final = re.compile(rb'"seq":(\d+)')


class Player:
    """A client at a table, with the state that a load test needs."""

    def __init__(self, group: PlayerGroup, cookie: str) -> None:
        self._group = group
        self.cookie = cookie
        self.client: WebSocketClient | None = None
        self.seq = 0
        """The number of the latest event that it was shown."""
        self.answers: list[str] = []
        """The actions that it may choose from."""
        self.is_between_deals = False
        self.present = 0
        """How many players are shown as present."""

    def on_message(self, text: bytes) -> None:
        self._group.on_message(self, text)

    def send(self, text: str) -> None:
        assert self.client is not None
        self.client.send(text)


class PlayerGroup(ABC):
    """Three clients that move in turn, on a timer."""

    ids: Iterator[int] = count(1)

    def __init__(self, path: str, cookies: list[str], tally: Tally) -> None:
        self.tally = tally
        self.players = [Player(self, cookie) for cookie in cookies]
        self.moves = 0
        """Moves acknowledged at this table."""
        self.is_playing = False
        self._path = path
        self._timer = MoveTimer(self._move_if_settled, asyncio.get_running_loop())
        self._awaited_seq = 0
        self._sent_at: float | None = None
        self._is_dealing = False

    async def connect(self, address: str) -> None:
        for player in self.players:
            player.client = await connect(address, self._path, player.cookie, player.on_message)

    @property
    def is_ready(self) -> bool:
        """True if all three clients have received their first messages."""
        return True

    def start(self, interval: float, after: float) -> None:
        """Play, with a move every `interval` seconds."""
        self.is_playing = True
        self._timer.start(interval, after)

    def stop(self) -> None:
        """Play no more moves after the pending one."""
        self.is_playing = False

    def disconnect(self) -> None:
        for player in self.players:
            if player.client is None or player.client.is_closed:
                self.tally.errors.append("a connection was lost")
            else:
                player.client.close()

    @property
    def is_settled(self) -> bool:
        """True if all three clients have seen every move."""
        return not self._awaited_seq

    @property
    def is_unacknowledged(self) -> bool:
        """True if the latest move has no event number yet."""
        return False

    @abstractmethod
    def on_message(self, player: Player, text: bytes) -> None:
        """Handle a message to a player."""

    @abstractmethod
    def move(self) -> None:
        """Send the next move."""

    def send_move(self, player: Player, text: str, shown_at: int) -> None:
        """Send a move. Its event has at least the number `shown_at`."""
        self._awaited_seq, self._sent_at = shown_at, perf_counter()
        self.tally.sent += 1
        player.send(text)

    def await_deal(self, after: int) -> None:
        """Delay the next move until all clients have seen that cards are dealt, after event `after`."""
        self._awaited_seq, self._sent_at, self._is_dealing = after + 1, None, True

    def on_acknowledged(self, shown_at: int) -> None:
        """Count a move as acknowledged. All clients will see it as event `shown_at`."""
        self._awaited_seq = shown_at
        self.tally.acknowledged += 1
        self.moves += 1

    def check_seen(self) -> None:
        """If all clients have seen the latest move, record its latency and schedule the next move."""
        if (
            not self._awaited_seq
            or self.is_unacknowledged
            or any(player.seq < self._awaited_seq for player in self.players)
        ):
            return
        if self._is_dealing and any(player.is_between_deals for player in self.players):
            return
        if self._sent_at is not None:
            self.tally.latencies.append(perf_counter() - self._sent_at)
        self._awaited_seq, self._sent_at, self._is_dealing = 0, None, False
        if self.is_playing:
            self._timer.schedule()

    def _move_if_settled(self) -> None:
        if self.is_playing and self.is_settled:
            self.move()


class Table(PlayerGroup):
    """A table of the server."""

    def __init__(self, id: str, cookies: list[str], tally: Tally, chance: Random) -> None:
        super().__init__(f"/api/tables/{id}/socket", cookies, tally)
        self.id = id
        self._chance = chance
        self._message_id = ""

    @property
    def is_ready(self) -> bool:
        """True if all clients see the table with all players present."""
        return all(player.present == PLAYERS for player in self.players)

    def on_message(self, player: Player, text: bytes) -> None:
        """Handle a state of the table, or the answer to a message."""
        if text.startswith(b'{"type":"state"'):
            _read_state(player, text)
            self.tally.check_state(text)
            self.check_seen()
        elif not text.startswith(b'{"type":"accepted"'):
            self.tally.errors.append(text.decode())
        elif self._message_id and f'"id":"{self._message_id}"'.encode() in text:
            self._message_id = ""
            self.on_acknowledged(_read_seq(text))
            self.check_seen()

    @property
    def is_unacknowledged(self) -> bool:
        """Whether the latest move is not acknowledged.

        States received meanwhile may be of other events, such as a nudge.
        """
        return self._message_id != ""

    def move(self) -> None:
        """Send an answer of the player to move. After a deal, send that all players are ready."""
        turn = next((player for player in self.players if player.answers), None)
        if turn is not None:
            self._act(turn)
        elif self.players[0].is_between_deals:
            self._deal()
        else:
            self.tally.errors.append("no player is to move")

    def _act(self, player: Player) -> None:
        self._message_id, action = str(next(self.ids)), self._choose(player.answers)
        player.answers = []
        text = f'{{"type":"act","id":"{self._message_id}","seq":{player.seq},"action":"{action}"}}'
        self.send_move(player, text, player.seq + 1)

    def _choose(self, answers: list[str]) -> str:
        """Return the answer to send: the lowest bid in the auction, so that every deal is played to its last
        trick.
        """
        plain = (answer for answer in answers if answer.endswith((" bid solo", " pass")))
        return min(plain, default=None) or self._chance.choice(answers)

    def _deal(self) -> None:
        """Make all players ready for the next deal."""
        seq = self.players[0].seq
        for player in self.players:
            player.send(f'{{"type":"next","id":"{next(self.ids)}","seq":{seq}}}')
        self.await_deal(seq)


def _read_state(player: Player, text: bytes) -> None:
    """Read the parts of a state message that the players need, without parsing the rest."""
    player.seq = _read_seq(text)
    player.is_between_deals = b'"stage":"between"' in text
    player.present = text.count(b'"present":true')
    at = text.find(b'"answers":[')
    listed = text[at + len(b'"answers":[') : text.index(b"]", at)].decode() if at >= 0 else ""
    player.answers = [answer.strip('"') for answer in listed.split(",")] if listed else []


def _read_seq(text: bytes) -> int:
    found = _SEQ.search(text)
    assert found is not None, text
    return int(found[1])


class BaselineTable(PlayerGroup):
    """Three connections to the baseline application, which sends each message to all three."""

    def __init__(self, number: int, tally: Tally) -> None:
        super().__init__(f"/{number}", [""] * PLAYERS, tally)
        self._seq = 0

    def on_message(self, player: Player, text: bytes) -> None:
        player.seq += 1
        if player is self.players[self._seq % PLAYERS]:
            assert f'"seq":{self._seq}'.encode() in text
            self.on_acknowledged(self._seq)
        self.tally.bytes_read += len(text)
        self.tally.states += 1
        self.check_seen()

    def move(self) -> None:
        self._seq += 1
        text = f'{{"type":"act","id":"{next(self.ids)}","seq":{self._seq},"action":"0 play TH"}}'
        self.send_move(self.players[self._seq % PLAYERS], text, self._seq)
