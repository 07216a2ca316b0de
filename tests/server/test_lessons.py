"""A first hand that teaches: real cards, company that plays along, a coach whose words stand on rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from spadille.bots import BOTS
from spadille.notation.actions import read_action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.goal import Outcome
from spadille.server import messages, rulebook, taught
from spadille.server.lessons import LESSONS, Companion
from spadille.server.lessons.lesson import Declared
from spadille.text import LANGUAGES, catalogue
from tests.server.guests import Guest, Page, open_house

EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
CONTRACTS = {"six-bid": "solo", "progressive": "frog", "german-solo": "question"}
MUST_SHOW = {"six-bid": "must-trump", "progressive": "must-trump", "german-solo": ""}
"""What the coached hand brings up, besides a bid and a settlement."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A house with players who know the games."""
    with open_house(tmp_path / "tables.sqlite", bots=dict(BOTS)) as address:
        yield address


def sit_down(guest: Guest, game: str) -> Page:
    """Somebody begins a game's lesson."""
    answer = guest.http.post("/api/lessons", json={"game": game, "name": guest.name})
    assert answer.status_code == 201, answer.text
    return guest.page(messages.Opened.model_validate_json(answer.text).table)


def hints(lesson: Declared) -> list[taught.Hint]:
    return [*lesson.lesson, *lesson.tips]


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_coach_is_in_the_catalogue_and_stands_on_a_rule(
    lesson: Declared, language: str
) -> None:
    words = catalogue(language)
    assert [hint.say for hint in hints(lesson) if hint.say not in words] == []
    for hint in hints(lesson):
        page = rulebook.page(hint.rule.partition(".")[0], language)
        assert f'id="{hint.rule}"' in page.html, hint.rule


@EVERY
def test_the_coached_hand_can_be_played_as_the_coach_says(address: str, lesson: Declared) -> None:
    coached = [f"0 {hint.answer}" for hint in lesson.lesson if hint.answer]
    refused: set[str] = set()
    with Guest(address) as ann:
        page = sit_down(ann, lesson.game)
        while asked(page):
            decision = page.view.decision
            refused |= {why.code for why in decision.refused.values()} if decision else set()
            said = next((answer for answer in coached if answer in page.answers), page.answers[0])
            coached = [answer for answer in coached if answer != said]
            say(page, said)
        result = page.view.result
    assert result is not None
    assert (result.contract, result.declarer) == (CONTRACTS[lesson.game], 0)
    assert MUST_SHOW[lesson.game] in {*refused, ""}
    assert coached == []


@EVERY
@pytest.mark.parametrize("seed", range(5))
def test_who_follows_the_coach_and_then_his_own_nose_makes_it(lesson: Declared, seed: int) -> None:
    companion, chance = Companion(BOTS["club"]), Random(seed)
    coached = [read_action(f"0 {hint.answer}") for hint in lesson.lesson if hint.answer]
    deal = Deal.of(lesson.layout)
    while deal.turn is not None:
        view = view_of(deal, deal.turn)
        told = [answer for answer in coached if answer in deal.answers()]
        player = companion if deal.turn else BOTS["novice"]
        deal = deal.play(told[0] if told else player.answer(view, chance))
        coached = [answer for answer in coached if answer not in told[:1]]
    assert deal.result is not None
    assert deal.result.outcome is Outcome.WON


def asked(page: Page) -> bool:
    """Waits until something is asked, or the deal is over."""
    page.until(lambda state: bool(page.answers) or state.table.stage in ("between", "finished"))
    return bool(page.answers)


def say(page: Page, action: str) -> None:
    """Answers, and waits until the table shows it."""
    page.act(action)
    page.until_seq(page.heard)


@EVERY
def test_only_the_first_deal_is_the_lessons(address: str, lesson: Declared) -> None:
    dealt = set()
    with Guest(address) as ann:
        page = sit_down(ann, lesson.game)
        for _ in range(lesson.seats):
            page.until(lambda state: state.table.stage == "playing")
            dealt.add(page.view.dealt)
            while asked(page):
                say(page, page.answers[-1])
            page.say("next")
        assert page.table.stage == "finished"
    assert str(lesson.layout.hand(0)) in dealt
    assert len(dealt) == lesson.seats


def test_the_menu_says_which_games_have_one(address: str) -> None:
    with Guest(address) as ann:
        menu = messages.Games.model_validate_json(ann.http.get("/api/games").text)
    assert {game.id for game in menu.games if game.lesson} == set(LESSONS)
    assert "lesson" not in menu.bots


@EVERY
def test_a_browser_is_told_nothing_of_the_cards(address: str, lesson: Declared) -> None:
    with Guest(address) as ann:
        text = ann.http.get(f"/api/lessons/{lesson.game}").text
    assert taught.Lesson.model_validate_json(text).lesson == lesson.lesson
    assert "hands" not in text
    assert lesson.hands[1] not in text


def test_there_is_no_lesson_where_none_is_declared(address: str) -> None:
    with Guest(address) as ann:
        assert ann.http.get("/api/lessons/frog").json()["code"] == "not-found"
        assert ann.http.post("/api/lessons", json={"game": "frog", "name": "Ann"}).status_code == 404
        assert ann.ask(bot="lesson").json()["code"] == "unknown-bot"
