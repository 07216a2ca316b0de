"""Play, score, study and research the American Solo family of card games: `import spadille as sp`."""

from spadille import arena as arena
from spadille import bots as bots
from spadille import env as env
from spadille.arena.series import FinishedDeal as FinishedDeal
from spadille.arena.series import play_out as play_out
from spadille.bots.learned.player import hint as hint
from spadille.bots.player import Chance as Chance
from spadille.bots.player import Player as Player
from spadille.cards import Card as Card
from spadille.cards import Hand as Hand
from spadille.cards import Rank as Rank
from spadille.cards import Suit as Suit
from spadille.evaluation.less_luck import LessLuck as LessLuck
from spadille.evaluation.less_luck import reduce_luck as reduce_luck
from spadille.evaluation.review import Review as Review
from spadille.evaluation.review import review as review
from spadille.games import GAMES as GAMES
from spadille.games import game_named as game_named
from spadille.notation.actions import read_action as read_action
from spadille.notation.check import check as check
from spadille.notation.codes import code_of as code_of
from spadille.notation.codes import deal_of as deal_of
from spadille.notation.making import deal as deal
from spadille.notation.records import read_record as read_record
from spadille.notation.records import record_json as record_json
from spadille.play.action import Action as Action
from spadille.play.action import Play as Play
from spadille.play.deal import Deal as Deal
from spadille.play.layout import lay_out as lay_out
from spadille.play.seeing import view_of as view_of
from spadille.play.view import View as View
from spadille.play.world import deal_in as deal_in
from spadille.rules.payments import SettlingTable as SettlingTable
from spadille.rules.refusal import NotAllowed as NotAllowed
from spadille.rules.settlement import Result as Result
from spadille.rules.settlement import Summary as Summary
from spadille.rules.settlement import settle as settle
from spadille.solver.answers import Answer as Answer
from spadille.solver.shorthand import solve as solve
from spadille.solver.worlds import WorldSampler as WorldSampler

__version__: str
__all__: list[str]
