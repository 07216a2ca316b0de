"""Every game is played, asked about and settled in words, in both languages."""

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
from tests.cli.sample_deals import POTS, TABLES, deal_biddable, play_sample_deals, replay, swap_hands
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

ENGLISH = load_catalogue("en")
UNDERTAKINGS = [(name, contract.id) for name, rules in TABLES.items() for contract in rules.contracts]
GERMAN = TABLES["german-solo/standard"]
PROGRESSIVE = TABLES["progressive/pennycook"]


def numbers(line: str) -> list[int]:
    return [int(number.replace("−", "-")) for number in re.findall(r"−?\d+", line)]


def said_of_me(words: Catalogue, name: str, **facts: str) -> str:
    sentence = words.say(name, who="me", name="", **facts)
    return sentence[:1].upper() + sentence[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_a_whole_match_is_played(language: str, table: str) -> None:
    rules, words = TABLES[table], load_catalogue(language)
    for seats in (rules.seats[0], rules.seats[-1]):
        person = RandomPlayer(words, f"{table}{seats}")
        match = play_match(person, words, rules, seats=seats, agreed=agree_terms(reach=seats))
        assert (match.ended, match.deals, sum(match.chips)) == (MatchEnded.DEALS, seats, START * seats)
        assert words.say("ended-deals") in person.lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("table", "contract"), UNDERTAKINGS)
def test_every_contract_is_bid_and_played_to_its_end(language: str, table: str, contract: str) -> None:
    rules, words = TABLES[table], load_catalogue(language)
    person = ContractBidder(words, contract, contract)
    match = play_match(
        person,
        words,
        rules,
        agreed=agree_terms(2),
        cards=deal_biddable(rules, contract, table),
        bot=pass_then_play_randomly(contract),
    )
    assert match.ended is MatchEnded.DEALS
    bid = said_of_me(words, "said-bid", contract=words.say(f"contract-{contract}"))
    assert person.lines.count(bid) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered_at_every_turn(language: str, game: str) -> None:
    words, rules = load_catalogue(language), TABLES[f"{game}/{GAMES[game].presets[0].id}"]
    curious = AskingPlayer(words, game)
    match = play_match(curious, words, rules, agreed=agree_terms(4), bot=pass_then_play_randomly("curious"))
    assert match.ended is MatchEnded.DEALS
    asked = [place for place, line in enumerate(curious.lines) if line.startswith("> ")]
    assert len(asked) > 200
    assert [curious.lines[place] for place in asked if curious.lines[place + 1].startswith("> ")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("table", "contract"), UNDERTAKINGS)
def test_unclear_commands_are_explained_at_every_turn(language: str, table: str, contract: str) -> None:
    rules, words = TABLES[table], load_catalogue(language)
    mumbler = UnclearPlayer(words, contract, contract)
    play_match(
        mumbler,
        words,
        rules,
        agreed=agree_terms(1),
        cards=deal_biddable(rules, contract, table),
        bot=pass_then_play_randomly(contract),
    )
    mumbled = [place for place, line in enumerate(mumbler.lines) if line == f"> {NONSENSE}"]
    assert len(mumbled) > 1
    assert [mumbler.lines[place + 1] for place in mumbled if NONSENSE not in mumbler.lines[place + 1]] == []


@pytest.mark.parametrize("game", GAMES)
def test_help_omits_questions_without_meaning_in_the_game(game: str) -> None:
    rules = TABLES[f"{game}/{GAMES[game].presets[0].id}"]
    paper = ScriptedTerminal("?")
    play_match(
        paper,
        ENGLISH,
        rules,
        bot=pass_then_play_randomly("help"),
        cards=deal_biddable(rules, rules.contracts[0].id, "help"),
    )
    special = {name.partition(" – ")[0] for name in paper.find_answer("?") if " – " in name}
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
"""The reader is eldest; with hearts as trumps Clara, who has the ace of diamonds, or Alma may be called."""


def others_pass(view: View) -> Action:
    assert view.decision is not None
    return view.decision.answers[0]


