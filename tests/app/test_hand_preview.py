"""Tests of hands that are shown before there is a table, and then played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spadille import protocol
from spadille.app.tables.hand_preview import HandPreviews, preview_from_file
from spadille.cards import Card
from spadille.games import GAMES, game_named
from spadille.notation.chance import Stream, dealt_by
from spadille.notation.check import Sound, check
from spadille.notation.verify import verify
from spadille.protocol.api_error import ApiError
from spadille.table.deal_files import DealFile
from tests.support.client import Guest, play_randomly, run_server

KEY = bytes(range(32))
SIX_BID = protocol.NewHandPreview(game="six-bid", rules="standard", seats=3)


@pytest.fixture
def hands() -> HandPreviews:
    return HandPreviews(KEY)


def cards(shown: protocol.HandPreview) -> set[str]:
    return {card.card for card in shown.cards}


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_of_every_game_can_be_looked_at(hands: HandPreviews, game: str) -> None:
    preset = GAMES[game].presets[0].id
    rules = game_named(game).rules(preset)
    for seats in rules.seats:
        shown = hands.preview(protocol.NewHandPreview(game=game, rules=preset, seats=seats))
        dealt = cards(shown)
        assert len(dealt) == rules.packets.hand_size
        assert {Card(card) for card in dealt} <= set(rules.pack.hand)
        assert shown.told.id.startswith("hand-told")


def test_a_hand_stays_the_same_by_other_rules_and_another_comes_when_none_is_named(
    hands: HandPreviews,
) -> None:
    shown = hands.preview(SIX_BID)
    asked_again = SIX_BID.model_copy(update={"hand": shown.hand, "options": {"sixty": "made"}})
    assert hands.preview(asked_again) == shown
    assert cards(hands.preview(SIX_BID)) != cards(shown)


def test_previews_for_several_tables_do_not_reveal_other_hands(hands: HandPreviews) -> None:
    """At a table of another size the player sits elsewhere.

    If the pack were the same, the player would see the same cards or the others' cards.
    """
    shown = hands.preview(SIX_BID)
    wanted = [SIX_BID.model_copy(update={"hand": shown.hand, "seats": seats}) for seats in (4, 5, 6, 7)]
    alike = {len(cards(shown) & cards(hands.preview(table))) for table in wanted}
    assert alike - {0, len(shown.cards)}


def test_the_table_deals_the_hand_that_was_shown_and_deals_it_once(hands: HandPreviews) -> None:
    rules = game_named("six-bid").rules("standard").at(3)
    shown = hands.preview(SIX_BID)
    assert shown.hand is not None
    assert hands.deal(shown.hand, rules, 3) == HandPreviews(KEY).deal(shown.hand, rules, 3)
    hands.take(shown.hand)
    with pytest.raises(ApiError, match="hand-gone"):
        hands.deal(shown.hand, rules, 3)
    assert hands.preview(SIX_BID.model_copy(update={"hand": shown.hand})).hand != shown.hand


def test_an_invented_hand_is_refused(hands: HandPreviews) -> None:
    other = HandPreviews(KEY[::-1]).preview(SIX_BID).hand
    assert other is not None
    with pytest.raises(ApiError, match="hand-gone"):
        hands.deal(other, game_named("six-bid").rules("standard"), 3)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "whist"}, "unknown-game"),
        ({"rules": "mine"}, "unknown-rules"),
        ({"options": {"sixty": "lost"}}, "bad-option"),
        ({"seats": 9}, "bad-deal"),
    ],
)
def test_what_cannot_be_played_is_refused(hands: HandPreviews, wanted: dict[str, object], code: str) -> None:
    with pytest.raises(ApiError, match=code):
        hands.preview(SIX_BID.model_copy(update=wanted))


# On a server


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Guest]:
    with run_server(tmp_path / "tables.sqlite") as address, Guest(address) as guest:
        yield guest


def shown_to(guest: Guest) -> dict[str, Any]:
    answer = guest.http.post("/api/hand-previews", json=SIX_BID.model_dump())
    assert answer.status_code == 200
    shown: dict[str, Any] = answer.json()
    return shown


def test_a_table_begins_with_the_hand_that_was_shown_and_proves_its_cards(guest: Guest) -> None:
    shown = shown_to(guest)
    table = guest.open_table(hand=shown["hand"])
    page = guest.page(table)
    state = page.until(lambda state: state.view is not None)
    assert state.view is not None
    assert {card.card for card in state.view.hand} == {card["card"] for card in shown["cards"]}
    assert state.chance is not None
    assert state.chance.promise == protocol.DealCommitment.model_validate(shown["promise"])
    play_randomly([page], Random(7), lambda table: table.stage != "playing")
    deal = guest.record(table)["deals"][0]
    assert deal["chance"]["shares"] == [None, None, None]
    assert isinstance(check(deal), Sound)
    assert verify(deal).refusal is None


def test_a_hand_is_played_once_and_with_bots_alone(guest: Guest) -> None:
    hand = shown_to(guest)["hand"]
    assert refused(guest, hand=hand, free=[1]) == "malformed"
    assert refused(guest, hand=hand, public=True) == "malformed"
    guest.open_table(hand=hand)
    assert refused(guest, hand=hand) == "hand-gone"


def refused(guest: Guest, **wanted: object) -> str:
    answer = guest.request_table(**wanted)
    assert answer.is_error
    return str(answer.json()["code"])


def test_where_boards_are_laid_out_the_next_one_is_shown() -> None:
    rules = game_named("six-bid").rules("standard")
    layout = dealt_by(Stream(KEY), rules, 3, 1)
    shown = preview_from_file(SIX_BID, DealFile([layout]))
    assert shown is not None
    assert shown.hand is None
    assert cards(shown) == {card.text for card in layout.hand(0)}
    assert preview_from_file(SIX_BID.model_copy(update={"seats": 4}), DealFile([layout])) is None
