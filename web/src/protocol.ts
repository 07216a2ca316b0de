/* Made from src/spadille/server/messages.py by `npm run generate`; do not edit. */

export type FromPlayer = Act | Next | Stop;
export type FromTable = State | Accepted | Rejected;

export interface Protocol {
  [k: string]: unknown;
}
/**
 * The message `id` was judged, stored and carried out.
 */
export interface Accepted {
  id: string;
  seq: number;
  type: 'accepted';
}
/**
 * A seat's answer to the decision it was asked in state `seq`.
 */
export interface Act {
  action: string;
  id: string;
  seq: number;
  type: 'act';
}
/**
 * Somebody wants the cards of a finished deal of his table again.
 */
export interface Again {
  deal: number;
}
/**
 * The standing bid.
 */
export interface Bid {
  contract: string;
  seat: number;
}
/**
 * What is being played, and by whom.
 */
export interface Contract {
  /**
   * whether the declarer has asked who his partner is
   */
  asked: boolean;
  called: string | null;
  declarer: number;
  id: string;
  /**
   * the trumps above all others, high to low: spadille, manille, basta
   */
  matadors: string[];
  partner: number | null;
  /**
   * how many times as much is at stake with a seat that doubled
   */
  stakes: {
    [k: string]: number;
  };
  trump: string | null;
  /**
   * all cards that count as trumps, high to low
   */
  trumps: string[];
}
/**
 * A contract as this table plays it.
 */
export interface ContractSheet {
  calls_card: 'none' | 'optional' | 'required';
  exposed: boolean;
  /**
   * what winning the first tricks in a row adds
   */
  first: Price | null;
  goal: Goal;
  id: string;
  /**
   * what winning all tricks adds instead
   */
  last: Price | null;
  /**
   * what each of the top trumps adds that the side was dealt together
   */
  macker: Price | null;
  /**
   * whether the bidder must hold certain cards
   */
  needs: boolean;
  partner: 'alone' | 'silent' | 'names-trump';
  price: Price;
  /**
   * none: no trumps; one: fixed; more: the declarer names one
   */
  trumps: string[];
  widow: 'nobodys' | 'declarers' | 'taken-up';
}
/**
 * What one opponent pays or gets: a rate for each point, or a fixed sum.
 */
export interface Price {
  in_suit: {
    [k: string]: number;
  };
  kind: 'per-point' | 'fixed';
  value: number;
}
/**
 * What the declarer undertakes, in numbers for the catalogue's sentence.
 */
export interface Goal {
  in_suit: {
    [k: string]: number;
  };
  kind: 'against' | 'at-least' | 'no-points' | 'no-tricks' | 'at-least-tricks';
  /**
   * the number it turns on: points, or tricks
   */
  points: number | null;
}
/**
 * What is asked of this seat, with every answer it may give.
 */
export interface Decision {
  answers: string[];
  kind: string;
  refused: {
    [k: string]: Refused;
  };
}
/**
 * Why a card in the hand may not be played now.
 */
export interface Refused {
  code: string;
  rule: string;
}
/**
 * A deal that was played before, and where.
 */
export interface Earlier {
  deal: number;
  table: string;
}
/**
 * A refusal: what, which rule says so, and what the sentence about it needs.
 */
export interface Error {
  code: string;
  facts?: {
    [k: string]: string | number;
  };
  rule?: string | null;
}
/**
 * A seat is ready for the next deal.
 */
export interface Next {
  id: string;
  seq: number;
  type: 'next';
}
/**
 * A seat ends the match at will, between deals.
 */
export interface Stop {
  id: string;
  seq: number;
  type: 'stop';
}
/**
 * The table and the deal as this seat sees them, after the event numbered `seq`.
 */
export interface State {
  seq: number;
  table: Table;
  type: 'state';
  view: View | null;
  you: number | null;
}
/**
 * A table, as everybody at it may know it.
 */
