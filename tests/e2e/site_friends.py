"""Friends at a table without a server: each in a browser of their own, the host's device deals."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, expect

from scripts.site import MEETING, STUN
from scripts.site_assets import write_asset_list
from spadille.text import LANGUAGES, load_catalogue
from tests.e2e.chromium import Language
from tests.e2e.site import COMING, SITE, Host, host_site, wait_until_ready
from tests.e2e.start import Start
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.together import is_asked
from tests.support.relay import Relay, running_relay

SAY: Final = {language: load_catalogue(language).say for language in LANGUAGES}
NO_PLAN: Final = Plan()


@contextmanager
def site_with_relay(folder: Path) -> Iterator[tuple[Host, Relay]]:
    """Serve a site whose builder has chosen a relay on this machine and no STUN server."""
    with running_relay() as relay:
        site = folder / "with-relay"
        shutil.copytree(SITE, site)
        for file in site.rglob("*"):
            if file.suffix in {".js", ".html"}:
                text = file.read_text("utf-8").replace(MEETING, relay.address).replace(STUN, "")
                file.write_text(text, "utf-8")
        write_asset_list(site)
        with host_site(folder / "host", site) as host:
            yield host, relay


def open_for_friends(page: Page, address: str, name: str, language: Language = "en") -> str:
    """Open a table on the player's own device with all other seats free; return its id."""
    say = SAY[language]
    Start(page, language).open(address)
    page.get_by_role("button", name=say("landing-friends"), exact=True).click()
    form = page.get_by_role("dialog")
    form.get_by_label(say("start-name"), exact=True).fill(name)
    form.get_by_role("button", name=say("start-invite"), exact=True).click()
    page.wait_for_url("**/table/*", timeout=COMING)
    wait_until_ready(page)
    expect(page.get_by_test_id("friends")).to_be_visible(timeout=COMING)
    return page.url.rpartition("/")[2]


def button(page: Page | Locator, words: str, language: Language = "en") -> Locator:
    """Return the button with a text of the catalogue."""
    return page.get_by_role("button", name=SAY[language](words), exact=True)


def show_picture(host: Page, language: Language = "en") -> str:
    """Show a picture on the host's page; return the link in it."""
    picture = host.get_by_test_id("picture")
    if not picture.is_visible():
        host.get_by_text(SAY[language]("friends-picture"), exact=True).click()
    button(picture, "friends-picture-show", language).click()
    return picture.get_by_test_id("link").inner_text()


def connect_by_text(host: Page, guest: Page, language: Language = "en") -> None:
    """Connect the devices: copy what each shows as text to the other."""
    guest.goto(show_picture(host, language))
    answer = guest.get_by_test_id("answer").get_by_test_id("link").inner_text()
    picture = host.get_by_test_id("picture")
    picture.get_by_role("textbox").fill(answer)
    button(picture, "friends-picture-connect", language).click()
    expect(picture).to_contain_text(SAY[language]("friends-connected"))
    guest.wait_for_url("**/table/*")


def sit_down(guest: Page, name: str, language: Language = "en") -> Table:
    """Take a free seat."""
    table = Table(guest, language)
    panel = table.part("join")
    panel.get_by_role("textbox").fill(name)
    button(panel, "table-sit", language).click()
    expect(panel).to_have_count(0)
    return table


def fill_with_bots(host: Page) -> None:
    """Put bots on the seats that are still free."""
    fill = button(host, "social-fill-all")
    if fill.is_visible():
        fill.click()


def is_settled(table: Table) -> bool:
    """Return whether the deal is over for this seat."""
    return table.part(Asked.SETTLED).is_visible()


def answer_once(tables: Sequence[Table], plan: Plan) -> None:
    """Let each player answer if it is their turn."""
    for table in tables:
        if not is_settled(table) and is_asked(table):
            table.answer(table.asked(), plan)


def play_to_settlement(tables: Sequence[Table], plan: Plan = NO_PLAN) -> list[int]:
    """Play until the deal is settled; return the payments, which all players see alike."""
    while not all(map(is_settled, tables)):
        answer_once(tables, plan)
    payments = [table.payments() for table in tables]
    assert all(paid == payments[0] for paid in payments), payments
    assert sum(payments[0]) == 0
    return payments[0]


def invite(host: Page) -> tuple[str, str]:
    """Invite by a relay; return the link and the four letters."""
    button(host, "friends-invite").click()
    link = host.get_by_test_id("friends").get_by_test_id("link").first.inner_text()
    return link, host.get_by_test_id("code").inner_text()


def come_by_letters(guest: Page, address: str, code: str, name: str) -> None:
    """Type the four letters and ask to come in."""
    guest.goto(f"http://{address}/#/friends")
    form = guest.locator("form")
    form.get_by_label(SAY["en"]("start-name"), exact=True).fill(name)
    form.get_by_label(SAY["en"]("friends-code"), exact=True).fill(code)
    button(form, "friends-code-go").click()
