"""Every page of the app but the table, in each of its states, for pictures and for axe."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page, expect

from spadille.app.public_pages.addresses import RECALL, RULES, PageId, page_path
from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.play.deal import Deal
from spadille.puzzles import shipped_puzzles
from spadille.text import load_catalogue
from tests.e2e.chromium import Language
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.test_challenge import COPIED, sit_and_play
from tests.e2e.test_looking_on import lay, longer
from tests.e2e.unseen import play_out_hidden
from tests.evaluation.deals import blundered_deal
from tests.pad.sheets import make_head

PLAIN: Final = {
    "start": "/",
    "about": "/about",
    "day": "/day",
    "lessons": "/lessons",
    "puzzles": "/puzzles",
    "rule-builder": "/rules?game=six-bid&rules=hoyle&sixty=drawn",
    "table-card": "/rules/card?game=six-bid&rules=standard",
    "open-deal": "/deal",
    "enter-deal": "/deal/enter",
    "pad": "/pad",
    "pad-new": "/pad/new",
    "account": "/account",
    "stats": "/account/stats",
    "friends": "/friends",
}
"""Pages that need nothing but their address."""
MISSING: Final = {"nowhere": "/nosuchpage", "no-table": "/table/oak", "no-sheet": "/pad/look/oak"}
PUBLIC: Final[dict[str, PageId]] = {
    "rules": (RULES,),
    "rules-six-bid": (RULES, "six-bid"),
    "rules-preset": (RULES, "six-bid", "standard"),
    "rules-real-table": (RULES, "real-table"),
    "rules-glossary": (RULES, "glossary"),
    "which": (RULES, RECALL),
    "play-six-bid": ("play", "six-bid"),
}
"""Pages that need no script."""
Tour = Callable[[Evening, Page, Language], Iterator[str]]


def visit_plain_pages(evening: Evening, page: Page, language: Language) -> Iterator[str]:
    """Yield the name of each page that needs only its address, while it is open."""
    home = f"http://{evening.address}"
    for name, path in PLAIN.items():
        page.goto(home + path)
        page.wait_for_load_state("networkidle")
        yield name
    evening.expect_refusal(404)
    for name, path in MISSING.items():
        page.goto(home + path)
        page.wait_for_load_state("networkidle")
        yield name
    for name, id in PUBLIC.items():
        page.goto(f"{home}/{page_path(id, language)}")
        page.wait_for_load_state("networkidle")
        yield name
    page.goto(f"{home}/{page_path((RULES, RECALL), language)}")
    page.locator(".choices button").first.click()
    yield "which-asked"


def visit_trainers(evening: Evening, page: Page, language: Language) -> Iterator[str]:
    """Yield the states of a puzzle and of the bidding trainer."""
    home = f"http://{evening.address}"
    say = load_catalogue(language).say
    puzzle = next(puzzle for puzzle in shipped_puzzles.list_evaluated_puzzles() if puzzle.counterexample)
    alone = {"game": puzzle.game, "puzzles": [{"id": puzzle.id, "kind": puzzle.kind}]}
    page.route("**/api/puzzles", lambda route: route.fulfill(json={"games": [alone]}))
    page.goto(f"{home}/puzzles/{puzzle.game}")
    page.get_by_test_id("puzzle").locator(".pick").first.wait_for()
    yield "puzzle"
    page.keyboard.press(
        str(page.locator(f'[data-card="{puzzle.played}"]').get_attribute("aria-keyshortcuts"))
    )
    page.get_by_test_id("puzzle").get_by_text(say("review-page-beaten")).click()
    yield "puzzle-answered"
    page.goto(f"{home}/lessons/bidding/six-bid")
    passing = page.locator('[data-answer="0 pass"]')
    passing.wait_for()
    yield "trainer"
    passing.click()
    page.get_by_test_id("trainer-thought").wait_for()
    yield "trainer-answered"


def visit_reviews(evening: Evening, page: Page, language: Language) -> Iterator[str]:
    """Yield the states of a deal's page and of its review."""
    say = load_catalogue(language).say
    deal, found = blundered_deal()
    page.goto(f"http://{evening.address}/deal/{code_of(deal)}?seat={found.seat}")
    page.get_by_test_id("board").wait_for()
    yield "deal"
    page.keyboard.press("End")
    page.get_by_test_id("deal-result").wait_for()
    yield "deal-end"
    page.goto(f"http://{evening.address}/deal/{code_of(deal)}?review&seat={found.seat}")
    page.get_by_test_id("slips").get_by_role("button").first.wait_for()
    yield "review"
    page.get_by_test_id("details").click()
    page.get_by_test_id("review-costliest").get_by_role("listitem").first.wait_for()
    yield "review-details"
    page.get_by_test_id("learn-from").press("Enter")
    lesson = page.get_by_test_id("learn")
    expect(lesson.get_by_role("heading")).to_be_focused()
    yield "learn"
    show, learnt = lesson.get_by_role("button", name=say("learn-show")), page.get_by_test_id("learnt")
    show.press("Enter")
    yield "learn-shown"
    lesson.get_by_role("button").first.press("Enter")
    show.or_(learnt).first.wait_for()
    while not learnt.count():
        show.press("Enter")
        lesson.get_by_role("button").first.press("Enter")
        show.or_(learnt).first.wait_for()
    yield "learnt"


