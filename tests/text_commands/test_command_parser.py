"""Tests that typed commands are read as what players mean."""

from collections.abc import Iterator
from itertools import cycle, product
from typing import get_args

import pytest

from spadille.cards import CARDS, Card, Hand, Suit
from spadille.play.action import Action, Bid, Call, Discard, Give, NameTrump, Pass, Play, Redouble
from spadille.play.deal import Deal
from spadille.play.layout import lay_out
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.sentences.audience import Audience
from spadille.sentences.display_names import format_card, format_contract, format_suit, join_and
from spadille.text import LANGUAGES, Catalogue, load_catalogue
from spadille.text_commands.command_parser import UnclearCommand, parse_command
from spadille.text_commands.vocabulary import VERBS, Query, Question, Vocabulary, load_vocabulary, split_words
from tests.cli.sample_deals import STANDARD, TABLES, play_sample_deals

VOCABULARIES = {language: load_vocabulary(load_catalogue(language)) for language in LANGUAGES}
ENGLISH, SWEDISH = VOCABULARIES["en"], VOCABULARIES["sv"]
MY_HAND = Hand.read("AS QS 9S TH QH 6H KD 7D QC 8C 6C")
ALMA_HAND = Hand.read("KS JS 8S AH KH 9H AD TD 9D AC TC")
BRUNO_HAND = Hand.read("TS 7S 6S JH 8H 7H QD JD 8D KC JC")
DEAL = Deal.of(lay_out(STANDARD, 3, 2, [MY_HAND, ALMA_HAND, BRUNO_HAND], Hand.read("6D 9C 7C")))
"""A deal in which seat 0 is eldest and holds three queens."""


def view_after(*actions: Action) -> View:
    """Return the view of seat 0 after these actions."""
    deal = DEAL
    for action in actions:
        deal = deal.play(action)
    return view_of(deal, 0)


BIDDING = view_after()
SOLO = (Bid(0, "solo"), Pass(1), Pass(2))
NAMING = view_after(*SOLO)
LEADING = view_after(*SOLO, NameTrump(0, Suit.SPADES))
FOLLOWING = view_after(
    Pass(0), Bid(1, "misere"), Pass(2), Play(0, Card("TH")), Play(1, Card("9H")), Play(2, Card("JH"))
)
CALL = (Bid(0, "call"), Pass(1), Pass(2), NameTrump(0, Suit.SPADES))
CALLING = view_after(*CALL)
GIVING = view_after(*CALL, Call(0, Card("KS")))


def write_answer(catalogue: Catalogue, view: View, answer: Action) -> str:
    """Return an answer as the table displays it."""
    facts: dict[str, str] = {}
    match answer:
        case Bid(contract=id):
            facts = {"contract": format_contract(catalogue, id)}
        case Redouble(doubler=doubler):
            facts = {"name": list_names(catalogue, view)[doubler]}
        case NameTrump(suit=suit):
            facts = {"suit": format_suit(catalogue, suit)}
        case Call(card=None):
            return catalogue.say("answer-call-none")
        case Call(card=Card() as card) | Give(card=card) | Play(card=card):
            facts = {"card": format_card(catalogue, card)}
        case Discard(cards=cards):
            facts = {"cards": join_and(catalogue, [format_card(catalogue, card) for card in cards])}
        case _:
            pass
    return catalogue.say(f"answer-{answer.verb}", **facts)


def list_names(catalogue: Catalogue, view: View) -> tuple[str, ...]:
    return Audience.with_bots(catalogue, view.seats).names


def iterate_choices() -> Iterator[tuple[View, Action]]:
    """Yield every answer to every decision of some deals of every preset, and a share of the discards."""
    for table, rules in TABLES.items():
        for deal in play_sample_deals(120 if rules.forced else 12, f"words/{table}", rules):
            for moment in deal.moments():
                if moment.turn is not None:
                    view = view_of(moment, moment.turn)
                    step = 37 if moment.phase.kind == "discard" else 1
                    yield from ((view, answer) for answer in moment.answers()[::step])


