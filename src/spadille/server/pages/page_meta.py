"""Render the head of a page: the metadata for search engines and link previews."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from spadille.app.public_pages.frame import preview_file
from spadille.app.public_pages.other_pages import render_start_links
from spadille.text import DEFAULT, REGISTERED, load_catalogue

PLACE: Final = "<title>Spadille</title>"
"""The text in the built page that the rendered head replaces."""
BODY: Final = "<!--body-->"
"""The text in the built page that a description for browsers without scripts replaces."""
APP: Final = '<div id="app">'
"""The element into which the script renders. On the landing page it holds a text until then."""
_KINDS: Final = (("about", re.compile(r"/about/?")), ("table", re.compile(r"/table/[\w-]+.*")))
_LANDING: Final = "/"
_PAGES: Final = frozenset(
    (
        "",
        "about",
        "account",
        "challenge",
        "club",
        "clubs",
        "day",
        "deal",
        "friends",
        "lessons",
        "pad",
        "puzzles",
        "rules",
        "table",
    )
)
"""The first parts of the addresses of the web client's pages."""
_PUBLIC: Final = (_LANDING, "/about", "/rules")


def render(
    page: str,
    path: str,
    language: str,
    origin: str,
    about: Mapping[str, str] | None = None,
    *,
    address: str | None = None,
) -> str:
    """Return the built page with its head, and its text for browsers without scripts, in a language.

    `about` has the title and description for this path; by default they depend on the kind of page. `address`
    is the public address of the server; without it no canonical address is given.

    >>> render('<html lang="en"><title>Spadille</title>', "/", "sv", "http://oak")[:62]
    '<html lang="sv"><title>Spadille: kortspelet solo</title><meta '
    """
    catalogue = load_catalogue(language)
    links = render_start_links(language) if path in _PUBLIC else ""
    needs_script = escape(catalogue.say("head-noscript"))
    noscript = f"<noscript><p>{needs_script}</p>{_noscript_text(language)}{links}</noscript>"
    localized = page.replace(f'lang="{DEFAULT}"', f'lang="{language}"', 1)
    return (
        localized.replace(
            PLACE, "".join(_head_tags(path, language, origin, about or _about_kind(path, language), address))
        )
        .replace(BODY, noscript)
        .replace(APP, APP + _landing_text(path, language), 1)
    )


def is_page(path: str) -> bool:
    """Return whether the web client has a page at a path. Elsewhere it says that there is none.

    >>> is_page("/table/abc"), is_page("/nowhere")
    (True, False)
    """
    return path.split("/")[1] in _PAGES


def _kind(path: str) -> str:
    suffixes = (f"-{kind}" for kind, known in _KINDS if known.fullmatch(path))
    return next(suffixes, "")


def _about_kind(path: str, language: str) -> dict[str, str]:
    """Return the title and description of the kind of page at a path."""
    kind = _kind(path)
    return {name: load_catalogue(language).say(f"head-{name}{kind}") for name in ("title", "description")}


def _head_tags(
    path: str, language: str, origin: str, about: Mapping[str, str], address: str | None
) -> Iterator[str]:
    catalogue = load_catalogue(language)
    picture = origin + about.get("image", f"/{preview_file(language)}")
    yield f"<title>{escape(about['title'])}</title>"
    yield _meta("name", "description", about["description"])
    if path not in _PUBLIC:
        yield _meta("name", "robots", "noindex")
    elif address is not None:
        # the page without a script has the same contents, in an address of its own
        folder = path.strip("/") + "/" * (path != _LANDING)
        yield f'<link rel="canonical" href="{escape(address + folder)}" />'
    graph = {"type": "website", "site_name": "Spadille", "image:alt": catalogue.say("head-picture"), **about}
    graph |= {"url": origin + path, "locale": REGISTERED[language].locale.replace("-", "_"), "image": picture}
    graph |= {"image:width": "1200", "image:height": "630"}
    yield from (_meta("property", f"og:{name}", content) for name, content in graph.items())
    yield _meta("name", "twitter:card", "summary_large_image")


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'


def _landing_text(path: str, language: str) -> str:
    """Return the text of the landing page that is shown until the script has loaded."""
    if path != _LANDING:
        return ""
    claim, then, lead = (
        escape(load_catalogue(language).say(f"landing-{name}")) for name in ("claim", "claim-then", "lead")
    )
    return (
        '<div class="first"><section class="opening">'
        f'<h1 class="display"><span>{claim}</span> <span>{then}</span></h1><p>{lead}</p>'
        "</section></div>"
    )


def _noscript_text(language: str) -> str:
    """Return the description of Spadille for browsers without scripts."""
    catalogue = load_catalogue(language)
    texts = (catalogue.say(name) for name in ("head-description", "about-lead"))
    return "".join(f"<p>{escape(text)}</p>" for text in texts)