def sat(
    *typed: str, cards: Layout = TRUMPS_MINE, rules: Rules = GERMAN, language: str = "en"
) -> ScriptedTerminal:
    """What somebody was told who typed this; the others pass, and play their first card."""
    paper = ScriptedTerminal(*typed)
    play_match(paper, load_catalogue(language), rules, cards=[cards], bot=others_pass)
    return paper


QUESTION = ("question", "hearts", "ace of diamonds")


def test_matadors_are_named() -> None:
    hand = next(line for line in reversed(sat("question", "hearts").lines) if line.startswith("Your hand"))
    assert hand.startswith("Your hand: hearts (trumps): spadille, manille, ace, king, jack; ")
    assert "You play the queen of clubs, spadille." in sat(*QUESTION, "spadille").lines
    assert "You play the seven of hearts, manille." in sat(*QUESTION, "seven of hearts").lines
    assert (
        "Du lägger klöver dam, spadiljen."
        in sat("question", "hjärter", "ruter ess", "spadiljen", language="sv").lines
    )


def test_a_called_partner_is_unknown_until_the_card_is_played() -> None:
    paper = sat(*QUESTION, "partner", "eight of diamonds", "partner")
    assert paper.find_answer("ace of diamonds")[:3] == [
        "You call the ace of diamonds.",
        "Whoever holds it is the partner, and says nothing.",
        "Lead any card.",
    ]
    first, second = (place for place, line in enumerate(paper.lines) if line == "> partner")
    assert paper.lines[first + 1] == "The ace of diamonds is called, and nobody has shown it yet."
    assert "Clara is your partner." in paper.lines[first:second]
    assert paper.lines[second + 1] == "Clara is your partner."


def test_only_the_called_partner_knows() -> None:
    def calls(view: View) -> Action:
        assert view.decision is not None
        answers = {str(answer): answer for answer in view.decision.answers}
        wanted = ("1 bid question", "1 trump S", "1 call AD")
        return next((answers[text] for text in wanted if text in answers), view.decision.answers[0])

    layout = lay_out(GERMAN, 4, 3, [THEIRS, HIS, HERS, MINE], Hand())
    paper = ScriptedTerminal("pass", "partner")
    play_match(paper, ENGLISH, GERMAN, cards=[layout], bot=calls)
    place = paper.lines.index("Alma calls the ace of diamonds.")
    assert paper.lines[place + 1] == "You hold it and are Alma’s partner. Only you know."
    assert paper.find_answer("partner") == ["You are Alma’s partner.", "Only you know."]


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
    paper = sat(*QUESTION, *trumps, "first", "ask", "first", "legal", "stop", cards=strong)
    assert paper.find_answer("king of hearts")[-2:-1] == [
        "Lead any card. Or stop, and first is yours. Or ask for your partner."
    ]
    assert paper.find_answer("ask")[:2] == ["You ask for your partner.", "Clara is your partner."]
    lines = paper.lines
    place = len(lines) - 1 - lines[::-1].index("> first")
    assert lines[place + 1 : place + 3] == [
        "The declarer’s side has won the first 5 tricks.",
        "The partner was asked for: last can no longer be won.",
    ]
    assert paper.find_answer("legal")[-1] == "Stop"
    assert paper.find_answer("stop")[:6] == [
        "You say stop.",
        "Question in hearts, made.",
        "You and Clara played together.",
        "5 tricks, 5 were needed: the two get 8 each.",
        "Of the 8: 2 for the contract, 1 for first and 5 for mackers.",
        "You +8, Alma −8, Bruno −8, Clara +8.",
    ]


def test_stop_and_ask_out_of_place_are_refused_in_words() -> None:
    paper = sat(*QUESTION, "stop", "ask", "hold")
    assert paper.find_answer("stop")[0] == ENGLISH.say("refusal-wrong-phase-stop")
    assert paper.find_answer("ask")[0] == ENGLISH.say("refusal-wrong-phase-ask")
    assert paper.find_answer("hold")[0] == ENGLISH.say("refusal-wrong-phase-hold")
    refused = sat("question", "hearts", "ace of hearts").find_answer("ace of hearts")
    assert refused[0] == ENGLISH.say("refusal-bad-call-partner")
    unclear = sat("question", "hearts", "banana").find_answer("banana")
    assert unclear[1] == "Say the ace of spades, ace of diamonds or ace of clubs."


