"""Tests of the sentences about a deal: each exists in all languages and states only what
the seat may know.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from spadille import protocol
from spadille.cards import Card
from spadille.games import GERMAN_SOLO, SIX_BID, game_named
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.views import Pen
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.sentences.audience import Audience
from spadille.sentences.contract_terms import format_contract_terms, list_promises
from spadille.sentences.sentence import Alternatives, Fact, Sentence
from spadille.table.deal_sentences import PARTS, describe_view
from spadille.text import LANGUAGES, load_catalogue
from tests.e2e.declared import FOUR_TO_EIGHTY, WIDOW_OF_TWO
from tests.house.source import SPADILLE
from tests.laws.tables import LAWFUL, sitting
from tests.play.spoken_deals import play_actions

NAMES = tuple(f"player {seat}" for seat in range(7))
GAMES = (*LAWFUL, FOUR_TO_EIGHTY, WIDOW_OF_TWO)


def read(part: object) -> Fact:
    """Return the fact that a JSON value stands for."""
    if isinstance(part, list):
        return tuple(map(read, part))
    if not isinstance(part, dict):
        assert isinstance(part, str | int)
        return part
    if "or" in part:
        return Alternatives(tuple(map(read, part["or"])))
    unsaid = ("id", "action", "verb")
    return Sentence(part["id"], {name: read(fact) for name, fact in part.items() if name not in unsaid})


def sentences(message: object) -> Iterator[Sentence]:
    """Yield every sentence in a message."""
    if isinstance(message, dict) and "id" in message:
        sentence = read(message)
        assert isinstance(sentence, Sentence)
        yield sentence
    elif isinstance(message, dict | list):
        for part in message.values() if isinstance(message, dict) else message:
            yield from sentences(part)


def ids_in(fact: Fact) -> Iterator[str]:
    """Yield the ids of a sentence and of all sentences within it."""
    if isinstance(fact, Sentence):
        yield fact.id
        yield from ids_in(tuple(fact.facts.values()))
    elif isinstance(fact, Alternatives):
        yield from ids_in(fact.choices)
    elif isinstance(fact, tuple):
        for part in fact:
            yield from ids_in(part)


@pytest.mark.parametrize(
    "numbers", [range(30), pytest.param(range(30, 100), marks=pytest.mark.long)], ids=str
)
def test_every_sentence_exists_in_both_languages(numbers: range) -> None:
    ids: set[str] = set()
    for number in numbers:
        deals = list(sitting("wording", number, GAMES).deals)
        for place, deal in enumerate(deals):
            view = view_of(deal, place % deal.layout.seats if place % 5 else deal.turn)
            message = json.loads(json.dumps(describe_view(view)))
            protocol.Wording.model_validate(message)
            for sentence in sentences(message):
                ids |= set(ids_in(sentence))
                for language in LANGUAGES:
                    assert "{" not in line(sentence, language, view.seat)
    assert len(ids) > 50
    assert ids - shown_in_the_browser() == set()


def shown_in_the_browser() -> set[str]:
    """Return the ids of the sentences in the catalogue files of the game and table pages."""
    pages = [SPADILLE / "text" / "en" / f"{page}.ftl" for page in ("game", "table")]
    return {id for page in pages for id in re.findall(r"^([a-z][\w-]*) =", page.read_text("utf-8"), re.M)}


def line(sentence: Sentence, language: str = "en", me: Seat | None = None) -> str:
    return Audience(load_catalogue(language), NAMES, -1 if me is None else me).render_line(sentence)


def last_views(seed: str, many: int) -> Iterator[View]:
    """Yield views of finished deals, each for the first seat."""
    for number in range(many):
        deal = list(sitting(seed, number, GAMES).deals)[-1]
        yield view_of(deal, deal.layout.active[0])


def test_the_score_bar_has_exactly_the_points_of_the_pack() -> None:
    seen = 0
    for view in last_views("bars", 40):
        pull: Any = describe_view(view)["pull"]
        if pull is None:
            continue
        seen += 1
        whole = view.rules.total if pull["counts"] == "points" else view.rules.packets.hand_size
        assert pull["all"] == whole
        assert pull["side"] + pull["others"] <= whole
    assert seen > 20


def test_a_widow_is_counted_by_as_many_cards_as_it_has() -> None:
    asked = {}
    for game in (FOUR_TO_EIGHTY, WIDOW_OF_TWO):
        for deal in sitting("widows", 1, (game,)).deals:
            view = view_of(deal, deal.turn)
            worded: Any = describe_view(view)
            for choice in worded["choices"]:
                if choice["verb"] == "discard":
                    asked[game.id] = (choice["count"], *map(line, sentences(worded["turn"])))
    assert asked == {"eighty": (4, "Lay away four cards."), "pair": (2, "Lay away two cards.")}


def contract_terms(rules: Rules, contract: str, language: str = "en") -> str:
    """Return the terms of a contract as the terminal prints them."""
    return format_contract_terms(
        Audience(load_catalogue(language), NAMES, -1), rules, rules.contract(contract)
    )


def test_a_bid_promises_what_the_table_plays() -> None:
    six_bid = SIX_BID.rules("standard")
    assert contract_terms(six_bid, "solo") == (
        "name spades, diamonds or clubs; more than 60 points; 2 a point, from each"
    )
    assert contract_terms(six_bid, "guarantee") == (
        "name trumps; at least 80 points, in hearts 74; 40 from each"
    )
    assert contract_terms(six_bid, "call").startswith("name trumps; you may call a card; all 120 points; ")
    question = GERMAN_SOLO.rules(GERMAN_SOLO.presets[0].id)
    assert contract_terms(question, "question") == (
        "name trumps; call a partner; at least 5 tricks; 2 for each of you; in clubs 4"
    )
    assert contract_terms(question, "grand", "sv").endswith(
        "kräver båda de svarta damerna; 8 till var och en av er"
    )


def test_all_means_the_points_of_the_pack_or_the_tricks_of_the_hand() -> None:
    asked = {}
    for game in GAMES:
        for preset in game.presets:
            rules = game.rules(preset.id)
            for contract in rules.contracts:
                for sentence in list_promises(rules, contract):
                    whole = rules.total if sentence.id == "goal-all-points" else rules.packets.hand_size
                    if sentence.id in ("goal-all-points", "goal-all-tricks"):
                        asked[game.id, contract.id] = sentence.facts["points"] == whole
                    elif sentence.id.startswith("goal-at-least"):
                        asked[game.id, contract.id] = sentence.facts["points"] != whole
    assert len(asked) > 10
    assert all(asked.values()), asked


def test_the_result_of_a_finished_deal_is_stated_to_every_seat() -> None:
    for view in last_views("ends", 30):
        settled: Any = describe_view(view)["settled"]
        assert len(settled["roles"]) == view.seats
        gain = 0 if view.seat is None or view.result is None else view.result.payments[view.seat]
        assert (settled["gain"] is not None) == bool(gain)
        assert (settled["title"] is None) == (view.known is None)


def test_the_hands_of_a_finished_deal_are_sorted() -> None:
    for view in last_views("every hand", 30):
        assert view.revealed is not None
        settled: Any = describe_view(view)["settled"]
        for texts, hand in zip(settled["held"], view.revealed.hands, strict=True):
            assert (texts is None) == (hand is None)
            if hand is not None:
                assert [Card(text) for text in texts] == [*view.ranking.sorted(hand)]


# Incremental JSON


def json_after(before: View, now: View) -> str:
    """Return the JSON of the view `now` from a writer that has written the view `before` first."""
    pen = Pen(parts=PARTS)
    pen.write(before)
    return pen.write(now)


def dealt(game: str, key: str, seats: int, dealer: Seat) -> Deal:
    declared = game_named(game)
    rules = declared.rules(declared.presets[0].id)
    return Deal.of(dealt_by(Stream(key_of(key, 1)), rules.at(seats), seats, dealer))


def test_a_client_that_missed_a_deal_gets_the_new_widow() -> None:
    """The bids of both deals are the same, so only the cards show that the deal is another one."""
    before, now = (
        view_of(play_actions(dealt("frog", key, 3, 0), "1 bid frog", "2 pass", "0 pass"), 1)
        for key in ("before", "now")
    )
    assert before.history == now.history
    assert "widow-cards" in json_after(before, now)
    assert json_after(before, now) == Pen(parts=PARTS).write(now)


def test_a_client_that_missed_a_match_gets_who_settles_at_a_larger_table() -> None:
    """The fourth player sits out and settles with the others. At the earlier table there were only three."""
    before, now = (view_of(dealt("sluff", "the same", seats, seats - 1), 0) for seats in (3, 4))
    assert (before.active, before.rules, before.decision) == (now.active, now.rules, now.decision)
    assert "bid-foot-sitters" in json_after(before, now)
    assert json_after(before, now) == Pen(parts=PARTS).write(now)
