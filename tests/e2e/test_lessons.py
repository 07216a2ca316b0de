"""A first hand that teaches, and the tips after it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from spadille.server.lessons import LESSONS
from spadille.server.lessons.lesson import LessonFile
from spadille.text import catalogue
from tests.e2e.chromium import DESKTOP, PHONE, SMALLEST, Device, Language
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Table

pytestmark = pytest.mark.browser

_ANYTHING = ", ".join(
    [
        *(f'[data-testid="{box}"]' for box in ("bidding-box", "trump-box", "call-box", "lay-away-box")),
        '[data-testid="settlement"]',
        '[data-testid="hand"] .legal',
    ]
)


class Lesson:
    """Somebody who does what the coach says; where the coach says nothing, the first thing there is."""

    def __init__(self, table: Table, lesson: LessonFile, language: Language) -> None:
        self.table = table
        self.coach = table.part("coach")
        self._say = catalogue(language).say
        self._left = [hint for hint in lesson.lesson if hint.answer]

    def play(self) -> list[str]:
        """Plays the hand; gives the hints that were not heard."""
        settlement = self.table.part(Asked.SETTLED)
        while True:
            self.table.page.locator(_ANYTHING).first.wait_for()
            if settlement.count():
                return [hint.say for hint in self._left]
            self._follow()

    def _follow(self) -> None:
        heard = self.coach.inner_text()
        hint = next((hint for hint in self._left if self._say(hint.say) in heard), None)
        if hint is None:
            self.table.put(self.table.legal()[0])
            return
        self._left.remove(hint)
        self._fold()
        self._answer(hint.answer or "")

    def _fold(self) -> None:
        """On the smallest screen the coach lies over the table until he is understood."""
        understood = self.coach.get_by_role("button", name=self._say("coach-understood"))
        if self.table.touch and understood.count():
            understood.tap()

    def _answer(self, answer: str) -> None:
        verb, _, rest = answer.partition(" ")
        if verb == "play":
            self.table.put(rest)
        elif verb == "discard":
            for card in rest.split():
                self._press(f'[data-testid="hand"] [data-card="{card}"]')
            self._press('[data-testid="lay-away-box"] .primary')
            expect(self.table.part("lay-away-box")).to_have_count(0)
        else:
            place = self.table.page.locator(f'[data-answer$=" {answer}"]')
            self.table.choose(place, among=place)

    def _press(self, selector: str) -> None:
        place = self.table.page.locator(selector)
        if self.table.touch:
            place.tap(position={"x": 14, "y": 20})
        else:
            place.click(position={"x": 14, "y": 20})


def begin(page: Page, evening: Evening, game: str, language: Language) -> Lesson:
    """Somebody who never was here takes the way in for learners."""
    say = catalogue(language).say
    page.goto(f"http://{evening.address}/")
    learn = page.get_by_role("region", name=say("start-learn"))
    button = learn.get_by_role("button", name=say(f"game-{game}"))
    button.click()
    page.wait_for_url("**/table/*")
    lesson = Lesson(Table(page, language), LESSONS[game], language)
    expect(lesson.coach).to_contain_text(say(LESSONS[game].lesson[0].say))
    return lesson


@pytest.mark.parametrize(
    ("game", "device", "language"),
    [
        ("six-bid", DESKTOP, "sv"),
        ("six-bid", SMALLEST, "en"),
        ("progressive", PHONE, "sv"),
        ("german-solo", DESKTOP, "en"),
    ],
)
def test_a_first_hand_is_taught_to_its_settlement(
    evening: Evening, game: str, device: Device, language: Language
) -> None:
    page = evening.open().visit(device, language=language)
    lesson = begin(page, evening, game, language)
    assert lesson.play() == []
    say = catalogue(language).say
    expect(lesson.coach).to_contain_text(say("coach-done"))
    expect(lesson.coach.get_by_role("button", name=say("coach-again"))).to_be_visible()


def test_each_word_opens_its_rule(evening: Evening) -> None:
    page = evening.open().visit()
    lesson = begin(page, evening, "six-bid", "en")
    lesson.coach.get_by_role("button", name="the rule").click()
    expect(page.locator(".book :focus")).to_have_text("Solo")


def test_a_lesson_is_left_at_any_time(evening: Evening) -> None:
    page = evening.open().visit()
    lesson = begin(page, evening, "six-bid", "en")
    lesson.coach.get_by_role("button", name="Leave the lesson").click()
    expect(page.get_by_test_id("resume")).to_be_visible()


def test_tips_follow_for_three_deals_each_once(evening: Evening) -> None:
    page = evening.open().visit()
    lesson = begin(page, evening, "six-bid", "en")
    lesson.play()
    lesson.table.next_deal()
    lesson.table.asked()
    expect(lesson.coach).to_contain_text("A bid must be higher than the one that stands")
    page.reload()
    lesson.table.asked()
    expect(lesson.coach).to_have_count(0)
    kept = page.evaluate("JSON.parse(localStorage['spadille.tips'])")
    assert len(kept["six-bid"]["deals"]) == 1
    assert kept["six-bid"]["said"] == ["tip-bid-higher"]


def test_who_never_took_a_lesson_gets_no_tips(evening: Evening) -> None:
    page = evening.open().visit()
    evening.start(page).name("Ann").deals(1).sit_down()
    table = Table(page)
    table.asked()
    expect(table.part("coach")).to_have_count(0)
