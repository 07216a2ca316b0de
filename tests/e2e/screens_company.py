"""Take pictures of a table with several people: seats, spectators, votes, and the end of the match."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import boards
from tests.e2e.album import Album
from tests.e2e.chromium import DESKTOP, Device, Language
from tests.e2e.evening import Evening
from tests.e2e.friends import Friend
from tests.e2e.start import Start
from tests.e2e.table import Asked, Table

CARDS = (boards.CALL, boards.LED_TO)


def company(evening: Evening, album: Album, language: Language) -> None:
    """Play with three friends, a spectator and a big screen."""
    start = Start(album.page, language).open(evening.address)
    start.name("Ann").deals(2).without_chips().keep_free(1, 2)
    table_id = start.sit_down()
    table = Table(album.page, language)
    expect(table.part("waiting")).to_be_visible()
    album.take("waiting")
    with album.dialog(table, _people(table), "people-waiting"):
        pass
    bo, cy = evening.friend(table_id, 1, "Bo"), evening.friend(table_id, 2, "Cy")
    watcher = evening.join(evening.visit(_device(album), language=language), table_id, language)
    expect(watcher.turn_line).to_be_visible()
    _deal(album, table, watcher, bo, cy)
    _screen(evening, album, table_id, language)
    _claims(album, table, watcher, bo, cy)
    _after(album, table, bo, cy)
    _what_stays(evening, album, table_id)


def _people(table: Table) -> str:
    return "table-dock-people" if table.touch else "table-people"


def _device(album: Album) -> Device:
    size = album.page.viewport_size or {"width": DESKTOP.width, "height": DESKTOP.height}
    return Device(size["width"], size["height"], touch=size["width"] < 1000)


def _deal(album: Album, table: Table, watcher: Table, bo: Friend, cy: Friend) -> None:
    assert table.asked() is Asked.BID
    bo.send("say", phrase="good-luck")
    cy.send("say", phrase="glass")
    if not _hidden_seats(album):
        expect(album.page.locator(".bubble:visible")).to_have_count(2)
    album.take("said")
    bo.send("show-hands")
    expect(table.part("say-yes")).to_be_visible()
    album.take("question-while-bidding")
    album.take("watching", watcher.page)
    table.part("say-yes").click()
    cy.agree()
    expect(watcher.part("open-hand").first).to_be_visible()
    album.take("all-hands", watcher.page)
    table.bid("call")
    for friend in (bo, cy):
        friend.do("pass")


def _hidden_seats(album: Album) -> bool:
    return not album.page.get_by_test_id("seat-1").is_visible()


def _screen(evening: Evening, album: Album, table_id: str, language: Language) -> None:
    screen = evening.visit(Device(1920, 1080), language=language)
    screen.goto(f"http://{evening.address}/table/{table_id}?screen")
    expect(screen.get_by_test_id("seat-0").first).to_be_visible()
    album.take("big-screen-bidding", screen)
    screen.close()


def _claims(album: Album, table: Table, watcher: Table, bo: Friend, cy: Friend) -> None:
    assert table.asked() is Asked.TRUMP
    table.name_trumps("S")
    assert table.asked() is Asked.CALL
    table.call("TD")
    assert table.asked() is Asked.GIVE
    table.put("TC")
    assert table.asked() is Asked.PLAY
    with album.dialog(table, _people(table), "people-playing"):
        pass
    table.put("AS")
    expect(table.part("trick").get_by_role("img")).to_have_count(1)
    table.press_button(_people(table))
    back = album.page.get_by_role("button", name=table.words.say("social-take-back"), exact=True)
    back.click()
    expect(table.part("notice")).to_be_visible()
    album.take("asked-to-take-back")
    bo.agree()
    cy.decline()
    expect(table.part("notice")).to_have_count(0)
    for friend in (bo, cy):
        friend.do()
    assert table.asked() is Asked.PLAY
    album.take("play")
    album.take("watching-play", watcher.page)


def _after(album: Album, table: Table, bo: Friend, cy: Friend) -> None:
    table.press_button(_people(table))
    album.page.get_by_role("button", name=table.words.say("social-rest"), exact=True).click()
    expect(table.part(Asked.SETTLED)).to_be_visible()
    album.take("claimed")
    cy.until(lambda state: state.table.stage == "between")
    cy.send("stop")
    expect(table.part("say-yes")).to_be_visible()
    album.take("question-stop")
    table.part("say-yes").click()
    bo.agree()
    expect(
        table.part(Asked.SETTLED).get_by_role("button", name=table.words.say("settle-standing"))
    ).to_be_visible()
    table.final_standing()
    album.take("standing")
    table.press_button("social-propose")
    expect(table.part("propose")).to_be_visible()
    album.take("propose")
    album.page.keyboard.press("Escape")
    match = {"game": "german-solo", "rules": "standard", "seats": 4, "bot": None, "free": 0}
    bo.until(lambda state: state.table.stage == "finished")
    bo.send("propose", match={**match, "match": {"start": None, "bankrupt": "debt", "end": {"deals": 8}}})
    expect(table.part("say-yes")).to_be_visible()
    album.take("proposed")


def _what_stays(evening: Evening, album: Album, table_id: str) -> None:
    page = album.page
    evening.friends.append(Friend.opening(evening.address, "Dora", public=True))
    page.goto(f"http://{evening.address}/table/{table_id}/results")
    expect(page.get_by_test_id("match")).to_be_visible()
    album.take("results")
    page.goto(f"http://{evening.address}/account")
    expect(page.get_by_test_id("history").get_by_role("row")).not_to_have_count(0)
    page.get_by_test_id("code").get_by_role("button").first.click()
    expect(page.get_by_test_id("code").locator("output")).to_be_visible()
    album.take("mine")
    page.get_by_test_id("code").scroll_into_view_if_needed()
    album.take("mine-code")
    page.goto(f"http://{evening.address}/")
    expect(page.get_by_test_id("open-tables")).to_be_visible()
    album.take("start-with-tables")
