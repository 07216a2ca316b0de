"""The results and records of a table's matches, and a table's entries in lists of tables."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from spadille import protocol
from spadille.app.lessons import find_lesson_at
from spadille.notation.records import differing
from spadille.notation.results import result_json
from spadille.play.seeing import view_of
from spadille.rules.presets import End
from spadille.rules.seating import Seat
from spadille.sentences.hand_stats import sort_hand
from spadille.storage import Event
from spadille.table import broadcast
from spadille.table.deal_sentences import name_contract
from spadille.table.reducer import Stage, TableState, apply_event, initial_state, required

_MOST_FOUND: Final = 100


def split_matches(events: Iterable[Event]) -> list[TableState]:
    """Return the table's state at the end of each match, and its current state.

    Raises:
        UnreadableEvent: the events are invalid.
    """
    ended: list[TableState] = []
    state: TableState | None = None
    for event in events:
        if state is not None and event.kind == "began":
            ended.append(state)
        state = initial_state(event) if state is None else apply_event(state, event)
    return ended if state is None else [*ended, state]


def build_results(table: str, states: Sequence[TableState], reader: str | None) -> protocol.TableResults:
    """Return every match with its standing and its deals, the latest match first.

    `reader` is the id of the player whose own line the standing marks.
    """
    return protocol.TableResults(table=table, matches=[_match(state, reader) for state in reversed(states)])


def record_lines(states: Iterable[TableState]) -> str:
    """Return the records of all matches as JSON Lines."""
    return "".join(f"{json.dumps(broadcast.build_record(state), ensure_ascii=False)}\n" for state in states)


def _match(state: TableState, reader: str | None) -> protocol.MatchResult:
    settings, match = state.rules.settings, state.match
    return protocol.MatchResult(
        number=state.number,
        game=settings.game,
        rules=settings.preset,
        ended=None if match.ended is None else match.ended.value,
        standing=_standing(state, reader),
        deals=[_deal(state, place) for place in range(len(state.finished))],
    )


def _standing(state: TableState, reader: str | None) -> list[protocol.StandingLine]:
    line_up = state.closed or state.line_up
    return [
        protocol.StandingLine(
            seat=place.seat,
            name=sitter.name if sitter else "",
            mine=bool(sitter and sitter.player and sitter.player == reader and place.left_after is None),
            bot=sitter.bot if sitter else None,
            chips=place.chips,
            place=place.place,
            left_after=place.left_after,
        )
        for place in state.match.final_standing
        for sitter in [line_up[place.seat]]
    ]


def _deal(state: TableState, place: int) -> protocol.DealLine:
    deal = state.finished[place]
    assert deal.result is not None
    result = protocol.Result.model_validate(result_json(deal.result))
    return protocol.DealLine(n=place + 1, time=state.begun[place], dealer=deal.layout.dealer, result=result)


def sort_open_tables(found: Iterable[protocol.OpenTable]) -> list[protocol.OpenTable]:
    """Sort open tables: those with free seats first, then those with bots."""
    return sorted(found, key=lambda table: (not table.free, not table.bots, table.table))[:_MOST_FOUND]


def open_table_message(state: TableState, presence: broadcast.Presence) -> protocol.OpenTable:
    """Return the entry of a table in the list of open tables."""
    settings = state.rules.settings
    people = [sitter.name for sitter in state.line_up if sitter and sitter.player]
    free = state.line_up.count(None)
    return protocol.OpenTable(
        table=state.id,
        game=settings.game,
        rules=settings.preset,
        options={name: dict(settings.values)[name] for name in differing(state.rules)},
        people=people,
        seats=state.seats,
        free=free,
        bots=state.seats - free - len(people),
        watchers=presence.watchers,
        deal=state.deal_number,
        stage=state.stage.value,
    )


def my_table_message(state: TableState, player: str, played: str) -> protocol.MyTable | None:
    """Return the entry of a table in a player's own list.

    None if the player has left the table, and for the table of a lesson between two deals.
    """
    settings, seat = state.rules.settings, state.seat_of(player)
    if seat is None or (find_lesson_at(state) and state.stage is not Stage.PLAYING):
        return None
    chips, terms = state.match.chips, state.match.terms
    return protocol.MyTable(
        table=state.id,
        game=settings.game,
        rules=settings.preset,
        seat=seat,
        deal=state.deal_number,
        stage=state.stage.value,
        asked=_find_request(state, seat),
        by_turns=state.by_turns,
        others=[who.name for place, who in enumerate(state.line_up) if who and place != seat],
        deals=terms.reach if terms.end is End.DEALS else None,
        chips=chips[seat],
        ahead=chips[seat] - max((held for place, held in enumerate(chips) if place != seat), default=0),
        played=played,
        glance=_glance(state, seat) if state.stage is Stage.PLAYING else None,
    )


def _glance(state: TableState, seat: Seat) -> protocol.TableGlance:
    """Return a summary of the deal in progress, as a seat sees it, for the player's list of tables."""
    view = view_of(required(state.deal), seat)
    table, known = view.table, view.known
    cards = {} if table is None else dict(zip(table.order, table.cards, strict=False))
    left = max(view.counts) if table else 0
    return protocol.TableGlance(
        phase=view.phase,
        turn=view.turn,
        lead=table is not None and not table.cards,
        named=None if known is None else protocol.Sentence.model_validate(name_contract(known).to_json()),
        declarer=None if known is None else known.declarer,
        trump=None if known is None or known.trump is None else known.trump.letter,
        trick=len(view.tricks) + 1 if table else 0,
        tricks=len(view.tricks) + left,
        hand=[
            protocol.HandCard(
                card=card.text, points=view.ranking.points[card.number], trump=view.ranking.is_trump(card)
            )
            for card in sort_hand(view)
        ],
        seats=[
            protocol.GlanceSeat(
                name=sitter.name if sitter else "",
                chips=state.match.chips[place],
                bot=sitter.bot if sitter else None,
                card=cards[place].text if place in cards else None,
            )
            for place, sitter in enumerate(state.line_up)
        ],
    )


def _find_request(state: TableState, seat: Seat) -> Literal["turn", "question", "next"] | None:
    """Return what a table waits for from a seat."""
    if seat in state.missing_votes():
        return "question"
    if state.turn == seat:
        return "turn"
    return "next" if state.stage is Stage.BETWEEN and seat not in state.ready else None
