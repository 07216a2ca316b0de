"""A simulated player who uses only a screen reader and typed commands."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from spadille.text import load_catalogue
from tests.e2e.chromium import TIMEOUT_MS, Language

RANKS = "AKQJT9876"
MATADORS = ("spadille", "manille", "basta")
_SUIT = re.compile(r"(\w+)(?: \(\w+\))?: (.+)")


class ScreenReaderUser:
    """A player who finds everything on the page by role and name, reads the live regions,
    and types commands.
    """

    def __init__(self, page: Page, language: Language = "en") -> None:
        self.page = page
        self._say = load_catalogue(language).say
        self._ranks = {self._say(f"rank-{rank}") for rank in RANKS}
        self.turn = page.get_by_role("alert").filter(has_text=self._say("turn-yours"))
        self.over = page.get_by_role("region", name=self._say("settle-title"))
        self.heard: list[str] = []
        """All answers to typed commands so far."""

    @property
    def log(self) -> Locator:
        """The log of the table, a live region."""
        return self.page.get_by_role("log", name=self._say("table-log"))

    @property
    def answers(self) -> Locator:
        """The log of answers to typed commands."""
        return self.page.get_by_role("log", name=self._say("line-answers"))

    def sit_down(self) -> None:
        """Wait for the first decision and open the text input."""
        self.turn.wait_for(timeout=TIMEOUT_MS)
        self.page.keyboard.press("/")
        expect(self.page.get_by_role("textbox", name=self._say("line-title"))).to_be_focused()

    def say(self, text: str) -> None:
        """Type a command and send it."""
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def ask(self, question: str) -> list[str]:
        """Type a question and return the lines of the answer."""
        lines = self.answers.get_by_role("paragraph")
        before = lines.count()
        self.say(question)
        # the log repeats the typed text, then the answer follows
        expect(lines.nth(before + 1)).to_be_visible()
        answer = [line.strip() for line in lines.all_inner_texts()[before + 1 :]]
        self.heard += answer
        return answer

    def play_deal(self, *wishes: str, at_most: int = 1000) -> list[str]:
        """Type an answer to each decision until the deal is over, or until `at_most` answers were typed.

        The answers in `wishes` are preferred if they are legal.
        """
        left, line_by_line = list(wishes), list[str]()
        while len(line_by_line) < at_most:
            self.turn.or_(self.over).first.wait_for(timeout=TIMEOUT_MS)
            if self.over.count():
                return line_by_line
            words = self._choice(self.turn.inner_text(), left)
            before, spoken = self.log.inner_text(), self.log.get_by_role("paragraph")
            next_line = spoken.nth(spoken.count())
            self.say(words)
            if self._is_asked_again(next_line):
                self.say(words)
            expect(self.log).not_to_have_text(before, use_inner_text=True)
            line_by_line.append(words)
        return line_by_line

    def _is_asked_again(self, next_line: Locator) -> bool:
        """Wait for an answer or the next line of the log. Return whether the page asks for the same command
        again.
        """
        again = self.answers.get_by_role("paragraph").last
        again = again.filter(has_text=self._say("line-confirm", what="").strip())
        again.or_(next_line).first.wait_for(state="attached", timeout=TIMEOUT_MS)
        return again.count() > 0

    def _choice(self, asked: str, left: list[str]) -> str:
        """Return the preferred answer to the decision `asked`, or the first choice that is read out. `left`
        are the preferences not used yet.
        """
        for wish in left:
            if wish.partition(":")[0] in asked:
                left.remove(wish)
                return wish.partition(":")[2].strip()
        return next(self._ways_to_say(asked, self.ask(self._say("spoken-ask-legal").partition(",")[0])))

    def _ways_to_say(self, asked: str, lines: list[str]) -> Iterator[str]:
        """Yield the texts by which the choices in `lines` can be typed."""
        cards = [card for line in lines for card in self._cards(line)]
        if self._say("turn-discard", count=3) in asked:
            yield ", ".join(cards[-3:])
        yield from cards
        yield from (line.partition(":")[0] for line in lines)

    def _cards(self, line: str) -> Iterator[str]:
        for part in line.lower().rstrip(".").split("; "):
            found = _SUIT.fullmatch(part)
            for rank in found[2].split(", ") if found else ():
                if rank in MATADORS:
                    yield rank
                elif rank in self._ranks and found:
                    yield self._say("card", rank=rank, suit=found[1])
