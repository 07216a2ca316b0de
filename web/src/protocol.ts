/* Made from src/spadille/server/messages.py by `npm run generate`; do not edit. */

export interface Protocol {}
/**
 * The message `id` was judged, stored and carried out.
 */
export interface Accepted {
  type: 'accepted';
  id: string;
  seq: number;
}
/**
 * A seat's answer to the decision it was asked in state `seq`.
 */
export interface Act {
  type: 'act';
  id: string;
  seq: number;
  action: string;
}
/**
 * The standing bid.
 */
export interface Bid {
  seat: number;
  contract: string;
}
/**
 * What is being played, and by whom.
 */
export interface Contract {
  id: string;
  declarer: number;
  partner: number | null;
  trump: string | null;
  called: string | null;
}
/**
 * A contract as this table plays it.
 */
export interface ContractSheet {
  id: string;
  /**
   * none: no trumps; one: fixed; more: the declarer names one
   */
  trumps: string[];
  goal: Goal;
  price: Price;
  exposed: boolean;
  calls_card: 'none' | 'optional' | 'required';
}
/**
 * What the declarer undertakes, in numbers for the catalogue's sentence.
 */
export interface Goal {
  kind: 'against' | 'at-least' | 'no-points' | 'no-tricks';
  points: number | null;
  in_suit: {
    [k: string]: number;
  };
}
/**
 * What one opponent pays or gets: a rate for each point, or a fixed sum.
 */
export interface Price {
  kind: 'per-point' | 'fixed';
  value: number;
  in_suit: {
    [k: string]: number;
  };
}
/**
 * What is asked of this seat, with every answer it may give.
 */
export interface Decision {
  kind: string;
  answers: string[];
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
 * A refusal: what, which rule says so, and what the sentence about it needs.
 */
export interface Error {
  code: string;
  rule?: string | null;
  facts?: {
    [k: string]: string | number;
  };
}
/**
 * A game that can be played here.
 */
export interface Game {
  id: string;
  seats: number[];
  options: Option[];
  presets: Preset[];
}
/**
 * A rule that tables play differently: words to choose from, or a whole number in a range.
 */
export interface Option {
  id: string;
  words: string[] | null;
  least: number | null;
  most: number | null;
}
/**
 * One published description of a game.
 */
export interface Preset {
  id: string;
  source: Source;
  values: {
    [k: string]: PresetValue;
  };
  match: {
    [k: string]: PresetValue;
  };
  ends: ('deals' | 'target' | 'minutes' | 'open')[];
  /**
   * the number of deals is a multiple of the seats
   */
  whole_rounds: boolean;
}
/**
 * Where a preset's rules were published.
 */
export interface Source {
  title: string;
  by: string;
  year: number | null;
  pages: string | null;
}
/**
 * One value of a preset and whose word it is.
 */
export interface PresetValue {
  value: string | number | null;
  origin: 'source' | 'inferred' | 'house';
}
/**
 * The menu.
 */
export interface Games {
  games: Game[];
  bots: string[];
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
 * A player who went bankrupt and left, with the account as it closed.
 */
export interface Left {
  seat: number;
  name: string;
  chips: number;
  after_deal: number;
}
/**
 * What a match is played for.
 */
export interface MatchRules {
  start: number | null;
  bankrupt: 'end' | 'replace' | 'debt';
  end: {
    [k: string]: number;
  };
}
/**
 * A table this player sits at.
 */
export interface MyTable {
  table: string;
  game: string;
  rules: string;
  seat: number;
  deal: number;
  stage: 'waiting' | 'playing' | 'between' | 'finished';
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
  game: string;
  rules: string;
  options?: {
    [k: string]: string | number;
  };
  seats: number;
  match: MatchRules;
  name: string;
  bot?: string;
  /**
   * seats kept free for people; bots fill the others
   */
  free?: number[];
}
/**
 * A seat is ready for the next deal.
 */
export interface Next {
  type: 'next';
  id: string;
  seq: number;
}
/**
 * The table that was opened or joined.
 */
export interface Opened {
  table: string;
  seat: number;
}
/**
 * A line of the standing; equal chips share a place.
 */
export interface Place {
  seat: number;
  chips: number;
  place: number;
}
/**
 * The message `id` changed nothing, and why.
 */
export interface Rejected {
  type: 'rejected';
  id: string | null;
  error: Error;
}
/**
 * What the deal came to (record-format: Result).
 */
export interface Result {
  outcome: 'won' | 'lost' | 'drawn' | 'passed-out';
  contract: string | null;
  declarer: number | null;
  partner: number | null;
  trump: string | null;
  points?: number | null;
  tricks?: number | null;
  value: number;
  bonuses: {
    [k: string]: number;
  };
  payments: number[];
  pots?: {
    [k: string]: number;
  } | null;
}
/**
 * All the cards as dealt, once the deal is over.
 */
export interface Revealed {
  hands: (string | null)[];
  widow: string;
}
/**
 * A page of the rulebook.
 */
export interface RulebookPage {
  title: string;
  html: string;
}
/**
 * Who sits where, with how much.
 */
export interface SeatedPlayer {
  seat: number;
  name: string;
  bot: string | null;
  /**
   * a person or a bot sits here; else the seat is free
   */
  taken: boolean;
  present: boolean;
  chips: number;
  ready: boolean;
  freeride: boolean;
}
/**
 * Somebody sits down on a free seat.
 */
export interface Sit {
  name: string;
  seat: number;
}
/**
 * The table and the deal as this seat sees them, after the event numbered `seq`.
 */
export interface State {
  type: 'state';
  seq: number;
  you: number | null;
  table: Table;
  view: View | null;
}
/**
 * A table, as everybody at it may know it.
 */
export interface Table {
  id: string;
  game: string;
  rules: string;
  options: {
    [k: string]: string | number;
  };
  /**
   * the options that differ from the preset
   */
  differing: string[];
  sheet: ContractSheet[];
  match: MatchRules;
  seats: SeatedPlayer[];
  /**
   * the deal's number in its match, from 1
   */
  deal: number;
  stage: 'waiting' | 'playing' | 'between' | 'finished';
  ended: ('deals' | 'target' | 'minutes' | 'bankrupt' | 'stopped') | null;
  standing: Place[];
  left: Left[];
}
/**
 * What one seat (or a watcher, seat null) may know of a deal.
 */
export interface View {
  v: 1;
  game: string;
  rules: string;
  options: {
    [k: string]: string | number;
  };
  seats: number;
  dealer: number;
  seat: number | null;
  active: number[];
  phase: string;
  turn: number | null;
  dealt: string;
  hand: HandCard[];
  counts: number[];
  shown: {
    [k: string]: string;
  };
  /**
   * in order; a card this seat may not know is written ?
   */
  actions: string[];
  bid: Bid | null;
  contract: Contract | null;
  tricks: Trick[];
  trick: TableTrick | null;
  taken: Taken | null;
  decision: Decision | null;
  result: Result | null;
  revealed: Revealed | null;
}
/**
 * A trick that is over.
 */
export interface Trick {
  leader: number;
  cards: string[];
  winner: number;
  points: number;
}
/**
 * The trick on the table.
 */
export interface TableTrick {
  leader: number;
  cards: string[];
  winning: number | null;
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
 * A seat ends the match at will, between deals.
 */
export interface Stop {
  type: 'stop';
  id: string;
  seq: number;
}
