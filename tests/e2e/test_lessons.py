"""Tests of the lessons, their coach, their tips, and the bidding trainer."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from spadille.app.lessons import LESSONS
from spadille.app.lessons.lesson import LessonFile
from spadille.text import Catalogue, load_catalogue
from tests.e2e.chromium import DESKTOP, PHONE, SMALLEST, Device, Language, resize
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Table
from tests.e2e.unseen import act_hidden

pytestmark = pytest.mark.browser

SIZES: Final = (
    SMALLEST,
    Device(360, 640, touch=True),
    Device(375, 548, touch=True),
    PHONE,
    Device(844, 390, touch=True),
    DESKTOP,
)
"""Screens on which the coach's note may cover nothing that it refers to."""

ORDERS: Final[tuple[tuple[Language, Language], ...]] = (("en", "sv"), ("sv", "en"))
_SEEN: Final = """
(target) => {
  const slip = document.querySelector('[data-testid="coach"]').getBoundingClientRect();
  target.scrollIntoView({ block: 'nearest' });
  const { left, top, right, bottom, width, height } = target.getBoundingClientRect();
  // of a card that lies under others the index is asked for: up to the next in its row, above the next row
  const others = [...document.querySelectorAll('[data-testid="hand"] [data-card]')].map((card) =>
    card.getBoundingClientRect(),
  );
  const beside = (other) => other.left > left && other.top < top + height / 3;
  const next = target.dataset.card && others.find(beside);
  const strip = next ? Math.min(next.left - left, width) : width;
  const tall = target.dataset.card ? height / 3 : height;
  const hits = [];
  for (const across of [0.1, 0.5, 0.9])
    for (const down of [0.1, 0.5, 0.9]) {
      const at = document.elementFromPoint(left + across * strip, top + down * tall);
      hits.push(target.contains(at));
    }
  const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  const whole = slip.left >= 0 && slip.top >= 0 && slip.right <= innerWidth && slip.bottom <= innerHeight;
  const apart = slip.bottom <= top + 1 || slip.top >= bottom - 1 || slip.right <= left || slip.left >= right;
  return { hits: hits.filter(Boolean).length, inside, whole, apart };
}
"""
"""A script that returns how much of a target can be pressed, and whether it and the coach's note are
whole and apart.
"""
_WHOLE: Final = {"hits": 9, "inside": True, "whole": True, "apart": True}


class Lesson:
    """A learner who follows the coach's advice, and otherwise the lesson's line."""

    def __init__(self, table: Table, lesson: LessonFile) -> None:
        self.table, self.page, self.lesson = table, table.page, lesson
        self.coach = table.part("coach")
        self._mine = [action for action in lesson.script if action.startswith("0 ")]
        self._words = {word.before: word.say.id for word in lesson.words}

    @property
    def next(self) -> str:
        """The learner's next action by the line."""
        return self._mine[0]

    @property
    def spoken(self) -> bool:
        """Whether the coach gives advice for the next action."""
        return self.next in self._words

    def target(self) -> Locator:
        """Return the element that the advice refers to."""
        _, verb, *rest = self.next.split()
        if verb in ("play", "discard"):
            return self.table.card(rest[0])
        return self.page.locator(f'[data-answer="{self.next}"]')

    def heard(self) -> None:
        """Wait for the coach's advice, which marks the element."""
        if self.spoken:
            expect(self.page.locator(".advised").first).to_be_visible()

    def obey(self) -> None:
        """Take the next action."""
        action = self._mine.pop(0)
        _, verb, *rest = action.split()
        if verb == "play":
            self.table.put(rest[0])
        elif verb == "discard":
            for card in rest:
                self.table.card(card).click(position={"x": 14, "y": 20})
            self.page.locator('[data-testid="lay-away-box"] .primary').click()
        else:
            place = self.page.locator(f'[data-answer="{action}"]')
            self.table.choose(place, among=place)

    def until(self, before: str) -> None:
        """Follow the line until this action is next."""
        while self.next != before:
            self.heard()
            self.obey()
        self.heard()

    def finish_unseen(self) -> None:
        """Follow the line to the settlement over another connection."""
        act_hidden(self.table, *(action.partition(" ")[2] for action in self._mine))
        expect(self.table.part(Asked.SETTLED)).to_be_visible()

    def finish(self) -> None:
        """Follow the line to the settlement."""
        while self._mine:
            self.heard()
            self.obey()
            if self._mine:
                self.table.asked()
        expect(self.table.part(Asked.SETTLED)).to_be_visible()


def begin(evening: Evening, id: str, device: Device = DESKTOP, language: Language = "en") -> Lesson:
    """Begin a lesson from the page of lessons as a new visitor."""
    # a page that receives states late asks the coach about earlier ones
    evening.expect_refusal(422)
    page = evening.visit(device, language=language)
    page.goto(f"http://{evening.address}/lessons?game={LESSONS[id].game}")
    page.locator(f'[data-lesson="{id}"]').click()
    page.wait_for_url("**/table/*")
    lesson = Lesson(Table(page, language), LESSONS[id])
    lesson.table.asked()
    lesson.heard()
    return lesson


