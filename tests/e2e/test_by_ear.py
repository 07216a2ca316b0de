"""Tests of a screen reader's output: at each level of detail it reads out every card, at the table and on the
other pages.
"""

from __future__ import annotations

import re
from collections import Counter
from statistics import median

import pytest
from playwright.sync_api import Page, expect

from spadille.app.reviews import service
from spadille.cards import Card
from spadille.puzzles import shipped_puzzles
from spadille.sentences.display_names import format_card
from spadille.text import load_catalogue
from tests.e2e import boards
from tests.e2e.chromium import PHONE, Language, resize
from tests.e2e.evening import Evening
from tests.e2e.listener import Listener, OtherCard
from tests.e2e.pad import Pad, play
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.test_preferences import LOST
from tests.pad.sheets import make_head

pytestmark = pytest.mark.browser

CARDS, MANY_CARDS = 10, 1_000
MOST_WORDS = {"brief": 4, "usual": 10}
"""The median number of words for another player's card, at most."""
COUNTS_TONES = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { tones += 1; start.apply(this, at); };
"""
UNNAMED = """
cards => cards.filter(card => !card.closest('[role=img][aria-label], button, [role=option]'))
  .map(card => card.outerHTML.slice(0, 80))
"""
"""A script that returns the drawn cards without a name."""
VERBS = {"en": "plays the", "sv": "lägger"}


def sentences(cards: list[OtherCard], language: Language, *, brief: bool = False) -> list[str]:
    """Return, for each card, the beginning of the sentence that announces it."""
    catalogue = load_catalogue(language)
    join = ":" if brief else f" {VERBS[language]}"
    return [f"{name}{join} {format_card(catalogue, Card.read(card))}" for name, card in cards]


def find_lost(heard: str, wanted: list[str]) -> list[str]:
    """Return the sentences in `wanted` that do not occur in the text `heard` in their order."""
    lost, place = [], 0
    for sentence in wanted:
        found = heard.find(sentence, place)
        if found < 0:
            lost.append(sentence)
        else:
            place = found + len(sentence)
    return lost


def play_cards(table: Table, listener: Listener, most: int) -> list[OtherCard]:
    """Play deals until others have played `most` cards, and return those cards."""
    table.play_deal(Plan())
    while len(cards := listener.other_cards()) < most:
        table.next_deal()
        table.play_deal(Plan())
    return cards


@pytest.mark.parametrize(
    ("most", "language"),
    [
        pytest.param(CARDS, "en", id="short"),
        pytest.param(MANY_CARDS, "sv", id="long", marks=pytest.mark.long),
    ],
)
def test_no_card_is_lost_or_said_twice(evening: Evening, most: int, language: Language) -> None:
    page = evening.open().visit(language=language)
    listener = Listener(page)
    table = evening.sit_down(page, language, deals=100, chips=False)
    cards = play_cards(table, listener, most)
    heard, wanted = listener.heard(), sentences(cards, language)
    assert find_lost(heard, wanted) == []
    assert median(count_words(table, wanted)) <= MOST_WORDS["usual"]
    times = Counter(wanted)
    assert {sentence: heard.count(sentence) for sentence in times} == times


def test_a_card_is_said_in_fewer_words_at_the_level_that_a_key_switches_to(evening: Evening) -> None:
    page = evening.open().visit()
    listener = Listener(page)
    table = evening.sit_down(page, deals=100, chips=False)
    table.asked()
    for level in ("everything", "brief"):
        page.keyboard.press("z")
        expect(table.part("spoken-log")).to_contain_text(f"Speech: {level}.")
    wanted = sentences(play_cards(table, listener, 1), "en", brief=True)
    assert find_lost(listener.heard(), wanted) == []
    assert median(count_words(table, wanted)) <= MOST_WORDS["brief"]
    page.reload()
    table.asked()
    table.press_button("app-settings")
    expect(page.get_by_role("dialog").get_by_role("radio", name="brief", exact=True)).to_be_checked()


def count_words(table: Table, wanted: list[str]) -> list[int]:
    """Return the number of words of each line of the log that announces one of these cards."""
    lines = table.part("spoken-log").get_by_role("paragraph", include_hidden=True).all_inner_texts()
    return [len(line.split()) for line in lines if line.strip().startswith(tuple(wanted))]


def test_what_was_said_is_gone_through_by_keys_and_by_buttons(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit()
    listener = Listener(page)
    table = evening.sit_down(page, deals=1)
    assert table.asked() is Asked.BID
    log = table.part("spoken-log").get_by_role("paragraph", include_hidden=True)
    page.keyboard.press(",")
    expect(log.last).to_contain_text("Your turn. Bid or pass.")
    page.keyboard.press(",")
    expect(log.last).to_contain_text("Your hand: ")
    page.keyboard.press(".")
    expect(log.last).to_contain_text("Your turn. Bid or pass.")
    page.get_by_test_id("open-said").click()
    dialog = page.get_by_role("dialog", name="What was said")
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    lines = [line.strip() for line in dialog.get_by_role("listitem").all_inner_texts()]
    assert [line.partition(":")[0].partition(".")[0] for line in lines] == [
        "Deal 1",
        "Your hand",
        "Your turn",
    ]
    dialog.get_by_role("button", name="Earlier").click()
    expect(dialog.locator("[aria-current]")).to_contain_text("Your hand: ")
    assert listener.lines()[-1].text.startswith("Your hand: ")
    page.keyboard.press("Escape")
    page.keyboard.press(";")
    expect(dialog).to_be_visible()


def test_each_sound_has_a_name_and_is_off_until_it_is_chosen(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit(language="sv")
    page.add_init_script(COUNTS_TONES)
    table = evening.sit_down(page, "sv", deals=1)
    assert table.asked() is Asked.BID
    assert page.evaluate("tones") == 0
    table.press_button("app-settings")
    tries = page.get_by_role("group", name=load_catalogue("sv").say("settings-sound-try"))
    names = ["Ett kort mot bordet", "Din tur", "Du tar sticket", "Du vinner marker", "Du förlorar marker"]
    for name in (*names[1:], "Alla väntar på dig"):
        before = page.evaluate("tones")
        tries.get_by_role("button", name=name).click()
        assert page.evaluate("tones") > before, name
    expect(tries.get_by_role("button", name=names[0])).to_be_visible()


def test_a_session_is_followed_by_ear_alone(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "WORLDS", 40)
    say = load_catalogue("en").say
    page = evening.open(boards.OVER_SOON).visit()
    listener = Listener(page)
    table = evening.sit_down(page, deals=1)
    table.play_deal(LOST)
    for sentence in (
        "Your hand: ",
        "Your turn. Bid or pass.",
        "passes.",
        "Name trumps.",
        "takes the trick",
        "You lose ",
    ):
        assert sentence in listener.heard(), sentence

    page.get_by_role("link", name=say("settle-review")).click()
    verdict = page.get_by_test_id("review-verdict").get_by_role("heading")
    expect(verdict).to_be_focused()
    assert verdict.inner_text().split("\n")[0] in listener.heard()

    a_puzzle_is_solved(evening, listener)
    a_hand_is_bid(evening, listener)

    # in a narrow window the pad asks for one part of a hand after the other
    resize(page, PHONE)
    listener.visit(f"http://{evening.address}/pad")
    pad = Pad(evening.address, page, [make_head()])
    play(pad, 1)
    expect(page.get_by_role("status").filter(has_text="Hand 1")).to_be_attached()
    assert re.search(r"Hand 1: .*71", listener.heard())


def a_puzzle_is_solved(evening: Evening, listener: Listener) -> None:
    """Answer a puzzle by its key. Check that the question, the position, the answer and the reason are read
    out.
    """
    page, say = listener.page, load_catalogue("en").say
    puzzle = next(puzzle for puzzle in shipped_puzzles.list_proved_puzzles() if puzzle.best is not None)
    alone = {"game": puzzle.game, "puzzles": [{"id": puzzle.id, "kind": puzzle.kind}]}
    page.route("**/api/puzzles", lambda route: route.fulfill(json={"games": [alone]}))
    listener.visit(f"http://{evening.address}/puzzles/{puzzle.game}")
    question = page.get_by_test_id("puzzle").get_by_role("heading")
    expect(question).to_be_focused()
    assert question.inner_text() in listener.heard()
    assert "Your hand: " in listener.heard()
    page.keyboard.press(str(page.locator(f'[data-card="{puzzle.best}"]').get_attribute("aria-keyshortcuts")))
    expect(page.get_by_test_id("next-puzzle")).to_be_focused()
    assert say("puzzles-proof", lies=puzzle.lies) in listener.heard()
    names_every_card(page)


def a_hand_is_bid(evening: Evening, listener: Listener) -> None:
    """Answer a hand of the bidding trainer by its key. Check that the hand, the answer and the reason are
    read out.
    """
    page = listener.page
    listener.visit(f"http://{evening.address}/lessons/bidding/six-bid")
    question = page.get_by_test_id("trainer-answers").get_by_role("heading")
    expect(question).to_be_focused()
    first = page.get_by_test_id("trainer-hand").get_by_role("img").first
    assert str(first.get_attribute("aria-label")) in listener.heard()
    names_every_card(page)
    page.locator('[data-answer$=" pass"]').press("Enter")
    expect(page.get_by_test_id("trainer-further")).to_be_focused()
    verdict = page.get_by_test_id("trainer-thought").get_by_role("paragraph").first
    assert verdict.inner_text() in listener.heard()


def names_every_card(page: Page) -> None:
    """Check that each drawn card has an accessible name, by itself or through the hand or button to which it
    belongs.
    """
    assert page.locator(".card").evaluate_all(UNNAMED) == []
