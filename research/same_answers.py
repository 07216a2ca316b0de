"""Write digests of the answers of the library and the server to very many inputs. Equal digests show equal
behaviour.

    python -m research.same_answers > digests.json
    python -m research.same_answers --quick --part codes --part views
    python -m research.same_answers --output digests.json      goes on where an earlier run stopped

The amount of work is set in deals and worlds, never in time, and every random generator has a fixed seed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from datetime import date, timedelta
from functools import partial
from hashlib import sha256
from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import spadille as sp
from research.rest_answers import rest_answers
from spadille.bots.player import make_hint_chance as hint_chance
from spadille.cli.start import main as run_command
from spadille.notation.days import day_deal, open_chain
from spadille.notation.views import view_json

QUICK_BOTS: Final = ("novice", "club", "fast")
SLOW_BOTS: Final = ("pimc", "ismcts", "expert")
DEALS: Final = 200
SLOW_DEALS: Final = 20
"""The number of deals of each preset with a slow bot."""
LESS: Final = 10
"""The divisor of all counts with `--quick`."""
OBJECTIVES: Final = ("points", "tricks", "no-points", "no-tricks")
FIRST_DAY: Final = date(2026, 10, 3)
COMMANDS: Final = (
    "deal --game {game} --count 5 --seed same",
    "check {records}",
    "check {records} --language sv",
    "code {records}",
    "arena --game {game} --bots club,novice --deals 6 --seed same --json --processes 1",
    "arena --game {game} --bots club,novice --deals 6 --seed same --processes 1 --language en",
    "review {records} --worlds 4 --language en",
)
"""Commands of the terminal whose output is compared."""

Answers = Iterator[tuple[str, Iterable[object]]]
"""Keys, each with the values of which one digest is made."""
Part = Callable[[int], Answers]


def tables() -> Iterator[tuple[str, str, Sequence[int]]]:
    """Yield the game, the preset and the possible numbers of seats of every preset."""
    for name, game in sp.GAMES.items():
        for preset in game.presets:
            yield name, preset.id, game.rules(preset.id).seats


def deal(
    game: str, number: int, rules: str | None = None, options: dict[str, object] | None = None
) -> sp.Deal:
    """Return deal `number` of a series in which the number of seats and the dealer vary with the number."""
    possible = sp.game_named(game).rules(rules or sp.GAMES[game].presets[0].id, options).seats
    seats = possible[number % len(possible)]
    seed = f"same answers {game} {rules}"
    return sp.deal(
        game, rules=rules, options=options, seats=seats, dealer=number % seats, seed=seed, number=number
    )


def played_by_chance(game: str, number: int, rules: str | None = None, *, whole: bool = False) -> sp.Deal:
    """Return a deal played by random actions. With `whole` it is finished, otherwise it stops at a random
    step.
    """
    chance = Random(f"{game} {rules} {number}")
    found, steps = deal(game, number, rules), 10_000 if whole else chance.randrange(60)
    for _ in range(steps):
        if found.over:
            break
        found = found.play(chance.choice(found.answers()))
    return found


def positions(game: str, bot: str = "novice") -> Iterator[sp.Deal]:
    """Yield deals at random steps in which a seat has a choice. The bot bids and plays."""
    number = 0
    while True:
        number += 1
        chance, found = Random(f"position {game} {number}"), deal(game, number)
        steps = chance.randrange(70)
        players = [sp.bots.BOTS[bot]] * found.layout.seats
        while found.turn is not None and (steps > 0 or len(found.answers()) < 2):
            found = found.play(players[found.turn].answer(sp.view_of(found, found.turn), chance))
            steps -= 1
        if not found.over:
            yield found


def deals_by_bots(bots: Sequence[str], count: int, less: int) -> Answers:
    """Play `count` deals of every preset with each of these bots, and yield their records."""
    for bot in bots:
        for game, rules, _ in tables():
            yield f"{game}/{rules}/{bot}", _played(game, rules, bot, count // less)


def _played(game: str, rules: str, bot: str, count: int) -> Iterator[object]:
    for number in range(count):
        dealt = deal(game, number, rules)
        end = sp.play_out(dealt, [bot] * dealt.layout.seats, seed=f"same {number}")
        yield [end.record, end.code, str(end.deal)]


def deals_by_options(less: int) -> Answers:
    """Play deals of presets with two changed options, and yield their records."""
    for game, rules, _ in tables():
        yield f"{game}/{rules}", _played_by_options(game, rules, 60 // less)


def _played_by_options(game: str, rules: str, count: int) -> Iterator[object]:
    for number in range(count):
        chance = Random(f"options {game} {rules} {number}")
        chosen: dict[str, object] = {}
        for option in chance.sample(sp.GAMES[game].options, min(2, len(sp.GAMES[game].options))):
            least = option.least + chance.randrange(9)
            chosen[option.id] = chance.choice(option.words) if option.words else min(option.most, least)
        try:
            dealt = deal(game, number, rules, chosen)
            end = sp.play_out(dealt, ["club"] * dealt.layout.seats, seed=number)
        except sp.NotAllowed as refused:
            yield [chosen, str(refused)]
            continue
        yield [chosen, end.record]


def codes(less: int) -> Answers:
    """Yield deal codes of finished and unfinished deals, and the records that are read back from them."""
    presets = list(tables())
    for game, rules, _ in presets:
        yield f"{game}/{rules}", _codes(game, rules, 1000 // len(presets) // less)


def _codes(game: str, rules: str, count: int) -> Iterator[object]:
    for number in range(count):
        found = played_by_chance(game, number, rules, whole=number % 2 == 0)
        code = sp.code_of(found)
        assert sp.deal_of(code) == found
        answers = [] if found.over else [str(answer) for answer in found.answers()]
        yield [code, sp.record_json(found), answers]


def days(less: int) -> Answers:
    """Yield the daily deals of some days."""
    for at in range(100 // less):
        day = FIRST_DAY + timedelta(at)
        chain = open_chain(day.year)
        game = list(sp.GAMES)[at % len(sp.GAMES)]
        found = day_deal(chain.secret(day), game)
        yield day.isoformat(), [[chain.head.hex(), game, found.code, found.seats, found.dealer]]


def hints(less: int) -> Answers:
    """Yield the reasons of bots for their answers."""
    for game in sp.GAMES:
        for bot in (*QUICK_BOTS, *SLOW_BOTS):
            count = (50 if bot in QUICK_BOTS else 12) // less
            yield f"{game}/{bot}", _hints(game, bot, max(1, count))


def _hints(game: str, bot: str, count: int) -> Iterator[object]:
    player: Any = sp.bots.BOTS[bot]
    for found in islice(positions(game), count):
        assert found.turn is not None
        view = sp.view_of(found, found.turn)
        yield player.reasons(view, hint_chance(view)).to_json()


def reviews(less: int) -> Answers:
    """Yield reviews of deals, each evaluated in few worlds."""
    for game in sp.GAMES:
        for number in range(max(1, 3 // less)):
            yield f"{game}/{number}", _reviewed(game, number)


def _reviewed(game: str, number: int) -> Iterator[object]:
    dealt = deal(game, number)
    end = sp.play_out(dealt, ["club"] * dealt.layout.seats, seed=number)
    active = end.deal.layout.active
    found = sp.review(end, active[number % len(active)], worlds=8, seed=number)
    yield [found.to_json(), found.curve]


def views(less: int) -> Answers:
    """Yield the JSON form of the views of each seat and of a spectator."""
    for game in sp.GAMES:
        yield game, _views(game, 50 // less)


def _views(game: str, count: int) -> Iterator[object]:
    for found in islice(positions(game, "club"), count):
        for seat in (*range(found.layout.seats), None):
            view = sp.view_of(found, seat)
            yield [view_json(view), str(view)]


def batches(less: int) -> Answers:
    """Play deals in batches, and yield the observations, legal actions and payments."""
    presets = list(tables())
    for number in range(50 // less):
        game, rules, possible = presets[number % len(presets)]
        seats = possible[number // len(presets) % len(possible)]
        yield f"{number}/{game}/{rules}/{seats}", _batch(game, rules, seats, number)


def _batch(game: str, rules: str, seats: int, number: int) -> Iterator[object]:
    bots: Any = {1: "heuristic"} if number % 3 == 1 else {}
    batch: Any = sp.env.Batch(game, 16, seed=number, rules=rules, seats=seats, bots=bots)
    chance, width = Random(number), len(batch.actions)
    obs, mask, seat = batch.reset()
    for _ in range(80):
        allowed = bytes(mask)
        chosen = bytearray()
        for row in range(16):
            legal = [at for at in range(width) if allowed[row * width + at]]
            chosen.append(chance.choice(legal) if legal else 0)
        obs, mask, seat, reward, done = batch.step(chosen)
        yield [digest_of(bytes(obs)), digest_of(allowed), list(seat.tolist()), reward.tolist(), done.tolist()]
    yield [batch.play_out(3), batch.totals]


def solved(less: int) -> Answers:
    """Solve the last tricks of deals for every objective, and yield the answers."""
    for game in sp.GAMES:
        yield game, _solved(game, 200 // len(sp.GAMES) // less + 1)


def _solved(game: str, count: int) -> Iterator[object]:
    for number, (found, view) in enumerate(islice(_last_tricks(game), count)):
        active, known = view["active"], view["contract"]
        leader = active.index(view["trick"]["leader"])
        side = [active.index(seat) for seat in (known["declarer"], known["partner"]) if seat is not None]
        phase: Any = found.phase
        answer = sp.solve(
            "|".join(str(phase.hands[seat]) for seat in active),
            trumps=known["trump"],
            leader=leader,
            declarer=side,
            trick=" ".join(view["trick"]["cards"]),
            objective=OBJECTIVES[number % len(OBJECTIVES)],
            order="german" if game == "german-solo" and number % 2 else "ace-ten",
        )
        moves = {str(card): value for card, value in answer.moves.items()}
        yield [answer.value, moves, [[seat, str(card)] for seat, card in answer.line]]


def _last_tricks(game: str) -> Iterator[tuple[sp.Deal, dict[str, Any]]]:
    """Yield deals in the play of the cards in which each seat has six cards at most, with arguments for the
    solver.
    """
    for found in positions(game):
        view: dict[str, Any] = view_json(sp.view_of(found, found.turn))
        if view["phase"] == "play" and view["contract"] and max(view["counts"]) <= 6:
            yield found, view


def commands(less: int) -> Answers:
    """Run commands of the terminal, and yield their output."""
    del less
    for game in sp.GAMES:
        records = Path(f"records-of-{game}.jsonl")
        texts = (json.dumps(sp.record_json(played_by_chance(game, at, whole=True))) for at in range(2))
        records.write_text("\n".join(texts) + "\n", "utf-8")
        try:
            for line in COMMANDS:
                yield f"{game}: {line}", [_printed(line.format(game=game, records=records).split())]
        finally:
            records.unlink()


def _printed(arguments: list[str]) -> list[object]:
    out, errors = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(errors):
        try:
            status: object = run_command(arguments)
        except SystemExit as ended:
            status = ended.code
    return [status or 0, out.getvalue(), errors.getvalue()]


PARTS: Final[dict[str, Part]] = {
    "codes": codes,
    "days": days,
    "views": views,
    "options": deals_by_options,
    "batches": batches,
    "solved": solved,
    "commands": commands,
    "rest": rest_answers,
    "reviews": reviews,
    "hints": hints,
    "deals": partial(deals_by_bots, QUICK_BOTS, DEALS),
    **{f"deals-of-{bot}": partial(deals_by_bots, [bot], SLOW_DEALS) for bot in SLOW_BOTS},
}
"""The parts by name, the quickest first."""


def digest_of(text: bytes) -> str:
    """Return the digest of `text`."""
    return sha256(text).hexdigest()


def digest(values: Iterable[object]) -> str:
    """Return the digest of values, each as a line of JSON."""
    found = sha256()
    for value in values:
        found.update(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
    return found.hexdigest()


def main() -> None:
    """Print the digests of the chosen parts as JSON, and the seconds of each part on standard error."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help=f"a {LESS}th of everything")
    parser.add_argument("--part", action="append", choices=PARTS, help="only this part, or these")
    parser.add_argument("--output", type=Path, help="write this file after each part; what it has is kept")
    given = parser.parse_args()
    output: Path | None = given.output
    found: dict[str, dict[str, str]] = json.loads(output.read_text()) if output and output.exists() else {}
    for name in given.part or PARTS:
        if name not in found:
            began = process_time()
            found[name] = {key: digest(values) for key, values in PARTS[name](LESS if given.quick else 1)}
            print(f"{name}: {len(found[name])} digests, {process_time() - began:.0f} s", file=sys.stderr)
            if output:
                output.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    if not output:
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
