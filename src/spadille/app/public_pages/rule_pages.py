"""The pages of the rules: for each game and each of its presets, the glossary and the list of all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import chain
from typing import Final

from spadille.app.catalogue.service import GENERAL_PAGES
from spadille.app.public_pages import facts, markup
from spadille.app.public_pages.addresses import CARD, RECALL, RULES, PageId, link_between, page_path
from spadille.app.public_pages.book import lang_attribute, list_anchors, read_parts, resolve_links
from spadille.app.public_pages.example_hand import find_hand
from spadille.app.public_pages.frame import STYLE, PublicPage, app_link
from spadille.app.public_pages.table_card import CARD_STYLE, render_card
from spadille.games import GAMES, game_named
from spadille.rules.game import Game, Rules
from spadille.sentences.display_names import capitalize, format_contract
from spadille.text import Catalogue, load_catalogue

_HEADING: Final = re.compile(r'<h1 id="[^"]*">(.*?)</h1>\s*', re.DOTALL)
_SECTION: Final = re.compile(r'<h2 id="([^"]+)">(.*?)</h2>', re.DOTALL)
_TAG: Final = re.compile(r"<[^>]+>")
_NOT_SHOWN: Final = ("examples",)
"""How examples are abbreviated: the pages write cards as people do."""
_NOT_OF_PRESETS: Final = (*_NOT_SHOWN, "first-hand", "presets", "options", "house", "names")
"""What only the page of the game has."""
_LONGEST: Final = 155
"""The longest description that search engines show."""


def make_rule_page(page: PageId, language: str) -> PublicPage:
    """Return the page of the rules that `page` names."""
    match page[1:]:
        case ():
            return _list_games(language)
        case (book,) if book in GENERAL_PAGES:
            return _make_general_page(book, language)
        case (game,):
            return _make_page(_Subject(game_named(game), None, language))
        case (game, preset, _):
            return _make_card(_Subject(game_named(game), preset, language))
        case (game, preset):
            return _make_page(_Subject(game_named(game), preset, language))
        case _:
            raise KeyError(page)


@dataclass(frozen=True)
class _Subject:
    """What a page of rules is about: a game, or one of its presets, in a language."""

    game: Game
    preset: str | None
    language: str

    @property
    def catalogue(self) -> Catalogue:
        return load_catalogue(self.language)

    @property
    def rules(self) -> Rules:
        """The rules of the preset; for a page of a game, of its first."""
        return self.game.rules(self.preset or self.game.presets[0].id)

    @property
    def id(self) -> PageId:
        return (RULES, self.game.id) if self.preset is None else (RULES, self.game.id, self.preset)

    @property
    def path(self) -> str:
        return page_path(self.id, self.language)

    @property
    def names(self) -> dict[str, str]:
        """The names of game and preset, as facts."""
        game = self.catalogue.say(f"game-{self.game.id}")
        return {"game": game, "preset": self.preset_name(self.rules.settings.preset)}

    def preset_name(self, preset: str) -> str:
        """Return the name of a preset."""
        return self.catalogue.say(f"preset-{self.game.id}-{preset}")

    @property
    def preset_links(self) -> dict[str, str]:
        """The links to the pages of the presets that the page is about."""
        shown = [preset.id for preset in self.game.presets if self.preset in (None, preset.id)]
        return {
            preset: link_between(self.path, page_path((RULES, self.game.id, preset), self.language))
            for preset in shown
        }


def _make_page(subject: _Subject) -> PublicPage:
    game, preset, catalogue, path = subject.game, subject.preset, subject.catalogue, subject.path
    kind = "game" if preset is None else "preset"
    intro, *parts = read_parts(game.id, subject.language, preset)
    questions = list(facts.questions(subject.rules, catalogue))
    hidden = _NOT_SHOWN if preset is None else _NOT_OF_PRESETS
    shown = [part for part in parts if part[0] not in hidden]
    mark = lang_attribute(game.id, subject.language)
    body = "".join(_assemble(_without_heading(intro[1]), shown, _generate(subject, questions), mark))
    body = resolve_links(
        body, game.id, list_anchors(body), lambda book: _book_link(path, book, subject.language)
    )
    names = subject.names
    trail = [((RULES,), catalogue.say("pages-nav-rules")), ((RULES, game.id), names["game"])]
    return PublicPage(
        id=subject.id,
        language=subject.language,
        title=catalogue.say(f"pages-title-{kind}", **names),
        heading=catalogue.say(f"pages-heading-{kind}", **names),
        description=_shorten(catalogue.say(f"pages-about-{kind}", **names, about=_about(game, catalogue))),
        body=body,
        contents=[(anchor, _TAG.sub("", text)) for anchor, text in _SECTION.findall(body)],
        mark=mark,
        trail=trail[: len(subject.id) - 1],
        actions=_play_actions(subject),
        data=[_game_data(subject.rules, names["game"], catalogue), _faq_data(questions)],
    )


def _generate(subject: _Subject, questions: list[tuple[str, str]]) -> dict[str, str]:
    """Return what is made from the declaration, by the topic of the rulebook that it belongs to."""
    game, rules, catalogue, link = subject.game, subject.rules, subject.catalogue, subject.preset_links

    def section(topic: str, body: str) -> str:
        return markup.render_section(topic, catalogue.say(f"pages-{topic}"), body)

    table = markup.paragraph(catalogue.say("pages-contracts-of", preset=subject.names["preset"]))
    table += facts.contract_table(rules, catalogue)
    if len(link) > 1:
        table += markup.paragraph(catalogue.say("pages-prices-about"))
        table += facts.price_table(game, catalogue, link)
    cases = markup.render_list(map(escape, facts.worked_cases(rules, catalogue)))
    preset = None if subject.preset is None else game.preset(subject.preset)
    options = "" if preset is None else facts.option_table(preset, rules, catalogue)
    answers = "".join(f"<h3>{escape(topic)}</h3>{markup.paragraph(answer)}" for topic, answer in questions)
    return {
        "hand": _try_hand(subject),
        "glance": section("glance", markup.render_terms(facts.glance(rules, catalogue), "glance")),
        "cards": facts.card_orders(rules, catalogue),
        "contracts": table,
        "settlement": f"<h3>{escape(catalogue.say('pages-cases'))}</h3>{cases}",
        "options": section("options", options),
        "questions": section("questions", answers),
        "sources": section("sources", facts.sources(game, catalogue, link)),
    }


def _assemble(intro: str, parts: list[tuple[str, str]], blocks: dict[str, str], mark: str) -> Iterator[str]:
    """Yield the page in its order: what is made from the declaration stands under its topic.

    `mark` is the attribute of texts from a rulebook page that is not translated.
    """
    yield f"<section{mark}>{intro}</section>"
    yield blocks["glance"]
    for topic, html in parts:
        heading, found, rest = html.partition("</h2>")
        head, text = _marked(heading + found, mark), _marked(rest, mark)
        match topic:
            case "cards" | "contracts":
                inside = f"{head}{blocks[topic]}{text}"
            case "settlement":
                inside = f"{head}{text}{blocks[topic]}"
            case _:
                inside = _marked(html, mark)
        yield f"<section>{inside}</section>"
        if topic == "short":
            yield blocks["hand"]
    yield blocks["options"]
    yield blocks["questions"]
    yield blocks["sources"]


def _marked(html: str, mark: str) -> str:
    return f"<div{mark}>{html}</div>" if mark and html else html


def _try_hand(subject: _Subject) -> str:
    """Return the section with a hand to answer. Each answer opens these cards in the app."""
    catalogue, hand = subject.catalogue, find_hand(subject.game.id, subject.preset)
    if hand is None:
        return ""
    drawn = markup.draw_cards(markup.draw_card(card, catalogue) for card in hand.cards)
    href = app_link(subject.path, f"/deal/{hand.code}?play")
    lowest = subject.game.rules(hand.preset).contracts[:2]
    calls = [*(format_contract(catalogue, contract.id) for contract in lowest), catalogue.say("pass")]
    answers = "".join(markup.render_link(href, capitalize(call), "button") for call in calls)
    about = catalogue.say("pages-hand-about", preset=subject.preset_name(hand.preset))
    return (
        f'<section class="try"><h2 id="try">{escape(catalogue.say("pages-hand-title"))}</h2>{drawn}'
        f'<p class="answers">{answers}</p><p class="note">{escape(about)}</p></section>'
    )


def _play_actions(subject: _Subject) -> str:
    query = f"game={subject.game.id}&rules={subject.rules.settings.preset}"
    play, build = (app_link(subject.path, f"{path}?{query}") for path in ("/", "/rules"))
    sheet = page_path((RULES, subject.game.id, subject.rules.settings.preset, CARD), subject.language)
    card = link_between(subject.path, sheet)
    links = [
        markup.render_link(play, subject.catalogue.say("pages-play"), "button primary"),
        markup.render_link(build, subject.catalogue.say("pages-build"), "button"),
        markup.render_link(card, subject.catalogue.say("card-print"), "button"),
    ]
    return f'<p class="actions">{"".join(links)}</p>'


def _make_card(subject: _Subject) -> PublicPage:
    """Return the page of a preset's table card."""
    catalogue, names = subject.catalogue, subject.names
    id = (*subject.id, CARD)
    back = link_between(page_path(id, subject.language), subject.path)
    return PublicPage(
        id=id,
        language=subject.language,
        title=catalogue.say("card-page-title", **names),
        heading=catalogue.say("card-title"),
        description=catalogue.say("card-about", **names),
        body=render_card(subject.rules, catalogue),
        trail=[
            ((RULES,), catalogue.say("pages-nav-rules")),
            ((RULES, subject.game.id), names["game"]),
            (subject.id, names["preset"]),
        ],
        actions=f"<p>{markup.render_link(back, catalogue.say('card-back'), 'button')}</p>",
        styles=(STYLE, CARD_STYLE),
    )


