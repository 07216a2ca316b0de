"""Somebody who sees nothing: he hears the log and the call to his turn, and says in words what he wants."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from tests.e2e.chromium import PATIENCE

RANKS = ("ace", "king", "queen", "jack", "ten", "nine", "eight", "seven", "six")
MATADORS = ("spadille", "manille", "basta")
_SUIT = re.compile(r"([a-z]+)(?: \(trumps\))?: (.+)")


class Blind:
    """A player at the table who has nothing but roles, names and what is read out."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turn = page.get_by_role("alert").filter(has_text="Your turn.")
        self.over = page.get_by_role("region", name="Settlement")
        self.heard: list[str] = []
        """Everything answered so far."""

    @property
    def log(self) -> Locator:
        """What happens at the table, read out."""
        return self.page.get_by_role("log", name="This deal")

    @property
    def answers(self) -> Locator:
        """What is answered to his own words."""
        return self.page.get_by_role("log", name="Answers")

    def sit_down(self) -> None:
        """Has come to his table: opens the line for words when he is asked for something."""
        self.turn.wait_for(timeout=PATIENCE)
        self.page.keyboard.press("/")
        expect(self.page.get_by_role("textbox", name="In words")).to_be_focused()

    def say(self, text: str) -> None:
        """Types a line and sends it."""
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def ask(self, question: str) -> list[str]:
        """Asks, and hears the answer, line by line."""
        lines = self.answers.get_by_role("paragraph")
        before = lines.count()
        self.say(question)
        # his own words are read back first, then the answer
        expect(lines.nth(before + 1)).to_be_visible()
        answer = [line.strip() for line in lines.all_inner_texts()[before + 1 :]]
        self.heard += answer
        return answer

    def play_deal(self, *wishes: str) -> list[str]:
        """Answers everything that is asked, as wished where that is allowed, until the deal is over."""
        left, said = list(wishes), list[str]()
        while True:
            self.turn.or_(self.over).first.wait_for(timeout=PATIENCE)
            if self.over.count():
                return said
            words = self._choice(self.turn.inner_text(), left)
            before = self.log.inner_text()
            self.say(words)
            expect(self.log).not_to_have_text(before, use_inner_text=True)
            said.append(words)

    def _choice(self, asked: str, left: list[str]) -> str:
        """A wish whose turn has come; else the first of the choices that are read out."""
        for wish in left:
            if wish.partition(":")[0] in asked:
                left.remove(wish)
                return wish.partition(":")[2].strip()
        return next(_said(asked, self.ask("legal")))


def _said(asked: str, lines: list[str]) -> Iterator[str]:
    """How the choices are said."""
    cards = [card for line in lines for card in _cards(line)]
    if "Lay away" in asked:
        yield ", ".join(cards[-3:])
    yield from cards
    yield from (line.partition(":")[0] for line in lines)


def _cards(line: str) -> Iterator[str]:
    for part in line.lower().rstrip(".").split("; "):
        found = _SUIT.fullmatch(part)
        for rank in found[2].split(", ") if found else ():
            if rank in MATADORS:
                yield rank
            elif rank in RANKS and found:
                yield f"{rank} of {found[1]}"
