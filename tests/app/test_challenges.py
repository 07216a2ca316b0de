"""Tests of challenges for a whole table: the same cards with rotated seats, and results hidden until all
have played.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random
from typing import cast

import pytest
from websockets.exceptions import InvalidStatus

from spadille import protocol
from spadille.app.challenges.standing import load_standing
from spadille.notation.codes import code_of, deal_of
from spadille.play.deal import Deal
from spadille.protocol.api_error import ApiError
from spadille.storage import Store, open_store
from spadille.storage.abandoned_tables import delete_table
from tests.app.test_deal_routes import code_by, over, refusal
from tests.support.client import Guest, Page, play_randomly, run_server
from tests.support.stored_tables import read_state


def cards_of(code: str) -> str:
    return code_of(Deal.of(deal_of(code).layout))


def challenge(guest: Guest, code: str, **wanted: object) -> str:
    body = {"name": guest.name, "players": 3, "cards": "these", **wanted}
    answer = guest.http.post(f"/api/deals/{code}/challenges", json=body)
    assert answer.status_code == 201, answer.text
    return protocol.ChallengeCreated.model_validate_json(answer.text).challenge


def seen(guest: Guest, name: str) -> protocol.Challenge:
    return protocol.Challenge.model_validate_json(guest.http.get(f"/api/challenges/{name}").text)


def taken_up(guest: Guest, name: str) -> Page:
    answer = guest.http.post(f"/api/challenges/{name}", json={"name": guest.name})
    assert answer.status_code == 201, answer.text
    return guest.page(protocol.Opened.model_validate_json(answer.text).table)


def played(guest: Guest, name: str, chance: int) -> Page:
    page = taken_up(guest, name)
    play_randomly([page], Random(chance), over)
    return page


@pytest.mark.parametrize(("game", "seats"), [("six-bid", 4), ("german-solo", 4), ("frog", 3)])
def test_all_play_the_same_cards_each_a_seat_further_on(sqlite_file: Path, game: str, seats: int) -> None:
    code = cards_of(code_by(game, seats))
    layout = deal_of(code).layout
    with run_server(sqlite_file) as address, Guest(address) as ann, Guest(address, "Ben") as ben:
        name = challenge(ann, code, players=2)
        tables = [played(guest, name, 1).table for guest in (ann, ben)]
        for table, seat in zip(tables, layout.active, strict=False):
            assert read_state(sqlite_file, table.id).finished[0].layout == layout
            assert [place for place, sitter in enumerate(table.seats) if sitter.bot is None] == [seat]
        shown = seen(ann, name)
        assert [player.seat for player in shown.players] == list(layout.active[:2])
        assert (shown.game, shown.seats, shown.dealt) == (game, seats, False)


def test_no_result_is_shown_before_all_have_played(address: str) -> None:
    with Guest(address) as ann, Guest(address, "Ben") as ben, Guest(address, "Cy") as cy:
        name = challenge(ann, cards_of(code_by()))
        mine = played(ann, name, 1)
        played(ben, name, 2)
        for guest in (ann, ben, cy):
            shown = seen(guest, name)
            assert shown.outcome is None
            played_so_far = [(player.name, player.played) for player in shown.players]
            assert played_so_far == [("Ann", True), ("Ben", True)]
            answer = guest.http.get(f"/api/challenges/{name}/bot-result")
            assert refusal(answer) == (409, "challenge-unfinished")
            less_luck = guest.http.get(f"/api/challenges/{name}/less-luck")
            assert refusal(less_luck) == (409, "challenge-unfinished")
        own = ann.http.get(f"/api/tables/{mine.table.id}/less-luck/1").json()
        assert own == {"deals": 0, "of": 1, "seats": [None] * 3}
        begun = taken_up(cy, name)
        assert seen(ann, name).outcome is None
        play_randomly([begun], Random(3), over)
        shown = seen(ann, name)
        results = [result for result in shown.outcome or [] if result]
        assert len(results) == 3
        less_luck = ann.http.get(f"/api/challenges/{name}/less-luck").json()["players"]
        assert [estimate["within"] > 1 for estimate in less_luck] == [True] * 3
        assert mine.view.result is not None
        assert results[0].counters == mine.view.result.payments[shown.players[0].seat]
        codes = [result.code or "" for result in results]
        assert {deal_of(code).layout for code in codes} == {deal_of(codes[0]).layout}


def test_the_bots_result_is_the_same_for_all(address: str) -> None:
    with Guest(address) as ann, Guest(address, "Ben") as ben:
        name = challenge(ann, cards_of(code_by()), players=2)
        for guest in (ann, ben):
            played(guest, name, 5)
        shown = [
            protocol.ChallengeBotResult.model_validate_json(
                guest.http.get(f"/api/challenges/{name}/bot-result").text
            )
            for guest in (ann, ben)
        ]
        assert shown[0] == shown[1]
        assert len(shown[0].counters) == 3


def test_new_cards_have_the_same_rules_and_are_random(sqlite_file: Path) -> None:
    code = code_by("german-solo", 4)
    with run_server(sqlite_file) as address, Guest(address) as ann:
        name = challenge(ann, code, cards="new", players=2)
        table = seen(ann, name).table
        assert table is not None
        dealt = read_state(sqlite_file, table).deal
        assert dealt is not None
        assert dealt.layout.rules == deal_of(code).layout.rules
        assert dealt.layout.hands != deal_of(code).layout.hands
        assert seen(ann, name).dealt
        assert code_of(dealt) not in ann.http.get(f"/api/tables/{table}").text


def test_each_player_has_one_place_and_returns_to_it(address: str) -> None:
    with Guest(address) as ann, Guest(address, "Ben") as ben, Guest(address, "Cy") as cy:
        name = challenge(ann, code_by(), players=2, cards="new")
        assert taken_up(ann, name).table.id == seen(ann, name).table
        assert taken_up(ben, name).table.id == taken_up(ben, name).table.id
        assert [player.mine for player in seen(ben, name).players] == [False, True]
        assert seen(cy, name).table is None
        late = cy.http.post(f"/api/challenges/{name}", json={"name": "Cy"})
        assert refusal(late) == (409, "challenge-full")


def test_a_challenge_has_no_takebacks(address: str) -> None:
    with Guest(address) as ann:
        name = challenge(ann, code_by(), cards="new")
        page = taken_up(ann, name)
        page.until(lambda now: bool(now.view and now.view.decision))
        assert (page.table.challenge, page.table.laid, page.table.hints) == (name, None, False)
        assert page.send_rejected("show-hands").code == "no-takebacks-here"


def test_a_table_of_a_challenge_is_closed_to_others_until_all_have_played(address: str) -> None:
    """All routes about tables and the WebSocket are requested."""
    unfinished = (409, "challenge-unfinished")
    with Guest(address) as ann, Guest(address, "Ben") as ben, Guest(address, "Cy") as cy:
        name = challenge(ann, cards_of(code_by()), players=2)
        played(ann, name, 1)
        begun = taken_up(ben, name)
        table = seen(ann, name).table
        assert table is not None
        tables = (table, deal_again(ann, table))
        for guest in (ben, cy):
            for closed in tables:
                assert set(request_all_routes(guest, closed)) == {unfinished, (409, "the socket")}
        for own in tables:
            assert not {unfinished, (409, "the socket")} & set(request_all_routes(ann, own))
        play_randomly([begun], Random(2), over)
        for guest in (ben, cy):
            for opened in tables:
                assert not {unfinished, (409, "the socket")} & set(request_all_routes(guest, opened))


def test_a_table_stays_visible_when_the_table_it_deals_again_is_deleted(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address) as ann:
        table = ann.open_table(match={"start": None, "bankrupt": "debt", "end": {"deals": 420}})
        play_randomly([ann.page(table)], Random(1), lambda now: now.stage == "between")
        again, cookies = deal_again(ann, table), dict(ann.http.cookies)
    with closing(open_store(sqlite_file)) as store:
        store.execute(*delete_table(table))
    with run_server(sqlite_file) as address, Guest(address) as ann, Guest(address, "Ben") as ben:
        ann.http.cookies.update(cookies)
        assert [guest.http.get(f"/api/tables/{again}").status_code for guest in (ann, ben)] == [200, 200]


def deal_again(guest: Guest, table: str) -> str:
    """Open another table for `guest` with the cards of the first deal of `table`, and return its id."""
    answer = guest.http.post(f"/api/tables/{table}/redeals", json={"deal": 1})
    assert answer.status_code == 201, answer.text
    return protocol.Opened.model_validate_json(answer.text).table


BODIES: dict[str, dict[str, object]] = {
    "/api/tables/{table}/seats": {"name": "Eve", "seat": None},
    "/api/tables/{table}/redeals": {"deal": 1},
    "/api/tables/{table}/text-commands": {"text": "trick", "language": "en"},
    "/api/tables/{table}/coach": {"action": "0 pass"},
}
FILLED = {"match": 1, "deal": 1, "language": "en"}


def request_all_routes(guest: Guest, table: str) -> list[tuple[int, str]]:
    """Return the status of each route about a table and of its WebSocket, with the error code."""
    answers = []
    for path, methods in guest.http.get("/openapi.json").json()["paths"].items():
        if path.startswith("/api/tables/{table}"):
            for method in methods:
                body = BODIES.get(path, {}) if method == "post" else None
                answer = guest.http.request(method.upper(), path.format(table=table, **FILLED), json=body)
                answers.append(refusal(answer) if answer.status_code >= 400 else (answer.status_code, ""))
    assert len(answers) > 10
    assert (422, "malformed") not in answers
    try:
        guest.page(table)
    except InvalidStatus as refused:
        answers.append((refused.response.status_code, "the socket"))
    return answers


@pytest.mark.parametrize(
    ("wanted", "what"),
    [({"players": 1}, "malformed"), ({"players": 9}, "malformed"), ({"bot": "nobody"}, "unknown-bot")],
)
def test_a_challenge_that_cannot_be_is_refused(address: str, wanted: dict[str, object], what: str) -> None:
    with Guest(address) as ann:
        body = {"name": "Ann", "players": 3, "cards": "new", **wanted}
        answer = ann.http.post(f"/api/deals/{code_by()}/challenges", json=body)
        assert refusal(answer)[1] == what


def test_a_table_of_another_kind_is_no_challenge(address: str) -> None:
    with Guest(address) as ann:
        for name in (ann.open_table(), "%", "_" * 16, "nothing"):
            assert refusal(ann.http.get(f"/api/challenges/{name}")) == (404, "no-such-challenge")


@pytest.mark.parametrize("name", ["2", "a" * 15, "a" * 17, "%" * 16])
def test_a_malformed_id_is_not_found(name: str) -> None:
    with pytest.raises(ApiError, match="no-such-challenge"):
        load_standing(cast("Store", None), name)


def test_a_challenge_outlives_the_server(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address) as ann:
        name = challenge(ann, code_by(), cards="new", players=2)
        played(ann, name, 4)
        before = seen(ann, name)
        cookies = dict(ann.http.cookies)
    with run_server(sqlite_file) as address, Guest(address) as ann, Guest(address, "Ben") as ben:
        ann.http.cookies.update(cookies)
        assert seen(ann, name) == before
        played(ben, name, 4)
        assert seen(ann, name).outcome is not None


def challenge_with_hand(guest: Guest, deal: Deal, seat: int) -> str:
    wanted = {"name": guest.name, "seat": seat}
    answer = guest.http.post(f"/api/deals/{code_of(deal)}/hand-challenges", json=wanted)
    assert answer.status_code == 201, answer.text
    return protocol.ChallengeCreated.model_validate_json(answer.text).challenge


@pytest.mark.parametrize(("game", "seats"), [("six-bid", 4), ("german-solo", 4), ("frog", 3)])
def test_a_friend_gets_the_hand_and_sees_no_other_card_before_the_end(
    sqlite_file: Path, game: str, seats: int
) -> None:
    deal = deal_of(code_by(game, seats))
    seat = deal.layout.active[1]
    with run_server(sqlite_file) as address, Guest(address) as ann, Guest(address, "Ben") as ben:
        name = challenge_with_hand(ann, deal, seat)
        shown = seen(ben, name)
        assert shown.hand is not None
        assert shown.outcome is None
        assert sorted(shown.hand.cards) == sorted(map(str, deal.layout.hand(seat)))
        assert deal.result is not None
        assert shown.hand.counters == deal.result.payments[seat]
        answer = ben.http.get(f"/api/challenges/{name}").text
        hidden = {str(card) for card in deal.layout.rules.pack.cards} - set(shown.hand.cards)
        assert not [card for card in hidden if f'"{card}"' in answer]
        assert code_of(deal) not in answer
        table = seen(ann, name).table
        assert set(request_all_routes(ben, table or "")) == {
            (409, "challenge-unfinished"),
            (409, "the socket"),
        }
        page = taken_up(ben, name)
        play_randomly([page], Random(2), over)
        assert read_state(sqlite_file, page.table.id).finished[0].layout == deal.layout
        for guest in (ann, ben):
            outcome = seen(guest, name).outcome
            assert outcome is not None
            assert [result and result.counters for result in outcome] == [
                deal.result.payments[seat],
                page.view.result and page.view.result.payments[seat],
            ]
            assert outcome[0]
            assert deal_of(outcome[0].code or "").actions == deal.actions


def test_friends_of_a_hand_see_nothing_of_each_other_before_they_have_played(address: str) -> None:
    deal = deal_of(code_by())
    with Guest(address) as ann, Guest(address, "Ben") as ben, Guest(address, "Cy") as cy:
        name = challenge_with_hand(ann, deal, 0)
        page = taken_up(ben, name)
        begun = taken_up(cy, name)
        play_randomly([page], Random(2), over)
        assert seen(cy, name).outcome is None
        assert refusal(cy.http.get(f"/api/challenges/{name}/bot-result")) == (409, "challenge-unfinished")
        outcome = seen(ben, name).outcome
        assert outcome is not None
        assert [result is None for result in outcome] == [False, False, True]
        play_randomly([begun], Random(3), over)
        assert None not in (seen(cy, name).outcome or [None])


def test_a_hand_that_was_not_played_to_the_end_challenges_no_friend(address: str) -> None:
    deal = deal_of(code_by())
    with Guest(address) as ann:
        for code, seat, error in (
            (cards_of(code_of(deal)), 0, "no-such-deal"),
            (code_of(deal), 3, "no-such-seat"),
        ):
            wanted = {"name": "Ann", "seat": seat}
            answer = ann.http.post(f"/api/deals/{code}/hand-challenges", json=wanted)
            assert refusal(answer)[1] == error


def test_a_challenge_back_deals_a_new_hand_that_the_caller_plays_first(address: str) -> None:
    deal = deal_of(code_by("german-solo", 4))
    with Guest(address) as ann, Guest(address, "Ben") as ben:
        name = challenge_with_hand(ann, deal, deal.layout.active[0])
        answer = ben.http.post(f"/api/challenges/{name}/back", json={"name": "Ben"})
        back = protocol.ChallengeCreated.model_validate_json(answer.text).challenge
        shown = seen(ann, back)
        assert shown.hand is not None
        assert (shown.players[0].name, shown.hand.counters, shown.dealt) == ("Ben", None, True)
        page = played(ben, back, 4)
        shown = seen(ann, back)
        assert shown.hand is not None
        assert page.view.result is not None
        assert shown.hand.counters == page.view.result.payments[shown.hand.seat]