def _about(game: Game, catalogue: Catalogue) -> str:
    return catalogue.say(f"about-game-{game.id}")


def _game_data(rules: Rules, name: str, catalogue: Catalogue) -> dict[str, object]:
    return {
        "@type": "Game",
        "name": name,
        "description": catalogue.say(f"about-game-{rules.settings.game}"),
        "inLanguage": catalogue.language,
        "numberOfPlayers": {
            "@type": "QuantitativeValue",
            "minValue": rules.seats[0],
            "maxValue": rules.seats[-1],
        },
    }


def _faq_data(asked: list[tuple[str, str]]) -> dict[str, object]:
    return {
        "@type": "FAQPage",
        "mainEntity": [
            {"@type": "Question", "name": question, "acceptedAnswer": {"@type": "Answer", "text": answer}}
            for question, answer in asked
        ],
    }


def _book_link(path: str, book: str, language: str) -> str:
    return link_between(path, page_path((RULES, book), language))


def _without_heading(html: str) -> str:
    return _HEADING.sub("", html, count=1)


def _shorten(text: str) -> str:
    """Return a text without the sentences that search engines would cut off."""
    sentences = re.split(r"(?<=[.!?]) ", text)
    kept = sentences[0]
    for sentence in sentences[1:]:
        if len(kept) + len(sentence) + 1 > _LONGEST:
            break
        kept = f"{kept} {sentence}"
    return kept


