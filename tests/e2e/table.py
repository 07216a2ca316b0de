"""The page of a table: decisions, answers, and what is visible."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from playwright.sync_api import Locator, Page, Position, expect

from spadille.text import Catalogue, load_catalogue
from tests.e2e.chromium import TIMEOUT_MS, Language

expect.set_options(timeout=TIMEOUT_MS)

SPOT: Final[Position] = {"x": 14, "y": 20}
"""The place of a card to click: its index, which the next card in the hand never covers."""


class Asked(StrEnum):
    """The kinds of decision that the page can show, with the test id of the element that shows each."""

    BID = "bidding-box"
    TRUMP = "trump-box"
    CALL = "call-box"
    GIVE = "give"
    PLAY = "play"
    SETTLED = "settlement"
    """The deal is over: the settlement, or the final standing."""
    OVER = "standing"


BOXES: Final = (Asked.BID, Asked.TRUMP, Asked.CALL, Asked.SETTLED, Asked.OVER)
_ANYTHING: Final = ", ".join(
    ['[data-testid="hand"] .legal', *(f'[data-testid="{box}"]' for box in BOXES)],
)
_NAMED: Final = """
places => places.map(place => place.dataset.testid
  ?? (document.querySelector('[data-testid="trick"]') ? 'play' : 'give'))
