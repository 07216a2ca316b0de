"""Tests that every game can be played, queried and settled in the terminal, in both languages."""

import re
from dataclasses import replace

import pytest

from spadille.cards import Hand
from spadille.games import GAMES
from spadille.notation.making import made
from spadille.play.action import Action, Redouble
from spadille.play.layout import Layout, lay_out
from spadille.play.match import MatchEnded
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.contract import Partner, Widow
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.goal import Outcome
from spadille.sentences.audience import Audience
from spadille.sentences.settlement import format_settlement
from spadille.sentences.stakes import find_stakes
from spadille.text import LANGUAGES, Catalogue, load_catalogue
from spadille.text_commands.vocabulary import Question
from tests.cli.sample_deals import POTS, TABLES, deal_biddable, play_sample_deals, swap_hands
from tests.cli.scripted_players import (
    NONSENSE,
    START,
    AskingPlayer,
    ContractBidder,
    RandomPlayer,
    ScriptedTerminal,
    UnclearPlayer,
    agree_terms,
    pass_then_play_randomly,
    play_match,
)
from tests.support.long_runs import keep_pairs

ENGLISH = load_catalogue("en")
UNDERTAKINGS = [
    (name, contract.id) for name, rules in TABLES.items() for contract in rules.contracts if contract.biddable
]
GERMAN = TABLES["german-solo/standard"]
PROGRESSIVE = TABLES["progressive/pennycook"]


def find_numbers(line: str) -> list[int]:
    return [int(number.replace("−", "-")) for number in re.findall(r"−?\d+", line)]


def say_about_reader(catalogue: Catalogue, name: str, **facts: str) -> str:
    sentence = catalogue.say(name, who="me", name="", **facts)
    return sentence[:1].upper() + sentence[1:]


@pytest.mark.parametrize(("language", "table"), keep_pairs(LANGUAGES, TABLES))
def test_a_whole_match_is_played(language: str, table: str) -> None:
    rules, catalogue = TABLES[table], load_catalogue(language)
    for seats in (rules.seats[0], rules.seats[-1]):
        person = RandomPlayer(catalogue, f"{table}{seats}")
        match = play_match(person, catalogue, rules, seats=seats, terms=agree_terms(reach=seats))
        assert (match.ended, match.deals) == (MatchEnded.DEALS, seats)
        if rules.sums_to_zero:
            assert sum(match.chips) == START * seats
        assert catalogue.say("ended-deals") in person.lines


@pytest.mark.parametrize(("language", "table", "contract"), keep_pairs(LANGUAGES, UNDERTAKINGS))
def test_every_contract_is_bid_and_played_to_its_end(language: str, table: str, contract: str) -> None:
    rules, catalogue = TABLES[table], load_catalogue(language)
    person = ContractBidder(catalogue, contract, contract)
    match = play_match(
        person,
        catalogue,
        rules,
        terms=agree_terms(2),
        cards=deal_biddable(rules, contract, table),
        bot=pass_then_play_randomly(contract),
    )
    assert match.ended is MatchEnded.DEALS
    bid = say_about_reader(catalogue, "said-bid", contract=catalogue.say(f"contract-{contract}"))
    assert person.lines.count(bid) == 2


@pytest.mark.parametrize(("language", "game"), keep_pairs(LANGUAGES, GAMES))
def test_every_question_is_answered_at_every_turn(language: str, game: str) -> None:
    catalogue, rules = load_catalogue(language), TABLES[f"{game}/{GAMES[game].presets[0].id}"]
    curious = AskingPlayer(catalogue, game)
    match = play_match(
        curious, catalogue, rules, terms=agree_terms(4), bot=pass_then_play_randomly("curious")
    )
    assert match.ended is MatchEnded.DEALS
    asked = [place for place, line in enumerate(curious.lines) if line.startswith("> ")]
    assert len(asked) > 200
    assert [curious.lines[place] for place in asked if curious.lines[place + 1].startswith("> ")] == []


