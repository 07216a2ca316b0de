"""The players of a load, by whom the house is measured: they do as people would, whatever else happens."""

from __future__ import annotations

import asyncio
import json
from random import Random

from tests.server.voices import Noted
from tests.system.load.players import PEOPLE, Table
from tests.system.load.tally import Tally


def shown(seq: int, answers: list[str]) -> bytes:
    """A table with cards dealt, as a page is told of it."""
    table = {"stage": "playing", "seats": [], "standing": []}
    message = {"type": "state", "seq": seq, "table": table, "view": {"decision": {"answers": answers}}}
    return json.dumps(message, separators=(",", ":")).encode()


class Company:
    """Three players at a table, what they say, and a table's part played by the test."""

    def __init__(self) -> None:
        # The first message of a tally would be held against the whole protocol.
        self.tally = Tally(shown=1)
        self.table = Table("oak", ["cookie"] * PEOPLE, self.tally, Random(1))
        self.pages = [Noted() for _ in range(PEOPLE)]
        for player, page in zip(self.table.players, self.pages, strict=True):
            player.line = page  # type: ignore[assignment]

    def show(self, seq: int, asked: int) -> None:
        """Everybody sees the table; one is asked."""
        for seat, player in enumerate(self.table.players):
            player.hear(shown(seq, ["0 play TH"] if seat == asked else []))

    def is_seen(self) -> bool:
        """Whether they think that all have seen the latest move."""
        return self.table.at_rest

    def accept(self, seat: int, seq: int) -> None:
        """The latest move of a seat is acknowledged."""
        id = json.loads(self.pages[seat].texts[-1])["id"]
        message = {"type": "accepted", "id": id, "seq": seq}
        self.table.players[seat].hear(json.dumps(message, separators=(",", ":")).encode())


def test_a_nudge_on_its_way_while_somebody_moves_is_not_taken_for_the_move() -> None:
    async def played() -> None:
        company = Company()
        company.show(5, asked=0)
        company.table.move()
        company.show(6, asked=0)
        assert not company.is_seen()
        company.accept(0, 7)
        assert not company.is_seen()
        company.show(7, asked=1)
        assert company.is_seen()
        assert (company.tally.sent, company.tally.kept, company.tally.wrong) == (1, 1, [])

    asyncio.run(played())


def test_a_move_is_seen_when_the_last_has_seen_it() -> None:
    async def played() -> None:
        company = Company()
        company.show(5, asked=0)
        company.table.move()
        company.accept(0, 6)
        for seat, player in enumerate(company.table.players):
            assert not company.is_seen()
            player.hear(shown(6, ["1 play TH"] if seat == 1 else []))
        assert company.is_seen()
        assert len(company.tally.took) == 1

    asyncio.run(played())
