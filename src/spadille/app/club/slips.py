"""Slips: what each member did at a table in a round, from an online table or from a score sheet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from spadille import protocol
from spadille.club.entries import SlipLine, rules_id
from spadille.notation.records import differing
from spadille.pad.sheet import read_sheet
from spadille.play.deal import Deal
from spadille.rules.game import Rules
from spadille.rules.goal import Outcome
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result
from spadille.table.reducer import TableState, required
from spadille.table.seating import Sitter

_DECIDED: Final = (Outcome.WON, Outcome.LOST)
_NOTHING: Final = SlipLine(None, 0, 0, 0, 0, 0, 0)


def id_of_rules(rules: Rules) -> str:
    """Return the id of a table's rules, by which a slip is checked to be of the club's rules."""
    settings = rules.settings
    return rules_id(settings.game, settings.preset, differing(rules))


def read_table(state: TableState, members: Mapping[str, int], seated: Sequence[int | None]) -> list[SlipLine]:
    """Return the lines of a finished match at an online table.

    Each deal counts for the member who had the seat when it ended. Bots, and people who are no members,
    share a line. A member who was seated and has not the seat at the end has left.

    Args:
        state: The table at the end of the match.
        members: The members by their player.
        seated: The member whom the draw put on each seat.
    """
    lines: defaultdict[int | None, SlipLine] = defaultdict(lambda: _NOTHING)
    closed = required(state.closed)
    won = [0] * state.seats
    for deal, line_up in zip(state.finished, state.line_ups, strict=True):
        payments = required(deal.result).payments
        for seat, sitter in enumerate(line_up):
            member = _member_of(sitter, members)
            won[seat] += payments[seat]
            lines[member] = _add(lines[member], _deal_line(deal, seat))
    start = state.match.terms.start or 0
    for seat, sitter in enumerate(closed):
        share = state.match.chips[seat] - start - won[seat]
        member = _member_of(sitter, members)
        lines[member] = replace(lines[member], counters=lines[member].counters + share)
    staying = {_member_of(sitter, members) for sitter in closed}
    taking_part = [member for member in (*seated, *lines) if member is not None]
    written = [
        replace(lines[member], member=member, left=member not in staying)
        for member in dict.fromkeys(taking_part)
    ]
    return [*written, lines[None]] if lines[None] != _NOTHING else written


def read_score_sheet(
    log: Sequence[Any], members: Sequence[int | None], club_rules: str
) -> tuple[list[SlipLine], int]:
    """Return the lines of a score sheet, whose pots are shared out, and what is left.

    Args:
        log: The log of the sheet.
        members: The member of each account. Accounts without a member share a line.
        club_rules: The id of the club's rules.

    Raises:
        NotAllowed: the sheet is invalid or of other rules.
    """
    sheet = read_sheet(list(log)).close()
    if id_of_rules(sheet.head.rules) != club_rules:
        raise NotAllowed("other-rules")
    if len(members) != len(sheet.accounts):
        raise NotAllowed("sheet-members", accounts=len(sheet.accounts))
    lines: defaultdict[int | None, SlipLine] = defaultdict(lambda: _NOTHING)
    for account, member in zip(sheet.accounts, members, strict=True):
        lines[member] = replace(lines[member], counters=lines[member].counters + account.balance)
    for hand in sheet.hands:
        for seat in hand.table.active:
            member = members[hand.table.holders[seat]]
            lines[member] = _add(lines[member], replace(_hand_line(hand.result, seat), decisions=1))
    written = [replace(line, member=member) for member, line in lines.items()]
    return written, -sum(line.counters for line in written)


def read_figures(
    figures: Sequence[protocol.ClubFigure], before: Sequence[SlipLine], deals: int
) -> list[SlipLine]:
    """Return lines with these counters. What else the lines `before` say of a member stays."""
    known = {line.member: line for line in before}
    return [
        replace(
            known.get(figure.member, replace(_NOTHING, member=figure.member, hands=deals, decisions=deals)),
            counters=figure.counters,
        )
        for figure in figures
    ]


def _member_of(sitter: Sitter | None, members: Mapping[str, int]) -> int | None:
    """Return the member who plays on a seat; None for a bot, also one that plays for an absent member."""
    if sitter is None or sitter.player is None or sitter.cover is not None:
        return None
    return members.get(sitter.player)


def _deal_line(deal: Deal, seat: Seat) -> SlipLine:
    """Return the line of one deal for a seat."""
    result = required(deal.result)
    line = _hand_line(result, seat) if seat in deal.layout.active else _NOTHING
    decisions = sum(action.seat == seat for action in deal.actions)
    return replace(line, counters=result.payments[seat], decisions=decisions)


def _hand_line(result: Result | None, seat: Seat) -> SlipLine:
    """Return the line of one hand for a seat that played it, without counters."""
    if result is None or result.outcome not in _DECIDED:
        return replace(_NOTHING, hands=1)
    won, declared = result.outcome is Outcome.WON, seat in (result.declarer, result.partner)
    beaten = not won and not declared
    return SlipLine(None, 1, int(declared), int(won and declared), int(beaten), 0, 0)


def _add(line: SlipLine, other: SlipLine) -> SlipLine:
    return replace(
        line,
        hands=line.hands + other.hands,
        declared=line.declared + other.declared,
        won=line.won + other.won,
        beaten=line.beaten + other.beaten,
        counters=line.counters + other.counters,
        decisions=line.decisions + other.decisions,
    )
