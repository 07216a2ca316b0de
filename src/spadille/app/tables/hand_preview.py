"""Hand previews: a hand that a player sees before creating a table, and may then play.

A hand's name is a random number with a signature. The server's key and the number determine the secret of a
deal. A table created with the hand deals the cards of that secret. So the server needs to remember only the
names of the hands that were played.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, Protocol

from spadille import protocol
from spadille.games import game_named
from spadille.notation.chance import Stream, dealt_by
from spadille.notation.promise import Promise
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.seeing import view_of
from spadille.protocol.api_error import api_error, from_rules
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.sentences.hand_stats import describe_hand, sort_hand
from spadille.table.commitment import commit_to_secret
from spadille.table.events import SecretCommitted

_NUMBER: Final = 32
"""The hexadecimal digits of the number in a hand's name. The rest of the name is the signature."""
_REMEMBERED: Final = 10_000
_ME: Final[Seat] = 0
"""The seat of the player who creates a table."""


class DealFile(Protocol):
    """The interface of a deal file, which may hold the cards of the next table."""

    def next_board(self, rules: Rules, seats: int) -> Layout | None:
        """Return the cards of the next table with `seats` seats, if the file has them."""


@dataclass(frozen=True)
class HandPreviews:
    """The hand previews of a server. Its key determines all cards."""

    key: bytes = field(default_factory=lambda: secrets.token_bytes(32), repr=False)
    played: dict[str, None] = field(default_factory=dict)

    def preview(self, wanted: protocol.NewHandPreview) -> protocol.HandPreview:
        """Return the hand that `wanted` names, under its settings. Return a new hand if it names none.

        A hand that was played, or comes from another server, is replaced by a new one.

        Raises:
            ApiError: the settings are invalid.
        """
        rules = _rules(wanted)
        known = wanted.hand is not None and self._is_ours(wanted.hand) and wanted.hand not in self.played
        name = wanted.hand if wanted.hand and known else self._draw()
        layout = self._layout(name, rules, wanted.seats)
        return hand_message(name, layout, self._promise(name, rules, wanted.seats, layout.dealer))

    def deal(self, name: str, rules: Rules, seats: int) -> SecretCommitted:
        """Return the committed secret of a table's first deal, which deals the previewed hand.

        Raises:
            ApiError: `hand-gone` if this server has not shown the hand, or the hand has been played.
        """
        if not self._is_ours(name) or name in self.played:
            raise api_error("hand-gone")
        secret = self._secret(name, rules, seats)
        return SecretCommitted(_dealer(secret, rules, seats), secret.hex())

    def take(self, name: str) -> None:
        """Mark a hand as played, so that it is not shown again."""
        self.played[name] = None
        if len(self.played) > _REMEMBERED:
            del self.played[next(iter(self.played))]

    def _layout(self, name: str, rules: Rules, seats: int) -> Layout:
        secret = self._secret(name, rules, seats)
        promise = Promise.of(secret, [None] * seats)
        return dealt_by(Stream(promise.key), rules, seats, _dealer(secret, rules, seats))

    def _promise(self, name: str, rules: Rules, seats: int, dealer: Seat) -> protocol.DealCommitment:
        """Return the commitment to the deal. It proves that the other hands are not changed afterwards."""
        return commit_to_secret(self._secret(name, rules, seats).hex(), rules, seats, dealer, match=1, deal=1)

    def _draw(self) -> str:
        number = secrets.token_hex(_NUMBER // 2)
        return number + self._sign(number)

    def _is_ours(self, name: str) -> bool:
        return hmac.compare_digest(name[_NUMBER:], self._sign(name[:_NUMBER]))

    def _sign(self, number: str) -> str:
        return hmac.digest(self.key, f"shown/{number}".encode(), sha256).hex()[: _NUMBER // 2]

    def _secret(self, name: str, rules: Rules, seats: int) -> bytes:
        """Return the secret of a deal.

        It depends on how the rules deal. Otherwise a player could preview one name under several rules, get
        different hands of one shuffled pack, and so learn the whole deal.
        """
        return hmac.digest(self.key, f"dealt/{name[:_NUMBER]}/{_dealing(rules, seats)}".encode(), sha256)


def preview_from_file(wanted: protocol.NewHandPreview, deal_file: DealFile) -> protocol.HandPreview | None:
    """Return the hand of the next table if a deal file holds its cards, else None.

    Raises:
        ApiError: the settings are invalid.
    """
    layout = deal_file.next_board(_rules(wanted), wanted.seats)
    return None if layout is None or layout.hands[_ME] is None else hand_message(None, layout)


def hand_message(
    name: str | None, layout: Layout, promise: protocol.DealCommitment | None = None
) -> protocol.HandPreview:
    """Return the hand of seat 0 as a message. A hand from a deal file has no name and no commitment."""
    view = view_of(Deal.of(layout), _ME)
    sentence = protocol.Sentence.model_validate(describe_hand(view).to_json())
    points = view.rules.contracts[0].order.ranking(None).points
    cards = [protocol.ShownCard(card=card.text, points=points[card.number]) for card in sort_hand(view)]
    return protocol.HandPreview(hand=name, cards=cards, told=sentence, promise=promise)


def _dealing(rules: Rules, seats: int) -> str:
    """Return a text of all settings that decide which seat gets which cards of a shuffled pack."""
    pack = "".join(card.text for card in rules.pack.cards)
    active = [rules.active(seats, dealer) for dealer in range(seats)]
    return f"{pack}/{rules.packets}/{active}"


def _dealer(secret: bytes, rules: Rules, seats: int) -> Seat:
    """Return a random dealer for whose deal the creator of the table gets cards."""
    dealers = [seat for seat in range(seats) if _ME in rules.active(seats, seat)]
    return Stream(sha256(b"dealer/" + secret).digest()).one_of(dealers)


def _rules(wanted: protocol.NewHandPreview) -> Rules:
    try:
        rules = game_named(wanted.game).rules(wanted.rules, wanted.options)
    except NotAllowed as error:
        raise from_rules(error) from error
    if wanted.seats not in rules.seats:
        raise api_error("bad-deal", rules.anchor("table"), seats=wanted.seats)
    return rules.at(wanted.seats)