@pytest.mark.parametrize(("language", "table", "contract"), keep_pairs(LANGUAGES, UNDERTAKINGS))
def test_unclear_commands_are_explained_at_every_turn(language: str, table: str, contract: str) -> None:
    rules, catalogue = TABLES[table], load_catalogue(language)
    player = UnclearPlayer(catalogue, contract, contract)
    play_match(
        player,
        catalogue,
        rules,
        terms=agree_terms(1),
        cards=deal_biddable(rules, contract, table),
        bot=pass_then_play_randomly(contract),
    )
    unclear = [place for place, line in enumerate(player.lines) if line == f"> {NONSENSE}"]
    assert len(unclear) > 1
    assert [player.lines[place + 1] for place in unclear if NONSENSE not in player.lines[place + 1]] == []


@pytest.mark.parametrize("game", GAMES)
def test_help_omits_questions_without_meaning_in_the_game(game: str) -> None:
    rules = TABLES[f"{game}/{GAMES[game].presets[0].id}"]
    terminal = ScriptedTerminal("?")
    play_match(
        terminal,
        ENGLISH,
        rules,
        bot=pass_then_play_randomly("help"),
        cards=deal_biddable(rules, rules.contracts[0].id, "help"),
    )
    special = {name.partition(" – ")[0] for name in terminal.find_answer("?") if " – " in name}
    reasons = {
        "partner": any(contract.partner is not Partner.ALONE for contract in rules.contracts),
        "first": any(contract.streak is not None for contract in rules.contracts),
        "doubles": rules.auction is AuctionStyle.DOUBLING,
        "laid away": any(contract.widow is Widow.TAKEN_UP for contract in rules.contracts),
        "pots": False,
    }
    assert {name for name, has_reason in reasons.items() if has_reason} == special & reasons.keys()


# German Solo


MINE, HIS, HERS, THEIRS = (
    Hand.read("QC 7H AH KH JH 8S 8D 7D"),
    Hand.read("QS AS KS JS QH TH 9H 8H"),
    Hand.read("AC KC JC TC 9C 8C 7C TS"),
    Hand.read("AD KD QD JD TD 9D 9S 7S"),
)
TRUMPS_MINE = lay_out(GERMAN, 4, 3, [MINE, HIS, HERS, THEIRS], Hand())
"""The reader is eldest. With hearts as trumps, Clara, who has the ace of diamonds, or Alma may be called."""


def others_pass(view: View) -> Action:
    assert view.decision is not None
    return view.decision.answers[0]


def run_session(
    *typed: str, cards: Layout = TRUMPS_MINE, rules: Rules = GERMAN, language: str = "en"
) -> ScriptedTerminal:
    """Return the terminal after a session in which these lines are typed. The bots pass and play their first
    card.
    """
    terminal = ScriptedTerminal(*typed)
    play_match(terminal, load_catalogue(language), rules, cards=[cards], bot=others_pass)
    return terminal


QUESTION = ("question", "hearts", "ace of diamonds")


def test_matadors_are_named() -> None:
    hand = next(
        line for line in reversed(run_session("question", "hearts").lines) if line.startswith("Your hand")
    )
    assert hand.startswith("Your hand: hearts (trumps): spadille, manille, ace, king, jack; ")
    assert "You play the queen of clubs, spadille." in run_session(*QUESTION, "spadille").lines
    assert "You play the seven of hearts, manille." in run_session(*QUESTION, "seven of hearts").lines
    assert (
        "Du lägger klöver dam, spadiljen."
        in run_session("question", "hjärter", "ruter ess", "spadiljen", language="sv").lines
    )


def test_a_called_partner_is_unknown_until_the_card_is_played() -> None:
    terminal = run_session(*QUESTION, "partner", "eight of diamonds", "partner")
    assert terminal.find_answer("ace of diamonds")[:3] == [
        "You call the ace of diamonds.",
        "The player who holds it is the partner, and says nothing.",
        "Lead any card.",
    ]
    first, second = (place for place, line in enumerate(terminal.lines) if line == "> partner")
    assert terminal.lines[first + 1] == "The ace of diamonds is called, and no one has shown it yet."
    assert "Clara is your partner." in terminal.lines[first:second]
    assert terminal.lines[second + 1] == "Clara is your partner."


