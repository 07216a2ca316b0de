"""Render a declaration as HTML: numbers at a glance, cards, contracts with prices, options."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from spadille.app.public_pages import markup
from spadille.cards import Suit
from spadille.games import game_named
from spadille.rules.contract import Contract, Partner, Widow
from spadille.rules.follow import Void
from spadille.rules.game import Game, Rules
from spadille.rules.goal import Counts, Outcome
from spadille.rules.order import CardOrder
from spadille.rules.payments import SettlingTable
from spadille.rules.presets import Attributed, Origin, Preset
from spadille.rules.refusal import NotAllowed
from spadille.rules.settlement import Summary, settle
from spadille.sentences.audience import Audience
from spadille.sentences.contract_terms import (
    describe_price_unit,
    find_unit_price,
    format_bonuses,
    list_promises,
)
from spadille.sentences.display_names import (
    capitalize,
    format_contract,
    format_option,
    format_option_value,
    join_and,
)
from spadille.sentences.rules_summary import format_preset_source
from spadille.sentences.sentence import Sentence
from spadille.text import Catalogue

_CASES: Final = 3
_AWAY: Final = (7, -11, 0)
"""The card points away from the target in the worked cases of a contract paid by the point."""


def glance(rules: Rules, catalogue: Catalogue) -> list[tuple[str, str]]:
    """Return the numbers of a game, each with its name."""
    ranks, packets = rules.pack.ranks, rules.packets
    high, low = (catalogue.say(f"rank-{rank.letter}") for rank in (ranks[0], ranks[-1]))
    dealt = "pages-dealt-widow" if packets.widow_size else "pages-dealt"
    counts = {rules.counts_in(contract) for contract in rules.contracts}
    aim = "points" if Counts.POINTS in counts else "tricks"
    return [
        (catalogue.say("pages-players"), say_players(rules, catalogue)),
        (
            catalogue.say("pages-pack"),
            catalogue.say("pages-pack-is", count=len(rules.pack.cards), high=high, low=low),
        ),
        (
            catalogue.say("pages-hand"),
            catalogue.say(dealt, hand=packets.hand_size, widow=packets.widow_size),
        ),
        (catalogue.say("pages-aim"), catalogue.say(f"pages-aim-{aim}", total=rules.total)),
    ]


def say_players(rules: Rules, catalogue: Catalogue) -> str:
    """Return how many play a deal, and how many may sit at the table."""
    least, most = rules.seats[0], rules.seats[-1]
    if least == most:
        return catalogue.say("pages-players-all", players=rules.players)
    return catalogue.say("pages-players-are", players=rules.players, least=least, most=most)


def card_orders(rules: Rules, catalogue: Catalogue) -> str:
    """Return the cards from high to low, drawn, with their points: once for each order of a contract."""
    orders: dict[tuple[CardOrder, bool], list[Contract]] = {}
    for contract in rules.contracts:
        with_trumps = bool(contract.order.matadors and contract.trumps)
        orders.setdefault((contract.order, with_trumps), []).append(contract)
    return "".join(
        _draw_order(rules, order, contracts, catalogue, with_trumps=with_trumps, alone=len(orders) == 1)
        for (order, with_trumps), contracts in orders.items()
    )


def _draw_order(
    rules: Rules,
    order: CardOrder,
    contracts: list[Contract],
    catalogue: Catalogue,
    *,
    with_trumps: bool,
    alone: bool,
) -> str:
    suit = contracts[0].trumps[0] if with_trumps else Suit.HEARTS
    ranking = order.ranking(suit if with_trumps else None)
    in_suit = (card for card in rules.pack.cards if card.suit is suit)
    plain = sorted(in_suit, key=lambda card: order.ranks.index(card.rank))
    cards = [card for card in ranking.trumps if card in rules.pack.hand] if with_trumps else plain
    points = [ranking.points[card.number] if order.points else None for card in cards]
    drawn = markup.draw_cards(
        markup.draw_card(card, catalogue, worth) for card, worth in zip(cards, points, strict=True)
    )
    kind = "pages-order-trumps" if with_trumps else "pages-order-points" if order.points else "pages-order"
    caption = catalogue.say(kind, suit=capitalize(catalogue.say(f"suit-{suit.letter}")))
    if not alone:
        names = join_and(catalogue, [format_contract(catalogue, contract.id) for contract in contracts])
        caption = catalogue.say("pages-order-in", order=caption, contracts=names)
    return f'{drawn}<p class="note">{escape(caption)}</p>'


def contract_table(rules: Rules, catalogue: Catalogue) -> str:
    """Return the contracts of a preset with what each promises and what it pays."""
    audience = Audience(catalogue, ("",) * rules.players, me=-1)
    head = [catalogue.say(f"pages-column-{name}") for name in ("bid", "trumps", "promise", "price")]
    rows = [
        [
            escape(capitalize(format_contract(catalogue, contract.id))),
            say_trumps(contract, catalogue),
            escape(capitalize("; ".join(map(audience.render, list_other_promises(rules, contract))))),
            _price(contract, audience),
        ]
        for contract in rules.contracts
    ]
    return markup.render_table(head, rows, catalogue.say("pages-contracts"))


def list_other_promises(rules: Rules, contract: Contract) -> list[Sentence]:
    """Return what a bid promises besides the trumps, which have a column of their own."""
    promises = list_promises(rules, contract)
    return list(promises if contract.partner is Partner.NAMES_TRUMP else promises[1:])


def say_trumps(contract: Contract, catalogue: Catalogue) -> str:
    """Return the signs of the suits that may be trumps, as HTML."""
    signs = " ".join(map(markup.suit_sign, contract.trumps))
    return signs or escape(catalogue.say("no-trump"))


def _price(contract: Contract, audience: Audience) -> str:
    usual, *others = describe_price_unit(contract)
    more = [audience.render(sentence) for sentence in (usual, *others)]
    more += filter(None, [format_bonuses(audience.catalogue, contract)])
    return f"<b>{find_unit_price(contract)}</b> <small>{escape('; '.join(more))}</small>"


def price_table(game: Game, catalogue: Catalogue, link: dict[str, str]) -> str:
    """Return the price of each contract in each preset. `link` has the address of each preset's page."""
    audience = Audience(catalogue, ("",), me=-1)
    by_preset = {preset.id: game.rules(preset.id) for preset in game.presets}
    ids = list(dict.fromkeys(contract.id for rules in by_preset.values() for contract in rules.contracts))
    head = [
        escape(catalogue.say("pages-column-bid")),
        *(markup.render_link(link[id], catalogue.say(f"preset-{game.id}-{id}")) for id in by_preset),
    ]
    rows = [
        [
            escape(capitalize(format_contract(catalogue, id))),
            *(
                _price(rules.contract(id), audience) if id in rules.rank_of else "–"
                for rules in by_preset.values()
            ),
        ]
        for id in ids
    ]
    return markup.render_table(head, rows, catalogue.say("pages-prices"))