def in_other_language(page: Page, language: Language) -> None:
    """Switch the page to this language, unless it has it."""
    resize(page, DESKTOP)
    if page.locator("html").get_attribute("lang") != language:
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
    page.locator(f'html[lang="{language}"]').wait_for()


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("german-solo-alone", ["0 bid solo", "0 trump D"]),
        ("german-solo-partner", ["0 call AD", "0 play KC"]),
        ("progressive-laying-away", ["0 discard 9S QD 6D", "0 play AC"]),
    ],
)
def test_the_coachs_note_covers_nothing_it_refers_to(evening: Evening, id: str, words: list[str]) -> None:
    lesson = begin(evening.open(), id, language="sv")
    seen: dict[tuple[str, str, str], Any] = {}
    # each piece of advice is checked on half of the screens in one language and on the others in the other
    for word, languages in zip(words, ORDERS, strict=True):
        lesson.until(word)
        for turn, language in enumerate(languages):
            in_other_language(lesson.page, language)
            for size in SIZES[turn::2]:
                resize(lesson.page, size)
                seen[word, language, size.name] = lesson.target().evaluate(_SEEN)
        resize(lesson.page, DESKTOP)
    assert {where: found for where, found in seen.items() if found != _WHOLE} == {}


def test_a_finished_lesson_is_marked_as_done(evening: Evening) -> None:
    lesson = begin(evening.open(), "six-bid-misere", PHONE, "sv")
    words, page = load_catalogue("sv"), lesson.page
    lesson.coach.get_by_role("button", name=words.say("coach-rule")).tap()
    expect(page.locator(".book :focus")).to_have_text("Misère")
    page.get_by_role("button", name=words.say("lessons-from-rules")).tap()
    page.wait_for_url("**/lessons?game=six-bid")
    page.go_back()
    lesson.table.asked()
    lesson.finish()
    expect(lesson.coach).to_contain_text(beginning_of_end(lesson.lesson, words))
    lesson.coach.get_by_role("button", name=words.say("coach-all")).tap()
    expect(page.get_by_test_id("course").first).to_contain_text(words.say("lessons-done", done=1, all=4))


def beginning_of_end(lesson: LessonFile, words: Catalogue) -> str:
    """Return the beginning of the coach's last sentence."""
    end = next(iter(lesson.ends.values())).say
    return words.say(end.id, card="").partition(":")[0].strip()


def test_what_costs_too_much_is_caught_and_may_be_done_anyway(evening: Evening) -> None:
    lesson = begin(evening.open(), "frog-defending")
    lesson.until("0 play 8D")
    lesson.table.card("TD").click()
    expect(lesson.coach).to_contain_text("The ten of diamonds costs you about")
    expect(lesson.coach).to_contain_text("You save your ten of diamonds")
    expect(lesson.table.card("8D")).to_contain_class("advised")
    lesson.coach.get_by_role("button", name="Choose again").click()
    expect(lesson.coach).to_contain_text("The trick is the declarer’s")
    lesson.table.card("TD").click()
    lesson.coach.get_by_role("button", name="Do it anyway").click()
    expect(lesson.table.card("TD")).to_have_count(0)
    for card in ("8D", "7H"):
        lesson.table.put(card)
    expect(lesson.coach).to_contain_text("What cost most: in trick 9 you played the ten of diamonds")


def test_tips_are_shown_once_after_a_lesson(evening: Evening) -> None:
    lesson = begin(evening.open(), "six-bid-alone")
    table, page = lesson.table, lesson.page
    lesson.finish_unseen()
    table.next_deal()
    table.asked()
    expect(table.part("tip")).to_contain_text("A bid must be higher than the last one")
    page.reload()
    table.asked()
    expect(table.part("tip")).to_have_count(0)
    kept = page.evaluate("JSON.parse(localStorage['spadille.tips'])")
    assert len(kept["six-bid"]["deals"]) == 1
    assert kept["six-bid"]["said"] == ["tip-bid-higher"]


def test_a_player_without_lessons_gets_no_tips(evening: Evening) -> None:
    page = evening.open().visit()
    table = evening.sit_down(page, deals=1)
    table.asked()
    expect(table.part("tip")).to_have_count(0)
    expect(table.part("coach")).to_have_count(0)


def test_the_trainer_asks_twenty_hands_and_keeps_how_far_one_is(evening: Evening) -> None:
    page = evening.open().visit(PHONE)
    page.goto(f"http://{evening.address}/lessons/bidding/german-solo")
    hand = page.get_by_test_id("trainer-hand")
    expect(hand.get_by_role("img")).to_have_count(8)
    page.locator('[data-answer="0 pass"]').tap()
    expect(page.get_by_test_id("trainer-thought")).to_be_visible()
    page.get_by_test_id("trainer-further").press("Enter")
    expect(page.get_by_text("Hand 2 of 20")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Hand 2 of 20")).to_be_visible()
    expect(hand.get_by_role("img")).to_have_count(8)
