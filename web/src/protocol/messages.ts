/* Made from src/spadille/protocol by `npm run generate`; do not edit. */

export type FromPlayer =
  | Act
  | Next
  | StopEarly
  | Propose
  | Claim
  | TakeBack
  | ShowHands
  | AnswerQuestion
  | Leave
  | Back
  | Fill
  | Open
  | Share
  | Say;
export type FromTable = State | Phrased | Accepted | Rejected;

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
 * A seat answers the question that is open; who asked it takes it back by answering no.
 */
export interface AnswerQuestion {
  id: string;
  /**
   * the question's number
   */
  question: number;
  seq: number;
  type: 'answer';
  yes: boolean;
}
/**
 * Somebody for whom a bot plays is back and plays himself.
 */
export interface Back {
  id: string;
  seq: number;
  type: 'back';
}
/**
 * Hidden cards, ruled out by nothing seen, where what was done fails and the better answer does not.
 */
export interface BeatingLie {
  /**
   * by seat, what was still held
   */
  hands: string[];
  /**
   * in how many of 100 worlds that is so
   */
  of: number;
  widow: string;
}
/**
 * Where a card may lie that the seat cannot see, by all that was bid and played.
 */
export interface BelievedPlace {
  card: string;
  /**
   * where it lay in truth: a seat, or the number of seats for nobody's
   */
  lay: number;
  /**
   * in how many of 100 ways each seat holds it, and last nobody: the widow, or laid away
   */
  of: number[];
}
/**
 * By which key the house is known to those who carry its word; none where it cannot ring.
 */
export interface PushStatus {
  key: string | null;
  /**
   * whether this device is rung
   */
  on: boolean;
}
/**
 * Whether this device is rung.
 */
export interface PushSwitched {
  on: boolean;
}
/**
 * Where this device is rung, as its browser says it.
 */
export interface NewPushSubscription {
  auth: string;
  endpoint: string;
  key: string;
  language: string;
}
/**
 * A challenge, as far as it may be told.
 */
export interface Challenge {
  bot: string;
  challenge: string;
  dealer: number;
  /**
   * whether the house dealt the cards; else whoever made it chose them
   */
  dealt: boolean;
  game: string;
  /**
   * in the same order; null until all have played
   */
  outcome: ChallengeOutcome[] | null;
  /**
   * how many play
   */
  places: number;
  /**
   * those who have sat down so far, in their order
   */
  players: ChallengePlayer[];
  rules: string;
  seats: number;
  /**
   * the caller's own table
   */
  table: string | null;
}
/**
 * What came of it for one of them.
 */
export interface ChallengeOutcome {
  /**
   * the deal as he played it
   */
  code: string | null;
  /**
   * what he got or paid
   */
  counters: number;
}
/**
 * Somebody who takes part.
 */
export interface ChallengePlayer {
  /**
   * which hand he plays: 1 is eldest's
   */
  hand: number;
  /**
   * whether it is the caller
   */
  mine: boolean;
  name: string;
  played: boolean;
  seat: number;
}
/**
 * What the bots make of the cards among themselves; told when all have played.
 */
export interface ChallengeHouse {
  /**
   * by seat
   */
  counters: number[];
}
/**
 * The challenge, by whose name all find it.
 */
export interface ChallengeMade {
  challenge: string;
}
/**
 * An answer as a button says it. Where cards are to be chosen, the action goes on with their texts.
 */
export interface Choice {
  action: string;
  card?: string | null;
  contract?: string | null;
  /**
   * how many cards are to be chosen and said with it
   */
  count?: number | null;
  id: string;
  suit?: string | null;
  verb: string;
  [k: string]: unknown;
}
/**
 * A seat, on its own turn to play a card, says that the rest is its own, or gives up.
 */
export interface Claim {
  id: string;
  seq: number;
  type: 'claim';
  what: 'rest' | 'give-up';
}
/**
 * What the club is told.
 */
export interface ClubAnswer {
  evening: ClubList | null;
  /**
   * the evening, to be kept and laid beside others
   */
  kept: {
    [k: string]: unknown;
  } | null;
  refusal: Error | null;
  season: ClubList | null;
  /**
   * the list that was asked for, for a spreadsheet
   */
  text: string | null;
}
/**
 * A list, the best first.
 */
export interface ClubList {
  rows: ClubRow[];
  /**
   * of the evenings
   */
  titles: string[];
  /**
   * what all have won and lost, in counters: nothing
   */
  total: number;
}
/**
 * A line of a list.
 */