def worked_cases(rules: Rules, catalogue: Catalogue) -> list[str]:
    """Return sums of three deals, settled by the program."""
    cases: list[str] = []
    for contract in dict.fromkeys([rules.contracts[0], *reversed(rules.contracts)]):
        for away in _AWAY[:2]:
            if len(cases) < _CASES and (case := _work_case(rules, contract, away, catalogue)):
                cases.append(case)
    return cases


def _work_case(rules: Rules, contract: Contract, away: int, catalogue: Catalogue) -> str:
    """Return the sum of one deal; an empty text if no deal can end so."""
    seats = rules.seats[0]
    declarer, other = rules.active(seats, 0)[:2]
    points = (contract.goal.mark or 0) + away if contract.price.by_points else None
    summary = Summary(
        contract=contract.id,
        declarer=declarer,
        partner=None if contract.partner is Partner.ALONE else other,
        trump=contract.trumps[0] if contract.trumps else None,
        points=points,
        made=None if points is not None else away > 0,
    )
    try:
        result = settle(rules, SettlingTable(seats, 0), summary)
    except NotAllowed:
        return ""
    name = capitalize(format_contract(catalogue, contract.id))
    if contract.trumps:
        suit = catalogue.say(f"suit-{contract.trumps[0].letter}")
        name = capitalize(
            catalogue.say("in-trump", contract=format_contract(catalogue, contract.id), trump=suit)
            if contract.trump_is_named
            else name
        )
    outcome = "won" if result.outcome is Outcome.WON else "lost"
    taken = "pages-case-points" if points is not None else "pages-case"
    partner = "" if contract.partner is Partner.ALONE else "-partner"
    return " ".join(
        [
            catalogue.say(
                taken, contract=name, outcome=catalogue.say(f"outcome-{outcome}"), points=points or 0
            ),
            catalogue.say(f"pages-case-{outcome}{partner}", value=result.value),
        ]
    )


