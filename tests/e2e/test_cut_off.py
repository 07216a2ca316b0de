"""Tests of a page without network: cached pages work, and the others say that they need the server."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.play.deal import Deal
from spadille.text import load_catalogue
from tests.e2e.chromium import PHONE
from tests.e2e.evening import TWO_DEALS, Evening

pytestmark = pytest.mark.browser
SAY: Final = load_catalogue("en").say
PLAYED: Final = next(made(GAMES["progressive"].rules("pennycook"), 3, "page", 1, "spread"))
OVER: Final = code_of(PLAYED)
UNFINISHED: Final = code_of(Deal.of(PLAYED.layout))
GOES_ON: Final = {
    "/pad": "pad",
    "/pad/new": "pad-new",
    "/rules": "builder-title",
    "/about": "about-title",
}
"""Every page that needs no server, with the message id of its heading."""
NEEDS_IT: Final = (
    "/",
    "/table/oak",
    "/table/oak?screen",
    "/table/oak/results",
    "/account",
    "/account/stats",
    "/day",
    "/puzzles",
    "/puzzles/frog",
    "/lessons",
    "/lessons/bidding/six-bid",
    "/deal",
    "/challenge/oak",
    "/clubs",
    "/club/oak",
    "/pad/look/oak",
    "/nowhere",
)
KEPT: Final = re.compile(r"/api/(games|lessons|rulebook/[\w-]+/\w+|deals/[\w-]+)")
_CONTROLLED: Final = """new Promise(done => {
  if (navigator.serviceWorker.controller) done(true);
  else navigator.serviceWorker.addEventListener('controllerchange', () => done(true));
})"""
_ANSWERS_KEPT: Final = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)));
  const kept = (await Promise.all(caches_.map(cache => cache.keys()))).flat();
  return kept.map(({ url }) => new URL(url).pathname).filter(path => path.startsWith('/api/'));
}"""
_ON_TO: Final = """path => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
"""A script that navigates to another page as a link does."""
_SIGN_OUT_OTHERS: Final = "fetch('/api/me/sign-out-others', { method: 'POST' }).then(({ ok }) => ok)"


def answers_kept(page: Page) -> set[str]:
    """Return the URLs whose answers are in the browser's cache."""
    return set(page.evaluate(_ANSWERS_KEPT))


def test_without_a_network_each_page_goes_on_or_says_that_it_needs_the_server(evening: Evening) -> None:
    page = evening.open().visit(PHONE, keeps=True)
    home = f"http://{evening.address}"
    page.goto(f"{home}/pad")
    assert page.evaluate(_CONTROLLED)
    table = evening.open_table(page, seats=3, match=TWO_DEALS)
    evening.join(page, table).asked()
    for code in (OVER, UNFINISHED):
        page.goto(f"{home}/deal/{code}")
        expect(page.get_by_test_id("rail")).to_be_visible()

    kept = answers_kept(page)
    assert {path for path in kept if not KEPT.fullmatch(path)} == {"/api/me"} & kept
    assert f"/api/deals/{OVER}" in kept
    assert f"/api/deals/{UNFINISHED}" not in kept

    page.context.set_offline(True)
    evening.shut()
    title = page.get_by_role("heading", level=1)
    for path in NEEDS_IT[:2]:
        page.goto(home + path)
        expect(title).to_have_text(SAY("cut-title"))
    for path in NEEDS_IT[2:]:
        # via a page that needs no server
        page.evaluate(_ON_TO, "/about")
        expect(title).to_contain_text(SAY("about-title"))
        page.evaluate(_ON_TO, path)
        expect(title).to_have_text(SAY("cut-title"))
    for path, heading in GOES_ON.items():
        page.goto(home + path)
        expect(title).to_contain_text(SAY(heading))
    page.goto(f"{home}/deal/{UNFINISHED}")
    expect(page.get_by_role("alert")).to_have_text(SAY("refusal-no-network"))
    page.goto(home)
    page.get_by_role("main").get_by_role("button", name=SAY("app-rulebook")).click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=2).first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("main").get_by_role("listitem").get_by_role("link").click()
    expect(page.get_by_test_id("rail")).to_be_visible()

    evening.open_again()
    page.context.set_offline(False)
    page.goto(home)
    expect(page.get_by_role("heading", level=1)).to_contain_text(SAY("continue-title"))
    page.evaluate(_SIGN_OUT_OTHERS)
    assert f"/api/deals/{OVER}" not in answers_kept(page)
