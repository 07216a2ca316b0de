"""A table card: the rules of a table on one printed page, from its declaration."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import Final

from spadille.app.public_pages import markup
from spadille.app.public_pages.facts import list_other_promises, say_trumps, say_widow
from spadille.cards import Suit
from spadille.rules.contract import Contract, Lead
from spadille.rules.follow import TrumpLeads
from spadille.rules.game import Bank, Rules
from spadille.rules.order import CardOrder
from spadille.sentences.audience import Audience
from spadille.sentences.contract_terms import describe_price_unit, find_unit_price, format_bonuses
from spadille.sentences.display_names import (
    capitalize,
    format_card,
    format_contract,
    format_option,
    format_option_value,
    join_and,
)
from spadille.sentences.rules_summary import format_preset
from spadille.text import Catalogue

CARD_STYLE: Final = "card.css"
"""The style sheet of a card, in the folder of the site."""
_MANY: Final = 8
"""With more contracts the letters of a card are smaller."""
_WIDOW: Final = "W"


def render_card(rules: Rules, catalogue: Catalogue) -> str:
    """Return the card of a table's rules, as HTML."""
    name = catalogue.say(f"game-{rules.settings.game}")
    small = " many" if len(rules.contracts) > _MANY else ""
    sections = "".join(
        f"<section><h3>{escape(heading)}</h3>{''.join(map(markup.paragraph, texts))}</section>"
        for heading, texts in _list_sections(rules, catalogue)
    )
    return (
        f'<article class="table-card{small}"><h2 class="name">{escape(name)}</h2>'
        f'<p class="sum">{escape(_sum_up(rules, catalogue))}</p>{"".join(_draw_orders(rules, catalogue))}'
        f'{_render_contracts(rules, catalogue)}<div class="two">{sections}</div>'
        f'<p class="foot"><b>Spadille</b> <span>{escape(_name_rules(rules, catalogue))}</span></p></article>'
    )


def _sum_up(rules: Rules, catalogue: Catalogue) -> str:
    kind = "card-sum-widow" if rules.packets.widow_size else "card-sum"
    return catalogue.say(
        kind,
        players=rules.players,
        count=len(rules.pack.cards),
        hand=rules.packets.hand_size,
        widow=rules.packets.widow_size,
    )


def _name_rules(rules: Rules, catalogue: Catalogue) -> str:
    """Return the name of the rule set, with the rules that a table has changed."""
    preset = format_preset(catalogue, rules)
    values = dict(rules.settings.values)
    changed = [
        f"{format_option(catalogue, option)}: {format_option_value(catalogue, option, values[option])}"
        for option in rules.settings.changed
    ]
    return f"{preset}. {catalogue.say('card-changed', rules='; '.join(changed))}" if changed else preset


def _draw_orders(rules: Rules, catalogue: Catalogue) -> Iterator[str]:
    """Yield the ranks from high to low with their points, once for each order of the contracts."""
    orders: dict[CardOrder, list[Contract]] = {}
    for contract in rules.contracts:
        orders.setdefault(contract.order, []).append(contract)
    for order, contracts in orders.items():
        points = dict(order.points)
        ranks = [rank for rank in order.ranks if rank in rules.pack.ranks]
        cells = "".join(
            f"<li><b>{escape(catalogue.say(f'rank-short-{rank.letter}'))}</b>"
            f"<small>{points.get(rank) or ''}</small></li>"
            for rank in ranks
        )
        notes = [catalogue.say("card-order-points" if points else "card-order", total=rules.total)]
        if order.matadors and any(contract.trumps for contract in contracts):
            top = order.ranking(Suit.HEARTS).matadors
            names = [
                format_card(catalogue, card)
                if card in order.matadors
                else catalogue.say("card-of-trumps", rank=catalogue.say(f"rank-{card.rank.letter}"))
                for card in top
            ]
            notes.append(catalogue.say("card-matadors", cards=join_and(catalogue, names)))
        if len(orders) > 1:
            names = [format_contract(catalogue, contract.id) for contract in contracts]
            notes.append(catalogue.say("card-order-in", contracts=join_and(catalogue, names)))
        yield f'<ol class="order">{cells}</ol><p class="sum">{escape(" ".join(notes))}</p>'


def _render_contracts(rules: Rules, catalogue: Catalogue) -> str:
    audience = Audience(catalogue, ("",) * rules.players, me=-1)
    head = [catalogue.say(f"pages-column-{name}") for name in ("bid", "trumps", "promise", "price")]
    rows = []
    for contract in rules.contracts:
        promises = map(audience.render, list_other_promises(rules, contract))
        units = map(audience.render, describe_price_unit(contract))
        rows.append(
            [
                escape(capitalize(format_contract(catalogue, contract.id))),
                say_trumps(contract, catalogue),
                escape(capitalize("; ".join(promises))),
                f"<b>{find_unit_price(contract)}</b> {escape('; '.join(units))}",
            ]
        )
    return markup.render_table(head, rows, catalogue.say("pages-contracts"))


