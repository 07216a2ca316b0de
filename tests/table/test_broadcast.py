"""Tests that incremental broadcasts show the same state as a full one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from spadille import protocol
from spadille.app.accounts.session_store import NewPlayer, player_and_rows
from spadille.app.services import Services, make_services
from spadille.games import GAMES
from spadille.storage import open_store
from spadille.table.actor import TableActor
from spadille.table.broadcast import Broadcaster
from spadille.table.connection import Connection
from spadille.table.dispatch import dispatch_message
from tests.support.client import AMPLE_LIMITS, BOTS, JsonObject
from tests.support.long_runs import keep_first
from tests.support.silent_transport import RecordingTransport

Pages = list[tuple[Connection, RecordingTransport]]


@pytest.mark.parametrize("game", keep_first(GAMES, 4))
@pytest.mark.parametrize("times", [200, pytest.param(400, marks=pytest.mark.long)])
def test_connections_are_sent_the_current_state(game: str, times: int, sqlite_file: Path) -> None:
    asyncio.run(play_and_compare(game, times, sqlite_file))


async def play_and_compare(game: str, times: int, file: Path) -> None:
    services, chance = make_services(open_store(file), BOTS, limits=AMPLE_LIMITS), Random(game)
    owner, people = await table_of_people(services, game)
    pages = [page(owner, person.player.id) for person in people]
    pages += [page(owner, None), page(owner, None, screen=True)]
    compared = 0
    for number in range(times):
        await send_random_command(owner, pages, number, chance)
        if number % 40 == 39:
            owner.leave(pages[-1][0])
            pages[-1] = page(owner, None, screen=True)
        table = owner.to_message().model_dump(mode="json")
        compared += sum(is_up_to_date(owner, table, *page) for page in pages)
    assert compared == times * len(pages)
    await services.close()


async def table_of_people(services: Services, game: str) -> tuple[TableActor, list[NewPlayer]]:
    """Open a table with people on all seats."""
    rules = GAMES[game].presets[0].id
    seats = min(GAMES[game].rules(rules).seats)
    people = [NewPlayer.create(f"guest {seat}") for seat in range(seats)]
    match = protocol.MatchRules(start=None, bankrupt="debt", end={"deals": 420})
    wanted = protocol.NewTable(
        game=game, rules=rules, seats=seats, match=match, name="Ann", free=list(range(1, seats))
    )
    owner = await services.tables.load((await services.lobby.open_table(wanted, people[0])).table)
    for seat in range(1, seats):
        await owner.sit(protocol.Sit(name=f"guest {seat}", seat=seat), *player_and_rows(people[seat]))
    return owner, people


def page(
    owner: TableActor, player: str | None, *, screen: bool = False
) -> tuple[Connection, RecordingTransport]:
    """Add a connection to the table, and return it with its transport."""
    voice = RecordingTransport()
    client = Connection(player, voice, screen=screen, limits=AMPLE_LIMITS)
    owner.join(client)
    return client, voice


async def send_random_command(owner: TableActor, pages: Pages, number: int, chance: Random) -> None:
    """Send a random command of a random player, usually a legal one."""
    state = owner.state
    asked = None if state.deal is None or state.deal.turn is None else state.deal.turn
    client = pages[asked][0] if asked is not None and chance.random() < 0.8 else chance.choice(pages)[0]
    message: JsonObject = {"id": str(number), "seq": state.seq}
    answers = () if asked is None or state.deal is None else state.deal.answers()
    if answers and chance.random() < 0.85:
        message |= {"type": "act", "action": str(chance.choice(answers))}
    elif state.question is not None and chance.random() < 0.7:
        message |= {"type": "answer", "question": state.question.number, "yes": chance.random() < 0.7}
    else:
        message |= chance.choice(
            [{"type": kind} for kind in ("next", "next", "next", "take-back", "show-hands", "stop")]
            + [{"type": "claim", "what": what} for what in ("rest", "give-up")]
        )
    await dispatch_message(owner, client, protocol.from_player.dump_json(read(message)).decode())
    await wait_until_handled(owner)


async def wait_until_handled(owner: TableActor) -> None:
    """Wait until the actor has handled all queued messages."""
    for _ in range(3):
        await dispatch_message(
            owner,
            Connection(None, RecordingTransport(), limits=AMPLE_LIMITS),
            '{"type":"next","id":"?","seq":0}',
        )


def read(message: JsonObject) -> protocol.Command:
    return protocol.from_player.validate_python(message)


def is_up_to_date(
    owner: TableActor, table: JsonObject, client: Connection, voice: RecordingTransport
) -> bool:
    """Check that the newest state on a connection equals the state that a new connection would get, and that
    its table equals `table`. Return True.
    """
    fresh = RecordingTransport()
    seen = Connection(client.player, fresh, screen=client.screen)
    Broadcaster().broadcast(owner.state, owner.presence, [seen])
    latest = next(text for text in reversed(voice.texts) if text.startswith('{"type":"state"'))
    assert latest == fresh.texts[0]
    assert json.loads(latest)["table"] == table
    return True
