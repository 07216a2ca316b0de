"""An independent implementation of the games for card points, written from their descriptions.

It reads a record as text, replays the tricks and settles the deal. It shares no code with the library.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

RANKS = "ATKQJ9876"
"""High to low."""
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRICKS = 11
Record = Mapping[str, Any]


@dataclass(frozen=True)
class Terms:
    """A contract as its published description states it."""

    rate: int
    """Counters a point away from 60, or in all where the price is fixed."""
    trump: str = ""
    """The suit that is trumps, or `none`; empty where it is named."""
    widow: str = "declarers"
    """Or `taken`, `nobodys`, or `last` for the winner of the last trick."""
    wants: str = "more"
    """More than 60 points, or `least` of them, `nothing` that counts, `no-tricks`, `all-tricks`."""
    fixed: bool = False
    least: int = 0
    least_in_hearts: int = 0
    mark: int = 60
    """The points that the price is counted from."""
    at_mark: int = 0
    """1 if exactly `mark` points win, -1 if they lose."""
    per: int = 1
    """The points that the rate is paid for; a part counts in full."""
    rate_in_hearts: int = 0
    """Another fixed price in hearts."""
    leader: str = ""
    """The seat that leads first, if it is another than in the other contracts."""


@dataclass(frozen=True)
class Sheet:
    """A rule set as its published description states it."""

    contracts: Mapping[str, Terms]
    sitters: str = "on-loss"
    third_share: bool = False
    """With three at the table, a declarer who loses pays one share more than there are opponents."""
    trumps_wait: bool = False
    """No trump is led before one has been played, but by a hand of trumps alone."""
    aces_stay: bool = False
    """No ace is laid away but with all the declarer's cards of its suit."""
    leader: str = "eldest"
    """Or `declarer`."""


def three_bids(rates: tuple[int, int, int], *, fixed: bool = False) -> dict[str, Terms]:
    """Return the contracts of three bids with their rates: a frog, a solo that is not in hearts, and a heart
    solo.
    """
    frog, solo, heart_solo = rates
    return {
        "frog": Terms(frog, "H", "taken", fixed=fixed),
        "simple-solo": Terms(solo, fixed=fixed),
        "heart-solo": Terms(heart_solo, "H", fixed=fixed),
    }


def all_tricks(rates: Mapping[str, int]) -> dict[str, Terms]:
    """Return contracts in which the declarer must take every trick. `rates` has their prices."""
    return {
        name: Terms(
            rate,
            "H" if name.startswith(("frage", "heart")) else "",
            "taken" if name.startswith("frage") else "declarers",
            "all-tricks",
            fixed=True,
        )
        for name, rate in rates.items()
    }


def nothing(rate: int) -> Terms:
    """Return a contract in which the declarer may take no card with points."""
    return Terms(rate, "none", "nobodys", "nothing", fixed=True)


