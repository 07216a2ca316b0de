"""A virtual screen reader: it records the text of live regions and the names of focused elements."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, NamedTuple

from playwright.sync_api import Page, WebSocket

_SCRIPT: Final = """
window.transcript = [];
const BLOCKS = /^(P|LI|UL|OL|DIV|SECTION|H[1-6]|DT|DD|TD|TH|BUTTON)$/;
const ROLES = { alert: 'assertive', status: 'polite', log: 'polite' };
const roleOf = element => element.getAttribute('role');
const livenessOf = element => element.getAttribute('aria-live') ?? ROLES[roleOf(element)] ?? null;
function findRegion(node) {
  for (let at = node instanceof Element ? node : node.parentElement; at; at = at.parentElement) {
    const liveness = livenessOf(at);
    if (liveness) return liveness === 'off' ? null : [at, liveness];
  }
  return null;
}
function rawText(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  if (roleOf(node) === 'img') return node.getAttribute('aria-label') ?? '';
  if (node.parentElement?.matches('details:not([open])') && !node.matches('summary')) return '';
  const inner = [...node.childNodes].map(rawText).join('');
  return BLOCKS.test(node.tagName) ? ` ${inner} ` : inner;
}
const textOf = node => rawText(node).replace(/\\s+/g, ' ').trim();
const textOfIds = ids => (ids ?? '').split(' ').map(id => document.getElementById(id))
  .filter(Boolean).map(textOf).join(' ');
const nameOf = element => element.getAttribute('aria-label')
  || textOfIds(element.getAttribute('aria-labelledby')) || textOf(element);
const note = (kind, text) => text && transcript.push([kind, text]);
const before = new WeakMap();
function noteRegion(region, kind) {
  const text = textOf(region);
  if (before.get(region) !== text) note(kind, text);
  before.set(region, text);
}
new MutationObserver(changes => {
  const regions = new Map(), lines = [];
  for (const { type, addedNodes, target } of changes)
    for (const node of type === 'childList' ? addedNodes : [target]) {
      const found = findRegion(node);
      if (!found && node instanceof Element)
        for (const alert of node.querySelectorAll('[role=alert]')) regions.set(alert, 'assertive');
      // a polite region that comes with its text is not read
      if (!found || (found[0] === node && found[1] === 'polite')) continue;
      const [region, kind] = found;
      if (roleOf(region) === 'log') lines.push([kind, textOf(node)]);
      else regions.set(region, kind);
    }
  for (const line of lines) note(...line);
  for (const [region, kind] of regions) noteRegion(region, kind);
}).observe(document, { childList: true, subtree: true, characterData: true });
addEventListener('focusin', ({ target }) => note('focus', [
  nameOf(target), textOfIds(target.getAttribute('aria-describedby')),
].filter(Boolean).join('. ')), true);
for (const act of ['keydown', 'pointerdown']) addEventListener(act, () => note('act', act), true);
"""
"""A script that records what a screen reader would read out, and when its user acts."""


class Line(NamedTuple):
    """A line of the transcript: its kind and its text."""

    kind: str
    text: str


class OtherCard(NamedTuple):
    """A card that another player played."""

    name: str
    card: str


@dataclass(frozen=True)
class _Deal:
    """The facts of a deal that the table's own messages contain."""

    actions: list[str]
    names: dict[int, str]
    you: int

    def other_cards(self) -> list[OtherCard]:
        """Return the cards that other players played, in order."""
        parts = [action.split() for action in self.actions]
        return [
            OtherCard(self.names[int(seat)], card)
            for seat, verb, *cards in parts
            for card in cards
            if verb == "play" and int(seat) != self.you
        ]


class Listener:
    """Records what a screen reader would read out, from the next page load on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._earlier: list[Line] = []
        self._deals: dict[tuple[int, int], _Deal] = {}
        page.add_init_script(_SCRIPT)
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        view = message.get("view") if isinstance(message, dict) else None
        if not view or message["you"] is None:
            return
        table = message["table"]
        names = {seat["seat"]: seat["name"] for seat in table["seats"]}
        self._deals[table.get("number") or 1, table["deal"]] = _Deal(view["actions"], names, message["you"])

    def visit(self, url: str) -> None:
        """Go to another page, and keep the transcript so far."""
        self._earlier = self.lines()
        self.page.goto(url)

    def lines(self) -> list[Line]:
        """Return the whole transcript."""
        now = self.page.evaluate("window.transcript ?? []")
        return [*self._earlier, *(Line(*line) for line in now)]

    def heard(self) -> str:
        """Return the text that a listener certainly hears. Since the user's last key, an assertive line cuts
        off all polite ones.
        """
        heard, waiting = list[str](), list[str]()
        for kind, text in self.lines():
            if kind == "polite":
                waiting.append(text)
                continue
            if kind == "act":
                heard += waiting
            else:
                heard.append(text)
            if kind != "focus":
                waiting = []
        return "\n".join([*heard, *waiting])

    def other_cards(self) -> list[OtherCard]:
        """Return the cards that other players played, taken from the table's messages."""
        return [card for deal in self._deals.values() for card in deal.other_cards()]