def _list_sections(rules: Rules, catalogue: Catalogue) -> Iterator[tuple[str, list[str]]]:
    """Yield the other rules: a heading, and sentences."""
    for topic, sentences in (
        ("deal", _say_deal(rules, catalogue)),
        ("auction", _say_auction(rules, catalogue)),
        ("play", _say_play(rules, catalogue)),
        ("widow", say_widow(rules, catalogue)),
        ("pay", _say_payment(rules, catalogue)),
        ("rest", _say_rest(rules, catalogue)),
    ):
        if texts := list(sentences):
            yield catalogue.say(f"card-{topic}"), [" ".join(texts)]


def _say_deal(rules: Rules, catalogue: Catalogue) -> Iterator[str]:
    packets = rules.packets
    if packets.widow_at:
        yield catalogue.say("card-deal-singly", places=join_and(catalogue, list(map(str, packets.widow_at))))
    else:
        rounds = [catalogue.say("card-deal-widow") if part == _WIDOW else part for part in packets.rounds]
        yield catalogue.say("card-deal-packets", packets=", ".join(rounds))


def _say_auction(rules: Rules, catalogue: Catalogue) -> Iterator[str]:
    yield catalogue.say(f"card-auction-{rules.auction}")
    if rules.forced is None:
        yield catalogue.say("card-passed")
    else:
        card = format_card(catalogue, rules.forced.card)
        name = format_contract(catalogue, rules.forced.contract)
        yield catalogue.say("card-forced", card=card, contract=name)


def _say_play(rules: Rules, catalogue: Catalogue) -> Iterator[str]:
    yield catalogue.say(f"card-void-{rules.void.value}")
    leads = {contract.lead for contract in rules.contracts}
    for lead in Lead:
        if lead in leads:
            contracts = [contract for contract in rules.contracts if contract.lead is lead]
            kind = "card-lead" if len(leads) == 1 or lead is Lead.ELDEST else "card-lead-in"
            who, names = catalogue.say(f"card-lead-{lead}"), _name(contracts, catalogue)
            yield capitalize(catalogue.say(kind, who=who, contracts=names))
    if rules.trump_leads is TrumpLeads.WHEN_BROKEN:
        yield catalogue.say("card-trumps-broken")


def _name(contracts: list[Contract], catalogue: Catalogue) -> str:
    return join_and(catalogue, [format_contract(catalogue, contract.id) for contract in contracts])


def _say_payment(rules: Rules, catalogue: Catalogue) -> Iterator[str]:
    drawn = {c.goal.mark for c in rules.contracts if c.goal.may_be_drawn and c.goal.mark is not None}
    yield from (catalogue.say("card-drawn", points=mark) for mark in sorted(drawn))
    if rules.bank is not Bank.NONE:
        yield catalogue.say(f"card-{rules.bank}")
    for pot, chips in rules.antes:
        yield catalogue.say("card-ante", pot=catalogue.say(f"pot-{pot}"), chips=chips)
    alike: dict[str, list[Contract]] = {}
    for contract in rules.contracts:
        alike.setdefault(format_bonuses(catalogue, contract), []).append(contract)
    for bonuses, contracts in alike.items():
        if bonuses:
            yield catalogue.say("card-bonuses", bonuses=bonuses, contracts=_name(contracts, catalogue))


def _say_rest(rules: Rules, catalogue: Catalogue) -> Iterator[str]:
    """Yield who sits out at larger tables, and how they are paid."""
    larger = [seats for seats in rules.seats if seats > rules.players]
    if not larger:
        return
    two_rest = larger[-1] > rules.players + 1
    yield catalogue.say(f"card-rest-{rules.at(larger[-1]).sitting_out}" if two_rest else "card-rest-dealer")
    ways = [
        (sitters, list(seats)) for sitters, seats in groupby(larger, lambda seats: rules.at(seats).sitters)
    ]
    for sitters, seats in ways:
        counts = join_and(catalogue, list(map(str, seats)))
        text = catalogue.say(f"card-sitters-{sitters}")
        in_middle = text[:1].lower() + text[1:]
        yield text if len(ways) == 1 else catalogue.say("card-with", seats=counts, text=in_middle)
    if rules.dealer_sees_widow:
        yield catalogue.say("card-dealer-looks")
