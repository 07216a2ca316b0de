"""Tests of the simulated players of a load test: a move counts when all three have seen it."""

from __future__ import annotations

import asyncio
import json
from random import Random

from tests.system.load.players import PLAYERS, Table
from tests.system.load.tally import Tally


def shown(seq: int, answers: list[str]) -> bytes:
    """Return a state message of a table with cards dealt."""
    table = {"stage": "playing", "seats": [], "standing": []}
    message = {"type": "state", "seq": seq, "table": table, "view": {"decision": {"answers": answers}}}
    return json.dumps(message, separators=(",", ":")).encode()


class RecordingClient:
    """A client that records the texts to send."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def send(self, text: str) -> None:
        self.texts.append(text)


class FakeServer:
    """Three players with a server that the test controls."""

    def __init__(self) -> None:
        # The first state of a tally would be validated against the protocol.
        self.tally = Tally(states=1)
        self.table = Table("oak", ["cookie"] * PLAYERS, self.tally, Random(1))
        self.clients = [RecordingClient() for _ in range(PLAYERS)]
        for player, client in zip(self.table.players, self.clients, strict=True):
            player.client = client  # type: ignore[assignment]

    def show(self, seq: int, turn: int) -> None:
        """Send the table's state `seq` to all players. The player `turn` is to move."""
        for seat, player in enumerate(self.table.players):
            player.on_message(shown(seq, ["0 play TH"] if seat == turn else []))

    def is_seen(self) -> bool:
        return self.table.is_settled

    def accept(self, seat: int, seq: int) -> None:
        """Acknowledge the latest move of a seat as event `seq`."""
        id = json.loads(self.clients[seat].texts[-1])["id"]
        message = {"type": "accepted", "id": id, "seq": seq}
        self.table.players[seat].on_message(json.dumps(message, separators=(",", ":")).encode())


def test_a_nudge_sent_during_a_move_is_not_taken_for_the_move() -> None:
    async def played() -> None:
        server = FakeServer()
        server.show(5, turn=0)
        server.table.move()
        server.show(6, turn=0)
        assert not server.is_seen()
        server.accept(0, 7)
        assert not server.is_seen()
        server.show(7, turn=1)
        assert server.is_seen()
        assert (server.tally.sent, server.tally.acknowledged, server.tally.errors) == (1, 1, [])

    asyncio.run(played())


def test_a_move_is_seen_when_the_last_player_has_seen_it() -> None:
    async def played() -> None:
        server = FakeServer()
        server.show(5, turn=0)
        server.table.move()
        server.accept(0, 6)
        for seat, player in enumerate(server.table.players):
            assert not server.is_seen()
            player.on_message(shown(6, ["1 play TH"] if seat == 1 else []))
        assert server.is_seen()
        assert len(server.tally.latencies) == 1

    asyncio.run(played())