def option_table(preset: Preset, rules: Rules, catalogue: Catalogue) -> str:
    """Return every option of a preset with its value and origin. House rulings are marked."""
    values = {**preset.values, **preset.match}
    rows = [
        [
            escape(format_option(catalogue, option)),
            escape(format_option_value(catalogue, option, value.value)),
            mark_origin(value, catalogue),
        ]
        for option, value in values.items()
    ]
    seats = [
        [
            escape(catalogue.say("pages-seats", seats=count)),
            "",
            mark_origin(Attributed(None, preset.seated(count)), catalogue),
        ]
        for count in rules.seats
        if preset.seated(count) is not Origin.SOURCE
    ]
    head = [catalogue.say(f"pages-column-{name}") for name in ("option", "value", "origin")]
    return markup.render_table(head, [*rows, *seats], catalogue.say("pages-options"))


def mark_origin(value: Attributed, catalogue: Catalogue) -> str:
    """Return where a value is from, as HTML."""
    text = escape(catalogue.say(f"origin-{value.origin}"))
    return f'<em class="house">{text}</em>' if value.origin is Origin.HOUSE else text


def sources(game: Game, catalogue: Catalogue, link: dict[str, str]) -> str:
    """Return the source of each preset that is in `link`, and how many house rulings it has."""
    lines = []
    for preset in game.presets:
        if preset.id not in link:
            continue
        name = markup.render_link(link[preset.id], catalogue.say(f"preset-{game.id}-{preset.id}"))
        rulings = sum(
            value.origin is Origin.HOUSE for value in [*preset.values.values(), *preset.match.values()]
        )
        source = escape(format_preset_source(catalogue, game.id, preset))
        ruled = escape(catalogue.say("pages-house-count", count=rulings))
        lines.append(f'{name}: <cite>{source}</cite>. <em class="house">{ruled}</em>')
    return markup.render_list(lines)


def questions(rules: Rules, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield what people ask about a game, each with its answer by the declaration."""
    game = catalogue.say(f"game-{rules.settings.game}")
    order, total = rules.contracts[0].order, rules.total

    def ask(topic: str, answer: str, **facts: str | int) -> tuple[str, str]:
        return (
            catalogue.say(f"pages-ask-{topic}", game=game),
            catalogue.say(f"pages-answer-{answer}", game=game, **facts),
        )

    yield ask("players", "players", players=capitalize(say_players(rules, catalogue)))
    hand, widow = rules.packets.hand_size, rules.packets.widow_size
    yield ask(
        "cards", "cards-widow" if widow else "cards", count=len(rules.pack.cards), hand=hand, widow=widow
    )
    ranks = [catalogue.say(f"rank-{rank.letter}") for rank in order.ranks if rank in rules.pack.ranks]
    yield ask("rank", "rank-matadors" if order.matadors else "rank", ranks=", ".join(ranks))
    if total:
        worth = [
            catalogue.say("pages-worth", rank=catalogue.say(f"rank-{rank.letter}"), points=points)
            for rank, points in order.points
            if points
        ]
        yield ask("points", "points", worth=join_and(catalogue, worth), total=total)
    names = [format_contract(catalogue, contract.id) for contract in rules.contracts]
    yield ask("bids", "bids", bids=join_and(catalogue, names), count=len(names))
    yield ask("void", "void-must-trump" if rules.void is Void.MUST_TRUMP else "void-free")
    if widow:
        answers = say_widow(rules, catalogue)
        yield catalogue.say("pages-ask-widow", game=game), " ".join(map(capitalize, answers))
    yield ask("play", "play")


def say_widow(rules: Rules, catalogue: Catalogue) -> list[str]:
    """Return what becomes of the widow, in a sentence for each way; empty if there is none."""
    if not rules.packets.widow_size:
        return []
    uses = dict.fromkeys(contract.widow for contract in rules.contracts)
    return [
        catalogue.say(
            f"pages-widow-{use}",
            contracts=join_and(
                catalogue, [format_contract(catalogue, c.id) for c in rules.contracts if c.widow is use]
            ),
        )
        for use in (Widow.TAKEN_UP, Widow.DECLARERS, Widow.LAST_TRICK, Widow.NOBODYS)
        if use in uses
    ]


def first_rules(game: str) -> Rules:
    """Return the rules of a game's first preset."""
    named = game_named(game)
    return named.rules(named.presets[0].id)
