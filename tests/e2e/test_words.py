"""Tests of the table with typed commands: every decision of every game, and every query."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from playwright.sync_api import expect

from spadille.rules.seating import Seat
from tests.e2e import boards
from tests.e2e.blind import ScreenReaderUser
from tests.e2e.boards import Board
from tests.e2e.chromium import DESKTOP, SMALLEST, Device, Language
from tests.e2e.english import english_texts
from tests.e2e.evening import Evening
from tests.e2e.family import FIVE_TRUMPS, FROG, SMALL_GAMES, certain_win, sit_down
from tests.e2e.table import Asked, Table
from tests.e2e.unseen import play_out_hidden

pytestmark = pytest.mark.browser

LONG = pytest.mark.long
SIX_BID = ("Bid: call solo", "Name trumps: spades", "Call a card: ten of diamonds", "to give: ten of clubs")
AT_MOST = 9
"""The number of answers to type. The rest of the deal is played over another connection."""
PROGRESSIVE = ("Bid: frog",)
GERMAN = ("Bid: question", "Name trumps: diamonds", "Call a partner: ace of hearts", "say “Stop”: stop")
SIX_BID_IN_SWEDISH = (
    "Bjud: call solo",
    "Välj trumf: spader",
    "Kalla ett kort: ruter tio",
    "ge i byte mot ruter tio: klöver tio",
)
GERMAN_IN_SWEDISH = (
    "Bjud: question",
    "Välj trumf: ruter",
    "Kalla en medspelare: hjärter ess",
    "säg ”stopp”: stopp",
)


@pytest.mark.parametrize(
    ("board", "wishes", "came_up"),
    [
        pytest.param(boards.CALL, SIX_BID, "You give the ten of clubs for it.", id="six-bid"),
        pytest.param(FROG, PROGRESSIVE, "You lay away", id="progressive", marks=LONG),
        pytest.param(FIVE_TRUMPS, GERMAN, "You say stop.", id="german-solo", marks=LONG),
    ],
)
def test_a_deal_is_played_by_ear(
    evening: Evening, board: Board, wishes: tuple[str, ...], came_up: str
) -> None:
    blind = come(evening, board, {})
    assert blind.ask("whose turn")[0].startswith("Bid or pass.")
    assert blind.ask("hand")[0].startswith("Your hand: ")
    blind.play_deal(*wishes, at_most=AT_MOST)
    play_out_hidden(Table(blind.page))
    expect(blind.log).to_contain_text(came_up)
    assert blind.ask("scores")[0] == "After 1 deal:"
    assert " the trick" in blind.ask("last trick")[-1]


@pytest.mark.parametrize(
    ("board", "wishes", "came_up"),
    [
        pytest.param(boards.CALL, SIX_BID_IN_SWEDISH, "Du ger klöver tio i byte.", id="six-bid", marks=LONG),
        pytest.param(FROG, ("Bjud: frog",), "Du lägger bort", id="progressive", marks=LONG),
        pytest.param(FIVE_TRUMPS, GERMAN_IN_SWEDISH, "Du säger stopp.", id="german-solo", marks=LONG),
    ],
)
def test_a_deal_is_played_by_ear_in_swedish(
    evening: Evening, board: Board, wishes: tuple[str, ...], came_up: str
) -> None:
    blind = come(evening, board, {}, language="sv")
    assert blind.ask("vems tur")[0].startswith("Bjud eller passa.")
    blind.play_deal(*wishes, at_most=AT_MOST)
    play_out_hidden(Table(blind.page, "sv"))
    expect(blind.log).to_contain_text(came_up)
    assert blind.ask("ställning")[0] == "Efter 1 giv:"
    assert english_texts(blind.page, "Ann", "Bo", "Cy", "Dora") == []


@pytest.mark.parametrize(
    ("game", "contract", "language"),
    [
        pytest.param(*SMALL_GAMES[0], "en", marks=LONG),
        pytest.param(*SMALL_GAMES[1], "sv", marks=LONG),
        pytest.param(*SMALL_GAMES[2], "sv"),
    ],
)
def test_the_small_games_are_played_by_ear(
    evening: Evening, game: str, contract: str, language: Language
) -> None:
    blind = come(evening, certain_win(game), {}, language=language)
    bid = {"en": "Bid", "sv": "Bjud"}[language]
    assert contract in blind.play_deal(f"{bid}: {contract}", at_most=AT_MOST)
    play_out_hidden(Table(blind.page, language))
    lays_away = {"en": "You lay away", "sv": "Du lägger bort"}[language]
    expect(blind.log).to_contain_text(lays_away)
    if language == "sv":
        assert english_texts(blind.page, "Ann", "Bo", "Cy") == []


def come(
    evening: Evening, board: Board, wishes: Mapping[Seat, Sequence[str]], *, language: Language = "en"
) -> ScreenReaderUser:
    """Open a table with simulated players, and sit down as a screen reader user."""
    page = evening.open(board).visit(language=language)
    sit_down(evening, page, board, wishes, Table, language=language)
    blind = ScreenReaderUser(page, language)
    blind.sit_down()
    return blind


def test_every_question_is_answered_in_mid_trick(evening: Evening) -> None:
    wishes = {1: ("bid solo", "trump S", "play TH")}
    blind = come(evening, boards.LED_TO, wishes)
    blind.say("pass")
    expect(blind.turn).to_contain_text("led hearts")
    for question, answer in (
        ("trick", "Bo plays the ten of hearts."),
        ("contract", "Bo plays solo in spades: more than 60 points."),
        ("gone", "Spades (trumps): none"),
        ("gone hearts", "Hearts: ten"),
        ("voids", "No one has shown a void yet."),
        ("trumps", "trumps are out"),
        ("whose turn", "Bo led hearts"),
        ("my hand", "hearts: ace, king, nine"),
        ("legal", "Hearts: ace, king, nine"),
        ("?", "last trick"),
    ):
        assert answer in "\n".join(blind.ask(question)), question


def test_what_may_not_be_played_is_refused_in_words_with_its_rule(evening: Evening) -> None:
    blind = come(evening, boards.CALL, {})
    assert blind.ask("grand slam")[0] == "“grand slam” is not a bid."
    assert blind.ask("play the ace of spades")[0] == "You can’t do that at this point of the deal."
    blind.answers.get_by_role("button", name="the rule").click()
    expect(blind.page.get_by_role("dialog", name="Rules")).to_be_visible()


@pytest.mark.parametrize(
    "device", [SMALLEST, pytest.param(DESKTOP, marks=LONG)], ids=lambda device: device.name
)
def test_the_line_is_there_for_a_finger_too(evening: Evening, device: Device) -> None:
    page = evening.open(boards.CALL).visit(device, language="sv")
    start = evening.start(page, "sv").name("Ann").deals(1)
    start.sit_down()
    table = Table(page, "sv")
    assert table.asked() is Asked.BID
    press = "click" if not table.touch else "tap"
    if table.touch:
        getattr(page.get_by_role("button", name="Meny", exact=True), press)()
    getattr(page.get_by_role("button", name="Med ord").first, press)()
    line = page.get_by_role("textbox", name="Med ord")
    expect(line).to_be_focused()
    line.fill("call solo")
    getattr(page.get_by_role("button", name="Säg det"), press)()
    expect(page.get_by_role("log", name="Svar")).to_contain_text("Säg det en gång till: Call solo")
    line.fill("call solo")
    # a second tap at once would be a double tap
    line.press("Enter")
    expect(table.part(Asked.TRUMP)).to_be_visible()
    line.press("Escape")
    expect(line).to_have_count(0)