"""


@dataclass(frozen=True)
class Plan:
    """How a test plays its hand. What the plan leaves open is answered with the leftmost legal card."""

    bid: str = ""
    """The contract to bid if it is legal, otherwise the player passes."""
    trump: str = "S"
    call: str = "none"
    give: str = ""


class Table:
    """A seat at the table, operated by mouse or touch."""

    def __init__(self, page: Page, language: Language = "en") -> None:
        self.page = page
        self.touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        self._last_tap = 0.0
        self.words: Catalogue = load_catalogue(language)

    # What is visible

    def part(self, name: str) -> Locator:
        """Return a part of the page by its test id."""
        return self.page.get_by_test_id(name)

    @property
    def turn_line(self) -> Locator:
        """The line that shows the decision, or why a card is illegal."""
        return self.part("turn-line")

    def card(self, text: str) -> Locator:
        """Return a card in the hand."""
        return self.part("hand").locator(f'[data-card="{text}"]')

    def hand(self) -> list[str]:
        """Return the cards in the hand, in their order on the page."""
        return self._cards("[data-card]")

    def legal(self) -> list[str]:
        """Return the legal cards, in their order on the page."""
        return self._cards(".legal")

    def _cards(self, which: str) -> list[str]:
        cards = self.part("hand").locator(which)
        return list(cards.evaluate_all("cards => cards.map(card => card.dataset.card)"))

    def trick(self) -> list[str]:
        """Return the cards on the table."""
        return [self._name(card) for card in self.part("trick").get_by_role("img").all()]

    def _name(self, card: Locator) -> str:
        return card.get_attribute("aria-label") or ""

    def gain(self) -> int:
        """Return the seat's gain of the deal."""
        return parse_number(self.part("my-gain").inner_text())

    def payments(self) -> list[int]:
        """Wait for the payments and return them by seat."""
        gains = self.part("payments").locator(".gain")
        gains.first.wait_for()
        return [parse_number(text) for text in gains.all_inner_texts()]

    def standing(self) -> dict[int, int]:
        """Wait for the final standing and return the counters by seat, the highest first."""
        places = self.part(Asked.OVER).locator("[data-seat]")
        places.first.wait_for()
        lines = places.all()
        chips = {int(line.get_attribute("data-seat") or -1): self._chips(line) for line in lines}
        assert list(chips.values()) == sorted(chips.values(), reverse=True)
        return chips

    def _chips(self, line: Locator) -> int:
        return parse_number(line.locator(".chips").inner_text())

    # Decisions and answers

    def asked(self) -> Asked:
        """Wait for a decision or the end of the deal, and return its kind."""
        places = self.page.locator(_ANYTHING)
        found: list[str] = []
        while not found:
            places.first.wait_for()
            found = places.evaluate_all(_NAMED)
        return Asked(found[0])

    def choose(self, answer: Locator, *, among: Locator) -> None:
        """Choose an answer in the box `among`, a costly bid twice, and wait until the answer is no longer
        offered.
        """
        del among
        again = answer.get_attribute("data-asks") is not None
        self.press(answer)
        if again:
            expect(self.turn_line).to_contain_text(self.words.say("table-confirm", what="").strip())
            self.press(answer)
        expect(answer).to_have_count(0)

    def press(self, button: Locator) -> None:
        """Press a button by mouse or finger."""
        if self.touch:
            # the app ignores a second tap near the first within 400 ms of a decision, as part of a double tap
            self.page.wait_for_function("before => Date.now() > before + 400", arg=self._last_tap)
            button.tap(position=SPOT)
            self._last_tap = float(self.page.evaluate("Date.now()"))
        else:
            button.click(position=SPOT)

    def _say(self, box: Asked, answer: str) -> None:
        """Choose an answer in the box of a decision. `answer` is written as in a record."""
        among = self.part(box)
        self.choose(among.locator(f'[data-answer$=" {answer}"]'), among=among)

    def may_say(self, box: Asked, answer: str) -> bool:
        """Return whether a box offers this answer."""
        return self.part(box).locator(f'[data-answer$=" {answer}"]').count() > 0

    def bid(self, contract: str) -> None:
        self._say(Asked.BID, f"bid {contract}")

    def pass_(self) -> None:
        self._say(Asked.BID, "pass")

    def name_trumps(self, suit: str) -> None:
        self._say(Asked.TRUMP, f"trump {suit}")

    def call(self, card: str) -> None:
        """Call a card, or `none`."""
        self._say(Asked.CALL, f"call {card}")

    def put(self, card: str) -> None:
        """Play or give a card, as soon as it is legal."""
        self.part("hand").locator(f':is(.legal, .chosen)[data-card="{card}"]').wait_for()
        self.choose(self.card(card), among=self.part("hand"))

    def answer(self, asked: Asked, plan: Plan) -> None:
        """Answer the decision `asked` as the plan says."""
        match asked:
            case Asked.BID:
                self._bid_or_pass(plan)
            case Asked.TRUMP:
                self.name_trumps(plan.trump)
            case Asked.CALL:
                self.call(plan.call)
            case Asked.GIVE:
                self.put(plan.give)
            case _:
                self.put(self.legal()[0])

    def _bid_or_pass(self, plan: Plan) -> None:
        if self.may_say(Asked.BID, f"bid {plan.bid}"):
            self.bid(plan.bid)
        else:
            self.pass_()

    def play_until(self, *wanted: Asked, plan: Plan) -> Counter[Asked]:
        """Answer all decisions until one of the kinds in `wanted` comes up. Return the number of answers by
        kind.
        """
        answers: Counter[Asked] = Counter()
        while (asked := self.asked()) not in wanted:
            self.answer(asked, plan)
            answers[asked] += 1
        return answers

    def play_to_a_card(self, plan: Plan) -> None:
        """Play until a card must be played. If all pass, go on to the next deal."""
        self.play_until(Asked.PLAY, Asked.SETTLED, plan=plan)
        while self.asked() is Asked.SETTLED:
            self.next_deal()
            self.play_until(Asked.PLAY, Asked.SETTLED, plan=plan)

    def play_deal(self, plan: Plan) -> Counter[Asked]:
        """Play the deal to its settlement."""
        return self.play_until(Asked.SETTLED, plan=plan)

    def _go_on(self, words: str) -> None:
        among = self.part(Asked.SETTLED)
        button = among.get_by_role("button", name=self.words.say(words), exact=True)
        self.choose(button, among=among)

    def be_ready(self) -> None:
        """Confirm the next deal."""
        self._go_on("settle-next")

    def next_deal(self) -> None:
        """Confirm the next deal and wait until it has begun."""
        head = self.page.get_by_role("banner")
        before = head.inner_text()
        self.be_ready()
        expect(head).not_to_have_text(before, use_inner_text=True)

    def final_standing(self) -> None:
        """Go on from the last settlement to the final standing."""
        self._go_on("settle-standing")
        expect(self.part(Asked.OVER)).to_be_visible()

    # Beside the table

    def press_button(self, words: str) -> None:
        """Press the button with this message id as its name."""
        button = self.page.get_by_role("button", name=self.words.say(words), exact=True).first
        if self.touch:
            button.tap()
        else:
            button.click()


class ByKeyboard(Table):
    """A seat at the table, operated by keyboard alone: arrow keys and Enter from the focused element."""

    def choose(self, answer: Locator, *, among: Locator) -> None:
        """Move the focus to the answer by arrow keys, and choose it."""
        expect(among.locator(":focus").or_(among.and_(self.page.locator(":focus")))).to_have_count(1)
        places = among.locator("[data-walk], [role=option]").count()
        for _ in range(places):
            if answer.evaluate("place => place === document.activeElement"):
                break
            self.page.keyboard.press("ArrowRight")
        expect(answer).to_be_focused()
        for _ in range(1 if answer.get_attribute("data-asks") is None else 2):
            self.page.keyboard.press("Enter")
        expect(answer).to_have_count(0)


def parse_number(text: str) -> int:
    """Parse a number as the page shows it, with a minus sign or a plus."""
    digits = text.strip().replace("−", "-").replace("+", "")
    return int("".join(letter for letter in digits if letter in "-0123456789"))
