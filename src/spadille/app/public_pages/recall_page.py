"""The page *Which Solo was it?*: questions, one at a time, and the games that the answers fit.

`web/public/recall.js` renders the same, byte for byte, on a site of plain files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final
from urllib.parse import parse_qsl

from spadille.app.public_pages import markup
from spadille.app.public_pages.addresses import RECALL, RULES, PageId, link_between, page_path
from spadille.app.public_pages.frame import PublicPage, app_link
from spadille.app.public_pages.posterior import (
    ERROR_RATE,
    LEAST_BITS,
    MOST_QUESTIONS,
    Answers,
    choose_question,
    infer_presets,
    load_table,
    sum_by_game,
)
from spadille.app.public_pages.recall_questions import QUESTIONS, list_answers
from spadille.games import GAMES
from spadille.text import Catalogue, load_catalogue

SCRIPT: Final = "recall.js"
UNKNOWN: Final = "-"
"""The answer of a player who does not know."""
_EPSILON: Final = 1e-9
"""Half a per cent is rounded up, however the sum was rounded."""
_SHOWN: Final = 4
_LEAST_PERCENT: Final = 2
"""A less probable game or preset is not shown, unless it is the most probable one."""
_WORDS: Final = (
    *("count", "unknown", "possible", "result", "fits", "differs", "differs-said", "play", "again", "back"),
    *("given", "ignored"),
)


def make_recall_page(language: str, query: str = "") -> PublicPage:
    """Return the page after the answers in a query."""
    catalogue = load_catalogue(language)
    id: PageId = (RULES, RECALL)
    path = page_path(id, language)
    data = list_data(language)
    answers, ignored = read_answers(query)
    root = link_between(path, "")
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return PublicPage(
        id=id,
        language=language,
        title=catalogue.say("recall-title"),
        heading=catalogue.say("rules-which"),
        description=catalogue.say("recall-about"),
        body=(
            f'<section><div id="recall">{render_recall(data, answers, ignored=ignored)}</div>'
            f"<noscript>{markup.paragraph(catalogue.say('recall-noscript'))}</noscript></section>"
            f"{_render_overview(catalogue)}"
            f'<script type="application/json" id="recall-data">{text}</script>'
            f'<script type="module" src="{root}{SCRIPT}"></script>'
        ),
        trail=[((RULES,), catalogue.say("pages-nav-rules"))],
    )


def read_answers(query: str) -> tuple[Answers, bool]:
    """Return the answers in a query, and whether it has others, which are ignored."""
    known = {q.id: {UNKNOWN, *(answer.id for answer in list_answers(q.id))} for q in QUESTIONS}
    answers: dict[str, str | None] = {}
    ignored = False
    for question, answer in parse_qsl(query, keep_blank_values=True):
        if answer in known.get(question, ()) and question not in answers:
            answers[question] = None if answer == UNKNOWN else answer
        else:
            ignored = True
    return answers, ignored


def list_data(language: str) -> dict[str, Any]:
    """Return everything that the page shows and that its script computes with."""
    catalogue = load_catalogue(language)
    table, path = load_table(), page_path((RULES, RECALL), language)
    return {
        "most": MOST_QUESTIONS,
        "error": ERROR_RATE,
        "least": LEAST_BITS,
        "questions": [
            {
                "id": question.id,
                "text": question.say(catalogue),
                "answers": [
                    [answer.id, question.say_answer(answer, catalogue)]
                    for answer in list_answers(question.id)
                ],
            }
            for question in QUESTIONS
        ],
        "candidates": [
            {
                "game": candidate.game,
                "name": catalogue.say(f"game-{candidate.game}"),
                "preset": catalogue.say(f"preset-{candidate.game}-{candidate.preset}"),
                "book": link_between(path, page_path((RULES, candidate.game), language)),
                "rules": link_between(path, page_path((RULES, candidate.game, candidate.preset), language)),
                "play": app_link(path, f"/?game={candidate.game}&rules={candidate.preset}"),
                "answers": [table.columns[question.id][place] for question in QUESTIONS],
            }
            for place, candidate in enumerate(table.candidates)
        ],
        "words": {word: _load_pattern(catalogue, word) for word in _WORDS},
    }


def _load_pattern(catalogue: Catalogue, word: str) -> str:
    """Return a sentence with its blanks in braces, to be filled in here and by the script."""
    return catalogue.say(
        f"recall-{word}", **{blank: f"{{{blank}}}" for blank in ("number", "most", "answer")}
    )


def render_recall(data: Mapping[str, Any], answers: Answers, *, ignored: bool = False) -> str:
    """Return the next question with the games still possible, or the result."""
    words = data["words"]
    question = choose_question(answers)
    weights = infer_presets(answers)
    note = f'<p class="note" role="status">{escape(words["ignored"])}</p>' if ignored else ""
    middle = (
        _render_result(data, answers, weights)
        if question is None
        else _render_question(data, answers, question) + (_render_possible(data, weights) if answers else "")
    )
    return f"{note}{middle}{_render_given(data, answers)}"


def _render_question(data: Mapping[str, Any], answers: Answers, question: str) -> str:
    words = data["words"]
    asked = next(entry for entry in data["questions"] if entry["id"] == question)
    count = words["count"].replace("{number}", str(len(answers) + 1)).replace("{most}", str(data["most"]))
    buttons = "".join(
        f'<button class="button" name="{question}" value="{escape(id)}">{escape(text)}</button>'
        for id, text in [*asked["answers"], [UNKNOWN, words["unknown"]]]
    )
    return (
        f'<p class="note">{escape(count)}</p><h2 id="question" tabindex="-1">{escape(asked["text"])}</h2>'
        f'<form class="choices">{_hide(answers)}{buttons}</form>'
    )


def _hide(answers: Answers) -> str:
    """Return the answers as hidden fields of a form."""
    return "".join(
        f'<input type="hidden" name="{question}" value="{escape(answer or UNKNOWN)}">'
        for question, answer in answers.items()
    )


def _percent(weight: float) -> int:
    return int(100 * weight + 0.5 + _EPSILON)


def _measure(weight: float) -> str:
    percent = _percent(weight)
    return f'<meter max="100" value="{percent}">{percent} %</meter> <span>{percent} %</span>'


def _render_possible(data: Mapping[str, Any], weights: Sequence[float]) -> str:
    by_game = sorted(sum_by_game(weights).items(), key=lambda pair: -_percent(pair[1]))
    lines = []
    for game, weight in by_game[:_SHOWN]:
        first = next(entry for entry in data["candidates"] if entry["game"] == game)
        lines.append(
            f'<li><a href="{escape(first["book"])}">{escape(first["name"])}</a> {_measure(weight)}</li>'
        )
    return f'<h2>{escape(data["words"]["possible"])}</h2><ul class="possible">{"".join(lines)}</ul>'


def _render_result(data: Mapping[str, Any], answers: Answers, weights: Sequence[float]) -> str:
    words = data["words"]
    places = sorted(range(len(weights)), key=lambda place: -_percent(weights[place]))
    shown = [place for place in places[:_SHOWN] if _percent(weights[place]) >= _LEAST_PERCENT]
    lines = []
    for place in shown or places[:1]:
        entry = data["candidates"][place]
        name = f"{entry['name']}, {entry['preset']}"
        fits, differs = _list_reasons(data, answers, entry)
        lines.append(
            f'<li><h3><a href="{escape(entry["rules"])}">{escape(name)}</a></h3>'
            f'<p class="possible">{_measure(weights[place])}</p>'
            f"{_render_reasons(words['fits'], fits)}{_render_reasons(words['differs'], differs)}"
            f'<p><a class="button primary" href="{escape(entry["play"])}">'
            f"{escape(words['play'])}</a></p></li>"
        )
    return (
        f'<h2 id="question" tabindex="-1">{escape(words["result"])}</h2>'
        f'<ol class="results">{"".join(lines)}</ol>'
    )


def _list_reasons(
    data: Mapping[str, Any], answers: Answers, entry: Mapping[str, Any]
) -> tuple[list[str], list[str]]:
    """Return what of the answers fits a preset, and what differs."""
    fits, differs = [], []
    for place, question in enumerate(data["questions"]):
        given = answers.get(question["id"])
        if given is None:
            continue
        id, text = question["answers"][entry["answers"][place]]
        if id == given:
            fits.append(f"{escape(question['text'])} <b>{escape(text)}</b>")
        else:
            remark = data["words"]["differs-said"].replace("{answer}", _find_text(question, given))
            differs.append(f"{escape(question['text'])} <b>{escape(text)}</b> {escape(remark)}")
    return fits, differs


def _find_text(question: Mapping[str, Any], answer: str) -> str:
    return str(dict(question["answers"])[answer])


def _render_reasons(heading: str, reasons: Sequence[str]) -> str:
    return f"<h4>{escape(heading)}</h4>{markup.render_list(reasons)}" if reasons else ""


def _render_given(data: Mapping[str, Any], answers: Answers) -> str:
    """Return the answers so far, with a way back by one and to the start."""
    if not answers:
        return ""
    words = data["words"]
    by_id = {question["id"]: question for question in data["questions"]}
    lines = [
        f"{escape(by_id[id]['text'])} "
        f"<b>{escape(words['unknown'] if answer is None else _find_text(by_id[id], answer))}</b>"
        for id, answer in answers.items()
    ]
    but_last = dict(list(answers.items())[:-1])
    return (
        f"<h2>{escape(words['given'])}</h2>{markup.render_list(lines)}"
        f'<form class="ways">{_hide(but_last)}<button class="button">{escape(words["back"])}</button></form>'
        f'<form class="ways"><button class="button">{escape(words["again"])}</button></form>'
    )


def _render_overview(catalogue: Catalogue) -> str:
    """Return the answers of every game to every question, for readers without a script."""
    head = [escape(catalogue.say(f"recall-{name}")) for name in ("column",)]
    head += [escape(catalogue.say(f"game-{game}")) for game in GAMES]
    rows = []
    for question in QUESTIONS:
        row = [escape(question.say(catalogue))]
        for game in GAMES:
            held = {c.answers[question.id] for c in load_table().candidates if c.game == game}
            texts = [question.say_answer(a, catalogue) for a in list_answers(question.id) if a in held]
            row.append(escape("; ".join(texts)))
        rows.append(row)
    title = catalogue.say("recall-overview")
    table = markup.render_table(head, rows, title)
    return f"<section><details><summary>{escape(title)}</summary>{table}</details></section>"
