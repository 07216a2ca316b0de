"""Tests of a match in the terminal, from the first cards to the final result."""

import re
from dataclasses import replace

import pytest

from spadille.cards import Hand
from spadille.cli import terminal_session
from spadille.cli.terminal_session import SessionEnded
from spadille.play.action import Action
from spadille.play.layout import lay_out
from spadille.play.match import Match, MatchEnded, Terms
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.goal import Outcome
from spadille.rules.presets import Bankrupt, End
from spadille.rules.settlement import Result
from spadille.sentences.audience import Audience
from spadille.sentences.prompt import format_prompt
from spadille.sentences.settlement import format_settlement
from spadille.text import LANGUAGES, load_catalogue
from spadille.text_commands.vocabulary import Question
from tests.cli.sample_deals import RULES, STANDARD, play_sample_deals, swap_hands
from tests.cli.scripted_players import (
    START,
    AskingPlayer,
    RandomPlayer,
    ScriptedTerminal,
    agree_terms,
    choose_first,
    play_match,
)

ENGLISH = load_catalogue("en")
MY_HAND = Hand.read("AS QS 9S TH QH 6H KD 7D QC 8C 6C")
ALMA_HAND = Hand.read("KS JS 8S AH KH 9H AD TD 9D AC TC")
BRUNO_HAND = Hand.read("TS 7S 6S JH 8H 7H QD JD 8D KC JC")
ELDEST = lay_out(STANDARD, 3, 2, [MY_HAND, ALMA_HAND, BRUNO_HAND], Hand.read("6D 9C 7C"))
"""The reader is eldest and holds three queens."""


def run_session(*typed: str) -> ScriptedTerminal:
    """Return the terminal after a session in which these lines are typed and the input then ends. The bots
    pass and play their first card.
    """
    terminal = ScriptedTerminal(*typed)
    play_match(terminal, ENGLISH, STANDARD, cards=[ELDEST], bot=choose_first)
    return terminal