export interface Table {
  /**
   * the deal whose cards lie here again; null for a match of its own
   */
  again?: Earlier | null;
  /**
   * what everybody puts into each pot before a deal
   */
  antes: {
    [k: string]: number;
  };
  /**
   * the deal's number in its match, from 1; 0 before the first
   */
  deal: number;
  /**
   * the options that differ from the preset
   */
  differing: string[];
  ended: ('deals' | 'target' | 'minutes' | 'bankrupt' | 'stopped') | null;
  game: string;
  id: string;
  left: Left[];
  match: MatchRules;
  options: {
    [k: string]: string | number;
  };
  rules: string;
  seats: SeatedPlayer[];
  sheet: ContractSheet[];
  stage: 'waiting' | 'playing' | 'between' | 'finished';
  standing: Place[];
}
/**
 * A player who went bankrupt and left, with the account as it closed.
 */
export interface Left {
  after_deal: number;
  chips: number;
  name: string;
  seat: number;
}
/**
 * What a match is played for.
 */
export interface MatchRules {
  bankrupt: 'end' | 'replace' | 'debt';
  end: {
    [k: string]: number;
  };
  start: number | null;
}
/**
 * Who sits where, with how much.
 */
export interface SeatedPlayer {
  bot: string | null;
  chips: number;
  freeride: boolean;
  name: string;
  present: boolean;
  ready: boolean;
  seat: number;
  /**
   * a person or a bot sits here; else the seat is free
   */
  taken: boolean;
}
/**
 * A line of the standing; equal chips share a place.
 */
export interface Place {
  chips: number;
  place: number;
  seat: number;
}
/**
 * What one seat (or a watcher, seat null) may know of a deal.
 */
export interface View {
  /**
   * in order; a card this seat may not know is written ?
   */
  actions: string[];
  active: number[];
  bid: Bid | null;
  contract: Contract | null;
  counts: number[];
  dealer: number;
  dealt: string;
  decision: Decision | null;
  game: string;
  hand: HandCard[];
  /**
   * what this seat has laid away as the declarer
   */
  laid_away: string;
  options: {
    [k: string]: string | number;
  };
  phase: string;
  /**
   * what the pots held before the antes; empty where there are none
   */
  pots: {
    [k: string]: number;
  };
  result: Result | null;
  revealed: Revealed | null;
  rules: string;
  seat: number | null;
  seats: number;
  shown: {
    [k: string]: string;
  };
  taken: Taken | null;
  trick: TableTrick | null;
  tricks: Trick[];
  turn: number | null;
  v: 1;
}
/**
 * A card in the hand with what it counts in this contract; the hand is sorted for the contract.
 */
export interface HandCard {
  card: string;
  points: number;
  trump: boolean;
}
/**
 * What the deal came to (record-format: Result).
 */
export interface Result {
  bonuses: {
    [k: string]: number;
  };
  contract: string | null;
  declarer: number | null;
  outcome: 'won' | 'lost' | 'drawn' | 'passed-out';
  partner: number | null;
  payments: number[];
  points?: number | null;
  pots?: {
    [k: string]: number;
  } | null;
  tricks?: number | null;
  trump: string | null;
  value: number;
}
/**
 * All the cards as dealt, once the deal is over.
 */
export interface Revealed {
  hands: (string | null)[];
  widow: string;
}
/**
 * What lies in the trick piles for all to count: never the widow.
 */
export interface Taken {
  declarer: number;
  opponents: number;
  tricks: number[];
}
/**
 * The trick on the table.
 */
export interface TableTrick {
  cards: string[];
  leader: number;
  winning: number | null;
}
/**
 * A trick that is over.
 */
export interface Trick {
  cards: string[];
  leader: number;
  points: number;
  winner: number;
}
/**
 * The message `id` changed nothing, and why.
 */
export interface Rejected {
  error: Error;
  id: string | null;
  type: 'rejected';
}
/**
 * A game that can be played here.
 */