FROG = Terms(1, "H", "taken")
SHEETS: dict[tuple[str, str], Sheet] = {
    **{
        ("frog", preset): Sheet({"frog": FROG, "chico": Terms(2), "grand": Terms(rate, "H")})
        for preset, rate in (
            *(("foster", 4), ("modern", 4), ("cats-at-cards", 4)),
            *(("pagat", 3), ("gamerules", 3)),
        )
    },
    ("slough", "slough"): Sheet(three_bids((1, 2, 3))),
    ("slough", "straight"): Sheet(three_bids((0, 1, 2))),
    ("slough", "coeur-dalene"): Sheet(three_bids((1, 2, 3), fixed=True)),
    ("sluff", "mcmillan"): Sheet(
        {"frog": FROG, "solo": Terms(2), "heart-solo": Terms(3, "H", "last")},
        third_share=True,
        trumps_wait=True,
        leader="declarer",
    ),
    ("tapp", "meyers"): Sheet(
        {
            "frage": Terms(1, "H", "taken", mark=61, at_mark=1),
            "solo": Terms(2, mark=61, at_mark=1),
            "heart-solo": Terms(4, "H", mark=61, at_mark=1),
            **all_tricks({"frage-tout": 118, "solo-tout": 236, "heart-solo-tout": 472}),
        }
    ),
    ("tapp", "classic"): Sheet(
        {
            "frage": Terms(1, "H", "taken", per=4),
            "solo": Terms(1, per=2),
            "heart-solo": Terms(1, "H"),
            **all_tricks({"frage-tout": 30, "solo-tout": 60, "heart-solo-tout": 120}),
        }
    ),
    ("tapp", "wurttemberg"): Sheet(
        {
            "frage": Terms(1, "H", "taken"),
            "solo": Terms(2),
            **all_tricks({"frage-tout": 180, "solo-tout": 360}),
        }
    ),
    ("tapp", "modern"): Sheet(
        {
            "solo": Terms(5, wants="least", fixed=True, least=61),
            "heart-solo": Terms(10, "H", wants="least", fixed=True, least=61),
            "bettel": Terms(15, "none", "nobodys", "no-tricks", fixed=True),
            "bettel-ouvert": Terms(30, "none", "nobodys", "no-tricks", fixed=True),
            **all_tricks({"rufer": 15, "heart-rufer": 30, "durch": 30, "heart-durch": 60}),
        }
    ),
    ("tarok", "sansprendre"): Sheet(
        {
            "frage": Terms(1, widow="taken"),
            "frage-couleur": Terms(2, "H", "taken"),
            "solo": Terms(3),
            "heart-solo": Terms(4, "H"),
        },
        sitters="none",
        aces_stay=True,
    ),
    ("tarok", "aad"): Sheet(
        {"frage-couleur": Terms(2, "H", "taken"), "solo": Terms(3), "heart-solo": Terms(4, "H")},
        sitters="none",
    ),
    ("six-bid", "pagat"): Sheet(
        {
            "solo": Terms(2),
            "heart-solo": Terms(3, "H"),
            "misere": nothing(30),
            "guarantee": Terms(40, wants="least", fixed=True, least=80, least_in_hearts=74),
            "spread": replace(nothing(60), leader="left"),
            "call": Terms(100, wants="least", fixed=True, least=120, rate_in_hearts=150),
        }
    ),
}


@dataclass
class Play:
    """The contents of a record's actions: the contract, the cards laid away and the cards played."""

    declarer: int | None = None
    contract: str = ""
    trump: str = ""
    away: tuple[str, ...] = ()
    cards: tuple[tuple[int, str], ...] = ()


def read_actions(record: Record, sheet: Sheet) -> Play:
    """Return the final bid of a record and the actions that follow it."""
    play = Play()
    for action in record["actions"]:
        seat, verb, *words = action.split()
        if verb in ("bid", "hold"):
            play.declarer = int(seat)
            play.contract = words[0] if words else play.contract
        elif verb == "trump":
            play.trump = words[0]
        elif verb == "discard":
            play.away = tuple(words)
        elif verb == "play":
            play.cards = (*play.cards, (int(seat), words[0]))
    if play.declarer is not None:
        play.trump = play.trump or sheet.contracts[play.contract].trump
    return play


def count(cards: Sequence[str]) -> int:
    """Return the card points of some cards."""
    return sum(POINTS.get(card[0], 0) for card in cards)


def find_winner(trick: Sequence[tuple[int, str]], trump: str) -> int:
    """Return the seat that wins a trick."""
    led = trick[0][1][1]

    def height(played: tuple[int, str]) -> tuple[bool, bool, int]:
        card = played[1]
        return card[1] == trump, card[1] == led, -RANKS.index(card[0])

    return max(trick, key=height)[0]


def list_tricks(play: Play) -> list[tuple[tuple[int, str], ...]]:
    """Return the tricks, each as pairs of a seat and its card."""
    return [play.cards[at : at + 3] for at in range(0, len(play.cards), 3)]


def list_taken(play: Play) -> list[list[str]]:
    """Return the cards of each trick that the declarer won."""
    won = (trick for trick in list_tricks(play) if find_winner(trick, play.trump) == play.declarer)
    return [[card for _, card in trick] for trick in won]