def test_only_the_called_partner_knows() -> None:
    def calls(view: View) -> Action:
        assert view.decision is not None
        answers = {str(answer): answer for answer in view.decision.answers}
        wanted = ("1 bid question", "1 trump S", "1 call AD")
        return next((answers[text] for text in wanted if text in answers), view.decision.answers[0])

    layout = lay_out(GERMAN, 4, 3, [THEIRS, HIS, HERS, MINE], Hand())
    terminal = ScriptedTerminal("pass", "partner")
    play_match(terminal, ENGLISH, GERMAN, cards=[layout], bot=calls)
    place = terminal.lines.index("Alma calls the ace of diamonds.")
    assert terminal.lines[place + 1] == "You hold it and are Alma’s partner. Only you know."
    assert terminal.find_answer("partner") == ["You are Alma’s partner.", "Only you know."]


def test_stop_and_ask_are_offered() -> None:
    strong = lay_out(
        GERMAN,
        4,
        3,
        [
            Hand.read("QC 7H QS AH KH QH JH 8D"),
            Hand.read("8S 7S TH 9H 8H JD TD 9D"),
            Hand.read("AC KC JC TC 9C 8C 7C 7D"),
            Hand.read("AS KS JS TS 9S AD KD QD"),
        ],
        Hand(),
    )
    trumps = ("spadille", "manille", "basta", "ace of hearts", "king of hearts")
    terminal = run_session(*QUESTION, *trumps, "first", "ask", "first", "legal", "stop", cards=strong)
    assert terminal.find_answer("king of hearts")[-2:-1] == [
        "Lead any card. Or say “Stop” and keep the bonus for the first five tricks. Or ask for your partner."
    ]
    assert terminal.find_answer("ask")[:2] == ["You ask for your partner.", "Clara is your partner."]
    lines = terminal.lines
    place = len(lines) - 1 - lines[::-1].index("> first")
    assert lines[place + 1 : place + 3] == [
        "The declarer’s side has won the first 5 tricks.",
        "The partner was asked for: last can no longer be won.",
    ]
    assert terminal.find_answer("legal")[-1] == "Stop"
    assert terminal.find_answer("stop")[:6] == [
        "You say stop.",
        "Question in hearts, made.",
        "You and Clara played together.",
        "5 tricks, 5 were needed: the two get 8 each.",
        "The 8 is 2 for the contract, 1 for first and 5 for mackers.",
        "You +8, Alma −8, Bruno −8, Clara +8.",
    ]


def test_stop_and_ask_out_of_place_are_refused_in_words() -> None:
    terminal = run_session(*QUESTION, "stop", "ask", "hold")
    assert terminal.find_answer("stop")[0] == ENGLISH.say("refusal-wrong-phase-stop")
    assert terminal.find_answer("ask")[0] == ENGLISH.say("refusal-wrong-phase-ask")
    assert terminal.find_answer("hold")[0] == ENGLISH.say("refusal-wrong-phase-hold")
    refused = run_session("question", "hearts", "ace of hearts").find_answer("ace of hearts")
    assert refused[0] == ENGLISH.say("refusal-bad-call-partner")
    unclear = run_session("question", "hearts", "banana").find_answer("banana")
    assert unclear[1] == "Say the ace of spades, ace of diamonds or ace of clubs."


def test_spadille_must_play_when_all_pass() -> None:
    assert "All have passed: you hold spadille and must play question." in run_session("pass").lines
    assert (
        "Alla har passat: du har spadiljen och måste spela question."
        in run_session("pass", language="sv").lines
    )


def test_holding_takes_over_the_others_bid() -> None:
    def higher(view: View) -> Action:
        assert view.decision is not None
        answers = {str(answer): answer for answer in view.decision.answers}
        return answers.get("1 bid kicker", view.decision.answers[0])

    terminal = ScriptedTerminal("question", "legal", "hold")
    play_match(terminal, ENGLISH, GERMAN, cards=[TRUMPS_MINE], bot=higher)
    assert "Kicker is bid over yours: hold, bid higher, or pass." in terminal.lines
    assert "Hold: kicker: no trumps; take no trick; 6 from each" in terminal.find_answer("legal")
    assert "You hold." in terminal.lines
    assert "You play kicker." in terminal.lines


