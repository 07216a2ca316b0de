"""`kill -9` in mid-trick: the match goes on with the same cards, and what was acknowledged is there once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from spadille.server import messages
from tests.server.guests import Guest, Page
from tests.server.running import Running
from tests.server.stored import events, state


def asked(page: Page) -> Page:
    """The page once it is asked for something, or nothing goes on."""
    page.until(lambda state: bool(state.view and (state.view.decision or state.view.result)))
    return page


def answer(page: Page, chance: Random, name: str) -> messages.Accepted | messages.Rejected:
    return page.act(chance.choice(page.answers), id=name) if page.answers else page.say("next", id=name)


def test_killed_again_and_again_the_match_goes_on_with_the_same_cards(file: Path) -> None:
    chance, accepted, cookie, table, port = Random(9), list[str](), "", "", 0
    dealt: dict[int, str] = {}
    known: list[str] = []
    for life in range(6):
        with Running(file, port) as server, Guest(server.address) as ann:
            port = server.port
            if not table:
                table = ann.open_table(seats=3, match={"start": None, "bankrupt": "debt", "end": {}})
                cookie = ann.cookie
            page = Page(server.address, table, cookie)
            page.read_state()
            assert page.table.deal >= len(dealt)
            for step in range(chance.randrange(2, 9)):
                asked(page)
                assert page.view.dealt == dealt.setdefault(page.table.deal, page.view.dealt)
                said = answer(page, chance, f"{life}.{step}")
                assert isinstance(said, messages.Accepted), said
                accepted.append(f"{life}.{step}")
                known = page.view.actions if page.view.result is None else []
            server.kill()
            page.close()
        heard = [event.payload["id"] for event in events(file, table) if "id" in event.payload]
        assert heard == accepted
        deal = state(file, table).deal
        assert deal is not None
        assert deal.over or [str(action) for action in deal.actions][: len(known)] == known


@pytest.mark.parametrize("seed", range(3))
def test_a_message_under_way_when_the_server_dies_is_done_once_or_not_at_all(seed: int, file: Path) -> None:
    chance = Random(seed)
    with Running(file) as server, Guest(server.address) as ann:
        table = ann.open_table()
        cookie, port = ann.cookie, server.port
        page = asked(Page(server.address, table, cookie))
        said = {"type": "act", "id": "under way", "seq": page.seq, "action": chance.choice(page.answers)}
        page.send(said)
        server.kill()
        page.close()
    with Running(file, port) as server:
        page = asked(Page(server.address, table, cookie))
        page.send(said)
        again = page.answer("under way")
        done = isinstance(again, messages.Accepted) or again.error.code == "repeated"
        assert done
        page.close()
    heard = [event.payload["id"] for event in events(file, table) if "id" in event.payload]
    assert heard == ["under way"]
