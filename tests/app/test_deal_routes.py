"""Tests of the routes about deals. No answer reveals which deal is in play."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import httpx2
import pytest

import spadille as sp
from spadille import protocol
from spadille.app.deals import replay
from spadille.games import GAMES
from spadille.notation.codes import code_of, deal_of
from spadille.notation.making import made
from spadille.notation.records import read_record
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from tests.support.client import Guest, play_randomly, run_server
from tests.support.deal_sources import SeededKeys
from tests.support.long_runs import keep_first
from tests.support.stored_tables import read_state


def code_by(game: str = "six-bid", seats: int = 3) -> str:
    rules = GAMES[game].rules(GAMES[game].presets[0].id)
    return code_of(next(made(rules, seats, "calls", 1, "spread")))


def refusal(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, protocol.Error.model_validate_json(answer.text).code


def seen(guest: Guest, code: str, seat: int | None = None) -> protocol.Replay:
    answer = guest.http.get(f"/api/deals/{code}", params={} if seat is None else {"seat": seat})
    assert answer.status_code == 200, answer.text
    return protocol.Replay.model_validate_json(answer.text)


def play(guest: Guest, code: str, **wanted: object) -> httpx2.Response:
    return guest.http.post(f"/api/deals/{code}/tables", json={"name": "Ann", "seat": 1, **wanted})


def over(table: protocol.Table) -> bool:
    return table.stage != "playing"


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_comes_from_its_code(address: str, game: str) -> None:
    code = code_by(game, GAMES[game].rules(GAMES[game].presets[0].id).seats[0])
    with Guest(address) as ann:
        shown = seen(ann, code)
        assert (shown.code, shown.game, shown.of) == (code, game, None)
        assert len(shown.steps) == len(deal_of(code).actions) + 1
        written = ann.http.get(f"/api/deals/{code}/record").json()["text"]
        assert code in ann.http.get(f"/api/deals/{code}/diagram/sv").json()["text"]
        found = ann.http.post("/api/deals", json={"text": written})
        assert protocol.FoundDeal.model_validate_json(found.text).code == code


def test_a_wrong_code_is_refused_with_the_reason(address: str) -> None:
    code = code_by()
    with Guest(address) as ann:
        answer = ann.http.get(f"/api/deals/{code[:-1]}")
        assert refusal(answer) == (422, "bad-code")
        assert answer.json()["facts"] == {"what": "length"}
        assert refusal(ann.http.get(f"/api/deals/{code}?seat=7")) == (422, "no-such-seat")
        assert refusal(ann.http.post("/api/deals", json={"text": "hello"})) == (422, "bad-code")


def test_every_finished_deal_of_a_match_can_be_opened_with_its_players(address: str) -> None:
    with Guest(address) as ann:
        page = ann.page(ann.open_table(name="Ann"))
        page.until(lambda now: now.table.stage == "playing")
        path = f"/api/tables/{page.table.id}/deals/1"
        assert refusal(ann.http.get(f"{path}/1")) == (404, "no-such-deal")
        play_randomly([page], Random(1), over)
        shown = protocol.Replay.model_validate_json(ann.http.get(f"{path}/1").text)
        assert shown.of is not None
        assert (shown.of.names[0], shown.of.deal, shown.of.deals, shown.of.you) == ("Ann", 1, 1, 0)
        with Guest(address) as bo:
            assert bo.http.get(f"{path}/1").json()["of"]["you"] is None
        written = ann.record(page.table.id)["deals"][0]
        assert shown.code == code_of(read_record(written).replay())
        for match, deal in ((1, 0), (1, 2), (2, 1)):
            answer = ann.http.get(f"/api/tables/{page.table.id}/deals/{match}/{deal}")
            assert refusal(answer) == (404, "no-such-deal")


def test_a_deal_can_be_played_from_its_bidding(sqlite_file: Path) -> None:
    code = code_by()
    with run_server(sqlite_file, source=SeededKeys("laid")) as address, Guest(address) as ann:
        opened = protocol.Opened.model_validate_json(play(ann, code).text)
        page = ann.page(opened.table)
        page.until(lambda now: now.table.stage == "playing")
        assert (page.table.laid, page.table.seats[1].name, opened.seat) == (code, "Ann", 1)
        play_randomly([page], Random(2), over)
        laid = read_state(sqlite_file, opened.table).finished[0].layout
        assert laid == deal_of(code).layout
        assert page.table.stage == "finished"


def test_a_deal_can_be_played_on_from_a_step(sqlite_file: Path) -> None:
    code = code_by()
    before = deal_of(code).actions[:9]
    with run_server(sqlite_file) as address, Guest(address) as ann:
        opened = protocol.Opened.model_validate_json(play(ann, code, step=9).text)
        page = ann.page(opened.table)
        play_randomly([page], Random(3), over)
        assert read_state(sqlite_file, opened.table).finished[0].actions[:9] == before


def test_what_cannot_be_laid_out_is_refused(address: str) -> None:
    code = code_by()
    with Guest(address) as ann:
        assert refusal(play(ann, code, step=999)) == (422, "deal-over")
        assert refusal(play(ann, code, seat=5)) == (422, "no-such-seat")
        assert refusal(play(ann, code, bot="nobody")) == (422, "unknown-bot")
        assert refusal(play(ann, "BA", step=0)) == (422, "bad-code")


def answers_about(guest: Guest, code: str) -> list[tuple[int, str]]:
    """Send all requests about a code, and return the answers.

    Of requests that start work only the status counts.
    """
    http, spoken = guest.http, {"Accept-Language": "en"}
    asked = [
        *(http.get(f"/api/deals/{code}{path}") for path in ("", "?seat=0", "/record", "/diagram/en")),
        *(http.get(f"/deal/{code}{path}", headers=spoken) for path in ("", ".svg", ".png", "/embed")),
        http.post("/api/deals", json={"text": code}),
    ]
    begun = [
        http.post(f"/api/deals/{code}/reviews", json={"seat": 0}),
        play(guest, code),
        http.post(f"/api/deals/{code}/challenges", json={"name": "Ben", "players": 2, "cards": "these"}),
    ]
    return [
        *((answer.status_code, sha256(answer.content).hexdigest()) for answer in asked),
        *((answer.status_code, answer.json().get("code", "")) for answer in begun),
    ]


def layout_in_play(file: Path, table: str) -> Layout:
    deal = read_state(file, table).deal
    assert deal is not None
    return deal.layout


def codes_of(layout: Layout) -> tuple[str, str]:
    """Return the code of the cards alone, and that of a finished deal with them."""
    return code_of(Deal.of(layout)), code_of(played_otherwise(layout))


def with_hands_exchanged(layout: Layout) -> Layout:
    """Return a layout that seat 0 cannot tell from this one: two other hands are exchanged."""
    hands, (left, right) = list(layout.hands), [seat for seat in layout.active if seat != 0][-2:]
    hands[left], hands[right] = hands[right], hands[left]
    return replace(layout, hands=tuple(hands))


@pytest.mark.parametrize("game", keep_first(GAMES, 2))
def test_no_answer_about_a_code_tells_that_its_cards_are_in_play(tmp_path: Path, game: str) -> None:
    """Otherwise a player could try the code of every deal that is still possible."""
    file, quiet = tmp_path / "tables.sqlite", tmp_path / "quiet.sqlite"
    with (
        run_server(file, source=SeededKeys("fresh")) as address,
        run_server(quiet) as elsewhere,
        Guest(address) as ann,
        Guest(address) as ben,
        Guest(elsewhere) as cy,
    ):
        seats = max(GAMES[game].rules(GAMES[game].presets[0].id).seats)
        page = ann.page(ann.open_table(game=game, rules=GAMES[game].presets[0].id, seats=min(seats, 4)))
        page.until(lambda now: now.table.stage == "playing")
        layout = layout_in_play(file, page.table.id)
        for code, twin in zip(codes_of(layout), codes_of(with_hands_exchanged(layout)), strict=True):
            answers = answers_about(ben, code)
            assert answers == answers_about(cy, code)
            assert [status for status, _ in answers] == [status for status, _ in answers_about(ben, twin)]
        assert layout_in_play(file, page.table.id) == layout


def page(guest: Guest, address: str, language: str = "en") -> str:
    answer = guest.http.get(address, headers={"Accept-Language": language})
    assert answer.status_code == 200
    return answer.text


def played_otherwise(layout: Layout) -> Deal:
    """Return a finished deal of these cards, in which all take the last legal action."""
    deal = Deal.of(layout)
    while not deal.over:
        deal = deal.play(deal.answers()[-1])
    return deal


def test_the_page_of_a_deal_describes_it_without_its_result(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<html><head><title>Spadille</title></head></html>", "utf-8")
    code = code_by()
    other = code_of(played_otherwise(deal_of(code).layout))
    with run_server(tmp_path / "tables.sqlite", web=web) as address, Guest(address) as ann:
        shown = page(ann, f"/deal/{code}")
        assert "<title>Six-Bid Solo: what do you bid?</title>" in shown
        assert "You are eldest with" in shown
        assert other != code
        assert shown.replace(code, other) == page(ann, f"/deal/{other}")
        assert "Six-Bid Solo: vad bjuder du?" in page(ann, f"/deal/{code}", "sv")
        assert "what do you bid?" not in page(ann, "/deal/BAnonsense")


def test_a_card_is_explained_by_what_its_seat_knew(address: str) -> None:
    end = sp.play_out(sp.deal("six-bid", seed="why", number=0), ["club"] * 3, seed=0)
    plays = [step for step, action in enumerate(end.deal.actions) if isinstance(action, Play)]
    with Guest(address) as ann:
        (asked, *refused) = (
            ann.http.post(f"/api/deals/{end.code}/steps/{step}/why", json={}) for step in (plays[0], 0, 999)
        )
    assert {refusal(answer) for answer in refused} == {(404, "not-found")}
    assert protocol.PlayReason.model_validate_json(asked.text).how
    for step in plays[:2]:
        view, action = replay.find_play(end.deal, step)
        explained = replay.explain_play(view, action, sp.hint(view))
        assert explained.card == explained.best == action.card.text
        assert {sentence.id.split("-")[0] for sentence in explained.why} <= {"reason"}
        assert bool(explained.why) is (step == plays[0])