def test_the_grand_shows_the_queens_and_the_partner_names_trumps() -> None:
    queens = lay_out(
        GERMAN,
        4,
        3,
        [MINE - Hand.read("8S") | Hand.read("QS"), HIS - Hand.read("QS") | Hand.read("8S"), HERS, THEIRS],
        Hand(),
    )
    terminal = run_session("grand", "ace of diamonds", cards=queens)
    assert "You show basta and spadille." in terminal.lines
    assert "Clara is your partner." in terminal.lines
    assert any(line.startswith("Clara names ") for line in terminal.lines)


def test_output_does_not_reveal_the_secret_partner() -> None:
    """Two deals are compared in which the called ace lies in different hands, up to the trick that must
    show it.
    """
    other = swap_hands(TRUMPS_MINE, 2, 3)
    asked = [ENGLISH.say(f"spoken-ask-{question}").split(",")[0] for question in Question]
    terminals = []
    for cards in (TRUMPS_MINE, other):
        terminals.append(ScriptedTerminal(*QUESTION, *asked))
        play_match(terminals[-1], ENGLISH, GERMAN, cards=[cards], bot=others_pass)
    assert terminals[0].lines == terminals[1].lines
    assert len(terminals[0].lines) > 60


# Progressive


FROG_MINE = lay_out(
    PROGRESSIVE,
    3,
    2,
    [
        Hand.read("AH KH 9H 7H 6H AS 8S TD 7D KC 9C"),
        Hand.read("QH AD JD 9D AC 7C 6C KS QS 9S 6S"),
        Hand.read("JH KD QD 8D 6D TC JC 8C TS JS 7S"),
    ],
    Hand.read("TH 8H QC"),
)


def double_if_possible(view: View) -> Action:
    assert view.decision is not None
    answers = {str(answer): answer for answer in view.decision.answers}
    return answers.get("1 double") or answers.get("2 double") or view.decision.answers[0]


def test_doubles_are_narrated_queried_and_redoubled() -> None:
    terminal = ScriptedTerminal("frog", "doubles", "redouble", "redouble Alma", "legal", "pass", "doubles")
    play_match(terminal, ENGLISH, PROGRESSIVE, cards=[FROG_MINE], bot=double_if_possible)
    assert "Alma and Bruno have doubled you: redouble, or pass." in terminal.lines
    assert terminal.find_answer("doubles") == ["Alma has doubled.", "Bruno has doubled."]
    assert terminal.find_answer("redouble") == ["Redouble whom: Alma or Bruno?"]
    assert terminal.find_answer("redouble Alma") == [
        "You redouble Alma.",
        "Bruno has doubled you: redouble, or pass.",
    ]
    assert terminal.find_answer("legal") == ["Pass", "Redouble Bruno"]
    last = len(terminal.lines) - 1 - terminal.lines[::-1].index("> doubles")
    assert terminal.lines[last + 1 : last + 3] == ["Alma has doubled and is redoubled.", "Bruno has doubled."]


def test_three_cards_are_laid_away_in_one_line() -> None:
    for line in (
        "lay away ten of diamonds, king and queen of clubs",
        "TD KC QC",
        "ten of diamonds king of clubs queen of clubs",
        "diamonds ten, clubs king and queen",
    ):
        terminal = run_session("frog", line, "laid away", cards=FROG_MINE, rules=PROGRESSIVE)
        assert (
            terminal.find_answer(line)[0]
            == "You lay away the king of clubs, queen of clubs and ten of diamonds."
        )
        assert terminal.find_answer("laid away")[0].endswith(": 17 points.")
    for line in ("lägg bort ruter tio, klöver kung och dam", "ruter tio klöver kung klöver dam"):
        terminal = run_session("frog", line, cards=FROG_MINE, rules=PROGRESSIVE, language="sv")
        assert terminal.find_answer(line)[0] == "Du lägger bort klöver kung, klöver dam och ruter tio."


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("ten of diamonds", "Name three different cards."),
        ("ten of diamonds and king of clubs", "Name three different cards."),
        ("TD KC KC", "Name three different cards."),
        ("TD KC AC", "Lay away as many different cards of your own as you took up."),
        ("the ten and the king", "Those are not cards."),
        ("ten of swords", "“swords” means nothing here."),
    ],
)
def test_a_discard_of_other_cards_is_refused(line: str, answer: str) -> None:
    assert run_session("frog", line, cards=FROG_MINE, rules=PROGRESSIVE).find_answer(line)[0] == answer