def find_numbers(line: str) -> list[int]:
    return [int(number.replace("−", "-")) for number in re.findall(r"−?\d+", line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", RULES)
@pytest.mark.parametrize("seats", [3, 5])
def test_a_whole_match_is_played(language: str, preset: str, seats: int) -> None:
    catalogue = load_catalogue(language)
    person = RandomPlayer(catalogue, f"{preset}{seats}")
    match = play_match(person, catalogue, RULES[preset], seats=seats, terms=agree_terms(reach=seats))
    assert (match.ended, match.deals, sum(match.chips)) == (MatchEnded.DEALS, seats, START * seats)
    final = person.lines[person.lines.index(catalogue.say("final-title")) + 1 :]
    places = [find_numbers(line) for line in final[:seats]]
    assert places == [[line.place, line.chips] for line in match.standing]
    assert catalogue.say("ended-deals") in person.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_answered_at_every_turn(language: str) -> None:
    catalogue = load_catalogue(language)
    curious = AskingPlayer(catalogue, "curious")
    match = play_match(curious, catalogue, STANDARD, terms=agree_terms(reach=6), bot=choose_first)
    assert match.ended is MatchEnded.DEALS
    asked = [place for place, line in enumerate(curious.lines) if line.startswith("> ")]
    unanswered = [curious.lines[place] for place in asked if curious.lines[place + 1].startswith("> ")]
    assert len(asked) > 300
    assert unanswered == []
    voids = catalogue.say("voids-of", who="other", name="", suits="|").partition("|")[0]
    assert any(voids in line for line in curious.lines)


def test_the_same_input_and_cards_give_the_same_match() -> None:
    people = [RandomPlayer(ENGLISH, "twice") for _ in range(2)]
    for person in people:
        play_match(person, ENGLISH, STANDARD)
    assert people[0].lines == people[1].lines


def test_output_does_not_reveal_hidden_cards() -> None:
    """Two deals are compared that differ only in the other hands, before a card is played."""
    terminals = []
    for cards in (ELDEST, swap_hands(ELDEST, 1, 2)):
        terminals.append(
            ScriptedTerminal(*[ENGLISH.say(f"spoken-ask-{question}").split(",")[0] for question in Question])
        )
        play_match(terminals[-1], ENGLISH, STANDARD, cards=[cards])
    assert terminals[0].lines == terminals[1].lines
    assert len(terminals[0].lines) > 60


SOLO = ("solo", "spades", "QS")
"""The reader bids a solo in spades and leads the queen; the ten takes it, and Bruno leads the seven."""


def test_a_deal_is_narrated() -> None:
    assert run_session(*SOLO).lines[:26] == [
        "Six-Bid Solo, Standard.",
        "3 deals.",
        "Type what you would say at the table. Type a question mark to see what you may ask.",
        "",
        "Deal 1 of 3.",
        "Bruno deals.",
        "You are eldest.",
        "Your hand: spades: ace, queen, nine; hearts: ten, queen, six; clubs: queen, eight, six; "
        "diamonds: king, seven.",
        "Bid or pass.",
        "> solo",
        "You bid solo.",
        "Alma passes.",
        "Bruno passes.",
        "You play solo.",
        "Name trumps. Spades, diamonds or clubs.",
        "Your hand: spades: ace, queen, nine; hearts: ten, queen, six; clubs: queen, eight, six; "
        "diamonds: king, seven.",
        "> spades",
        "You name spades as trumps.",
        "You play solo in spades.",
        "Lead any card.",
        "Your hand: spades (trumps): ace, queen, nine; hearts: ten, queen, six; clubs: queen, eight, six; "
        "diamonds: king, seven.",
        "> QS",
        "You play the queen of spades, trump.",
        "Alma plays the king of spades, trump.",
        "Bruno plays the ten of spades, trump.",
        "Bruno takes the trick, 17 points.",
    ]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("turn", ["Bruno led spades: follow with the ace or the nine."]),
        ("", ["Bruno led spades: follow with the ace or the nine."]),
        (
            "hand",
            [
                "Your hand: spades (trumps): ace, nine; hearts: ten, queen, six; clubs: queen, eight, six; "
                "diamonds: king, seven."
            ],
        ),
        ("legal", ["Spades (trumps): ace, nine"]),
        ("trick", ["Bruno plays the seven of spades, trump.", "Bruno is winning it."]),
        (
            "last trick",
            [
                "You play the queen of spades, trump.",
                "Alma plays the king of spades, trump.",
                "Bruno plays the ten of spades, trump.",
                "Bruno takes the trick, 17 points.",
            ],
        ),
        (
            "contract",
            [
                "You play solo in spades: more than 60 points.",
                "Trick 2 of 11.",
                "You have taken 0 points, the defenders 17.",
            ],
        ),
        ("scores", ["No deal is finished yet.", "You 200, Alma 200, Bruno 200."]),
        (
            "gone",
            ["Spades (trumps): ten, king, queen, seven", "Hearts: none", "Diamonds: none", "Clubs: none"],
        ),
        ("which hearts are gone?", ["Hearts: none"]),
        ("voids", ["No one has shown a void yet."]),
        (
            "trumps",
            ["3 trumps are out, in other hands or in the widow.", "Spades (trumps): jack, eight, six"],
        ),
        ("why", ["The best trade: the points in the trick against what your hand gives up."]),
    ],
)
def test_a_question_is_answered(question: str, answer: list[str]) -> None:
    assert run_session(*SOLO, question).find_answer(question)[: len(answer)] == answer


def test_questions_are_answered_before_the_first_card() -> None:
    terminal = run_session("trick", "last trick", "contract", "trumps", "story", "gone", "legal")
    assert terminal.find_answer("trick") == ["There is no card on the table."]
    assert terminal.find_answer("last trick") == ["No trick has been taken yet."]
    assert terminal.find_answer("contract") == ["No one has bid yet."]
    assert terminal.find_answer("trumps") == ["There are no trumps yet."]
    assert terminal.find_answer("story") == ["Nothing has happened in this deal yet."]
    assert terminal.find_answer("legal")[:2] == [
        "Pass",
        "Solo: name spades, diamonds or clubs; more than 60 points; 2 a point, from each",
    ]