def test_every_answer_parses_as_it_is_displayed() -> None:
    """The languages alternate."""
    met = set()
    for language, (view, answer) in zip(cycle(LANGUAGES), iterate_choices(), strict=False):
        catalogue = load_catalogue(language)
        line = write_answer(catalogue, view, answer)
        assert parse_command(view, line, load_vocabulary(catalogue), list_names(catalogue, view)) == answer
        met.add((language, type(answer)))
    assert met == {*product(LANGUAGES, get_args(Action))}


def test_every_answer_parses_as_records_write_it() -> None:
    for spoken, (view, answer) in zip(cycle(VOCABULARIES.values()), iterate_choices(), strict=False):
        _, _, written = str(answer).partition(" ")
        meant = parse_command(view, written, spoken)
        if isinstance(meant, UnclearCommand):
            assert spoken is not ENGLISH, "records are written in English: elsewhere a K may be a suit"
            assert list_cards(answer) & set(meant.cards)
        else:
            assert meant == answer


def list_cards(answer: Action) -> set[Card]:
    match answer:
        case Discard(cards=cards):
            return set(cards)
        case Play(card=Card() as card) | Give(card=card) | Call(card=card) if card is not None:
            return {card}
        case _:
            return set()


@pytest.mark.parametrize("spoken", VOCABULARIES.values(), ids=LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_name_of_a_contract_parses(spoken: Vocabulary, table: str) -> None:
    rules = TABLES[table]
    eldest = view_of(play_sample_deals(1, table, rules)[0], None)
    for contract in rules.contracts:
        for name in list_contract_names(spoken.catalogue, contract.id):
            assert spoken.find_contract(eldest.rules, split_words(name)) == contract.id


def list_contract_names(catalogue: Catalogue, contract: str) -> list[str]:
    """Return the name of a contract and its short forms."""
    short = f"spoken-contract-{contract}"
    return [catalogue.say(f"contract-{contract}"), *(phrases(catalogue, short) if short in catalogue else ())]


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("queen of spades", "QS"),
        ("the queen of spades", "QS"),
        ("Queen of Spades.", "QS"),
        ("spade queen", "QS"),
        ("I play the queen of spades, please", "QS"),
        ("lead my queen of spades", "QS"),
        ("QS", "QS"),
        ("qs", "QS"),
        ("sq", "QS"),
        ("q♠", "QS"),
        ("♠️ q", "QS"),
        ("10h", "TH"),
        ("10 of hearts", "TH"),
        ("ten of hearts", "TH"),
        ("ht", "TH"),
        ("ten", "TH"),
        ("nine", "9S"),
        ("6 h", "6H"),
        ("a of spades", "AS"),
        ("ace", "AS"),
        ("as", "AS"),
        ("a", "AS"),
        ("king of clubs", "KC"),
    ],
)
def test_a_card_in_english(line: str, card: str) -> None:
    assert parse_command(LEADING, line, ENGLISH) == Play(0, Card(card))


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("spader dam", "QS"),
        ("spaderdam", "QS"),
        ("spader dam.", "QS"),
        ("dam i spader", "QS"),
        ("jag lägger spader dam, tack", "QS"),
        ("spela ut spader dam", "QS"),
        ("QS", "QS"),
        ("sd", "QS"),
        ("hjärter tio", "TH"),
        ("hjarter tio", "TH"),
        ("hj 10", "TH"),
        ("h10", "TH"),
        ("tian", "TH"),
        ("nio", "9S"),
        ("åttan", "8C"),
        ("rutersju", "7D"),
        ("rutersjuan", "7D"),
        ("r7", "7D"),
        ("klöver åtta", "8C"),
        ("kl8", "8C"),
        ("spader ess", "AS"),
        ("spader äss", "AS"),
        ("esset", "AS"),
        ("hjärter knekt", "JH"),
        ("hkn", "JH"),
    ],
)
def test_a_card_in_swedish(line: str, card: str) -> None:
    assert parse_command(LEADING, line, SWEDISH) == Play(0, Card(card))


