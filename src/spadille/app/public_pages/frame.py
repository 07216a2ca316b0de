"""The frame of a public page: head, navigation and footer. The page needs no script."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from spadille.app.public_pages.addresses import RECALL, RULES, PageId, link_between, page_path
from spadille.app.public_pages.markup import render_link
from spadille.text import DEFAULT, LANGUAGES, REGISTERED, Catalogue, load_catalogue

STYLE: Final = "pages.css"
"""The style sheet of every page."""
_CONTEXT: Final = "https://schema.org"


@dataclass(frozen=True)
class PublicPage:
    """A page in one language, without its frame."""

    id: PageId
    language: str
    title: str
    """The title in the head, as a person would search for it."""
    heading: str
    description: str
    body: str
    contents: Sequence[tuple[str, str]] = ()
    """The anchors of the sections with their headings. Those of the rulebook begin with the page's name."""
    mark: str = ""
    """The attribute of texts from the rulebook that are in another language."""
    trail: Sequence[tuple[PageId, str]] = ()
    """The pages above this one with their names."""
    actions: str = ""
    data: Sequence[dict[str, object]] = ()
    """Structured data for search engines."""
    styles: Sequence[str] = (STYLE,)
    """The style sheets, in the folder of the site."""

    @property
    def path(self) -> str:
        """The page's folder, relative to the site's."""
        return page_path(self.id, self.language)

    @property
    def root(self) -> str:
        """The link to the site's folder."""
        return link_between(self.path, "")

    def link(self, page: PageId) -> str:
        """Return the link to another page in the same language."""
        return link_between(self.path, page_path(page, self.language))


def app_link(path: str, address: str) -> str:
    """Return the link from the page at `path` to an address in the app, such as `/deal/…`."""
    return f"{link_between(path, '')}#{address}"


def render_frame(page: PublicPage, address: str | None) -> str:
    """Return the whole page.

    Args:
        page: The page.
        address: The public address of the site's folder. Without it, nothing in the page names an address.
    """
    catalogue = load_catalogue(page.language)
    return (
        f'<!doctype html>\n<html lang="{page.language}">\n'
        f"<head>{''.join(_head(page, catalogue, address))}</head>\n"
        f'<body><a class="skip" href="#main">{escape(catalogue.say("pages-skip"))}</a>'
        f"{_top(page, catalogue)}"
        f'<main id="main"><div class="opening">{_trail(page, catalogue)}<h1>{escape(page.heading)}</h1>'
        f'<p class="lead">{escape(page.description)}</p>{page.actions}</div>'
        f'<div class="columns">{_contents(page, catalogue)}<article>{page.body}</article></div></main>\n'
        f"{_footer(page, catalogue)}</body>\n</html>\n"
    )


def _head(page: PublicPage, catalogue: Catalogue, address: str | None) -> Iterator[str]:
    yield '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    yield '<meta name="color-scheme" content="light dark">'
    yield f"<title>{escape(page.title)}</title>"
    yield f'<meta name="description" content="{escape(page.description)}">'
    yield f'<link rel="icon" href="{page.root}mark.svg" type="image/svg+xml">'
    yield from (f'<link rel="stylesheet" href="{page.root}{style}">' for style in page.styles)
    base = page.root if address is None else address
    graph = {
        "title": page.title,
        "description": page.description,
        "type": "article",
        "site_name": "Spadille",
        "locale": REGISTERED[page.language].locale.replace("-", "_"),
        "image": f"{base}{preview_file(page.language)}",
        "image:alt": catalogue.say("head-picture"),
        "image:width": "1200",
        "image:height": "630",
        **({} if address is None else {"url": address + page.path}),
    }
    for name, content in graph.items():
        yield f'<meta property="og:{name}" content="{escape(content)}">'
    yield '<meta name="twitter:card" content="summary_large_image">'
    if address is not None:
        yield f'<link rel="canonical" href="{escape(address + page.path)}">'
        yield from (
            f'<link rel="alternate" hreflang="{language}" href="{escape(href)}">'
            for language, href in alternates(page.id, address)
        )
    for found in (*page.data, *_breadcrumbs(page, address)):
        text = json.dumps({"@context": _CONTEXT, **found}, ensure_ascii=False).replace("<", "\\u003c")
        yield f'<script type="application/ld+json">{text}</script>'


def preview_file(language: str) -> str:
    """Return the name of the picture that a link to a page shows."""
    return f"preview-{language}.jpg"


def alternates(page: PageId, address: str) -> Iterator[tuple[str, str]]:
    """Yield the address of a page in each language, and its default."""
    for language in LANGUAGES:
        yield language, address + page_path(page, language)
    yield "x-default", address + page_path(page, DEFAULT)


def _breadcrumbs(page: PublicPage, address: str | None) -> Iterator[dict[str, object]]:
    if not page.trail:
        return
    steps = [*page.trail, (page.id, page.heading)]
    items: list[dict[str, object]] = []
    for number, (above, name) in enumerate(steps, 1):
        where = {} if address is None else {"item": address + page_path(above, page.language)}
        items.append({"@type": "ListItem", "position": number, "name": name, **where})
    yield {"@type": "BreadcrumbList", "itemListElement": items}


def _top(page: PublicPage, catalogue: Catalogue) -> str:
    links = [
        render_link(page.link((name,)), catalogue.say(f"pages-nav-{name}"))
        for name in ("rules", "daily", "about")
    ]
    others = [
        f'<a lang="{language}" hreflang="{language}" '
        f'href="{link_between(page.path, page_path(page.id, language))}">'
        f"{escape(about.name)}</a>"
        for language, about in REGISTERED.items()
        if language != page.language
    ]
    name = escape(catalogue.say("pages-nav"))
    brand = f'<a class="brand" href="{page.root}">Spadille</a>'
    return f'<header>{brand}<nav aria-label="{name}">{"".join([*links, *others])}</nav></header>'


def _trail(page: PublicPage, catalogue: Catalogue) -> str:
    links = [render_link(page.link(above), name) for above, name in page.trail]
    name = escape(catalogue.say("pages-trail"))
    return f'<nav class="trail" aria-label="{name}">{" / ".join(links)}</nav>' if links else ""


def _contents(page: PublicPage, catalogue: Catalogue) -> str:
    if not page.contents:
        return ""
    links = "".join(
        f"<li>{render_link(f'#{anchor}', name, mark=page.mark * ('.' in anchor))}</li>"
        for anchor, name in page.contents
    )
    name = escape(catalogue.say("pages-contents"))
    heading = f'<h2 id="contents">{name}</h2>'
    return f'<nav class="contents" aria-labelledby="contents">{heading}<ol>{links}</ol></nav>'


def _footer(page: PublicPage, catalogue: Catalogue) -> str:
    links = (
        render_link(page.link((RULES,)), catalogue.say("pages-nav-rules")),
        render_link(page.link((RULES, RECALL)), catalogue.say("rules-which")),
    )
    return f"<footer><p>{escape(catalogue.say('pages-foot'))}</p><p>{' '.join(links)}</p></footer>"
