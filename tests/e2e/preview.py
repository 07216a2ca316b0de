"""Take the preview images for links to the site, one for each language: `python -m tests.e2e.preview FOLDER`.

They show the landing page's hand and claim. SPADILLE_CHROMIUM is the browser's path.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from spadille.text import LANGUAGES
from tests.e2e import boards
from tests.e2e.chromium import Device, Language, launch
from tests.e2e.evening import Evening

SIZE = Device(1200, 630)
ALONE = """
[role=banner], header, footer, .now, .ways, .games, .arc [role=group] { display: none !important }
.door { padding-top: 40px !important; --lines: center } h1 { font-size: 56px !important; text-align: center }
.claim p { max-width: 900px !important; margin-inline: auto !important; text-align: center }
figcaption { visibility: hidden }
"""


_WORN = """style => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
}"""


def picture(browser: Browser, file: Path, language: Language) -> None:
    """Take one picture, always of the same hand."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Evening(browser, Path(folder)).open(boards.GUARANTEE) as evening,
    ):
        page = evening.visit(SIZE, language=language)
        evening.start(page, language)
        page.evaluate(_WORN, ALONE)
        page.screenshot(path=file, type="jpeg", quality=70)


def main() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright, os.environ["SPADILLE_CHROMIUM"])
        for language in LANGUAGES:
            picture(browser, Path(sys.argv[1]) / f"preview-{language}.jpg", language)


if __name__ == "__main__":
    main()