def test_the_standing_bid_is_answered() -> None:
    def bids(view: View) -> Action:
        assert view.decision is not None
        return view.decision.answers[1 if len(view.decision.answers) > 5 else 0]

    terminal = ScriptedTerminal("solo", "contract")
    play_match(terminal, ENGLISH, STANDARD, cards=[ELDEST], bot=bids)
    assert terminal.find_answer("contract") == ["The highest bid is Alma’s: heart solo."]
    assert "Bid higher than heart solo, or pass." in terminal.lines


def test_illegal_actions_are_refused_with_their_rule() -> None:
    terminal = run_session(*SOLO, "queen of clubs", "why", "ace of hearts", "solo", "pass", "nine of spades")
    rule = "The rule: You must follow suit (six-bid.play.follow). “why” reads it out."
    assert terminal.find_answer("queen of clubs") == ["You hold spades: follow suit.", rule]
    assert terminal.find_answer("why")[0] == "You must follow suit"
    assert len(terminal.find_answer("why")) > 2
    assert terminal.find_answer("ace of hearts")[0] == "That card is not in your hand."
    assert terminal.find_answer("pass")[0] == "You can’t do that at this point of the deal."
    assert terminal.find_answer("nine of spades")[0] == "You play the nine of spades, trump."


def test_a_lower_bid_is_refused() -> None:
    def bids(view: View) -> Action:
        assert view.decision is not None
        return view.decision.answers[-1]

    terminal = ScriptedTerminal("solo", "misère")
    play_match(terminal, ENGLISH, STANDARD, cards=[ELDEST], bot=bids)
    assert terminal.find_answer("misère")[0] == "Bid higher than call solo, or pass."
    assert terminal.find_answer("solo")[-1] == "No higher bid is possible. Pass."


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (
            ("slo",),
            [
                "“slo” is not a bid.",
                "Say “pass” or a contract: solo, heart solo, misère, guarantee, spread, call solo.",
            ],
        ),
        (
            ("solo in clubs",),
            [
                "Bid only the contract; trumps are named when the bidding is over.",
                "Say “pass” or a contract: solo, heart solo, misère, guarantee, spread, call solo.",
            ],
        ),
        (("solo", "swords"), ["“swords” means nothing here.", "Say a suit, as “spades”."]),
        (("solo", "hearts"), ["That suit may not be trumps here."]),
        (("solo", "pass"), ["You can’t do that at this point of the deal.", "Say a suit, as “spades”."]),
        (
            ("solo", "spades", "pass"),
            [
                "You can’t do that at this point of the deal.",
                "Say a card of your own, as “queen of spades” or QS; “legal” says which you may play.",
            ],
        ),
        (("solo", "spades", "queen"), ["Which one: the queen of spades, queen of hearts or queen of clubs?"]),
        (
            ("solo", "spades", "jack"),
            [
                "You hold no such card.",
                "Say a card of your own, as “queen of spades” or QS; “legal” says which you may play.",
            ],
        ),
    ],
)
def test_unclear_commands_are_answered_with_suggestions(typed: tuple[str, ...], answer: list[str]) -> None:
    assert run_session(*typed).find_answer(typed[-1])[: len(answer)] == answer


def test_a_card_is_called_and_another_given() -> None:
    terminal = run_session("call solo", "clubs", "ace of hearts", "seven of diamonds", "legal")
    assert terminal.find_answer("ace of hearts") == [
        "You call the ace of hearts.",
        "Alma holds it and hands it over.",
        "Choose a card to give for the ace of hearts.",
        *terminal.find_answer("ace of hearts")[3:],
    ]
    assert terminal.find_answer("seven of diamonds")[0] == "You give the seven of diamonds for it."
    assert "ace, ten, queen, six" in terminal.find_answer("legal")[0]


def test_a_called_card_may_lie_in_the_widow() -> None:
    terminal = run_session("call solo", "clubs", "nine of clubs", "none")
    assert terminal.find_answer("nine of clubs")[:3] == [
        "You call the nine of clubs.",
        "No one holds it; it is in the widow.",
        "Lead any card.",
    ]