export interface Game {
  id: string;
  /**
   * whether there is a first hand that teaches it
   */
  lesson: boolean;
  options: Option[];
  presets: Preset[];
  seats: number[];
}
/**
 * A rule that tables play differently: words to choose from, or a whole number in a range.
 */
export interface Option {
  id: string;
  least: number | null;
  most: number | null;
  words: string[] | null;
}
/**
 * One published description of a game.
 */
export interface Preset {
  ends: ('deals' | 'target' | 'minutes' | 'open')[];
  id: string;
  match: {
    [k: string]: PresetValue;
  };
  source: Source;
  values: {
    [k: string]: PresetValue;
  };
  /**
   * the number of deals is a multiple of the seats
   */
  whole_rounds: boolean;
}
/**
 * One value of a preset and whose word it is.
 */
export interface PresetValue {
  origin: 'source' | 'inferred' | 'house';
  value: string | number | null;
}
/**
 * Where a preset's rules were published.
 */
export interface Source {
  by: string;
  pages: string | null;
  title: string;
  year: number | null;
}
/**
 * The menu.
 */
export interface Games {
  bots: string[];
  games: Game[];
}
/**
 * What a line of words was taken for. Nothing has happened by it: the action is still to be said.
 */
export interface Heard {
  action?: string | null;
  /**
   * the rule that does not allow it
   */
  rule?: string | null;
  /**
   * what is wanted besides the play: the next deal, or to leave the table
   */
  then?: ('next' | 'leave') | null;
  /**
   * the answer, line by line
   */
  told?: string[];
}
/**
 * Something a coach says: a sentence of the catalogue, the rule it stands on, and when.
 */
export interface Hint {
  /**
   * the answer it leads to, without the seat
   */
  answer?: string | null;
  rule: string;
  say: string;
  when: When;
}
/**
 * A moment at the table, as the learner sees it; everything that is named must hold.
 */
export interface When {
  /**
   * the kind of the decision he is asked for
   */
  asked?: string | null;
  contract?: string | null;
  declarer?: ('me' | 'partner' | 'other') | null;
  /**
   * whether he is asked to lead to a trick
   */
  leads?: boolean | null;
  /**
   * the verb of one of his answers
   */
  offered?: string | null;
  over?: ('won' | 'lost' | 'drawn' | 'passed-out') | null;
  /**
   * why one of his cards may not be played
   */
  refused?: string | null;
  /**
   * how many tricks are over, at least
   */
  tricks?: number | null;
}
/**
 * Somebody sits down to a lesson.
 */
export interface Learner {
  game: string;
  name: string;
}
/**
 * A first hand that teaches a game, and the tips for the deals after it.
 */
export interface Lesson {
  game: string;
  lesson: Hint[];
  tips: Hint[];
}
/**
 * A table this player sits at.
 */
export interface MyTable {
  deal: number;
  game: string;
  rules: string;
  seat: number;
  stage: 'waiting' | 'playing' | 'between' | 'finished';
  table: string;
}
/**
 * The tables this player sits at, latest first.
 */
export interface MyTables {
  tables: MyTable[];
}
/**
 * Somebody opens a table and sits down at it.
 */
export interface NewTable {
  bot?: string;
  /**
   * seats kept free for people; bots fill the others
   */
  free?: number[];
  game: string;
  match: MatchRules;
  name: string;
  options?: {
    [k: string]: string | number;
  };
  rules: string;
  seats: number;
}
/**
 * The table that was opened or joined.
 */
export interface Opened {
  seat: number;
  table: string;
}
/**
 * A page of the rulebook.
 */
export interface RulebookPage {
  html: string;
  title: string;
}
/**
 * Somebody sits down on a free seat.
 */
export interface Sit {
  name: string;
  seat: number;
}
/**
 * A line of words said at a table: something to be done, or a question.
 */
export interface Words {
  language: 'en' | 'sv';
  /**
   * the rule by which the reader was last refused, should he ask why
   */
  rule?: string | null;
  text: string;
}