def test_spadille_must_play_when_all_pass() -> None:
    assert "All have passed: you hold spadille and must play question." in sat("pass").lines
    assert "Alla har passat: du har spadiljen och måste spela question." in sat("pass", language="sv").lines


def test_holding_takes_over_the_others_bid() -> None:
    def higher(view: View) -> Action:
        assert view.decision is not None
        answers = {str(answer): answer for answer in view.decision.answers}
        return answers.get("1 bid kicker", view.decision.answers[0])

    paper = ScriptedTerminal("question", "legal", "hold")
    play_match(paper, ENGLISH, GERMAN, cards=[TRUMPS_MINE], bot=higher)
    assert "Kicker is bid over yours: hold, bid higher, or pass." in paper.lines
    assert "Hold: kicker: no trumps; take no trick; 6 from each" in paper.find_answer("legal")
    assert "You hold." in paper.lines
    assert "You play kicker." in paper.lines


def test_the_grand_shows_the_queens_and_the_partner_names_trumps() -> None:
    queens = lay_out(
        GERMAN,
        4,
        3,
        [MINE - Hand.read("8S") | Hand.read("QS"), HIS - Hand.read("QS") | Hand.read("8S"), HERS, THEIRS],
        Hand(),
    )
    paper = sat("grand", "ace of diamonds", cards=queens)
    assert "You show basta and spadille." in paper.lines
    assert "Clara is your partner." in paper.lines
    assert any(line.startswith("Clara names ") for line in paper.lines)


def test_output_does_not_reveal_the_secret_partner() -> None:
    """Two deals in which the called ace lies in another hand, told until somebody has to show it."""
    other = swap_hands(TRUMPS_MINE, 2, 3)
    asked = [ENGLISH.say(f"spoken-ask-{question}").split(",")[0] for question in Question]
    papers = []
    for cards in (TRUMPS_MINE, other):
        papers.append(ScriptedTerminal(*QUESTION, *asked))
        play_match(papers[-1], ENGLISH, GERMAN, cards=[cards], bot=others_pass)
    assert papers[0].lines == papers[1].lines
    assert len(papers[0].lines) > 60


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


def doubling(view: View) -> Action:
    assert view.decision is not None
    answers = {str(answer): answer for answer in view.decision.answers}
    return answers.get("1 double") or answers.get("2 double") or view.decision.answers[0]


def test_doubles_are_narrated_queried_and_redoubled() -> None:
    paper = ScriptedTerminal("frog", "doubles", "redouble", "redouble Alma", "legal", "pass", "doubles")
    play_match(paper, ENGLISH, PROGRESSIVE, cards=[FROG_MINE], bot=doubling)
    assert "Alma and Bruno have doubled you: redouble, or pass." in paper.lines
    assert paper.find_answer("doubles") == ["Alma has doubled.", "Bruno has doubled."]
    assert paper.find_answer("redouble") == ["Redouble whom: Alma or Bruno?"]
    assert paper.find_answer("redouble Alma") == [
        "You redouble Alma.",
        "Bruno has doubled you: redouble, or pass.",
    ]
    assert paper.find_answer("legal") == ["Pass", "Redouble Bruno"]
    last = len(paper.lines) - 1 - paper.lines[::-1].index("> doubles")
    assert paper.lines[last + 1 : last + 3] == ["Alma has doubled and is redoubled.", "Bruno has doubled."]


