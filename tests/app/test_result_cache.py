"""Tests of the result cache: results survive a restart until the evaluator changes."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from spadille import protocol
from spadille.app import result_cache
from spadille.app.daily import service as daily
from spadille.app.result_cache import ResultCache, less_luck_key, review_key
from spadille.app.reviews import service
from spadille.app.reviews.service import Requester, ReviewService
from spadille.evaluation import review_json
from spadille.notation.codes import code_of, deal_of
from spadille.storage import DatabaseUnavailable, Store, accounts, open_store
from spadille.storage import cache_table as stored
from spadille.storage.cache_table import make_key, result_row
from tests.app.test_daily import Calendar, open_server, played, result
from tests.app.test_reviews import StoredPool, whole
from tests.evaluation.deals import blundered_deal
from tests.support.client import Guest
from tests.support.stored_events import ANN, BO, add_players_and_table


def kept(store: Store) -> int:
    ((number,),) = store.query("SELECT count(*) FROM result_cache")
    return int(number)


def reviewed(store: Store) -> StoredPool:
    """Request a review from a new server with this store. Return its worker pool, which has recorded the
    questions.
    """
    (deal, found), pool = blundered_deal(), StoredPool()
    asyncio.run(
        whole(
            ReviewService(pool, ResultCache(store)), deal, found.seat, code_of(deal), Requester("Ann", ANN.id)
        )
    )
    return pool


def write(store: Store, number: int, edition: str = "now") -> None:
    _, line = result_row(make_key(number), edition, b"found", None)
    store.enqueue(("result_cache", {**line, "created": f"2024-11-05T19:30:{number:02}.000Z"})).result()


def test_a_review_is_read_as_it_was_written() -> None:
    _, found = blundered_deal()
    assert review_json.load_review(review_json.dump_review(found)) == found


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"seat": 0}', "null"])
def test_a_malformed_review_is_not_read(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - JSON has words of its own for it
        review_json.load_review(text)


def test_a_restarted_server_uses_the_cached_review(store: Store) -> None:
    assert reviewed(store).asked.count(None) == 1
    assert reviewed(store).asked == []
    assert kept(store) == 1


def test_a_new_evaluator_evaluates_again_and_deletes_old_results(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewed(store)
    for module in (result_cache, service):
        monkeypatch.setattr(module, "evaluator_version", lambda: "another")
    assert reviewed(store).asked.count(None) == 1
    assert [edition for (edition,) in store.query("SELECT version FROM result_cache")] == ["another"]


def test_a_review_that_cannot_be_read_is_made_again(store: Store) -> None:
    deal, found = blundered_deal()
    asyncio.run(ResultCache(store).put(review_key(code_of(deal), found.seat), "no review"))
    assert reviewed(store).asked.count(None) == 1


def test_the_cached_results_of_an_erased_player_are_deleted(store: Store) -> None:
    reviewed(store)
    store.execute(*accounts.erase_player(BO))
    assert kept(store) == 1
    store.execute(*accounts.erase_player(ANN))
    assert kept(store) == 0


def test_only_the_newest_results_are_cached(store: Store) -> None:
    for number in range(8):
        write(store, number)
    store.execute(stored.evict_oldest(5))
    left = stored.find_results(store, "now", [make_key(number) for number in range(8)])
    assert set(left) == {make_key(number) for number in range(3, 8)}
    store.execute(stored.evict_oldest(9))
    assert kept(store) == 5


def test_more_than_one_question_holds_are_looked_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "_BATCH_SIZE", 2)
    for number in range(5):
        write(store, number)
    keys = [make_key(number) for number in range(7)]
    assert set(stored.find_results(store, "now", keys)) == set(keys[:5])
    assert stored.find_results(store, "then", keys) == {}


def test_where_the_database_is_out_of_reach_the_review_is_there_all_the_same(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_asked: object, **_facts: object) -> None:
        raise DatabaseUnavailable

    with closing(add_players_and_table(open_store(sqlite_file))) as store:
        monkeypatch.setattr(store, "query", gone)
        monkeypatch.setattr(store, "insert", gone)
        assert reviewed(store).asked.count(None) == 1


def test_the_cached_results_of_a_deleted_table_are_deleted(sqlite_file: Path) -> None:
    with open_server(sqlite_file, Calendar()) as address, Guest(address) as ann:
        page = played(ann, 5, "german-solo")
        deal = deal_of(result(ann, "german-solo").code or "")
    with closing(open_store(sqlite_file)) as store:
        forgotten = {facts["request"] for _, facts in result_cache.delete_for_table(store, page.table.id)}
        reviews = {review_key(code_of(deal), seat) for seat in deal.layout.active}
        assert forgotten - reviews == {less_luck_key(page.table.id, 1)}
        assert result_cache.delete_for_table(store, "no such table") == []


def test_the_par_of_a_day_is_cached_over_a_restart(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_server(sqlite_file, Calendar()) as address, Guest(address) as ann:
        played(ann, 5, "german-solo")
        par = protocol.DailyPar.model_validate_json(ann.http.get("/api/day/german-solo/par").text)
        token = ann.http.cookies

    async def never(*_asked: object) -> int:
        raise AssertionError

    monkeypatch.setattr(daily, "_play_deal", never)
    with open_server(sqlite_file, Calendar()) as address, Guest(address) as again:
        again.http.cookies = token
        assert protocol.DailyPar.model_validate_json(again.http.get("/api/day/german-solo/par").text) == par
