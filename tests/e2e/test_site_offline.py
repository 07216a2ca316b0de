"""Tests of the static site without a network: the browser has cached all files of a release."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.text import load_catalogue
from tests.e2e.chromium import PHONE, resize
from tests.e2e.pad import Pad, play
from tests.e2e.site import (
    SITE,
    Host,
    deploy,
    guest,
    host_site,
    make_site,
    open_start_page,
    wait_until_cached,
    wait_until_ready,
)
from tests.e2e.table import Plan, Table
from tests.pad.sheets import ask_pad, make_head
from tests.support.server_process import ServerProcess

NO_BIDS: Final = Plan()
SAY: Final = load_catalogue("en").say
LOST: Final = "net::ERR_"
"""The console message about a lost host."""
NOT_THERE: Final = "status of 404"
"""The console message about the one requested file that does not exist."""
CODE: Final = code_of(next(made(GAMES["progressive"].rules("pennycook"), 3, "page", 1, "spread")))
ROUTES: Final = {
    "/": "landing-claim",
    "/lessons?game=six-bid": "lessons-title",
    "/lessons/bidding/six-bid": "trainer-title",
    "/rules": "builder-title",
    "/account": "app-account",
    "/about": "about-title",
    "/pad": "pad",
    "/pad/new": "pad-new",
    "/deal": "deal-open-title",
}
"""Every page with a heading, and its message id."""

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture
def host(tmp_path: Path, testrun_uid: str) -> Iterator[Host]:
    """Serve the site, and yield its host."""
    make_site(testrun_uid)
    with host_site(tmp_path) as host:
        yield host


def everywhere(page: Page, address: str, table: str) -> None:
    """Open every page of the site, and check that it shows its content."""
    for path, heading in ROUTES.items():
        page.goto(f"http://{address}/#{path}")
        expect(page.get_by_role("heading", level=1)).to_contain_text(SAY(heading))
    page.goto(f"http://{address}/#/deal/{CODE}?seat=1!4")
    expect(page.get_by_test_id("rail")).to_have_value("4")
    page.goto(f"http://{address}/#/table/{table}/results")
    expect(page.get_by_role("heading", level=1)).to_have_text(SAY("results-title"))
    page.goto(f"http://{address}/#/account")
    page.get_by_role("button", name=SAY("app-rulebook"), exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=2).first).to_be_visible()
    page.keyboard.press("Escape")


def test_a_deal_goes_on_and_every_page_opens_when_network_and_host_are_gone(
    host: Host, chromium: Browser
) -> None:
    with guest(chromium, NOT_THERE) as context:
        page = context.new_page()
        name = open_start_page(page, host.address).play()
        table = Table(page)
        table.play_to_a_card(NO_BIDS)
        wait_until_cached(page)
        hand = table.hand()
        context.set_offline(True)
        host.close()
        assert table.hand() == hand
        table.play_deal(NO_BIDS)
        assert sum(table.payments()) == 0
        everywhere(page, host.address, name)
        page.reload()
        wait_until_ready(page)
        page.goto(f"http://{host.address}/#/lessons?game=six-bid")
        page.locator('[data-lesson="six-bid-misere"]').click()
        page.wait_for_url("**/table/*")
        Table(page).asked()
        expect(page.get_by_test_id("coach")).to_be_visible()
        missing = "fetch('assets/none.js').then(({ status }) => status)"
        assert page.evaluate(missing) == 404
        host.open()


def test_a_servers_pad_scores_with_the_engine_of_a_site_when_network_and_server_are_gone(
    tmp_path: Path, chromium: Browser, testrun_uid: str
) -> None:
    make_site(testrun_uid)
    with (
        ServerProcess(tmp_path / "tables.sqlite", more=["--offline-engine", str(SITE)]) as house,
        guest(chromium, LOST) as context,
    ):
        page = context.new_page()
        resize(page, PHONE)
        pad = Pad(house.address, page, [make_head()])
        play(pad, 1)
        wait_until_cached(page)
        context.set_offline(True)
        house.kill()
        pad.open()
        play(pad, 2)
        assert len(pad.log) == 4
        assert ask_pad(pad.log)["sheet"]["total"] == 0


def release_shown(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-release")


def look_for_a_newer_one(page: Page) -> None:
    """Update the service worker, and wait until the new release is ready to be activated."""
    page.evaluate("""async () => {
      const kept = await navigator.serviceWorker.getRegistration();
      await kept.update();
      const coming = kept.installing;
      if (coming) await new Promise(done => coming.addEventListener('statechange', done, { once: true }));
    }""")


def kept_files(page: Page) -> tuple[int, ...]:
    """Check that the cache has one file per entry of its releases. Return the numbers of the releases whose
    version of the changed page is cached.
    """
    keys, kept = page.evaluate("""async () => {
      const name = (await caches.keys()).find(name => name.startsWith('spadille http'));
      const keys = await (await caches.open(name)).keys();
      return [keys.length, await (await caches.match('releases')).json()];
    }""")
    files = {**kept["before"], **kept["now"]}
    by_content = {
        (digest, Path(path).suffix) for files_of in kept.values() for path, digest in files_of.items()
    }
    assert keys == len(by_content) + 1
    return tuple(number for number in (1, 2, 3) if f"assets/AboutPage-{number}.js" in files)


def test_a_newer_release_waits_until_it_is_taken_and_an_open_page_keeps_its_files(
    host: Host, chromium: Browser
) -> None:
    deploy(host, 1)
    with guest(chromium) as context:
        page = context.new_page()
        open_start_page(page, host.address).play()
        wait_until_cached(page)
        table = Table(page)
        table.play_to_a_card(NO_BIDS)
        hand = table.hand()
        deploy(host, 2)
        look_for_a_newer_one(page)
        expect(page.get_by_test_id("newer")).to_have_count(0)  # not during a deal
        page.reload()
        wait_until_ready(page)
        table.asked()
        assert (release_shown(page), table.hand()) == ("1", hand)

        other = context.new_page()  # the second window is asked, and accepts
        other.goto(f"http://{host.address}/")
        other.get_by_test_id("newer").get_by_role("button", name=SAY("site-newer-take"), exact=True).click()
        expect(other.locator("html[data-release='2']")).to_have_count(1)
        assert (release_shown(page), table.hand()) == ("1", hand)
        page.goto(f"http://{host.address}/#/about")  # a file that only the first release has
        expect(page.get_by_role("heading", level=1)).to_have_text(SAY("about-title"))
        assert release_shown(page) == "1"
        page.go_back()
        table.asked()
        assert table.hand() == hand

        deploy(host, 3)
        look_for_a_newer_one(other)
        table.play_deal(NO_BIDS)
        assert sum(table.payments()) == 0
        page.close()
        wait_until_ready(other)
        newer = other.get_by_test_id("newer")
        newer.get_by_role("button", name=SAY("site-newer-take"), exact=True).click()
        expect(other.locator("html[data-release='3']")).to_have_count(1)
        wait_until_ready(other)
        other.goto(f"http://{host.address}/#/about")
        expect(other.get_by_role("heading", level=1)).to_have_text(SAY("about-title"))
        assert kept_files(other) == (2, 3)


def test_a_partly_deployed_release_is_not_used(host: Host, chromium: Browser) -> None:
    deploy(host, 1)
    with guest(chromium, "") as context:
        page = context.new_page()
        open_start_page(page, host.address)
        wait_until_cached(page)
        deploy(host, 2)
        (host.root / "release-2" / "index.html").write_text("<!doctype html>", "utf-8")
        look_for_a_newer_one(page)
        page.reload()
        wait_until_ready(page)
        assert release_shown(page) == "1"
        expect(page.get_by_test_id("newer")).to_have_count(0)


def test_everything_is_taken_along_and_the_deal_goes_on_in_another_browser(
    host: Host, chromium: Browser, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.jsonl"
    with guest(chromium) as context:
        page = context.new_page()
        name = open_start_page(page, host.address).play()
        table = Table(page)
        table.play_to_a_card(NO_BIDS)
        hand = table.hand()
        page.goto(f"http://{host.address}/#/account")
        with page.expect_download() as saved:
            page.get_by_role("button", name=SAY("site-take-along"), exact=True).click()
        saved.value.save_as(copy)
    with guest(chromium) as context:
        page = context.new_page()
        open_start_page(page, host.address)
        page.goto(f"http://{host.address}/#/account")
        page.get_by_test_id("kept-here").locator("input").set_input_files(copy)
        with page.expect_event("load"):  # closing the dialog is a navigation too
            page.get_by_role("button", name=SAY("site-take-in-go"), exact=True).click()
        wait_until_ready(page)
        page.goto(f"http://{host.address}/#/table/{name}")
        table = Table(page)
        table.asked()
        assert table.hand() == hand
        table.play_deal(NO_BIDS)
        assert sum(table.payments()) == 0
