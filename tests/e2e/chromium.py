"""The browser, and what it is held in."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

Language = Literal["en", "sv"]
Scheme = Literal["light", "dark"]

PATIENCE = 120_000
"""Milliseconds after which a test gives up; nothing is ever waited for that long."""
_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_LOCALES = {"en": "en-GB", "sv": "sv-SE"}
_AT_ONCE = """
localStorage['spadille.habits'] ??= JSON.stringify({ theme: 'system', pace: 'none', letters: true });
"""
_LATE = """
{
  const later = setTimeout, ask = fetch;
  const wait = () => new Promise(done => later(done, Math.random() * LATE));
  window.fetch = (...asked) => ask(...asked).finally(wait);
  const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', { ...heard, set(hear) {
    const tell = message => this.readyState === WebSocket.OPEN && hear.call(this, message);
    let before = Promise.resolve();
    heard.set.call(this, message => { before = before.then(wait).then(() => tell(message)); });
  } });
}
"""
"""A page hears a server up to so many milliseconds late: all in its order, but other pages may be ahead."""
_TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What watches its own size has answered by then."""


@dataclass(frozen=True)
class Device:
    """A screen, and whether it is touched."""

    width: int
    height: int
    touch: bool = False

    @property
    def name(self) -> str:
        """How the device is called in file names."""
        return f"{self.width}x{self.height}"


DESKTOP = Device(1366, 768)
TABLET = Device(768, 1024, touch=True)
PHONE = Device(390, 844, touch=True)
SMALLEST = Device(320, 568, touch=True)


def launch(playwright: Playwright, path: str) -> Browser:
    """Starts Chromium without a window."""
    return playwright.chromium.launch(executable_path=path, args=_ARGUMENTS, timeout=PATIENCE)


def with_letters(browser: Browser, pixels: int) -> Browser:
    """Another Chromium, set to letters of this height by its reader: layouts are told in them too."""
    return browser.browser_type.launch(
        executable_path=os.environ["SPADILLE_CHROMIUM"],
        args=[*_ARGUMENTS, f"--blink-settings=defaultFontSize={pixels}"],
        timeout=PATIENCE,
    )


def settle(page: Page) -> None:
    """Waits until the page has been painted, and has answered to the sizes it was painted in."""
    page.evaluate(_TWO_FRAMES)


def resize(page: Page, device: Device) -> None:
    """The screen is as large as this one from now on, and the page has found room on it."""
    page.set_viewport_size({"width": device.width, "height": device.height})
    settle(page)


def stop_the_clock(page: Page) -> None:
    """From now on time passes only when the page is told so. It leaps a minute first: a clock cannot be
    stopped at a moment that has passed.
    """
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)


def unpack(
    browser: Browser,
    device: Device = DESKTOP,
    *,
    language: Language = "en",
    scheme: Scheme = "light",
    at_once: bool = True,
    keeps: bool = True,
) -> BrowserContext:
    """A new browser of somebody's own: no cookies, nothing remembered but that bots play at once. It may keep
    the whole house where it is asked to, or it has no means to. SPADILLE_LATE says how late it may hear.
    """
    context = browser.new_context(
        viewport={"width": device.width, "height": device.height},
        has_touch=device.touch,
        is_mobile=device.touch,
        locale=_LOCALES[language],
        color_scheme=scheme,
        reduced_motion="reduce",
        service_workers="allow" if keeps else "block",
    )
    context.set_default_timeout(PATIENCE)
    if at_once:
        context.add_init_script(_AT_ONCE)
    if late := os.environ.get("SPADILLE_LATE"):
        context.add_init_script(_LATE.replace("LATE", late))
    return context
