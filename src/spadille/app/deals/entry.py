"""Deals entered by hand: the cards, the bids and the play of a real table, checked action by action."""

from __future__ import annotations

from spadille import protocol
from spadille.games import game_named
from spadille.notation.codes import code_of
from spadille.notation.records import FORMAT, read_record
from spadille.play.deal import Deal
from spadille.play.layout import seated
from spadille.play.seeing import view_of
from spadille.protocol.api_error import from_rules
from spadille.rules.refusal import NotAllowed
from spadille.sentences.narration import describe_action
from spadille.table.deal_sentences import describe_view


def describe_table(entry: protocol.DealEntry) -> protocol.EntryTable:
    """Return what has to be entered: the seats that play, the pack, and the number of cards of each hand.

    Raises:
        ApiError: the rules, the number of seats or the dealer is wrong.
    """
    try:
        rules = game_named(entry.game).rules(entry.rules, entry.options)
        active = seated(rules, entry.seats, entry.dealer)
    except NotAllowed as error:
        raise from_rules(error) from error
    packets = rules.at(entry.seats).packets
    return protocol.EntryTable(
        active=list(active),
        pack=[card.text for card in rules.pack.cards],
        hand=packets.hand_size,
        widow=packets.widow_size,
    )


def continue_deal(entry: protocol.DealEntry) -> protocol.EnteredDeal:
    """Return a deal with the actions entered so far, and what may come next.

    Raises:
        ApiError: the cards do not make a deal, or an action is not allowed.
    """
    try:
        deal = read_record(_make_record(entry)).replay()
        code = code_of(deal)
    except NotAllowed as error:
        raise from_rules(error) from error
    view = view_of(deal, deal.turn)
    sentences = [describe_action(view_of(moment, None), moment.actions[-1]) for moment in _list_moments(deal)]
    choices = describe_view(view)["choices"]
    assert isinstance(choices, list)
    return protocol.EnteredDeal(
        code=code,
        turn=deal.turn,
        over=deal.over,
        choices=[protocol.Choice.model_validate(choice) for choice in choices],
        history=[protocol.Sentence.model_validate(sentence.to_json()) for sentence in sentences],
    )


def _make_record(entry: protocol.DealEntry) -> dict[str, object]:
    record: dict[str, object] = {"v": FORMAT, **entry.model_dump()}
    rules = game_named(entry.game).rules(entry.rules, entry.options)
    if antes := rules.antes:
        record["pots"] = dict.fromkeys([pot for pot, _ in antes], 0)
    return record


def _list_moments(deal: Deal) -> list[Deal]:
    """Return the deal after each action."""
    return [moment for moment in deal.moments() if moment.actions]