def test_a_suit_or_rank_is_enough_if_only_one_card_fits() -> None:
    assert parse_command(LEADING, "diamonds", ENGLISH) == UnclearCommand(
        "which", "diamonds", cards=(Card("KD"), Card("7D"))
    )
    assert parse_command(LEADING, "king", ENGLISH) == Play(0, Card("KD"))


def test_ambiguous_cards_are_listed() -> None:
    queens = (Card("QS"), Card("QH"), Card("QC"))
    assert parse_command(LEADING, "the queen", ENGLISH) == UnclearCommand("which", "the queen", queens)
    assert parse_command(LEADING, "dam", SWEDISH) == UnclearCommand("which", "dam", queens)


def test_the_hand_decides_between_two_readings() -> None:
    """In Swedish kd is both the queen of clubs and the king of diamonds."""
    assert parse_command(LEADING, "kd", SWEDISH) == UnclearCommand("which", "kd", (Card("KD"), Card("QC")))
    follow = view_after(
        Pass(0), Bid(1, "misere"), Pass(2), Play(0, Card("KD")), Play(1, Card("9D")), Play(2, Card("8D"))
    )
    assert parse_command(follow, "kd", SWEDISH) == Play(0, Card("QC"))


def test_an_illegal_card_parses() -> None:
    view = view_of(DEAL.play(Pass(0)).play(Bid(1, "solo")).play(Pass(2)).play(NameTrump(1, Suit.CLUBS)), 0)
    assert view.decision is not None
    following = view_of(
        DEAL.play(Bid(0, "solo"))
        .play(Pass(1))
        .play(Pass(2))
        .play(NameTrump(0, Suit.SPADES))
        .play(Play(0, Card("7D")))
        .play(Play(1, Card("AD")))
        .play(Play(2, Card("8D")))
        .play(Play(1, Card("AH")))
        .play(Play(2, Card("7H"))),
        0,
    )
    assert parse_command(following, "ace of spades", ENGLISH) == Play(0, Card("AS"))
    assert parse_command(following, "spades", ENGLISH) == Play(0, Card("AS"))
    assert parse_command(following, "queen", ENGLISH) == Play(0, Card("QH"))
    assert parse_command(following, "jack of clubs", ENGLISH) == Play(0, Card("JC"))


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("pass", Pass(0)),
        ("I pass.", Pass(0)),
        ("no bid", Pass(0)),
        ("solo", Bid(0, "solo")),
        ("bid solo", Bid(0, "solo")),
        ("I bid a solo", Bid(0, "solo")),
        ("SOLO!", Bid(0, "solo")),
        ("heart solo", Bid(0, "heart-solo")),
        ("heart-solo", Bid(0, "heart-solo")),
        ("solo in hearts", Bid(0, "heart-solo")),
        ("hearts", Bid(0, "heart-solo")),
        ("misere", Bid(0, "misere")),
        ("Misère", Bid(0, "misere")),
        ("call solo", Bid(0, "call")),
        ("call", Bid(0, "call")),
        ("spread", Bid(0, "spread")),
        ("g", Bid(0, "guarantee")),
    ],
)
def test_a_bid_in_english(line: str, action: Action) -> None:
    assert parse_command(BIDDING, line, ENGLISH) == action


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("pass", Pass(0)),
        ("passa", Pass(0)),
        ("jag passar", Pass(0)),
        ("solo", Bid(0, "solo")),
        ("jag bjuder solo", Bid(0, "solo")),
        ("solo hjärter", Bid(0, "heart-solo")),
        ("hjärter", Bid(0, "heart-solo")),
        ("solo i hjärter", Bid(0, "heart-solo")),
        ("misär", Bid(0, "misere")),
        ("misere", Bid(0, "misere")),
        ("bjud call solo", Bid(0, "call")),
        ("garanti", Bid(0, "guarantee")),
    ],
)
def test_a_bid_in_swedish(line: str, action: Action) -> None:
    assert parse_command(BIDDING, line, SWEDISH) == action