def test_a_given_card_is_hidden_from_the_others() -> None:
    def calls(view: View) -> Action:
        """Return Alma's action: she calls the ten of spades, which Bruno holds."""
        assert view.decision is not None
        answers = {str(answer): answer for answer in view.decision.answers}
        return answers.get("1 bid call") or answers.get("1 call TS") or view.decision.answers[0]

    terminal = ScriptedTerminal("pass", "story")
    play_match(terminal, ENGLISH, STANDARD, cards=[ELDEST], bot=calls)
    assert "Bruno holds it and hands it over." in terminal.lines
    assert "Alma gives a card for it, face down." in terminal.lines


def test_an_open_hand_is_shown() -> None:
    def spreads(view: View) -> Action:
        assert view.decision is not None
        answers = {str(answer): answer for answer in view.decision.answers}
        return answers.get("1 bid spread") or view.decision.answers[0]

    terminal = ScriptedTerminal("pass", "trumps")
    play_match(terminal, ENGLISH, STANDARD, cards=[ELDEST], bot=spreads)
    place = terminal.lines.index("Alma plays with an open hand.")
    assert terminal.lines[place + 1].startswith("Spades: king, jack, eight; ")
    assert terminal.find_answer("trumps") == ["There are no trumps in this contract."]


def test_a_seat_that_sits_out_only_watches() -> None:
    terminal = ScriptedTerminal("hand", "")
    play_match(terminal, ENGLISH, STANDARD, seats=4, bot=choose_first)
    assert terminal.lines[4:8] == ["Deal 1 of 3.", "You deal.", "Alma is eldest.", "You sit this deal out."]
    assert "All passed. No one pays." in terminal.lines
    assert terminal.find_answer("hand") == ["Your hand is empty."]


def test_questions_are_answered_between_deals() -> None:
    terminal = run_session("pass", "scores", "queen of spades", "pass", "")
    pause = "Enter for the next deal; “quit” ends the match."
    assert terminal.find_answer("scores") == ["After 1 deal:", "You 200, Alma 200, Bruno 200."]
    assert terminal.find_answer("queen of spades") == [pause]
    assert "Deal 2 of 3." in terminal.lines


@pytest.mark.parametrize("typed", [("quit",), ("pass", "quit"), ("pass", "", "pass", "exit")])
def test_quit_ends_the_match(typed: tuple[str, ...]) -> None:
    assert "The match was ended." in run_session(*typed).lines


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_the_result_is_shown_after_an_interruption(end: type[BaseException]) -> None:
    class Gone(ScriptedTerminal):
        def hear(self) -> str:
            raise SessionEnded if end is EOFError else KeyboardInterrupt

    gone = Gone()
    match = play_match(gone, ENGLISH, STANDARD)
    assert match.ended is MatchEnded.STOPPED
    assert gone.lines[-6:] == [
        "",
        "The match was ended.",
        "Final standing",
        f"1. You, {START} chips",
        f"1. Alma, {START} chips",
        f"1. Bruno, {START} chips",
    ]


COMPANY = Audience.with_bots(ENGLISH, 3)


def settle_payments(payments: tuple[int, ...], agreed: Terms) -> tuple[list[str], Match]:
    """Return the lines that announce a deal's payments, and the match after the deal."""
    before = Match.begin(STANDARD, agreed, len(payments), 0)
    after = before.after(Result(outcome=Outcome.LOST, payments=payments))
    return list(terminal_session.announce_chips(COMPANY, before, after)), after


def test_a_player_without_chips_plays_on_for_free() -> None:
    lines, match = settle_payments((-20, 10, 10), Terms(20, Bankrupt.END, End.OPEN))
    assert lines == ["Chips: You 0, Alma 30, Bruno 30.", "You have no chips left and play on, a freeride."]
    assert match.ended is None


