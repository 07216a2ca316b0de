"""The head of a page: what search engines read of it, and what is shown where its link is sent."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from spadille.text import load_catalogue

PLACE: Final = "<title>Spadille</title>"
"""What stands in the built page where its head goes."""
BODY: Final = "<!--body-->"
"""Where what is said to a browser without scripts stands."""
APP: Final = '<div id="app">'
"""Where the page is drawn by its script; until that has come the door shows what it is about."""
_LOCALES: Final = {"en": "en_GB", "sv": "sv_SE"}
_KINDS: Final = (("about", re.compile(r"/about/?")), ("table", re.compile(r"/table/[\w-]+.*")))
_DOOR: Final = "/"
_PUBLIC: Final = (_DOOR, "/about", "/rules")


def render(page: str, path: str, language: str, origin: str, about: Mapping[str, str] | None = None) -> str:
    """The built page with its head, in a language; `about` is the title and description of what only this
    address shows.

    >>> dressed('<html lang="en"><title>Spadille</title>', "/", "sv", "http://oak")[:62]
    '<html lang="sv"><title>Spadille: kortspelet solo</title><meta '
    """
    words = load_catalogue(language)
    noscript = f"<noscript><p>{escape(words.say('head-noscript'))}</p>{_read(language)}</noscript>"
    named = page.replace('lang="en"', f'lang="{language}"', 1)
    return (
        named.replace(PLACE, "".join(_head(path, language, origin, about or _about_kind(path, language))))
        .replace(BODY, noscript)
        .replace(APP, APP + _first(path, language), 1)
    )


def render_robots(origin: str) -> str:
    """What search engines may look at: the house, and nobody's table."""
    return (
        f"User-agent: *\nDisallow: /api/\nDisallow: /table/\nDisallow: /mine\nSitemap: {origin}/sitemap.txt\n"
    )


def render_sitemap(origin: str) -> str:
    """The pages that everybody may find."""
    return "".join(f"{origin}{path}\n" for path in _PUBLIC)


def _kind(path: str) -> str:
    found = (f"-{kind}" for kind, known in _KINDS if known.fullmatch(path))
    return next(found, "")


def _about_kind(path: str, language: str) -> dict[str, str]:
    """What is said of every page of a kind."""
    kind = _kind(path)
    return {name: load_catalogue(language).say(f"head-{name}{kind}") for name in ("title", "description")}


def _head(path: str, language: str, origin: str, about: Mapping[str, str]) -> Iterator[str]:
    words = load_catalogue(language)
    picture = origin + about.get("image", f"/preview-{language}.jpg")
    yield f"<title>{escape(about['title'])}</title>"
    yield _meta("name", "description", about["description"])
    if path not in _PUBLIC:
        yield _meta("name", "robots", "noindex")
    else:
        yield f'<link rel="canonical" href="{escape(origin + path)}" />'
    graph = {"type": "website", "site_name": "Spadille", "image:alt": words.say("head-picture"), **about}
    graph |= {"url": origin + path, "locale": _LOCALES[language], "image": picture}
    graph |= {"image:width": "1200", "image:height": "630"}
    yield from (_meta("property", f"og:{name}", content) for name, content in graph.items())
    yield _meta("name", "twitter:card", "summary_large_image")


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'


def _first(path: str, language: str) -> str:
    """What is to be read at the door while the rest is on its way."""
    if path != _DOOR:
        return ""
    claim, then, lead = (
        escape(load_catalogue(language).say(f"door-{name}")) for name in ("claim", "claim-then", "lead")
    )
    return (
        '<div class="first"><section class="opening">'
        f'<h1 class="display"><span>{claim}</span> <span>{then}</span></h1><p>{lead}</p>'
        "</section></div>"
    )


def _read(language: str) -> str:
    """What the house is, for whoever sees no more of it."""
    words = load_catalogue(language)
    lines = (words.say(name) for name in ("head-description", "about-lead"))
    return "".join(f"<p>{escape(line)}</p>" for line in lines)