def test_three_cards_are_laid_away_in_one_line() -> None:
    for line in (
        "lay away ten of diamonds, king and queen of clubs",
        "TD KC QC",
        "ten of diamonds king of clubs queen of clubs",
        "diamonds ten, clubs king and queen",
    ):
        paper = sat("frog", line, "laid away", cards=FROG_MINE, rules=PROGRESSIVE)
        assert paper.find_answer(line)[0] == "You lay away king of clubs, queen of clubs and ten of diamonds."
        assert paper.find_answer("laid away")[0].endswith(": 17 points.")
    for line in ("lägg bort ruter tio, klöver kung och dam", "ruter tio klöver kung klöver dam"):
        paper = sat("frog", line, cards=FROG_MINE, rules=PROGRESSIVE, language="sv")
        assert paper.find_answer(line)[0] == "Du lägger bort klöver kung, klöver dam och ruter tio."


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
    assert sat("frog", line, cards=FROG_MINE, rules=PROGRESSIVE).find_answer(line)[0] == answer


def test_the_widow_is_shown_to_the_declarer_only() -> None:
    def frogs(view: View) -> Action:
        assert view.decision is not None
        answers = {str(answer): answer for answer in view.decision.answers}
        return answers.get("1 bid frog", view.decision.answers[0])

    papers = []
    for widow, hand in (
        ("TH 8H QC", "AH KH 9H 7H 6H AS 8S TD 7D KC 9C"),
        ("8H 7D QC", "AH KH 9H 7H 6H AS 8S TD TH KC 9C"),
    ):
        hands = [FROG_MINE.hand(2), Hand.read(hand), FROG_MINE.hand(1)]
        papers.append(ScriptedTerminal("pass", "laid away", "contract", "trumps", "story", "hand"))
        cards = lay_out(PROGRESSIVE, 3, 2, hands, Hand.read(widow))
        play_match(papers[-1], ENGLISH, PROGRESSIVE, cards=[cards], bot=frogs)
        assert "Alma takes up the widow." in papers[-1].lines
        assert "Alma lays three cards away." in papers[-1].lines
        assert papers[-1].find_answer("laid away") == ["Alma has laid three cards away, unseen."]
        assert papers[-1].find_answer("trumps")[0].endswith("trumps are out.")
    ends = [paper.lines.index("> hand") for paper in papers]
    assert (
        papers[0].lines[: papers[0].lines.index("Alma lays three cards away.")]
        == (papers[1].lines[: papers[1].lines.index("Alma lays three cards away.")])
    )
    assert min(ends) > 0


def test_pots_are_announced_won_and_shared() -> None:
    paper = sat("pots", "pass", "pots", "", cards=replace(FROG_MINE, rules=POTS), rules=POTS)
    assert paper.lines[7] == "In the pots: frog pot 3 and solo pot 6."
    assert paper.find_answer("pots") == ["In the pots: frog pot 3 and solo pot 6."]
    assert "All passed. The antes stay in the pots." in paper.lines
    assert "You −3, Alma −3, Bruno −3." in paper.lines
    assert "In the pots: frog pot 6 and solo pot 12." in paper.lines
    assert "What was left in the pots is shared out." in paper.lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_settlement_names_outcome_and_payments(language: str, table: str) -> None:
    rules, words = TABLES[table], load_catalogue(language)
    company, outcomes = Audience.with_bots(words, rules.seats[0]), set()
    for deal in play_sample_deals(60, "settled", rules):
        view, result = view_of(deal, 0), deal.result
        assert result is not None
        outcomes.add(result.outcome)
        lines = list(format_settlement(company, view))
        assert not any(line[0].islower() for line in lines)
        if result.contract or result.pots:
            assert numbers(lines[-1]) == list(result.payments)
        assert result.value == 0 or any(result.value in numbers(line) for line in lines)
        for _, stake in view.known.stakes if view.known and result.value else ():
            assert any(stake * result.value in numbers(line) for line in lines)
        for bonus in result.bonuses.values():
            assert any(bonus in numbers(line) for line in lines)
    assert outcomes >= {Outcome.WON, Outcome.LOST}


def test_stakes_of_the_auction_are_the_stakes_of_the_contract() -> None:
    compared = 0
    for deal in made(PROGRESSIVE, 3, "stakes", 200, "spread"):
        before: dict[int, int] = {}
        for now in replay(deal):
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