def list_early_trumps(play: Play) -> list[str]:
    """Return the trumps that were led before trumps were broken, by seats that still had another suit."""
    early, broken = [], False
    for number, trick in enumerate(list_tricks(play)):
        seat, led = trick[0]
        later = [card for who, card in play.cards[3 * number :] if who == seat]
        if led[1] == play.trump and not broken and any(card[1] != play.trump for card in later):
            early.append(led)
        broken = broken or any(card[1] == play.trump for _, card in trick)
    return early


def count_points(record: Record, play: Play, terms: Terms) -> int:
    """Return the declarer's points: those in tricks, and those of the widow or of the cards laid away."""
    won_last = find_winner(list_tricks(play)[-1], play.trump) == play.declarer
    widow = record["widow"].split()
    last = widow if won_last else ()
    aside = {"declarers": widow, "taken": play.away, "nobodys": (), "last": last}[terms.widow]
    return count([card for trick in list_taken(play) for card in trick]) + count(aside)


def find_sign(terms: Terms, play: Play, points: int) -> int:
    """Return 1 for a contract that is made, -1 for one that is lost, and 0 for neither."""
    least = terms.least_in_hearts if play.trump == "H" and terms.least_in_hearts else terms.least
    tricks = len(list_taken(play))
    made = {
        "least": points >= least,
        "nothing": points == 0,
        "no-tricks": tricks == 0,
        "all-tricks": tricks == TRICKS,
    }
    if terms.wants == "more":
        return (points > terms.mark) - (points < terms.mark) or terms.at_mark
    return 1 if made[terms.wants] else -1


def find_value(terms: Terms, play: Play, points: int) -> int:
    """Return what one opponent pays or gets."""
    if terms.fixed:
        return terms.rate_in_hearts if play.trump == "H" and terms.rate_in_hearts else terms.rate
    away = abs(points - terms.mark)
    return (away // terms.per + (away % terms.per > 0)) * terms.rate


def settle(record: Record) -> dict[str, Any]:
    """Return the outcome, the points, the value and the payments of a finished record."""
    sheet = SHEETS[record["game"], record["rules"]]
    play, seats = read_actions(record, sheet), record["seats"]
    if play.declarer is None:
        return {"outcome": "passed-out", "value": 0, "payments": [0] * seats}
    terms = sheet.contracts[play.contract]
    points = count_points(record, play, terms)
    sign = find_sign(terms, play, points)
    value = find_value(terms, play, points) if sign else 0
    pays_sitters = sheet.sitters == "full" or (sheet.sitters == "on-loss" and sign < 0)
    settling = [
        seat
        for seat in range(seats)
        if seat != play.declarer and (pays_sitters or record["hands"][seat] is not None)
    ]
    payments = [-sign * value if seat in settling else 0 for seat in range(seats)]
    share = value if sheet.third_share and seats == 3 and sign < 0 else 0
    payments[play.declarer] = -sum(payments) - share
    outcome = {1: "won", 0: "drawn", -1: "lost"}[sign]
    counted = {"tricks": len(list_taken(play))} if terms.wants == "all-tricks" else {"points": points}
    bank = {"bank": share} if share else {}
    return {"outcome": outcome, **counted, "value": value, "payments": payments, **bank}


def find_faults(record: Record) -> list[str]:
    """Return the cards with which a record breaks the description: leads by the wrong seat or too early, and
    aces laid away alone.
    """
    sheet = SHEETS[record["game"], record["rules"]]
    play = read_actions(record, sheet)
    if play.declarer is None:
        return []
    seats = [(record["dealer"] + step) % record["seats"] for step in range(1, record["seats"] + 1)]
    active = [seat for seat in seats if record["hands"][seat] is not None]
    left = active[(active.index(play.declarer) + 1) % len(active)]
    leader = sheet.contracts[play.contract].leader or sheet.leader
    leads = {"eldest": active[0], "declarer": play.declarer, "left": left}[leader]
    early = list_early_trumps(play) if sheet.trumps_wait else []
    held = {card for seat, card in play.cards if seat == play.declarer}
    lone = [card for card in play.away if card[0] == "A" and any(other[1] == card[1] for other in held)]
    wrong = [*early, *lone] if sheet.aces_stay else early
    return wrong if play.cards[0][0] == leads else [*wrong, play.cards[0][1]]