def test_the_widow_is_shown_to_the_declarer_only() -> None:
    def frogs(view: View) -> Action:
        assert view.decision is not None
        answers = {str(answer): answer for answer in view.decision.answers}
        return answers.get("1 bid frog", view.decision.answers[0])

    terminals = []
    for widow, hand in (
        ("TH 8H QC", "AH KH 9H 7H 6H AS 8S TD 7D KC 9C"),
        ("8H 7D QC", "AH KH 9H 7H 6H AS 8S TD TH KC 9C"),
    ):
        hands = [FROG_MINE.hand(2), Hand.read(hand), FROG_MINE.hand(1)]
        terminals.append(ScriptedTerminal("pass", "laid away", "contract", "trumps", "story", "hand"))
        cards = lay_out(PROGRESSIVE, 3, 2, hands, Hand.read(widow))
        play_match(terminals[-1], ENGLISH, PROGRESSIVE, cards=[cards], bot=frogs)
        assert "Alma takes up the widow." in terminals[-1].lines
        assert "Alma lays three cards away." in terminals[-1].lines
        assert terminals[-1].find_answer("laid away") == ["Alma has laid three cards away, unseen."]
        assert terminals[-1].find_answer("trumps")[0].endswith("trumps are out.")
    ends = [terminal.lines.index("> hand") for terminal in terminals]
    assert (
        terminals[0].lines[: terminals[0].lines.index("Alma lays three cards away.")]
        == (terminals[1].lines[: terminals[1].lines.index("Alma lays three cards away.")])
    )
    assert min(ends) > 0


def test_pots_are_announced_won_and_shared() -> None:
    terminal = run_session("pots", "pass", "pots", "", cards=replace(FROG_MINE, rules=POTS), rules=POTS)
    assert terminal.lines[7] == "In the pots: frog pot 3 and solo pot 6."
    assert terminal.find_answer("pots") == ["In the pots: frog pot 3 and solo pot 6."]
    assert "All passed. The antes stay in the pots." in terminal.lines
    assert "You −3, Alma −3, Bruno −3." in terminal.lines
    assert "In the pots: frog pot 6 and solo pot 12." in terminal.lines
    assert "What was left in the pots is shared out." in terminal.lines


@pytest.mark.parametrize(("language", "table"), keep_pairs(LANGUAGES, TABLES))
def test_every_settlement_names_outcome_and_payments(language: str, table: str) -> None:
    rules, catalogue = TABLES[table], load_catalogue(language)
    company, outcomes = Audience.with_bots(catalogue, rules.seats[0]), set()
    for deal in play_sample_deals(60, "settled", rules):
        view, result = view_of(deal, 0), deal.result
        assert result is not None
        outcomes.add(result.outcome)
        lines = list(format_settlement(company, view))
        assert not any(line[0].islower() for line in lines)
        if result.contract or result.pots:
            assert find_numbers(lines[-1]) == list(result.payments)
        assert result.value == 0 or any(result.value in find_numbers(line) for line in lines)
        for _, stake in view.known.stakes if view.known and result.value else ():
            assert any(stake * result.value in find_numbers(line) for line in lines)
        for bonus in result.bonuses.values():
            assert any(bonus in find_numbers(line) for line in lines)
    assert outcomes >= {Outcome.WON, Outcome.LOST}


def test_stakes_of_the_auction_are_the_stakes_of_the_contract() -> None:
    compared = 0
    for deal in made(PROGRESSIVE, 3, "stakes", 200, "spread"):
        before: dict[int, int] = {}
        for now in deal.moments():
            view = view_of(now, None)
            if view.known is not None and view.result is None:
                last = now.actions[-1]
                if isinstance(last, Redouble):
                    before[last.doubler] = 4
                assert dict(view.known.stakes) == before
                compared += bool(before)
                break
            before = find_stakes(view)
    assert compared > 20
