"""The browser and its settings."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from spadille.text import REGISTERED

Language = str
"""The code of a registered language."""
Scheme = Literal["light", "dark"]

TIMEOUT_MS = 120_000
"""The number of milliseconds after which a test gives up waiting. No test that passes waits that long."""
_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
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
"""A script that delays the server's messages by up to LATE milliseconds.

Their order within a page is kept.
"""
_TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A script that waits for two frames, after which resize observers have run."""


@dataclass(frozen=True)
class Device:
    """A screen size, with touch or not."""

    width: int
    height: int
    touch: bool = False

    @property
    def name(self) -> str:
        """The size as it appears in file names."""
        return f"{self.width}x{self.height}"


DESKTOP = Device(1366, 768)
TABLET = Device(768, 1024, touch=True)
PHONE = Device(390, 844, touch=True)
SMALLEST = Device(320, 568, touch=True)


def launch(playwright: Playwright, path: str) -> Browser:
    """Start Chromium without a window."""
    return playwright.chromium.launch(executable_path=path, args=_ARGUMENTS, timeout=TIMEOUT_MS)


def launch_with_font_size(browser: Browser, pixels: int) -> Browser:
    """Start another Chromium with a default font size of this many pixels, which media queries see too."""
    return browser.browser_type.launch(
        executable_path=os.environ["SPADILLE_CHROMIUM"],
        args=[*_ARGUMENTS, f"--blink-settings=defaultFontSize={pixels}"],
        timeout=TIMEOUT_MS,
    )


def settle(page: Page) -> None:
    """Wait until the page is painted and its resize observers have run."""
    page.evaluate(_TWO_FRAMES)


def resize(page: Page, device: Device) -> None:
    """Set the size of the window, and wait until the page has adapted."""
    page.set_viewport_size({"width": device.width, "height": device.height})
    settle(page)


def stop_the_clock(page: Page) -> None:
    """Stop the page's clock, so that time passes only when a test says so.

    It jumps ahead by a minute first, because a clock cannot be stopped in the past.
    """
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)


def new_context(
    browser: Browser,
    device: Device = DESKTOP,
    *,
    language: Language = "en",
    scheme: Scheme = "light",
    at_once: bool = True,
    keeps: bool = True,
) -> BrowserContext:
    """Open a new browser context without cookies, in which bots play at once.

    With `keeps` the page may cache the offline engine. The environment variable SPADILLE_LATE delays the
    server's messages.
    """
    context = browser.new_context(
        viewport={"width": device.width, "height": device.height},
        has_touch=device.touch,
        is_mobile=device.touch,
        locale=REGISTERED[language].locale,
        color_scheme=scheme,
        reduced_motion="reduce",
        service_workers="allow" if keeps else "block",
    )
    context.set_default_timeout(TIMEOUT_MS)
    if at_once:
        context.add_init_script(_AT_ONCE)
    if late := os.environ.get("SPADILLE_LATE"):
        context.add_init_script(_LATE.replace("LATE", late))
    return context
