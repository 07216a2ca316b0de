"""The public pages besides the rules: about, each game's start, the deal of the day."""

from __future__ import annotations

from html import escape

from spadille.app.public_pages import facts, markup
from spadille.app.public_pages.addresses import RECALL, RULES, PageId, link_between, page_path
from spadille.app.public_pages.frame import PublicPage, app_link
from spadille.games import GAMES, game_named
from spadille.text import Catalogue, load_catalogue


def make_start_page(game: str, language: str) -> PublicPage:
    """Return the page that opens a game: what it is, and its rule sets to play by."""
    catalogue = load_catalogue(language)
    path, named = page_path(("play", game), language), game_named(game)
    name = catalogue.say(f"game-{game}")
    rules = facts.first_rules(game)
    ways = markup.render_list(
        markup.render_link(
            app_link(path, f"/?game={game}&rules={preset.id}"),
            catalogue.say("pages-play-by", preset=catalogue.say(f"preset-{game}-{preset.id}")),
            "button",
        )
        for preset in named.presets
    )
    book = link_between(path, page_path((RULES, game), language))
    body = (
        markup.paragraph(catalogue.say(f"about-game-{game}"))
        + markup.render_terms(facts.glance(rules, catalogue), "glance")
        + f'<div class="ways">{ways}</div>'
        + f"<p>{markup.render_link(book, catalogue.say('pages-heading-game', game=name))}</p>"
    )
    return PublicPage(
        id=("play", game),
        language=language,
        title=catalogue.say("pages-title-play", game=name),
        heading=catalogue.say("pages-heading-play", game=name),
        description=catalogue.say("pages-about-play", game=name),
        body=f"<section>{body}</section>",
        trail=[((RULES,), catalogue.say("pages-nav-rules")), ((RULES, game), name)],
    )


def make_about_page(language: str) -> PublicPage:
    """Return the page about the games and whose rules are followed."""
    catalogue = load_catalogue(language)
    path = page_path(("about",), language)
    sections = []
    for game in GAMES.values():
        link = {
            preset.id: link_between(path, page_path((RULES, game.id, preset.id), language))
            for preset in game.presets
        }
        text = markup.paragraph(catalogue.say(f"about-game-{game.id}")) + facts.sources(game, catalogue, link)
        sections.append(markup.render_section(game.id, catalogue.say(f"game-{game.id}"), text))
    which = link_between(path, page_path((RULES, RECALL), language))
    free = markup.paragraph(catalogue.say("about-free"))
    free += f"<p>{markup.render_link(which, catalogue.say('recall-link'))}</p>"
    return PublicPage(
        id=("about",),
        language=language,
        title=catalogue.say("head-title-about"),
        heading=catalogue.say("about-title"),
        description=catalogue.say("head-description-about"),
        body=f"<section>{markup.paragraph(catalogue.say('about-lead'))}</section>{''.join(sections)}{free}",
    )


def make_daily_page(language: str) -> PublicPage:
    """Return the page about the deal of the day."""
    catalogue = load_catalogue(language)
    path = page_path(("daily",), language)
    action = markup.render_link(app_link(path, "/day"), catalogue.say("pages-daily-open"), "button primary")
    return PublicPage(
        id=("daily",),
        language=language,
        title=catalogue.say("pages-title-daily"),
        heading=catalogue.say("day-title"),
        description=catalogue.say("day-about"),
        body=f"<section>{''.join(map(markup.paragraph, _daily_texts(catalogue)))}</section>",
        actions=f'<p class="actions">{action}</p>',
    )


def _daily_texts(catalogue: Catalogue) -> list[str]:
    return [catalogue.say(name) for name in ("pages-daily-games", "pages-daily-par", "pages-daily-proof")]


def render_start_links(language: str, path: str = "") -> str:
    """Return links to the public pages, for browsers without scripts on the page of the app."""
    catalogue = load_catalogue(language)

    def link(page: PageId, text: str) -> str:
        return markup.render_link(link_between(path, page_path(page, language)), text)

    games = [link((RULES, game), catalogue.say(f"game-{game}")) for game in GAMES]
    others = [link((name,), catalogue.say(f"pages-nav-{name}")) for name in ("rules", "daily", "about")]
    others.append(link((RULES, RECALL), catalogue.say("rules-which")))
    name = escape(catalogue.say("pages-nav"))
    return f'<nav aria-label="{name}">{markup.render_list([*others, *games])}</nav>'