export interface ClubRow {
  beaten: number;
  bonus: number;
  counters: number;
  /**
   * by evening; none where somebody was not there
   */
  each: (number | null)[];
  hands: number;
  lost: number;
  name: string;
  place: number;
  points: number;
  won: number;
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
 * What is asked of the club's lists; nothing of it is kept.
 */
export interface ClubAsked {
  /**
   * evenings of a season, as they were kept
   *
   * @maxItems 200
   */
  evenings?: {
    [k: string]: unknown;
  }[];
  file?: ('evening' | 'season') | null;
  rule?: ClubRuleAsked;
  /**
   * the logs of an evening's sheets
   *
   * @maxItems 40
   */
  tables?: {
    [k: string]: unknown;
  }[][];
  title?: string;
}
/**
 * What the club gives besides the counters.
 */
export interface ClubRuleAsked {
  /**
   * for another's hand that one has beaten
   */
  beaten?: number;
  /**
   * taken off for a hand that one played and lost
   */
  lost?: number;
  /**
   * for a hand that one played and won
   */
  won?: number;
}
/**
 * What the club gives besides the counters.
 */
export interface ClubRuleAsked1 {
  /**
   * for another's hand that one has beaten
   */
  beaten?: number;
  /**
   * taken off for a hand that one played and lost
   */
  lost?: number;
  /**
   * for a hand that one played and won
   */
  won?: number;
}
/**
 * Something the coach says, and the rule it stands on.
 */
export interface CoachWord {
  /**
   * the answer it leads to
   */
  answer?: string | null;
  /**
   * the cards of the hand that it counts on
   */
  cards?: string[];
  /**
   * the cards that this answer names
   */
  meant?: string[];
  rule: string;
  say: Sentence;
}
/**
 * A sentence of the catalogue; its facts stand beside its id (docs/reference/sentences.md).
 */
export interface Sentence {
  id: string;
  [k: string]: unknown;
}
/**
 * What the coach of a lesson has to say now; nothing where the learner plays on as he likes.
 */
export interface Coaching {
  word: CoachWord | null;
}
/**
 * What came of one contract.
 */
export interface ContractLine {
  /**
   * null: all passed
   */
  contract: string | null;
  deals: number;
  declares: boolean;
  /**
   * how many would be made, by what was known when the play began
   */
  foretold: number;
  made: number;
  paid: number;
  without_luck: MeasuredChips;
}
/**
 * a deal
 */
export interface MeasuredChips {
  mean: number;
  /**
   * null: too few deals for an interval
   */
  within: number | null;
}
/**
 * A contract as this table plays it.
 */
export interface ContractSheet {
  /**
   * what winning the first tricks in a row adds
   */
  first: Price | null;
  id: string;
  /**
   * what winning all tricks adds instead
   */
  last: Price | null;
  /**
   * what each of the top trumps adds that the side was dealt together
   */
  macker: Price | null;
  partner: 'alone' | 'silent' | 'names-trump';
  price: Price;
  /**
   * what the bidder undertakes, one thing after the other
   */
  promise: Sentence[];
  /**
   * none: no trumps; one: fixed; more: the declarer names one
   */
  trumps: string[];
  /**
   * what the price is for, and the suits with another price
   */
  unit: Sentence[];
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
 * The cards of a day that is over.
 */
export interface DayCards {
  code: string;
  game: string;
}
/**
 * How many of the others had so much of it.
 */
export interface DayCount {
  counters: number;
  players: number;
}
/**
 * Today's deal of one game, as far as the caller has come with it.
 */
export interface DayGame {
  /**
   * what its cards and the bots' chance are bound to
   */
  commitment: string;
  game: string;
  rules: string;
  seats: number;
  stage: 'open' | 'playing' | 'done';
  /**
   * the caller's own table, once he has begun
   */
  table: string | null;
}
/**
 * What the expert makes of today's deal in the caller's seat.
 */
export interface DayPar {
  counters: number;
}
/**
 * What the caller made of today's deal, and what the others did.
 */
export interface DayResult {
  /**
   * the deal as he played it
   */
  code: string | null;
  /**
   * what he got or paid
   */
  counters: number;
  day: string;
  game: string;
  /**
   * the lowest first, nobody's name with it
   */
  others: DayCount[];
  table: string;
}
/**
 * What can be played today.
 */
export interface DayToday {
  /**
   * the day, as 2027-03-01; it ends at midnight in UTC
   */
  day: string;
  games: DayGame[];
  /**
   * what binds every day of this year, published before it
   */
  head: string;
  /**
   * whether the house keeps the year's secrets; else everybody can find them
   */
  kept: boolean;
  yesterday: PastDay;
}
/**
 * A day that is over, as it is published: `spadille verify` checks it.
 */
export interface PastDay {
  day: string;
  deals: DayCards[];
  head: string;
  scheme: string;
  secret: string;
}
/**
 * Somebody wants to play the deal of the day.
 */
export interface DayWanted {
  name: string;
}
/**
 * What the cards of a deal came from; the secret and the shares are told when it is over.
 */
export interface DealChance {
  promise: Promised;
  secret: string | null;
  /**
   * by seat; null for a bot, and for whoever gave none
   */
  shares: (string | null)[] | null;
}
/**
 * What the table binds itself to before a deal: the seats then add shares of their own.
 */
export interface Promised {
  /**
   * the SHA-256 of the table's secret
   */
  commitment: string;
  /**
   * the number of the deal in its match
   */
  deal: number;
  dealing: Dealing;
  /**
   * the number of the match at this table
   */
  match: number;
  scheme: 'spadille-1';
}
/**
 * How a pack is dealt: said with the promise, so that nobody can choose it by what it would give.
 */
export interface Dealing {
  /**
   * the seats that get cards, eldest first
   */
  order: number[];
  /**
   * the packets of each round, as 4-3-W-4; W is where the widow is laid down
   */
  packets: string;
  /**
   * the ranks of each suit in their order, as AKQJT9876
   */
  ranks: string;
  /**
   * the suits of the pack in their order, as SHDC
   */
  suits: string;
}
/**
 * A finished deal in a table's results.
 */
export interface DealLine {
  dealer: number;
  n: number;
  result: Result;
  time: string;
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
 * A deal as one seat played it.
 */
export interface DealReview {
  /**
   * how many of them are told at length
   */
  at_length: number;
  /**
   * what the deal as it truly lay was worth, before each step and at the end
   */
  curve: number[];
  /**
   * the places of the decisions that cost most, the dearest first
   */
  dear: number[];
  decisions: JudgedDecision[];
  judge: JudgeTold;
  notes: Sentence[];
  parts: ReviewParts;
  payment: number;
  /**
   * what all decisions but those told at length cost together
   */
  rest: number;
  seat: number;
  sum: Sentence;
}
/**
 * A decision that had a choice, at what the seat knew then.
 */
export interface JudgedDecision {
  beaten: BeatingLie | null;
  /**
   * every card whose place the seat did not know
   */
  believed: BelievedPlace[];
  best: Sentence;
  /**
   * a mistake only where its kind is proved
   */
  called: 'good' | 'only' | 'close' | 'little' | 'unproved' | 'judges-differ' | 'mistake';
  /**
   * the cards that were named, and the better ones
   */
  cards: string[][];
  /**
   * in how many of 100 ways it succeeds, as done and at best; null where that is not told
   */
  chance: number[] | null;
  kind: string;
  loss: number;
  said: Sentence;
  /**
   * how much worse the other judges find what was done, at the least
   */
  second: number;
  step: number;
  told: Sentence[];
  /**
   * null before the play
   */
  trick: number | null;
  /**
   * hindsight: by how much the worth of the deal changed with it, as the cards truly lay
   */
  turned: number;
  /**
   * the cheapest first
   */
  weighed: WeighedAnswer[];
  when: Sentence;
  /**
   * half the width of the interval at 95 %
   */
  within: number;
}
/**
 * An answer that could have been given, and what it was worth.
 */
export interface WeighedAnswer {
  action: string;
  /**
   * whether it is as good as the best
   */
  good: boolean;
  /**
   * the chips it saves of what was paid; null where that is too little to say
   */
  saves: number | null;
}
/**
 * Who judged.
 */
export interface JudgeTold {
  /**
   * changes when the judge does
   */
  edition: string;
  /**
   * the chips that a mistake costs at least, a standard error less
   */
  least: number;
  proof: ProofLine[];
  worlds: number;
}
/**
 * A kind of decision, and how its mistakes fared when deals were played on as the cards truly lay.
 */
export interface ProofLine {
  /**
   * the same where the seat goes on as the judge would
   */
  as_expert: number | null;
  /**
   * half the width of that interval
   */
  as_expert_within: number | null;
  /**
   * in which contracts; empty before the play
   */
  contracts: string[];
  /**
   * the tricks it is about
   */
  first: number;
  kind: Sentence;
  /**
   * null: to the end
   */
  last: number | null;
  mistakes: number;
  named: boolean;
  /**
   * what was brought of what was promised; null: too few tried
   */
  realised: number | null;
  /**
   * half the width of its interval at 95 %
   */
  within: number | null;
}
/**
 * What a deal came to, in four whole numbers that add up to it.
 */
export interface ReviewParts {
  hand: number;
  lie: number;
  others: number;
  own: number;
}
/**
 * A deal as text.
 */
export interface DealText {
  text: string;
}
/**
 * A deal that the judge has not looked at.
 */
export interface DealToLookAt {
  code: string;
  seat: number;
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
 * Something said or done that is no card played.
 */
export interface Deed {
  card?: string | null;
  cards?: string[] | null;
  contract?: string | null;
  doubler?: number | null;
  /**
   * whether the reader may not know with which cards
   */
  hidden?: boolean;
  seat: number;
  suit?: string | null;
  verb: string;
}
/**
 * A device on which somebody is signed in.
 */
export interface Device {
  /**
   * as the browser says of itself; empty where it says nothing known
   */
  browser: string;
  /**
   * the day it was signed in
   */
  came: string;
  /**
   * whether it is the one that asks
   */
  here: boolean;
  id: string;
  /**
   * the day it was seen last
   */
  seen: string;
  system: string;
}
/**
 * The devices on which the caller is signed in, the one seen last first.
 */
export interface Devices {
  devices: Device[];
}
/**
 * A deal that was played before, and where.
 */
export interface Earlier {
  deal: number;
  table: string;
}
/**
 * Somebody wants to be forgotten, and says so by writing his name.
 */
export interface Erase {
  name: string;
}
/**
 * The host puts a bot on a free seat, or frees a bot's seat.
 */
export interface Fill {
  /**
   * null frees the seat
   */
  bot: string | null;
  id: string;
  seat: number;
  seq: number;
  type: 'fill';
}
/**
 * The deal that a text stands for.
 */
export interface FoundDeal {
  code: string;
  /**
   * the seat that the address names
   */
  seat?: number | null;
  /**
   * the step that the address names
   */
  step?: number | null;
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
 * A seat would end the match here, between deals: the others are asked.
 */
export interface StopEarly {
  id: string;
  seq: number;
  type: 'stop';
}
/**
 * A seat proposes the next match, where none is being played: the others are asked.
 */
export interface Propose {
  id: string;
  match: NextMatch;
  seq: number;
  type: 'propose';
}
/**
 * What a match is to be: of which game, by which rules, for how many, and until when.
 *
 * People keep their order round the table; bots fill the other seats.
 */
export interface NextMatch {
  /**
   * the bots' strength; null: as it was
   */
  bot?: string | null;
  /**
   * how many seats are kept free for people
   */
  free?: number;
  game: string;
  match: MatchRules;
  options?: {
    [k: string]: string | number;
  };
  rules: string;
  seats: number;
  /**
   * how long the table waits; null: as it was
   */
  waits?: Waits | null;
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
 * How many seconds a table waits for somebody before it does something about it; null: for ever.
 *
 * All null is a table by turns, for people who play over days: nothing is ever played for anybody, and the
 * next deal waits for all.
 */
export interface Waits {
  /**
   * from there until a bot plays for him, if he has no page open
   */
  absent?: number | null;
  /**
   * from there until a bot plays for him, if he has
   */
  idle?: number | null;
  /**
   * until whoever is waited for is nudged
   */
  nudge?: number | null;
}
/**
 * A seat would take back what it did last, where no card was seen since: the others are asked. Who sits
 * alone with bots may at any time before the settlement.
 */
export interface TakeBack {
  id: string;
  seq: number;
  type: 'take-back';
}
/**
 * A seat would let those who look on see all hands until this deal is over: the others are asked.
 */
export interface ShowHands {
  id: string;
  seq: number;
  type: 'show-hands';
}
/**
 * Somebody leaves his seat, or no longer waits for one.
 */
export interface Leave {
  id: string;
  seq: number;
  type: 'leave';
}
/**
 * The host lets everybody find the table, or nobody but those who have its link.
 */
export interface Open {
  id: string;
  public: boolean;
  seq: number;
  type: 'open';
}
/**
 * A seat's own part in the chance of the deal to come, given once and after the promise was seen.
 */
export interface Share {
  id: string;
  seq: number;
  share: string;
  type: 'share';
}
/**
 * A seat says one of the phrases there are. Nothing is kept of it.
 */
export interface Say {
  id: string;
  phrase:
    | 'hello'
    | 'goodbye'
    | 'thanks'
    | 'sorry'
    | 'good-luck'
    | 'well-played'
    | 'close'
    | 'one-moment'
    | 'back-again'
    | 'your-turn'
    | 'one-more'
    | 'last-one'
    | 'smile'
    | 'laugh'
    | 'wonder'
    | 'sigh'
    | 'clap'
    | 'glass';
  seq: number;
  type: 'say';
}
/**
 * The table and the deal as this seat sees them, after the event numbered `seq`.
 */
export interface State {
  /**
   * what this deal's cards came from; null where they were laid out beforehand
   */
  chance?: DealChance | null;
  /**
   * all hands, where the players let those who look on see them
   */
  hands?: (string | null)[] | null;
  /**
   * what may be done beside answering a decision
   */
  may?: (
    | 'next'
    | 'stop'
    | 'propose'
    | 'rest'
    | 'give-up'
    | 'take-back'
    | 'show-hands'
    | 'answer'
    | 'withdraw'
    | 'leave'
    | 'back'
    | 'host'
    | 'phrase'
  )[];
  /**
   * what was played for this seat, until it has played again itself
   */
  missed?: Missed[];
  /**
   * what the cards of the deal to come are bound to, until they are dealt
   */
  promise?: Promised | null;
  seq: number;
  table: Table;
  type: 'state';
  view: View | null;
  /**
   * what is said of the deal to this seat
   */
  wording?: Wording | null;
  /**
   * null for somebody who looks on
   */
  you: number | null;
}
/**
 * What a bot did for this seat while its player was away.
 */
export interface Missed {
  action: string;
  bot: string;
  deal: number;
  said: Sentence;
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
   * the strength of the bots that fill seats
   */
  bot?: string;
  /**
   * the challenge that is played for here; its page tells how all fared
   */
  challenge?: string | null;
  /**
   * the claim that the deal on the table ended with
   */
  claim?: News | null;
  /**
   * the day whose deal lies here, as 2027-03-01; else it is none of a day
   */
  day?: string | null;
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
  /**
   * whether a seat may have a hint on its turn
   */
  hints?: boolean;
  /**
   * who has the say about bots and who may find it
   */
  host?: number | null;
  id: string;
  /**
   * the code of the deal whose cards lie here, where it is of no table
   */
  laid?: string | null;
  left: Left[];
  match: MatchRules;
  news?: News | null;
  /**
   * the number of the match at this table, from 1
   */
  number?: number;
  options: {
    [k: string]: string | number;
  };
  /**
   * whether phrases may be said just now
   */
  phrases?: boolean;
  /**
   * whether everybody can find the table
   */
  public?: boolean;
  /**
   * what the people are asked just now
   */
  question?: Question | null;
  rules: string;
  seats: SeatedPlayer[];
  sheet: ContractSheet[];
  /**
   * whether those who look on see all hands of this deal
   */
  shown?: boolean;
  stage: 'waiting' | 'playing' | 'between' | 'finished';
  standing: Place[];
  waits?: Waits1;
  /**
   * how many look on
   */
  watchers?: number;
}
/**
 * The latest thing that happened at the table beside the play, so that it can be told.
 */
export interface News {
  /**
   * the question, where one was asked or answered
   */
  about?: ('stop' | 'match' | 'claim' | 'take-back' | 'show-hands') | null;
  claim?: ('rest' | 'give-up') | null;
  kind:
    | 'sat'
    | 'wished'
    | 'withdrew'
    | 'left'
    | 'placed'
    | 'freed'
    | 'nudged'
    | 'covered'
    | 'returned'
    | 'asked'
    | 'agreed'
    | 'declined'
    | 'stopped'
    | 'began'
    | 'took-back'
    | 'claimed'
    | 'showed-hands'
    | 'opened-up'
    | 'closed-up';
  /**
   * the name of whom it is about, as it then was
   */
  name?: string;
  /**
   * whom it is about: who did it, or to whom it was done
   */
  seat: number | null;
  seq: number;
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
 * Something all people at the table are asked: it is done when everybody has said yes.
 */
export interface Question {
  /**
   * who has said yes, the asker among them
   */
  agreed: number[];
  claim?: ('rest' | 'give-up') | null;
  kind: 'stop' | 'match' | 'claim' | 'take-back' | 'show-hands';
  /**
   * the match that is proposed
   */
  match?: NextMatch | null;
  /**
   * who has not answered yet
   */
  missing: number[];
  /**
   * the number of the event it was asked with
   */
  number: number;
  /**
   * who asks
   */
  seat: number;
}
/**
 * Who sits where, with how much.
 */
export interface SeatedPlayer {
  bot: string | null;
  chips: number;
  /**
   * the bot that plays for a person who is away
   */
  covered?: string | null;
  freeride: boolean;
  name: string;
  /**
   * it is waited for and has been told so
   */
  nudged?: boolean;
  present: boolean;
  /**
   * the name of the person who gets the seat when the deal is over
   */
  promised?: string | null;
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
 * How many seconds a table waits for somebody before it does something about it; null: for ever.
 *
 * All null is a table by turns, for people who play over days: nothing is ever played for anybody, and the
 * next deal waits for all.
 */
export interface Waits1 {
  /**
   * from there until a bot plays for him, if he has no page open
   */
  absent?: number | null;
  /**
   * from there until a bot plays for him, if he has
   */
  idle?: number | null;
  /**
   * until whoever is waited for is nudged
   */
  nudge?: number | null;
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
  bid: StandingBid | null;
  contract: PlayedContract | null;
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
  trick: OpenTrick | null;
  tricks: Trick[];
  turn: number | null;
  v: 1;
}
/**
 * The standing bid.
 */
export interface StandingBid {
  contract: string;
  seat: number;
}
/**
 * What is being played, and by whom.
 */
export interface PlayedContract {
  /**
   * whether the declarer has asked who his partner is
   */
  asked: boolean;
  called: string | null;
  declarer: number;
  /**
   * the opponent who handed the called card over
   */
  holder: number | null;
  id: string;
  /**
   * the trumps above all others, high to low: spadille, manille, basta
   */
  matadors: string[];
  partner: number | null;
  /**
   * card points, by card; a card that counts nothing is left out
   */
  points: {
    [k: string]: number;
  };
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
 * A card in the hand with what it counts in this contract; the hand is sorted for the contract.
 */
export interface HandCard {
  card: string;
  points: number;
  trump: boolean;
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
export interface OpenTrick {
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
 * What is said of a deal to one seat, made from its view and nothing else.
 */
export interface Wording {
  aim: Sentence | null;
  /**
   * the answers to the decision
   */
  choices: Choice[];
  counts: 'points' | 'tricks';
  deeds: Deed[];
  /**
   * the hand in figures, while there is bidding
   */
  figures?: HandFigure[];
  /**
   * who settles with whom, under the bids
   */
  foot: Sentence | null;
  /**
   * who took the last trick, and what it was worth
   */
  last_trick: Sentence | null;
  /**
   * the suit led to the trick on the table
   */
  led: string | null;
  /**
   * the contract
   */
  named: Sentence | null;
  pull: Pull | null;
  seats: SeatWording[];
  settled: SettledWording | null;
  /**
   * what the doubles among the answers are for
   */
  stakes?: Stake[];
  /**
   * the last thing done, and what came of it
   */
  told: Sentence[];
  /**
   * what is asked, or of whom
   */
  turn: Sentence[];
}
/**
 * Something that can be counted before the first card.
 */
export interface HandFigure {
  of: Sentence;
  told: Sentence;
}
/**
 * How a deal stands between the sides: card points, or tricks where they count.
 */
export interface Pull {
  /**
   * all that can be taken
   */
  all: number;
  counts: 'points' | 'tricks';
  goal: number | null;
  others: number;
  /**
   * what the declaring side has, as far as it is known to the reader
   */
  side: number;
}
/**
 * What is said at a seat.
 */
export interface SeatWording {
  /**
   * its latest call, or the tricks it has
   */
  doing: Sentence | null;
  /**
   * the catalogue's words for its part in the deal
   */
  tags: string[];
}
/**
 * What a deal came to.
 */
export interface SettledWording {
  /**
   * what it brought the reader, if anything
   */
  gain: Sentence | null;
  /**
   * what each seat was dealt, as players sort it; null for who sat out
   */
  held?: (string[] | null)[];
  laid_away: string[] | null;
  notes: Sentence[];
  /**
   * each seat's part in it
   */
  roles: (Sentence | null)[];
  /**
   * how it is paid, step by step
   */
  steps?: Sentence[];
  sum: Sentence;
  /**
   * the contract, made or lost; null where none was played
   */
  title: Sentence | null;
}
/**
 * What a double, or a redouble, is for.
 */
export interface Stake {
  action: string;
  cases: StakeCase[];
  price: number;
  promise: Sentence;
  unit: Sentence;
}
/**
 * A way in which the deal may end, and what then passes between the reader and the other.
 */
export interface StakeCase {
  /**
   * what the reader gets with this answer; below 0 what he pays
   */
  gain: number;
  taken: Sentence;
  /**
   * the same without it
   */
  without: number;
}
/**
 * Somebody at the table said a phrase. It is not repeated to who comes later.
 */
export interface Phrased {
  phrase:
    | 'hello'
    | 'goodbye'
    | 'thanks'
    | 'sorry'
    | 'good-luck'
    | 'well-played'
    | 'close'
    | 'one-moment'
    | 'back-again'
    | 'your-turn'
    | 'one-more'
    | 'last-one'
    | 'smile'
    | 'laugh'
    | 'wonder'
    | 'sigh'
    | 'clap'
    | 'glass';
  seat: number;
  type: 'said';
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
  /**
   * how many cards each of them is dealt
   */
  hand: number;
  id: string;
  /**
   * whether there is a first hand that teaches it
   */
  lesson: boolean;
  options: Option[];
  /**
   * how many play a deal
   */
  players: number;
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
  /**
   * whose word the ends are
   */
  ends_by: 'source' | 'inferred' | 'house';
  id: string;
  match: {
    [k: string]: PresetValue;
  };
  /**
   * whose word each number of seats of the game is, fewest first
   */
  seats: ('source' | 'inferred' | 'house')[];
  source: RulesSource;
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
  /**
   * what is said instead at larger tables, smallest first
   */
  more: PresetStep[];
  origin: 'source' | 'inferred' | 'house';
  value: string | number | null;
}
/**
 * A value of a preset at a table of so many seats or more.
 */
export interface PresetStep {
  origin: 'source' | 'inferred' | 'house';
  seats: number;
  value: string | number | null;
}
/**
 * Where a preset's rules were published.
 */
export interface RulesSource {
  by: string;
  pages: string | null;
  title: string;
  year: number | null;
}
/**
 * What can be learned of a game.
 */
export interface GameLessons {
  game: string;
  lessons: LessonLine[];
  tips: Hint[];
}
/**
 * A lesson as it is listed.
 */
export interface LessonLine {
  id: string;
  /**
   * what it teaches: the catalogue has `lesson-` and it
   */
  topic: string;
}
/**
 * A tip in a deal after a lesson: a sentence of the catalogue, the rule it stands on, and when.
 */
export interface Hint {
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
 * The caller's latest deals of a game.
 */
export interface GamePlay {
  /**
   * those the judge should look at next; not all of them
   */
  coming: DealToLookAt[];
  /**
   * finished deals of the latest matches
   */
  deals: number;
  game: string;
  /**
   * null: he has looked at none yet
   */
  losses: PlayLosses | null;
}
/**
 * What many deals of one game come to together.
 */
export interface PlayLosses {
  contracts: ContractLine[];
  deals: number;
  decisions: number;
  given_away: MeasuredChips1;
  /**
   * the dearest first
   */
  kinds: KindLine[];
  luck: MeasuredChips3;
  paid: MeasuredChips4;
  places: PlaceLine[];
  without_luck: MeasuredChips3;
}
/**
 * in 100 decisions
 */
export interface MeasuredChips1 {
  mean: number;
  /**
   * null: too few deals for an interval
   */
  within: number | null;
}
/**
 * What decisions of one kind gave away.
 */
export interface KindLine {
  /**
   * those that both judges find surely worse, by a price that matters
   */
  dear: number;
  decisions: number;
  given_away: MeasuredChips2;
  kind: Sentence;
  /**
   * those of them that may be called mistakes
   */
  named: number;
  /**
   * whether mistakes of this kind are named at all
   */
  proved: boolean;
}
/**
 * in 100 decisions of all kinds
 */
export interface MeasuredChips2 {
  mean: number;
  /**
   * null: too few deals for an interval
   */
  within: number | null;
}
/**
 * A mean in chips, with half the width of its interval at 95 %.
 */
export interface MeasuredChips3 {
  mean: number;
  /**
   * null: too few deals for an interval
   */
  within: number | null;
}
/**
 * A mean in chips, with half the width of its interval at 95 %.
 */
export interface MeasuredChips4 {
  mean: number;
  /**
   * null: too few deals for an interval
   */
  within: number | null;
}
/**
 * What came of one place at the table.
 */
export interface PlaceLine {
  deals: number;
  given_away: MeasuredChips3;
  paid: MeasuredChips3;
  /**
   * when the seat speaks: 0 is the eldest
   */
  place: number;
  without_luck: MeasuredChips3;
}
/**
 * The menu.
 */
export interface Games {
  bots: string[];
  games: Game[];
}
/**
 * A hand that was dealt to whoever asks, before there is a table.
 */
export interface HandShown {
  /**
   * as a player sorts them
   */
  cards: ShownCard[];
  /**
   * what a table is opened with to play it; null: the table deals anew
   */
  hand: string | null;
  /**
   * what the cards of all seats come from, should the hand be played: the table's first deal
   */
  promise: Promised | null;
  told: Sentence1;
}
/**
 * A card of a hand that is shown.
 */
export interface ShownCard {
  card: string;
  points: number;
}
/**
 * A sentence of the catalogue; its facts stand beside its id (docs/reference/sentences.md).
 */
export interface Sentence1 {
  id: string;
  [k: string]: unknown;
}
/**
 * Somebody wants to see a hand that he could play at such a table.
 */
export interface HandWanted {
  game: string;
  /**
   * the one shown before, as these rules deal it
   */
  hand?: string | null;
  options?: {
    [k: string]: string | number;
  };
  rules: string;
  seats: number;
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
   * what is wanted besides the play: the next deal, to leave the table, or a hint
   */
  then?: ('next' | 'leave' | 'hint') | null;
  /**
   * the answer, line by line
   */
  told?: string[];
}
/**
 * A hint in sentences: the best answers, why the first of them, and what it is based on.
 */
export interface Hinted {
  answers: HintedAnswer[];
  notes: Sentence[];
  why: Sentence;
}
/**
 * An answer, and what was found of it; nothing where only the order is known.
 */
export interface HintedAnswer {
  action: string;
  answer: Sentence;
  /**
   * what was found of it, for a small space
   */
  brief: Sentence[];
  /**
   * the cards it names
   */
  cards: string[];
  /**
   * what sets it apart from the others; null where nothing does
   */
  figure: Sentence | null;
  found: Sentence[];
}
/**
 * A page of a player's matches, the latest first.
 */
export interface History {
  matches: PlayedMatch[];
  /**
   * where the next page begins; null at the end
   */
  next: string | null;
}
/**
 * A finished match in a player's history.
 */
export interface PlayedMatch {
  chips: number;
  deals: number;
  /**
   * when: a time in UTC
   */
  ended: string;
  game: string;
  /**
   * the number of the match at its table
   */
  number: number;
  /**
   * the names of the others, clockwise from the player's left
   */
  others: string[];
  place: number;
  rules: string;
  seat: number;
  table: string;
}
/**
 * A line of the list of one's own sheets.
 */
export interface KeptSheet {
  changed: string;
  game: string;
  hands: number;
  sheet: string;
  title: string;
}
/**
 * One's own sheets that the house keeps, the latest first.
 */
export interface KeptSheets {
  sheets: KeptSheet[];
}
/**
 * A hand as it lies there at a step, sorted for what is played; no card of it ever moves.
 */
export interface LaidHand {
  /**
   * all that it has held so far, as far as they may be seen
   */
  cards: HandCard[];
  /**
   * those of them that it holds no more
   */
  gone: string[];
  /**
   * how many more it holds that may not be seen
   */
  hidden: number;
}
/**
 * Somebody sits down to a lesson.
 */
export interface Learner {
  lesson: string;
  name: string;
}
/**
 * All that can be learned here.
 */
export interface Lessons {
  games: GameLessons[];
}
/**
 * Where a deal was played: its place in its match, and who sat there.
 */
export interface MatchDeal {
  /**
   * by seat; null for a person
   */
  bots: (string | null)[];
  deal: number;
  /**
   * how many finished deals the match has
   */
  deals: number;
  match: number;
  /**
   * by seat
   */
  names: string[];
  table: string;
  /**
   * where the reader sat, if he played it
   */
  you?: number | null;
}
/**
 * A match at a table, with its finished deals.
 */
export interface MatchResult {
  deals: DealLine[];
  /**
   * null while it is being played
   */
  ended: ('deals' | 'target' | 'minutes' | 'bankrupt' | 'stopped') | null;
  game: string;
  number: number;
  rules: string;
  standing: StandingLine[];
}
/**
 * Where somebody came in a match; equal chips share a place.
 */
export interface StandingLine {
  bot: string | null;
  chips: number;
  name: string;
  place: number;
  seat: number;
}
/**
 * Who this browser is.
 */
export interface Me {
  /**
   * whether it has opened a table or sat down before
   */
  known: boolean;
  /**
   * the name used first
   */
  name: string | null;
  /**
   * when the recovery code was made; null where there is none
   */
  recovery: string | null;
}
/**
 * How the caller plays, game by game.
 */
export interface MyPlay {
  games: GamePlay[];
}
/**
 * A table this player sits at.
 */
export interface MyTable {
  /**
   * what the table waits for from this player
   */
  asked?: ('turn' | 'question' | 'next') | null;
  /**
   * whether the table has no clocks
   */
  by_turns?: boolean;
  deal: number;
  game: string;
  /**
   * the names of the others who sit there
   */
  others?: string[];
  rules: string;
  seat: number;
  stage: 'waiting' | 'playing' | 'between' | 'finished';
  table: string;
}
/**
 * The tables this player sits at, latest first.
 */
export interface MyTables {
  /**
   * how many more there are that can no longer be read
   */
  damaged?: number;
  tables: MyTable[];
}
/**
 * Somebody opens a table and sits down at it.
 */
export interface NewTable {
  bot?: string;
  /**
   * seats whose bots are of another strength
   */
  bots?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[1-9]$".
     */
    [k: string]: string;
  };
  /**
   * seats kept free for people; bots fill the others
   */
  free?: number[];
  game: string;
  /**
   * the hand that was shown, which is then the first deal's; with bots alone
   */
  hand?: string | null;
  /**
   * whether hints are given; null: if no seats are kept free for people
   */
  hints?: boolean | null;
  match: MatchRules;
  name: string;
  options?: {
    [k: string]: string | number;
  };
  /**
   * whether everybody can find the table
   */
  public?: boolean;
  rules: string;
  seats: number;
  waits?: Waits2;
}
/**
 * How many seconds a table waits for somebody before it does something about it; null: for ever.
 *
 * All null is a table by turns, for people who play over days: nothing is ever played for anybody, and the
 * next deal waits for all.
 */
export interface Waits2 {
  /**
   * from there until a bot plays for him, if he has no page open
   */
  absent?: number | null;
  /**
   * from there until a bot plays for him, if he has
   */
  idle?: number | null;
  /**
   * until whoever is waited for is nudged
   */
  nudge?: number | null;
}
/**
 * A table that everybody may find, where somebody is just now.
 */
export interface OpenTable {
  /**
   * seats of bots, which give them up when the deal is over
   */
  bots: number;
  deal: number;
  /**
   * seats that can be had at once
   */
  free: number;
  game: string;
  /**
   * the options that differ from the preset
   */
  options: {
    [k: string]: string | number;
  };
  /**
   * the names of the people who sit there
   */
  people: string[];
  rules: string;
  seats: number;
  stage: 'waiting' | 'playing' | 'between' | 'finished';
  table: string;
  watchers: number;
}
/**
 * The tables that everybody may find, those with free seats first.
 */
export interface OpenTables {
  tables: OpenTable[];
}
/**
 * The table that was opened or joined.
 */
export interface Opened {
  seat: number;
  table: string;
  /**
   * whether the seat is had only when the deal is over
   */
  waiting?: boolean;
}
/**
 * What the pad answers.
 */
export interface PadAnswer {
  form: PadForm | null;
  log:
    | {
        [k: string]: unknown;
      }[]
    | null;
  preview: PadPreview | null;
  refusal: Error | null;
  sheet: PadSheet | null;
  /**
   * the file that was asked for
   */
  text: string | null;
}
/**
 * What has to be asked for a hand.
 */
export interface PadForm {
  active: number[];
  dealer: number;
  doubles: number[];
  number: number;
  out: number[];
  /**
   * whether a deal may be passed out
   */
  passes: boolean;
  /**
   * by seat, whose account
   */
  seated: number[];
  tiles: PadTile[];
}
/**
 * Something that may have been played, and what more is asked of it.
 */
export interface PadTile {
  /**
   * all card points, where the others' tell the declarer's
   */
  all: number | null;
  asks: 'number' | 'made';
  bonuses: string[];
  contract: string;
  mackers: number[];
  partner: boolean;
  price: Sentence;
  /**
   * the suit that stands on it
   */
  sign: string | null;
  /**
   * the trumps that go with the button
   */
  trump: string | null;
  /**
   * the suits to choose from, where the trumps are asked for
   */
  trumps: string[];
}
/**
 * A hand before it is entered.
 */
export interface PadPreview {
  /**
   * what to add to the log
   */
  entry: {
    [k: string]: unknown;
  } | null;
  /**
   * what has still to be said of it
   */
  missing: string[];
  outcome: string | null;
  payments: number[] | null;
  pots: {
    [k: string]: number;
  };
  refusal: Error | null;
  told: Sentence[];
}
/**
 * A sheet as its log makes it.
 */
export interface PadSheet {
  dealer: number;
  end: PadEnd;
  ended: string | null;
  head: PadHead;
  lines: (PadHand | PadChange)[];
  players: PadPlayer[];
  pots: {
    [k: string]: number;
  };
  seated: number[];
  /**
   * what all have won and lost and the pots hold, together: nothing
   */
  total: number;
}
/**
 * How it would end now: the pots shared, the standing, and the fewest payments.
 */
export interface PadEnd {
  left: {
    [k: string]: number;
  };
  /**
   * by account, what comes of the pots
   */
  shared: number[] | null;
  standing: PadPlace[];
  title: Sentence;
  transfers: PadTransfer[];
  won: number;
}
/**
 * A line of the standing.
 */
export interface PadPlace {
  balance: number;
  place: number;
  player: number;
}
/**
 * One pays another.
 */
export interface PadTransfer {
  cents: number | null;
  counters: number;
  payee: number;
  payer: number;
}
/**
 * What is played.
 */
export interface PadHead {
  antes: {
    [k: string]: number;
  };
  game: string;
  /**
   * whether everybody began with so many chips and no more
   */
  limited: boolean;
  money: PadMoney | null;
  options: {
    [k: string]: string | number;
  };
  rules: string;
  /**
   * how many may sit at the table
   */
  seats: number[];
  title: string;
}
/**
 * So many counters for so many hundredths of a currency.
 */
export interface PadMoney {
  cents: number;
  counters: number;
  currency: string;
}
/**
 * A hand on the sheet.
 */
export interface PadHand {
  bankrupt: number[];
  /**
   * what was corrected, oldest first
   */
  before: PadVersion[];
  /**
   * by account, after the hand
   */
  chips: number[];
  dealer: number;
  freerides: number[];
  kind: 'hand';
  now: PadVersion;
  number: number;
  out: number[];
  pots: {
    [k: string]: number;
  };
  /**
   * by seat, whose account
   */
  seated: number[];
  struck: boolean;
}
/**
 * A hand as it was written, and what it comes to; no result where it cannot be settled, or is struck.
 */
export interface PadVersion {
  played: Sentence | null;
  result: {
    [k: string]: unknown;
  } | null;
  /**
   * the trump suit
   */
  sign: string | null;
  summary: {
    [k: string]: unknown;
  };
  told: Sentence[];
}
/**
 * Somebody came or went: whose accounts, who went before who came.
 */
export interface PadChange {
  kind: 'replace' | 'named' | 'join' | 'leave' | 'on';
  players: number[];
}
/**
 * A player's account.
 */
export interface PadPlayer {
  brought: number;
  chips: number;
  closed: boolean;
  /**
   * empty for a newcomer nobody has named yet
   */
  name: string;
}
/**
 * What is asked of the pad; nothing of it is kept.
 */
export interface PadAsked {
  /**
   * an entry to be judged and added
   */
  add?: {
    [k: string]: unknown;
  } | null;
  /**
   * the hand that the draft is to stand for
   */
  correcting?: number | null;
  /**
   * a hand as far as it has been said
   */
  draft?: {
    [k: string]: unknown;
  } | null;
  file?: ('csv' | 'json' | 'records') | null;
  /**
   * @maxItems 2000
   */
  log?: {
    [k: string]: unknown;
  }[];
  /**
   * a file to go on from, instead of the log
   */
  read?: string | null;
}
/**
 * Somebody wants to sit down to the cards of a deal, at its beginning or further on.
 */
export interface PlayDeal {
  bot?: string;
  name: string;
  seat: number;
  /**
   * how many things have been done when he begins
   */
  step?: number;
}
/**
 * A card; null: it makes no difference which.
 */
export interface PuzzleAnswer {
  card: string | null;
}
/**
 * A position, and whose card is asked for.
 */
export interface PuzzleAsked {
  /**
   * the cards that may be played
   */
  cards: string[];
  id: string;
  kind: 'lead' | 'trick' | 'throw';
  /**
   * whether the answer is proved in every lie; else the judge finds it
   */
  proved: boolean;
  replay: Replay;
  seat: number;
  /**
   * whether that seat wants the contract made; else it wants it beaten
   */
  wins: boolean;
}
/**
 * the deal so far, as that seat saw it
 */
export interface Replay {
  antes: {
    [k: string]: number;
  };
  /**
   * the code of the cards alone, with nothing said or played
   */
  cards: string | null;
  /**
   * null for rules that codes have no number for
   */
  code: string | null;
  differing: {
    [k: string]: string | number;
  };
  game: string;
  /**
   * the match it was played in, where it is known
   */
  of?: MatchDeal | null;
  rules: string;
  /**
   * whose view it is; null: all cards are seen
   */
  seat: number | null;
  seats: number;
  sheet: ContractSheet[];
  steps: ReplayStep[];
}
/**
 * A moment of a deal. Of the view and of the wording only what is not as it was a step before.
 */
export interface ReplayStep {
  /**
   * which of the choices was then taken, where this seat had any
   */
  answered?: number | null;
  /**
   * by seat; left out where they are as they were
   */
  hands?: (LaidHand | null)[] | null;
  /**
   * what the declarer laid away, where it may be seen
   */
  laid_away: string | null;
  view: {
    [k: string]: unknown;
  };
  /**
   * what lies in the widow, where it may be seen
   */
  widow: string | null;
  wording: {
    [k: string]: unknown;
  };
}
/**
 * What a card costs beside the best.
 */
export interface PuzzleCost {
  card: string;
  cost: number;
}
/**
 * How a card fails.
 */
export interface PuzzleFailure {
  card: string;
  /**
   * one of them, with this card and then the best of everybody
   */
  code: string;
  /**
   * in how many of the lies
   */
  lies: number;
}
/**
 * The puzzles of a game.
 */
export interface PuzzleGame {
  game: string;
  puzzles: PuzzleName[];
}
/**
 * A puzzle, without a word of what is in it.
 */
export interface PuzzleName {
  id: string;
  /**
   * what is asked: a lead, the trick, or what to throw on it
   */
  kind: 'lead' | 'trick' | 'throw';
}
/**
 * Whether an answer is right, and why: by proof or by judgement, one of the two.
 */
export interface PuzzleJudged {
  /**
   * null where every card does it
   */
  best: string | null;
  judgement: PuzzleJudgement | null;
  proof: PuzzleProof | null;
  /**
   * how much had been done when the card was asked for
   */
  step: number;
  verdict: 'found' | 'as-good' | 'not';
}
/**
 * What the judge of decisions finds.
 */
export interface PuzzleJudgement {
  /**
   * a lie in which that fails and the best does not
   */
  beaten: BeatingLie | null;
  /**
   * of every other card, or of all where nothing is special
   */
  costs: PuzzleCost[];
  /**
   * cards of the same suit that are as good as the best
   */
  equals: string[];
  /**
   * what the worst card costs
   */
  most: number;
  played: PuzzleCost1;
  /**
   * half the width of the interval of its cost at 95 %
   */
  within: number;
  /**
   * in how many different worlds he looked
   */
  worlds: number;
}
/**
 * What a card costs beside the best.
 */
export interface PuzzleCost1 {
  card: string;
  cost: number;
}
/**
 * What is proved.
 */
export interface PuzzleProof {
  failures: PuzzleFailure[];
  /**
   * how many ways the unseen cards may lie, by all that the seat knows
   */
  lies: number;
  /**
   * the most counters that a card which fails costs in a lie that is shown
   */
  price: number;
}
/**
 * The puzzles there are.
 */
export interface PuzzleList {
  games: PuzzleGame[];
}
/**
 * What would be done, and why (docs/reference/reasons.md).
 */
export interface Reasons {
  chosen: string;
  cut_short: boolean;
  deciding: string;
  rule: string | null;
  /**
   * whose view it is based on
   */
  seat: number;
  /**
   * how many actions that view had seen
   */
  seen: number;
  /**
   * the same in sentences
   */
  told?: Hinted | null;
  v: 1;
  /**
   * the chosen answer first, then the best
   */
  weighed: Weighed[];
  worlds: number;
}
/**
 * An answer that was looked at; what is not known of it is null.
 */
export interface Weighed {
  action: string;
  /**
   * how likely the contract is made that is then played
   */
  chance: number | null;
  /**
   * the card points or tricks the declaring side then comes to
   */
  count: number | null;
  /**
   * the suit with which a bid was found to be worth so much
   */
  trump: string | null;
  /**
   * the chips the seat gains by it in the end, or pays
   */
  worth: number | null;
}
/**
 * Somebody comes with a recovery code, to be on this device who he was on another.
 */
export interface Recover {
  code: string;
}
/**
 * A recovery code. It is shown this once; what is kept cannot be turned back into it.
 */
export interface Recovery {
  code: string;
}
/**
 * A deal from its first moment to its last, as one seat saw it or as all the cards lay.
 */
export interface Replay1 {
  antes: {
    [k: string]: number;
  };
  /**
   * the code of the cards alone, with nothing said or played
   */
  cards: string | null;
  /**
   * null for rules that codes have no number for
   */
  code: string | null;
  differing: {
    [k: string]: string | number;
  };
  game: string;
  /**
   * the match it was played in, where it is known
   */
  of?: MatchDeal | null;
  rules: string;
  /**
   * whose view it is; null: all cards are seen
   */
  seat: number | null;
  seats: number;
  sheet: ContractSheet[];
  steps: ReplayStep[];
}
/**
 * A review, or how far it has come.
 */
export interface ReviewAnswer {
  done: number;
  of: number;
  review: DealReview | null;
}
/**
 * A page of the rulebook.
 */
export interface RulebookPage {
  html: string;
  title: string;
}
/**
 * A sheet that is kept, by the id that its link has, and which version of it.
 */
export interface SheetKept {
  sheet: string;
  version: number;
}
/**
 * A sheet as it stands now.
 */
export interface SheetLog {
  /**
   * @maxItems 2000
   */
  log: {
    [k: string]: unknown;
  }[];
}
/**
 * A sheet as those see it who look on; nothing of it where it is still the version that they have.
 */
export interface SheetLooked {
  changed: string;
  mine: boolean;
  seen: PadSheet | null;
  version: number;
}
/**
 * A sheet that others are to look at, and who writes it.
 */
export interface SheetToKeep {
  /**
   * @maxItems 2000
   */
  log: {
    [k: string]: unknown;
  }[];
  name: string;
}
/**
 * Somebody wants a seat: a free one at once, a bot's when no deal is being played.
 */
export interface Sit {
  name: string;
  /**
   * null: a free one, else a bot's
   */
  seat?: number | null;
}
/**
 * What every message has: an id of its own, and the number of the event it answers to.
 */
export interface Spoken {
  id: string;
  seq: number;
}
/**
 * Every match at a table, the latest first.
 */
export interface TableResults {
  matches: MatchResult[];
  table: string;
}
/**
 * What the house thinks of it.
 */
export interface Trained {
  chosen: string;
  /**
   * what was found of the answer given
   */
  own: Sentence[];
  /**
   * whether nothing there is to say is clearly better
   */
  right: boolean;
  told: Hinted;
}
/**
 * What somebody would say on a hand.
 */
export interface TrainerAnswer {
  action: string;
}
/**
 * A hand to bid on.
 */
export interface TrainerQuestion {
  choices: Choice[];
  dealer: number;
  game: string;
  hand: string[];
  /**
   * what was said before him
   */
  heard: Sentence[];
  /**
   * by seat; the reader sits on seat 0
   */
  names: string[];
  number: number;
  of: number;
  rules: string;
  sheet: ContractSheet[];
}
/**
 * What an answer is worth beside the best there is.
 */
export interface Verdict {
  /**
   * the best there is
   */
  better?: string | null;
  /**
   * whether it costs so much that one would think again
   */
  caught: boolean;
  /**
   * the same, looked back on
   */
  later?: Sentence | null;
  /**
   * the cards that it names
   */
  meant?: string[];
  /**
   * what it costs and why
   */
  told: Sentence[];
  /**
   * what it costs, as a part of what is let pass
   */
  weight: number;
}
/**
 * Somebody challenges others to the same cards.
 */
export interface WantedChallenge {
  /**
   * who sits on the other seats
   */
  bot?: string;
  /**
   * new ones by the same rules, which nobody knows; or those of the deal
   */
  cards: 'new' | 'these';
  name: string;
  /**
   * how many play them, himself among them
   */
  players: number;
}
/**
 * A deal that somebody has as a text: a code, an address, a record; read forgivingly.
 */
export interface WantedDeal {
  text: string;
}
/**
 * Somebody takes a challenge up.
 */
export interface WantedPlace {
  name: string;
}
/**
 * Somebody wants a finished deal reviewed, as one seat played it.
 */
export interface WantedReview {
  seat: number;
}
/**
 * An answer somebody is about to give.
 */
export interface Weigh {
  action: string;
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