def _make_general_page(book: str, language: str) -> PublicPage:
    """Return the page of a rulebook page about all games."""
    catalogue = load_catalogue(language)
    id: PageId = (RULES, book)
    path = page_path(id, language)
    html = "".join(text for _, text in read_parts(book, language))
    mark = lang_attribute(book, language)
    shown = _marked(_without_heading(html), mark)
    body = resolve_links(shown, book, list_anchors(html), lambda other: _book_link(path, other, language))
    return PublicPage(
        id=id,
        language=language,
        title=catalogue.say(f"pages-title-{book}"),
        heading=catalogue.say(f"pages-heading-{book}"),
        description=catalogue.say(f"pages-about-{book}"),
        body=body,
        contents=[(anchor, _TAG.sub("", text)) for anchor, text in _SECTION.findall(body)],
        mark=mark,
        trail=[((RULES,), catalogue.say("pages-nav-rules"))],
    )


def _list_games(language: str) -> PublicPage:
    catalogue = load_catalogue(language)
    path = page_path((RULES,), language)

    def link(*parts: str) -> str:
        return link_between(path, page_path((RULES, *parts), language))

    def entry(game: Game) -> str:
        name = catalogue.say(f"game-{game.id}")
        presets = markup.render_list(
            markup.render_link(link(game.id, preset.id), catalogue.say(f"preset-{game.id}-{preset.id}"))
            for preset in game.presets
        )
        return (
            f'<section><h2 id="{game.id}">{markup.render_link(link(game.id), name)}</h2>'
            f"{markup.paragraph(_about(game, catalogue))}{presets}</section>"
        )

    which = markup.render_link(link(RECALL), catalogue.say("recall-link"))
    others = [
        markup.render_link(link(book), catalogue.say(f"pages-heading-{book}")) for book in GENERAL_PAGES
    ]
    return PublicPage(
        id=(RULES,),
        language=language,
        title=catalogue.say("pages-title-rules"),
        heading=catalogue.say("pages-heading-rules"),
        description=catalogue.say("pages-about-rules"),
        body="".join(chain([f"<p>{which}</p>"], map(entry, GAMES.values()), [markup.render_list(others)])),
    )
