"""`spadille play`: play a match against bots in the terminal."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pkgutil import resolve_name
from random import Random

from spadille.bots import BOTS
from spadille.bots.explanation import Reasons
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.player import Player, make_hint_chance
from spadille.cli.arguments import Number, build_rules, check_seed, find_game, resolve_seats
from spadille.cli.command_error import CommandError
from spadille.cli.language import choose_language
from spadille.cli.terminal_session import SessionEnded, TerminalSession
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.match import Match, Terms, agreed
from spadille.play.view import View
from spadille.rules.game import Game, Rules
from spadille.rules.options import MOST
from spadille.rules.presets import End
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.sentences.audience import Audience
from spadille.sentences.display_names import sanitize_input
from spadille.text import load_catalogue
from spadille.text.wrapping import wrap_for
from spadille.text_commands.vocabulary import load_vocabulary

with suppress(ImportError):
    # If available, this module gives `input` line editing and history.
    import readline  # noqa: F401

_ADVISER = ExpertPlayer()
_REVIEW_DEAL = "spadille.cli.review:review_deal"
_USUAL_ROUNDS = 4
"""The default number of times that each player deals in a match of fixed length."""


def play(
    *,
    game: str | None = None,
    rules: str | None = None,
    seats: Number | None = None,
    options: str = "{}",
    bot: str = "club",
    deals: Number | None = None,
    seed: str | None = None,
    language: str | None = None,
) -> None:
    """Play a match against bots by typing commands."""
    catalogue = load_catalogue(choose_language(language))
    played = find_game(game)
    table = build_rules(played, rules, options)
    seats = resolve_seats(table, seats)
    terms = _agree_terms(played, table, seats, deals)
    chance = _RandomSource(_resolve_seed(seed), _find_bot(bot))
    began = time.monotonic()
    TerminalSession(
        audience=Audience.with_bots(catalogue, seats),
        vocabulary=load_vocabulary(catalogue),
        terminal=Keyboard(),
        bot=chance.answer,
        find_hint=_find_hint,
        deal_cards=chance.deal_cards,
        elapsed_minutes=lambda: (time.monotonic() - began) / 60,
        review_deal=_review_deal,
    ).play(Match.begin(table, terms, seats, chance.draw_dealer(seats)))


class Keyboard:
    """A terminal that reads standard input and writes standard output."""

    def write_line(self, line: str) -> None:
        sys.stdout.write(wrap_for(sys.stdout, f"{line}\n"))

    def read_line(self) -> str:
        """Read the next line.

        Raises:
            SessionEnded: The input has ended.
        """
        sys.stdout.flush()
        try:
            return input("> " if sys.stdin is not None and sys.stdin.isatty() else "")
        except (EOFError, RuntimeError):
            # RuntimeError: standard input was closed before the start.
            raise SessionEnded from None


class _RandomSource:
    """The source of all random choices: the cards, the first dealer, and the bots' actions."""

    def __init__(self, seed: str, bot: Player) -> None:
        self._seed = seed
        self._bot = bot
        self._whims = Random(f"{seed}/bots")  # noqa: S311 - a bot may be guessed at

    def draw_dealer(self, seats: int) -> Seat:
        return Stream(key_of(f"{self._seed}/dealer", 0)).below(seats)

    def deal_cards(self, match: Match) -> Layout:
        """Return the cards of a match's next deal."""
        stream = Stream(key_of(self._seed, match.deals))
        return dealt_by(stream, match.rules, len(match.chips), match.dealer)

    def answer(self, view: View) -> Action:
        return self._bot.answer(view, self._whims)


def _find_hint(view: View) -> Reasons:
    """Return the strongest bot's choice, with reasons."""
    return _ADVISER.reasons(view, make_hint_chance(view))


def _review_deal(audience: Audience, deal: Deal) -> Iterable[str]:
    """Return the lines of a deal's review.

    The evaluator is slow to import, so it is imported on first use.
    """
    lines: Iterable[str] = resolve_name(_REVIEW_DEAL)(audience, deal)
    return lines


def _resolve_seed(seed: str | None) -> str:
    if seed is None:
        return secrets.token_hex()
    check_seed(seed)
    return seed


def _find_bot(name: str) -> Player:
    if name not in BOTS:
        raise CommandError("unknown-bot", bot=sanitize_input(name), bots=", ".join(BOTS))
    return BOTS[name]


def _agree_terms(game: Game, rules: Rules, seats: int, deals: int | None) -> Terms:
    """Return the terms of a match of `deals` deals, or of the usual length by these rules."""
    preset = game.preset(rules.settings.preset)
    if deals is None and preset.ends[0] is End.DEALS:
        deals = _USUAL_ROUNDS * seats
    if deals is not None and not 1 <= deals <= MOST:
        raise CommandError("deals-range", least=1, most=MOST)
    end = {} if deals is None else {End.DEALS.value: deals}
    try:
        return agreed(game.id, preset, seats, {"end": end})
    except NotAllowed:
        raise CommandError("deals-rounds", seats=seats) from None
