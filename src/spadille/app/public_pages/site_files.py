"""The files of the public pages, for a server and for a site of plain files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spadille.app.public_pages.addresses import RECALL, PageId, list_pages, list_paths, page_path
from spadille.app.public_pages.frame import PublicPage, alternates, render_frame
from spadille.app.public_pages.other_pages import make_about_page, make_daily_page, make_start_page
from spadille.app.public_pages.recall_page import make_recall_page
from spadille.app.public_pages.rule_pages import make_rule_page
from spadille.text import LANGUAGES

ROBOTS, SITEMAP = "robots.txt", "sitemap.xml"
PRIVATE: Final = ("/api/", "/table/", "/account", "/pad/", "/club/")
"""The beginnings of paths that belong to players: their tables, results, sheets and clubs.

Deals and challenges are sent to friends: programs that show a picture of a link read their pages, which ask
search engines to leave them out.
"""
OPEN: Final = ("/api/games", "/api/lessons", "/api/rulebook/")
"""What of the API is public."""


def render_file(path: str, address: str | None = None, query: str = "") -> bytes:
    """Return a file of the public pages.

    Args:
        path: The folder of a page, such as `rules/six-bid/`, `robots.txt`, or `sitemap.xml`.
        address: The public address of the site's folder. Without it the page names no address.
        query: The answers to the questions of a page that asks some.
    """
    if path == ROBOTS:
        return render_robots(address).encode()
    if path == SITEMAP:
        return render_sitemap(address or "").encode()
    page, language = list_paths()[path]
    return render_frame(make_public_page(page, language, query), address).encode()


def make_public_page(page: PageId, language: str, query: str = "") -> PublicPage:
    """Return a public page without its frame."""
    match page:
        case ("rules", name) if name == RECALL:
            return make_recall_page(language, query)
        case ("rules", *_):
            return make_rule_page(page, language)
        case ("play", game):
            return make_start_page(game, language)
        case ("about",):
            return make_about_page(language)
        case _:
            return make_daily_page(language)


def render_sitemap(address: str) -> str:
    """Return sitemap.xml: every public page with its other languages."""
    urls = "".join(_list_urls(address))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
        f'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n<url><loc>{address}</loc></url>\n{urls}</urlset>\n'
    )


def _list_urls(address: str) -> Iterator[str]:
    """Yield the entry of each public page in each language."""
    for page in list_pages():
        links = "".join(
            f'<xhtml:link rel="alternate" hreflang="{language}" href="{href}"/>'
            for language, href in alternates(page, address)
        )
        for language in LANGUAGES:
            yield f"<url><loc>{address}{page_path(page, language)}</loc>{links}</url>\n"


def render_robots(address: str | None) -> str:
    """Return robots.txt. It excludes what belongs to players."""
    opened = "".join(f"Allow: {path}\n" for path in OPEN)
    closed = "".join(f"Disallow: {path}\n" for path in PRIVATE)
    where = "" if address is None else f"Sitemap: {address}sitemap.xml\n"
    return f"User-agent: *\n{opened}{closed}{where}"


def list_site_files(address: str | None) -> Iterator[tuple[str, bytes]]:
    """Yield the path and the content of every file of the public pages."""
    for path in list_paths():
        yield f"{path}index.html", render_file(path, address)
    for path in (ROBOTS, *([] if address is None else [SITEMAP])):
        yield path, render_file(path, address)
