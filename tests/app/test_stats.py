"""Tests of a player's statistics: the deals of the latest matches, as far as they are evaluated."""

from __future__ import annotations

import asyncio
import re
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from spadille import protocol
from spadille.app.result_cache import ResultCache, less_luck_key, review_key
from spadille.app.stats.service import loss_messages
from spadille.evaluation import review_json
from spadille.evaluation.aggregate import ReviewedDeal
from spadille.notation.matches import SoundMatch, check_match
from spadille.storage import open_store
from spadille.text import load_catalogue
from tests.app.test_accounts import play_match
from tests.evaluation.deals import assume_validated, blundered_deal, half_validated_review
from tests.support.client import Guest, run_server


def my_play(guest: Guest) -> protocol.PlayerStats:
    return protocol.PlayerStats.model_validate_json(guest.http.get("/api/me/play").text)


def store_evaluation(file: Path, deal: protocol.UnevaluatedDeal) -> None:
    """Store an evaluation of a deal."""
    found = replace(assume_validated(blundered_deal()[1], validated=False), seat=deal.seat)
    with closing(open_store(file)) as store:
        key = review_key(deal.code, deal.seat)
        asyncio.run(ResultCache(store).put(key, review_json.dump_review(found)))


def test_evaluated_deals_are_aggregated_and_the_others_listed(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address) as ann:
        assert my_play(ann).games == []
        for _ in range(2):
            play_match(ann)
        (game,) = my_play(ann).games
        assert (game.game, game.deals, len(game.coming), game.losses) == ("six-bid", 2, 2, None)
        cookies = ann.http.cookies
    store_evaluation(sqlite_file, game.coming[0])
    with run_server(sqlite_file) as address, Guest(address) as ann, Guest(address, "Eve") as eve:
        ann.http.cookies = cookies
        (after,) = my_play(ann).games
        assert after.coming == game.coming[1:]
        assert after.losses is not None
        assert (after.losses.deals, after.losses.decisions) == (1, len(blundered_deal()[1].decisions))
        assert not any(kind.named or kind.validated for kind in after.losses.kinds)
        assert my_play(eve).games == []


def test_mistakes_are_counted_where_their_kind_is_proved_alone() -> None:
    kinds = {line.kind.id: line for line in loss_messages([ReviewedDeal(*half_validated_review())]).kinds}
    leads, bids = kinds["stats-kind-lead"], kinds["stats-kind-bid"]
    assert (leads.validated, leads.costly, leads.named) == (True, 1, 1)
    assert (bids.validated, bids.costly, bids.named) == (False, 1, 0)


def _names(table: str) -> list[str]:
    """Return the row headers of an HTML table."""
    return re.findall(r'<th scope="row">([^<]*)', table)


def test_an_exported_evening_has_the_evaluations_of_its_deals(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address) as ann:
        table = play_match(ann)
        (game,) = my_play(ann).games
        assert ann.http.get(f"/api/tables/{table}/evening").json()["matches"][0]["reviews"] == []
    store_evaluation(sqlite_file, game.coming[0])
    with run_server(sqlite_file) as address, Guest(address) as ann:
        (match,) = ann.http.get(f"/api/tables/{table}/evening").json()["matches"]
        assert isinstance(check_match(match["record"]), SoundMatch)
        assert [(review["deal"], review["seat"]) for review in match["reviews"]] == [(1, game.coming[0].seat)]
        page = ann.http.get(f"/api/tables/{table}/evening/sv").json()["text"]
        assert page.startswith('<!doctype html><html lang="sv">')
        assert not any(mark in page for mark in ("<script", "<link", "src=", "look-", "deal-", "evening-"))
        assert load_catalogue("sv").say("review-page-title") in page
        assert "Ann" in page
        assert not re.search(r"\b[AKQJT6-9][SHDC]\b", re.sub(r"<[^>]*>", " ", page))
        hands, paid = (_names(part) for part in re.findall(r"<table>.*?</table>", page)[1::2][:2])
        assert paid == [name for name in hands if name in paid]
        assert ann.http.get("/api/tables/nowhere/evening").status_code == 404


def less_luck_of_match(guest: Guest, table: str) -> protocol.MatchLessLuck:
    """Ask for a match's results less luck until all deals are in them."""
    while True:
        text = guest.http.get(f"/api/tables/{table}/less-luck/1").text
        found = protocol.MatchLessLuck.model_validate_json(text)
        if found.deals == found.of:
            return found


def test_results_less_luck_have_a_margin_and_are_cached(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address) as ann:
        assert ann.http.get("/api/me/less-luck").json() == {"games": []}
        table = play_match(ann)
        found = less_luck_of_match(ann, table)
        assert found.of == 1
        assert all(seat and seat.within > 1 for seat in found.seats)
        (game,) = protocol.PlayerLessLuck.model_validate_json(ann.http.get("/api/me/less-luck").text).games
        assert (game.game, game.deals, game.of) == ("six-bid", 1, 1)
        assert game.less_luck == found.seats[0]
        assert ann.http.get(f"/api/tables/{table}/less-luck/9").json()["code"] == "no-such-deal"
    with closing(open_store(sqlite_file)) as store:
        cached = asyncio.run(ResultCache(store).get(less_luck_key(table, 1)))
        assert cached is not None
    with run_server(sqlite_file) as address, Guest(address, "Eve") as eve:
        assert less_luck_of_match(eve, table) == found
