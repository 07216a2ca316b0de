"""The table as somebody sits at it: what is asked, how it is answered, what can be seen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from playwright.sync_api import Locator, Page, Position, expect

from spadille.text import Catalogue, load_catalogue
from tests.e2e.chromium import PATIENCE, Language

expect.set_options(timeout=PATIENCE)

SPOT: Final[Position] = {"x": 14, "y": 20}
"""A card may lie half under the next: its index is always in sight."""


class Asked(StrEnum):
    """What somebody at the table is to do next."""

    BID = "bidding-box"
    TRUMP = "trump-box"
    CALL = "call-box"
    GIVE = "give"
    PLAY = "play"
    SETTLED = "settlement"
    """The deal is over: the next one, or the final standing."""
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
    """What somebody means to do with his hand; the rest he plays from the left of what he may play."""

    bid: str = ""
    """The contract he bids if he can; else he passes."""
    trump: str = "S"
    call: str = "none"
    give: str = ""


class Table:
    """A seat at the table, by mouse or by finger."""

    def __init__(self, page: Page, language: Language = "en") -> None:
        self.page = page
        self.touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        self._last_tap = 0.0
        self.words: Catalogue = load_catalogue(language)

    # What can be seen

    def part(self, name: str) -> Locator:
        """A part of the table by its name."""
        return self.page.get_by_test_id(name)

    @property
    def turn_line(self) -> Locator:
        """The line that says what is asked, or why something may not be done."""
        return self.part("turn-line")

    def card(self, text: str) -> Locator:
        """A card in the hand."""
        return self.part("hand").locator(f'[data-card="{text}"]')

    def hand(self) -> list[str]:
        """The cards in the hand, as they lie."""
        return self._cards("[data-card]")

    def legal(self) -> list[str]:
        """The cards that may be played or given now, as they lie."""
        return self._cards(".legal")

    def _cards(self, which: str) -> list[str]:
        cards = self.part("hand").locator(which)
        return list(cards.evaluate_all("cards => cards.map(card => card.dataset.card)"))

    def trick(self) -> list[str]:
        """The cards on the table, by their names."""
        return [self._name(card) for card in self.part("trick").get_by_role("img").all()]

    def _name(self, card: Locator) -> str:
        return card.get_attribute("aria-label") or ""

    def gain(self) -> int:
        """What the deal brought."""
        return number(self.part("my-gain").inner_text())

    def payments(self) -> list[int]:
        """What the deal brought every seat, once it is shown."""
        gains = self.part("payments").locator(".gain")
        gains.first.wait_for()
        return [number(text) for text in gains.all_inner_texts()]

    def standing(self) -> dict[int, int]:
        """The chips at the end, by seat, once they are shown; whoever has most stands first."""
        places = self.part(Asked.OVER).locator("[data-seat]")
        places.first.wait_for()
        lines = places.all()
        chips = {int(line.get_attribute("data-seat") or -1): self._chips(line) for line in lines}
        assert list(chips.values()) == sorted(chips.values(), reverse=True)
        return chips

    def _chips(self, line: Locator) -> int:
        return number(line.locator(".chips").inner_text())

    # What is asked, and the answer

    def asked(self) -> Asked:
        """Waits until something is asked of this seat, or the deal is over."""
        places = self.page.locator(_ANYTHING)
        found: list[str] = []
        while not found:
            places.first.wait_for()
            found = places.evaluate_all(_NAMED)
        return Asked(found[0])

    def choose(self, answer: Locator, *, among: Locator) -> None:
        """Give an answer; it is given when it is no longer asked for."""
        del among
        self.press(answer)
        expect(answer).to_have_count(0)

    def press(self, button: Locator) -> None:
        """Press a button by mouse or finger."""
        if self.touch:
            # the app takes a second tap within 400 ms of a decision, near it, for a double tap
            self.page.wait_for_function("before => Date.now() > before + 400", arg=self._last_tap)
            button.tap(position=SPOT)
            self._last_tap = float(self.page.evaluate("Date.now()"))
        else:
            button.click(position=SPOT)

    def _say(self, box: Asked, answer: str) -> None:
        """Gives an answer of a box, in the words of a record."""
        among = self.part(box)
        self.choose(among.locator(f'[data-answer$=" {answer}"]'), among=among)

    def may_say(self, box: Asked, answer: str) -> bool:
        """Whether a box offers this answer."""
        return self.part(box).locator(f'[data-answer$=" {answer}"]').count() > 0

    def bid(self, contract: str) -> None:
        """Bids a contract."""
        self._say(Asked.BID, f"bid {contract}")

    def pass_(self) -> None:
        """Passes."""
        self._say(Asked.BID, "pass")

    def name_trumps(self, suit: str) -> None:
        """Names trumps."""
        self._say(Asked.TRUMP, f"trump {suit}")

    def call(self, card: str) -> None:
        """Calls a card, or none."""
        self._say(Asked.CALL, f"call {card}")

    def put(self, card: str) -> None:
        """Plays a card, or gives it away, as soon as it may be."""
        self.part("hand").locator(f':is(.legal, .chosen)[data-card="{card}"]').wait_for()
        self.choose(self.card(card), among=self.part("hand"))

    def answer(self, asked: Asked, plan: Plan) -> None:
        """Does what is asked, as planned."""
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
        """Answers everything that is asked until one of these is; counts the answers."""
        answers: Counter[Asked] = Counter()
        while (asked := self.asked()) not in wanted:
            self.answer(asked, plan)
            answers[asked] += 1
        return answers

    def play_to_a_card(self, plan: Plan) -> None:
        """Play until a card is asked for. After a deal that all pass, go on to the next one."""
        self.play_until(Asked.PLAY, Asked.SETTLED, plan=plan)
        while self.asked() is Asked.SETTLED:
            self.next_deal()
            self.play_until(Asked.PLAY, Asked.SETTLED, plan=plan)

    def play_deal(self, plan: Plan) -> Counter[Asked]:
        """Plays until the deal is settled."""
        return self.play_until(Asked.SETTLED, plan=plan)

    def _go_on(self, words: str) -> None:
        among = self.part(Asked.SETTLED)
        button = among.get_by_role("button", name=self.words.say(words), exact=True)
        self.choose(button, among=among)

    def be_ready(self) -> None:
        """Is ready for the next deal."""
        self._go_on("settle-next")

    def next_deal(self) -> None:
        """Is ready for the next deal, and gets it."""
        head = self.page.get_by_role("banner")
        before = head.inner_text()
        self.be_ready()
        expect(head).not_to_have_text(before, use_inner_text=True)

    def final_standing(self) -> None:
        """Turns from the last deal to the standing."""
        self._go_on("settle-standing")
        expect(self.part(Asked.OVER)).to_be_visible()

    # What lies beside the table

    def press_button(self, words: str) -> None:
        """Presses the button of this name."""
        button = self.page.get_by_role("button", name=self.words.say(words), exact=True).first
        if self.touch:
            button.tap()
        else:
            button.click()


class ByKeyboard(Table):
    """A seat at the table without a mouse: the focus comes by itself, arrows and Enter do the rest."""

    def choose(self, answer: Locator, *, among: Locator) -> None:
        """Walks from where the focus stands to the answer, and gives it."""
        expect(among.locator(":focus")).to_have_count(1)
        places = among.locator("[data-walk], [role=option]").count()
        for _ in range(places):
            if answer.evaluate("place => place === document.activeElement"):
                break
            self.page.keyboard.press("ArrowRight")
        expect(answer).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(answer).to_have_count(0)


def number(text: str) -> int:
    """A number as the table writes it: with a real minus, perhaps with a plus."""
    digits = text.strip().replace("−", "-").replace("+", "")
    return int("".join(letter for letter in digits if letter in "-0123456789"))