def visit_challenge(evening: Evening, page: Page, language: Language) -> Iterator[str]:
    """Yield the states of a challenge: a hand by link, its result, and a table of three."""
    home, say = f"http://{evening.address}", load_catalogue(language).say
    rules = GAMES["six-bid"].rules("standard")
    bare = code_of(Deal.of(next(made(rules, 3, "challenge", 1, "spread")).layout))
    ann = evening.visit()
    ann.add_init_script(COPIED)
    ann.goto(f"{home}/deal/{bare}")
    ann.get_by_test_id("play-it").click()
    sit_and_play(ann, "Ann", Plan(bid="solo", trump="H"))
    ann.get_by_role("button", name="Share", exact=True).click()
    ann.get_by_test_id("share-cards").click()
    expect(ann.get_by_test_id("share-cards")).to_contain_text("Copied.")
    page.goto(str(ann.evaluate("window.copied.at(-1)")))
    page.get_by_test_id("hand-challenge").wait_for()
    yield "challenge"
    page.get_by_test_id("play-hand").click()
    table = Table(page, language)
    table.asked()
    play_out_hidden(table)
    page.get_by_test_id(Asked.SETTLED).wait_for()
    yield "challenge-settled"
    page.get_by_role("button", name=say("settle-back-challenge"), exact=True).click()
    page.get_by_test_id("challenge-comparison").wait_for()
    page.wait_for_load_state("networkidle")
    yield "challenge-result"
    page.goto(f"{home}/deal/{bare}?play")
    page.get_by_test_id("play-deal").wait_for()
    yield "play-deal"
    page.goto(f"{home}/deal/{bare}")
    beside = page.get_by_role("button", name=say("deal-tab-share"), exact=True)
    page.get_by_test_id("deal-more").or_(beside).click()
    yield "share"
    page.get_by_test_id("share-table").click()
    making = page.get_by_test_id("make-challenge")
    making.get_by_role("textbox").last.fill("Ann")
    yield "make-challenge"
    making.get_by_role("button").last.click()
    page.get_by_test_id("challenge-players").wait_for()
    yield "challenge-table"


def visit_pad(evening: Evening, page: Page, _language: Language) -> Iterator[str]:
    """Yield the states of a score sheet and of a club."""
    home = f"http://{evening.address}"
    first = longer([make_head(time="2026-11-19T19:00:00Z")])
    second = longer([make_head(names=["Olga", "nora", "Tor"], time="2026-11-19T19:30:00Z")])
    lay(page, evening.address, one=first, two=second)
    for name, path in {"sheet": "one", "hand": "one/hand", "end": "one/end", "club": "club"}.items():
        page.goto(f"{home}/pad/{path}")
        page.wait_for_load_state("networkidle")
        yield f"pad-{name}"


def visit_day(evening: Evening, page: Page, language: Language) -> Iterator[str]:
    """Yield the deal of the day, its settlement, and its page afterwards."""
    page.goto(f"http://{evening.address}/day")
    page.get_by_test_id("day-frog").get_by_role("button").first.click()
    table = Table(page, language)
    table.asked()
    yield "day-bidding"
    play_out_hidden(table)
    yield "day-settled"
    page.goto(f"http://{evening.address}/day")
    page.wait_for_load_state("networkidle")
    yield "day-played"


TOURS: Final[tuple[Tour, ...]] = (
    visit_plain_pages,
    visit_trainers,
    visit_reviews,
    visit_challenge,
    visit_pad,
    visit_day,
)