@pytest.mark.parametrize(
    ("view", "line", "spoken", "action"),
    [
        (NAMING, "spades", ENGLISH, NameTrump(0, Suit.SPADES)),
        (NAMING, "name clubs", ENGLISH, NameTrump(0, Suit.CLUBS)),
        (NAMING, "trumps are diamonds", ENGLISH, NameTrump(0, Suit.DIAMONDS)),
        (NAMING, "hearts", ENGLISH, NameTrump(0, Suit.HEARTS)),
        (NAMING, "♦", ENGLISH, NameTrump(0, Suit.DIAMONDS)),
        (NAMING, "klöver", SWEDISH, NameTrump(0, Suit.CLUBS)),
        (NAMING, "ruter som trumf", SWEDISH, NameTrump(0, Suit.DIAMONDS)),
        (NAMING, "d", SWEDISH, NameTrump(0, Suit.DIAMONDS)),
        (CALLING, "call ace of clubs", ENGLISH, Call(0, Card("AC"))),
        (CALLING, "ace of clubs", ENGLISH, Call(0, Card("AC"))),
        (CALLING, "call the AC", ENGLISH, Call(0, Card("AC"))),
        (CALLING, "none", ENGLISH, Call(0, None)),
        (CALLING, "call no card", ENGLISH, Call(0, None)),
        (CALLING, "kalla klöver ess", SWEDISH, Call(0, Card("AC"))),
        (CALLING, "klöver ess", SWEDISH, Call(0, Card("AC"))),
        (CALLING, "jag anropar klöver ess", SWEDISH, Call(0, Card("AC"))),
        (CALLING, "inget", SWEDISH, Call(0, None)),
        (CALLING, "kalla inget kort", SWEDISH, Call(0, None)),
        (GIVING, "give six of clubs", ENGLISH, Give(0, Card("6C"))),
        (GIVING, "six of clubs", ENGLISH, Give(0, Card("6C"))),
        (GIVING, "ge klöver sex", SWEDISH, Give(0, Card("6C"))),
        (GIVING, "klöver 6", SWEDISH, Give(0, Card("6C"))),
    ],
)
def test_trumps_calls_and_given_cards_parse(
    view: View, line: str, spoken: Vocabulary, action: Action
) -> None:
    assert parse_command(view, line, spoken) == action


@pytest.mark.parametrize(
    ("view", "line", "meant"),
    [
        (BIDDING, "grand slam", UnclearCommand("contract", "grand slam")),
        (BIDDING, "solo in spades", UnclearCommand("trump-later", "solo in spades")),
        (BIDDING, "queen of spades", UnclearCommand("contract", "queen of spades")),
        (BIDDING, "bid", Query(Question.CONTRACT)),
        (NAMING, "spades and clubs", UnclearCommand("suit", "spades and clubs")),
        (NAMING, "swords", UnclearCommand("word", "swords")),
        (NAMING, "queen", UnclearCommand("suit", "queen")),
        (LEADING, "the Joker of spades", UnclearCommand("word", "Joker")),
        (LEADING, "queen of spades, ten of hearts", UnclearCommand("card", "queen of spades, ten of hearts")),
        (LEADING, "jack", UnclearCommand("none-held", "jack")),
        (LEADING, "pass the salt", UnclearCommand("word", "salt")),
        (LEADING, "x " * 50, UnclearCommand("word", ("x " * 50).strip())),
        (FOLLOWING, "!!", Query(Question.TURN)),
        (LEADING, "", Query(Question.TURN)),
    ],
)
def test_unclear_commands_have_a_reason(view: View, line: str, meant: Query | UnclearCommand) -> None:
    assert parse_command(view, line, ENGLISH) == meant