def test_bankruptcy_may_end_the_match() -> None:
    lines, match = settle_payments((-22, 11, 11), Terms(20, Bankrupt.END, End.OPEN))
    assert lines == ["Chips: You −2, Alma 31, Bruno 31."]
    assert list(terminal_session.announce_result(COMPANY, match)) == [
        "",
        "You ran out of chips, so the match is over.",
        "Final standing",
        "1. Alma, 31 chips",
        "1. Bruno, 31 chips",
        "3. You, −2 chips",
        "Alma and Bruno tie for first.",
    ]


def test_a_bankrupt_player_may_be_replaced() -> None:
    lines, match = settle_payments((11, -22, 11), Terms(20, Bankrupt.REPLACE, End.OPEN))
    assert lines == [
        "Chips: You 31, Alma 20, Bruno 31.",
        "Alma went bankrupt and left with −2 chips; a new player has the seat.",
    ]
    assert match.ended is None


@pytest.mark.parametrize(
    ("agreed", "length", "ended"),
    [
        (Terms(200, Bankrupt.DEBT, End.DEALS, 1), "1 deal.", "That was the last deal."),
        (
            Terms(200, Bankrupt.DEBT, End.TARGET, 220),
            "Until someone has 220 chips.",
            "The target has been reached.",
        ),
        (Terms(200, Bankrupt.DEBT, End.MINUTES, 20), "20 minutes.", "The time is up."),
        (Terms(None, Bankrupt.DEBT, End.OPEN), "Until you stop.", "The match was ended."),
    ],
)
def test_length_and_end_of_a_match_are_announced(agreed: Terms, length: str, ended: str) -> None:
    match = Match.begin(STANDARD, agreed, 3, 0)
    assert list(terminal_session.announce_match(COMPANY, match))[1] == length
    after = match.after(Result(outcome=Outcome.WON, payments=(28, -14, -14)), minutes=20)
    final = list(terminal_session.announce_result(COMPANY, after.stopped()))
    assert (final[1], final[-1]) == (ended, "You win.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_settlement_names_outcome_and_payments(language: str) -> None:
    company = Audience.with_bots(load_catalogue(language), 5)
    contracts = set()
    for rules in RULES.values():
        for deal in play_sample_deals(60, "settlement", rules, seats=5):
            view, result = view_of(deal, 0), deal.result
            assert result is not None
            title, verdict, widow, payments = format_settlement(company, view)
            contracts.add((result.contract, result.outcome))
            assert find_numbers(payments) == list(result.payments)
            assert result.value == 0 or result.value in find_numbers(verdict)
            assert not any(line[0].islower() for line in (title, verdict, widow, payments))
    assert {contract for contract, _ in contracts} == {contract.id for contract in STANDARD.contracts}
    assert {outcome for _, outcome in contracts} >= {Outcome.WON, Outcome.LOST}


@pytest.mark.parametrize(
    ("points", "outcome", "value", "sentence"),
    [
        (67, Outcome.WON, 14, "You made it with 67 points: 7 over 60 at 2 a point, 14 from each."),
        (49, Outcome.LOST, 22, "You lost with 49 points: 11 short of 60 at 2 a point, 22 to each."),
        (60, Outcome.DRAWN, 0, "Exactly 60: no one pays."),
        (60, Outcome.WON, 0, "Exactly 60: made, but there is nothing to pay."),
    ],
)
def test_a_solo_is_settled_against_60(points: int, outcome: Outcome, value: int, sentence: str) -> None:
    solos = (deal for deal in play_sample_deals(30, "solo") if deal.result and deal.result.contract == "solo")
    view = view_of(next(solos), 0)
    assert view.result is not None
    assert view.known is not None
    company = replace(COMPANY, me=view.known.declarer)
    result = replace(view.result, points=points, outcome=outcome, value=value)
    assert sentence in list(format_settlement(company, replace(view, result=result)))


def test_the_last_card_is_not_a_choice() -> None:
    last = [now for now in play_sample_deals(1, "last card")[0].moments() if len(view_of(now, 0).hand) == 1]
    asked = [format_prompt(COMPANY, view_of(now, 0)) for now in last if now.turn == 0 and not now.over]
    assert asked == ["Your last card."]