def test_a_verb_out_of_phase_parses() -> None:
    assert parse_command(LEADING, "pass", ENGLISH) == Pass(0)
    assert parse_command(LEADING, "heart solo", ENGLISH) == Bid(0, "heart-solo")
    assert parse_command(BIDDING, "play the queen of spades", ENGLISH) == Play(0, Card("QS"))


def test_out_of_turn_only_questions_parse() -> None:
    resting = view_of(DEAL, 1)
    assert parse_command(resting, "pass", ENGLISH) == UnclearCommand("not-now", "")
    assert parse_command(resting, "trick", ENGLISH) == Query(Question.TRICK)


def phrases(catalogue: Catalogue, name: str) -> list[str]:
    return [phrase.strip() for phrase in catalogue.say(name).split(",")]


@pytest.mark.parametrize(
    "view", [BIDDING, NAMING, CALLING, GIVING, LEADING, FOLLOWING], ids=lambda view: view.phase
)
@pytest.mark.parametrize("spoken", VOCABULARIES.values(), ids=LANGUAGES)
def test_every_question_parses_in_every_phase(spoken: Vocabulary, view: View) -> None:
    for question in Question:
        for line in phrases(spoken.catalogue, f"spoken-ask-{question}"):
            assert parse_command(view, line, spoken) == Query(question)
            assert parse_command(view, f"? {line.upper()}", spoken) == Query(question)


@pytest.mark.parametrize("spoken", VOCABULARIES.values(), ids=LANGUAGES)
def test_help_names_questions_as_they_parse(spoken: Vocabulary) -> None:
    for question in set(Question) - {Question.HELP}:
        name, _, _ = spoken.catalogue.say(f"may-ask-{question}").partition(" – ")
        assert parse_command(LEADING, name, spoken) == Query(question)
    assert parse_command(LEADING, "?", spoken) == Query(Question.HELP)


@pytest.mark.parametrize(
    ("line", "spoken", "asked"),
    [
        ("which hearts are gone?", ENGLISH, Query(Question.GONE, Suit.HEARTS)),
        ("gone spades", ENGLISH, Query(Question.GONE, Suit.SPADES)),
        ("what is the contract?", ENGLISH, Query(Question.CONTRACT)),
        ("Whose turn is it?", ENGLISH, Query(Question.TURN)),
        ("show me my hand", ENGLISH, Query(Question.HAND)),
        ("how many trumps are out?", ENGLISH, Query(Question.TRUMPS)),
        ("vilka hjärter är borta?", SWEDISH, Query(Question.GONE, Suit.HEARTS)),
        ("Vems tur är det?", SWEDISH, Query(Question.TURN)),
        ("hur många trumf är ute?", SWEDISH, Query(Question.TRUMPS)),
        ("visa min hand", SWEDISH, Query(Question.HAND)),
    ],
)
def test_a_question_parses_within_a_sentence(line: str, spoken: Vocabulary, asked: Query) -> None:
    assert parse_command(LEADING, line, spoken) == asked


@pytest.mark.parametrize("spoken", VOCABULARIES.values(), ids=LANGUAGES)
def test_no_word_has_two_meanings_of_one_kind(spoken: Vocabulary) -> None:
    catalogue = spoken.catalogue
    kinds = [
        [f"spoken-ask-{question}" for question in Question],
        [f"spoken-{verb}" for verb in VERBS],
        *(
            [name for contract in rules.contracts if (name := f"spoken-contract-{contract.id}") in catalogue]
            for rules in TABLES.values()
        ),
        [f"spoken-suit-{suit.letter}" for suit in Suit],
    ]
    for names in kinds:
        meant = [(split_words(line), name) for name in names for line in phrases(catalogue, name)]
        assert len({typed for typed, _ in meant}) == len(set(meant))


def test_every_card_has_its_own_name_in_every_language() -> None:
    for language in LANGUAGES:
        assert len({split_words(format_card(load_catalogue(language), card)) for card in CARDS}) == len(CARDS)
