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
  | GiveNonce
  | SayPhrase;
export type FromTable = State | PhraseSaid | Accepted | Rejected;

export interface Protocol {
  [k: string]: unknown;
}
/**
 * The command `id` was stored and carried out.
 */
export interface Accepted {
  id: string;
  seq: number;
  type: 'accepted';
}
/**
 * The account of this browser.
 */
export interface Account {
  /**
   * whether it has opened or joined a table before
   */
  known: boolean;
  /**
   * the name used first
   */
  name: string | null;
  /**
   * when the recovery code was made; null if there is none
   */
  recovery: string | null;
}
/**
 * Answer the decision in state `seq`.
 */
export interface Act {
  action: string;
  id: string;
  seq: number;
  type: 'act';
}
/**
 * An alternative answer and its value.
 */
export interface AlternativeAnswer {
  action: string;
  /**
   * whether it is as good as the best
   */
  good: boolean;
  /**
   * the chips saved of the payment; null if too few to tell
   */
  saves: number | null;
}
/**
 * Answer the open question. The seat that asked withdraws it by answering no.
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
 * End the cover: the player plays again instead of the bot.
 */
export interface Back {
  id: string;
  seq: number;
  type: 'back';
}
/**
 * The probable places of a hidden card, given all bids and plays.
 */
export interface CardBelief {
  card: string;
  /**
   * its true place: a seat, or the number of seats if it was out of play
   */
  lay: number;
  /**
   * out of 100, how often each seat holds it, and last how often it is out of play
   */
  of: number[];
}
/**
 * What becomes of named cards after the better card, and after the worse one.
 */
export interface CardFate {
  cards: string[];
  kind: string;
  /**
   * the suit in which a declarer who is to take nothing is caught
   */
  suit: string | null;
  /**
   * of 100, after the better card and after the worse one
   */
  times: number[];
}
/**
 * Why one card is better than another (docs/concepts/reasons.md).
 */
export interface CardReason {
  better: string;
  /**
   * the card that takes it
   */
  by: string | null;
  fates: CardFate[];
  /**
   * how often the deal was played on after each of the two cards
   */
  rollouts: number;
  /**
   * what the better card does in the current trick
   */
  trick: string | null;
  /**
   * how the first named card is mostly lost, or caught
   */
  way: string | null;
  worse: string;
}
/**
 * The reason why a card of the hand may not be played now.
 */
export interface CardRefusal {
  code: string;
  rule: string;
}
/**
 * A challenge, with results once all have played.
 */
export interface Challenge {
  bot: string;
  challenge: string;
  dealer: number;
  /**
   * whether the server dealt the cards; otherwise the creator chose them
   */
  dealt: boolean;
  game: string;
  /**
   * in the same order; null until all have played
   */
  outcome: ChallengeOutcome[] | null;
  /**
   * the number of players
   */
  places: number;
  /**
   * the players who have joined so far, in order
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
 * The result of one player.
 */
export interface ChallengeOutcome {
  /**
   * the code of the deal as played
   */
  code: string | null;
  /**
   * the counters won, or lost if negative
   */
  counters: number;
}
/**
 * A player in a challenge.
 */
export interface ChallengePlayer {
  /**
   * the position of the hand: 1 is eldest hand
   */
  hand: number;
  /**
   * whether this is the caller
   */
  mine: boolean;
  name: string;
  played: boolean;
  seat: number;
}
/**
 * The result of the same cards played by bots alone, shown once all players have played.
 */
export interface ChallengeBotResult {
  /**
   * by seat
   */
  counters: number[];
}
/**
 * The new challenge.
 */
export interface ChallengeCreated {
  challenge: string;
}
/**
 * An answer as shown on a button. If cards are to be chosen, their texts are appended to the
 * action.
 */
export interface Choice {
  action: string;
  card?: string | null;
  contract?: string | null;
  /**
   * the number of cards to choose
   */
  count?: number | null;
  id: string;
  suit?: string | null;
  verb: string;
  [k: string]: unknown;
}
/**
 * Claim the remaining tricks, or concede, on the seat's turn to play a card.
 */
export interface Claim {
  id: string;
  seq: number;
  type: 'claim';
  what: 'rest' | 'give-up';
}
/**
 * The base of all commands: an id, and the number of the event that the command answers.
 */
export interface ClientCommand {
  id: string;
  seq: number;
}
/**
 * A list, the best player first.
 */
export interface ClubList {
  rows: ClubRow[];
  /**
   * of the evenings
   */
  titles: string[];
  /**
   * the sum of all counters, which must be zero
   */
  total: number;
}
/**
 * A row of a list.
 */
export interface ClubRow {
  beaten: number;
  bonus: number;
  counters: number;
  /**
   * by evening; null for an evening without the player
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
 * The points that the club adds to the counters.
 */
export interface ClubPoints {
  /**
   * for each hand of another player that was beaten
   */
  beaten?: number;
  /**
   * taken off for each hand played and lost
   */
  lost?: number;
  /**
   * for each hand played and won
   */
  won?: number;
}
/**
 * A request for a club's lists. The server stores nothing of it.
 */
export interface ClubRequest {
  /**
   * the saved evenings of a season
   */
  evenings?: {
    [k: string]: unknown;
  }[];
  file?: ('evening' | 'season') | null;
  /**
   * of the file; English by default
   */
  language?: string | null;
  /**
   * the players to whom the tallies of evenings refer by number
   */
  names?: string[];
  /**
   * saved evenings that belong to this evening
   *
   * @maxItems 40
   */
  parts?: {
    [k: string]: unknown;
  }[];
  rule?: ClubPoints1;
  /**
   * the logs of the sheets of an evening
   *
   * @maxItems 40
   */
  tables?: {
    [k: string]: unknown;
  }[][];
  title?: string;
}
/**
 * The points that the club adds to the counters.
 */
export interface ClubPoints1 {
  /**
   * for each hand of another player that was beaten
   */
  beaten?: number;
  /**
   * taken off for each hand played and lost
   */
  lost?: number;
  /**
   * for each hand played and won
   */
  won?: number;
}
/**
 * The lists of a club.
 */
export interface ClubResponse {
  /**
   * the evenings that count, by number: not those that a later one contains
   */
  counted: number[] | null;
  evening: ClubList | null;
  /**
   * the evening, to be saved for the lists of a season
   */
  kept: {
    [k: string]: unknown;
  } | null;
  refusal: Error | null;
  season: ClubList | null;
  /**
   * the requested list as a file
   */
  text: string | null;
}
/**
 * An error: its code, the rule behind it, and the facts of its sentence.
 */
export interface Error {
  code: string;
  facts?: {
    [k: string]: string | number;
  };
  rule?: string | null;
}
/**
 * A sentence of the coach and its rule.
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
 * A sentence of the catalogue. Its facts are fields beside its id (docs/reference/sentences.md).
 */
export interface Sentence {
  id: string;
  [k: string]: unknown;
}
/**
 * The coach's sentence for the current moment, if there is one.
 */
export interface Coaching {
  word: CoachWord | null;
}
/**
 * The results with one contract.
 */
export interface ContractLine {
  /**
   * null: all passed
   */
  contract: string | null;
  deals: number;
  declares: boolean;
  /**
   * the expected number made, given the knowledge at the start of play
   */
  foretold: number;
  made: number;
  paid: number;
  without_luck: MeasuredChips;
}
/**
 * per deal
 */
export interface MeasuredChips {
  mean: number;
  /**
   * null: too few deals for an interval
   */
  within: number | null;
}
/**
 * A contract under a table's rules.
 */
export interface ContractSheet {
  /**
   * whether a bid of it is asked about once more
   */
  costly?: boolean;
  /**
   * the bonus for winning the first tricks in a row
   */
  first: Price | null;
  id: string;
  /**
   * with a partner, or alone: without trumps, for some tricks, or for all
   */
  kind?: 'partner' | 'no-trumps' | 'alone' | 'all';
  /**
   * the bonus for winning all tricks, instead of the first
   */
  last: Price | null;
  /**
   * the bonus for each of the top trumps that the side was dealt together
   */
  macker: Price | null;
  partner: 'alone' | 'silent' | 'names-trump';
  price: Price;
  /**
   * what the bidder undertakes, in sentences
   */
  promise: Sentence[];
  /**
   * none: no trumps; one: a fixed suit; more: the declarer names one of them
   */
  trumps: string[];
  /**
   * what the price is paid for, and the suits with another price
   */
  unit: Sentence[];
  widow: 'nobodys' | 'declarers' | 'taken-up' | 'last-trick';
}
/**
 * What each opponent pays or receives: a rate per point, or for so many points, or a fixed amount.
 */
export interface Price {
  in_suit: {
    [k: string]: number;
  };
  kind: 'per-point' | 'per-points' | 'fixed';
  value: number;
}
/**
 * Hidden cards that the seat could not rule out, with which its action fails and the better one
 * does not.
 */
export interface CounterLayout {
  /**
   * by seat, the cards still held
   */
  hands: string[];
  /**
   * in how many of 100 worlds this happens
   */
  of: number;
  widow: string;
}
/**
 * The cards of a past day.
 */
export interface DailyDealCode {
  code: string;
  game: string;
}
/**
 * The daily deals of today.
 */
export interface DailyDeals {
  /**
   * the day, as 2027-03-01; it ends at midnight in UTC
   */
  day: string;
  games: DailyGame[];
  /**
   * the commitment to every day of the year, published before it
   */
  head: string;
  /**
   * whether the server keeps the year's secrets; otherwise anyone can compute them
   */
  kept: boolean;
  yesterday: PastDailyDeals;
}
/**
 * The daily deal of one game, and the caller's progress.
 */
export interface DailyGame {
  /**
   * the commitment to the cards and the bots' chance
   */
  commitment: string;
  game: string;
  rules: string;
  seats: number;
  stage: 'open' | 'playing' | 'done';
  /**
   * the caller's own table, once they have begun
   */
  table: string | null;
}
/**
 * A past day as it is published. `spadille verify` checks it.
 */
export interface PastDailyDeals {
  day: string;
  deals: DailyDealCode[];
  head: string;
  scheme: string;
  secret: string;
}
/**
 * The expert's result in the caller's seat.
 */
export interface DailyPar {
  counters: number;
}
/**
 * The caller's result in a daily deal, and the others' results.
 */
export interface DailyResult {
  /**
   * the code of the deal as played
   */
  code: string | null;
  /**
   * the counters won, or lost if negative
   */
  counters: number;
  day: string;
  game: string;
  /**
   * lowest result first, without names
   */
  others: ResultCount[];
  table: string;
}
/**
 * The number of other players with this result.
 */
export interface ResultCount {
  counters: number;
  players: number;
}
/**
 * A commitment to a deal. After it, the seats add nonces of their own.
 */
export interface DealCommitment {
  /**
   * the SHA-256 digest of the server's secret
   */
  commitment: string;
  /**
   * the number of the deal in its match
   */
  deal: number;
  dealing: DealingMethod;
  /**
   * the number of the match at this table
   */
  match: number;
  scheme: 'spadille-1';
}
/**
 * The way a pack is dealt. It is part of the commitment, so that it cannot be chosen by its result.
 */
export interface DealingMethod {
  /**
   * the seats that are dealt cards, eldest first
   */
  order: number[];
  /**
   * the packets of each round, as 4-3-W-4, where W is the widow; or singly-1-4-8: one card at a time, and these of the pack make the widow
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
 * The result of the deal (record-format: Result).
 */
export interface Result {
  /**
   * what the bank gets, below 0 what it pays; only if it is not 0
   */
  bank?: number | null;
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
 * The chance of a deal. The secret and the shares are null until the deal is over.
 */
export interface DealRandomness {
  promise: DealCommitment;
  secret: string | null;
  /**
   * the nonces by seat; null for a bot, and for a seat that gave none
   */
  shares: (string | null)[] | null;
}
/**
 * The review of a deal for one seat.
 */
export interface DealReview {
  /**
   * the number of them that are explained in full
   */
  at_length: number;
  /**
   * the value of the deal as it truly lay, before each step and at the end
   */
  curve: number[];
  /**
   * the indices of the costliest decisions, the costliest first
   */
  dear: number[];
  decisions: EvaluatedDecision[];
  judge: EvaluatorInfo;
  notes: Sentence[];
  parts: PaymentParts;
  payment: number;
  /**
   * the total cost of all other decisions
   */
  rest: number;
  seat: number;
  sum: Sentence;
}
/**
 * A decision with a choice, evaluated with the knowledge that the seat had.
 */
export interface EvaluatedDecision {
  beaten: CounterLayout | null;
  /**
   * every card whose place the seat did not know
   */
  believed: CardBelief[];
  best: Sentence;
  /**
   * a mistake only if mistakes of its kind are validated
   */
  called: 'good' | 'only' | 'close' | 'little' | 'unproved' | 'judges-differ' | 'mistake';
  /**
   * the cards of the action, and those of the better one
   */
  cards: string[][];
  /**
   * the chances of success out of 100, of the action and of the best; null if left out
   */
  chance: number[] | null;
  kind: string;
  loss: number;
  said: Sentence;
  /**
   * the least loss that the other evaluators find
   */
  second: number;
  step: number;
  told: Sentence[];
  /**
   * null before the play
   */
  trick: number | null;
  /**
   * hindsight: the change in the value of the deal as the cards truly lay
   */
  turned: number;
  /**
   * the cheapest first
   */
  weighed: AlternativeAnswer[];
  when: Sentence;
  /**
   * why the better card is better, in cards; empty where no reason is good enough
   */
  why: Sentence[];
  /**
   * half the width of the 95 % interval
   */
  within: number;
}
/**
 * The evaluator of a review.
 */
export interface EvaluatorInfo {
  /**
   * the version of the evaluator
   */
  edition: string;
  /**
   * the least chips that a mistake costs, less one standard error
   */
  least: number;
  proof: ValidationLine[];
  worlds: number;
}
/**
 * A kind of decision, and the results of its mistakes when deals were replayed with the true cards.
 */
export interface ValidationLine {
  /**
   * the same if the seat goes on as the evaluator would
   */
  as_expert: number | null;
  /**
   * half the width of that interval
   */
  as_expert_within: number | null;
  /**
   * the contracts; empty before the play
   */
  contracts: string[];
  /**
   * the first of its tricks
   */
  first: number;
  kind: Sentence;
  /**
   * the last of its tricks; null: to the end
   */
  last: number | null;
  mistakes: number;
  named: boolean;
  /**
   * the share of the predicted gain that was realised; null: too few trials
   */
  realised: number | null;
  /**
   * half the width of its 95 % interval
   */
  within: number | null;
}
/**
 * The payment of a deal, split into four whole numbers.
 */
export interface PaymentParts {
  hand: number;
  lie: number;
  others: number;
  own: number;
}
/**
 * The score of a deal: card points, or tricks if those decide it.
 */
export interface DealScore {
  /**
   * the total
   */
  all: number;
  counts: 'points' | 'tricks';
  goal: number | null;
  others: number;
  /**
   * the score of the declaring side, as far as the reader knows it
   */
  side: number;
}
/**
 * A deal as text.
 */
export interface DealText {
  text: string;
}
/**
 * The decision of this seat, with all its answers.
 */
export interface Decision {
  answers: string[];
  kind: string;
  refused: {
    [k: string]: CardRefusal;
  };
}
/**
 * A player who went bankrupt and left, with their final chips.
 */
export interface DepartedPlayer {
  after_deal: number;
  chips: number;
  name: string;
  seat: number;
}
/**
 * A device that is signed in.
 */
export interface Device {
  /**
   * as the browser identifies itself; empty if unknown
   */
  browser: string;
  /**
   * the day of the sign-in
   */
  came: string;
  /**
   * whether it is the calling device
   */
  here: boolean;
  id: string;
  /**
   * the day of the latest request
   */
  seen: string;
  system: string;
}
/**
 * The devices signed in to the caller's account, the one last used first.
 */
export interface Devices {
  devices: Device[];
}
/**
 * A request to erase the account, confirmed with its name.
 */
export interface EraseAccount {
  name: string;
}
/**
 * An answer that was evaluated. Unknown values are null.
 */
export interface EvaluatedAction {
  action: string;
  /**
   * the probability that the contract then played is made
   */
  chance: number | null;
  /**
   * the card points or tricks that the declaring side is expected to take
   */
  count: number | null;
  /**
   * why the chosen card is better than this one, where its fates say so
   */
  reason?: CardReason | null;
  /**
   * the suit that the value of a bid is based on
   */
  trump: string | null;
  /**
   * the chips that the seat is expected to win with it, or to pay
   */
  worth: number | null;
}
/**
 * Put a bot on a free seat, or free a bot's seat. Only for the host.
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
 * A deal as text: a code, an address or a record, in any common spelling.
 */
export interface FindDeal {
  text: string;
}
/**
 * The deal that the text refers to.
 */
export interface FoundDeal {
  code: string;
  /**
   * the seat in the address
   */
  seat?: number | null;
  /**
   * the step in the address
   */
  step?: number | null;
}
/**
 * Declare the seat ready for the next deal.
 */
export interface Next {
  id: string;
  seq: number;
  type: 'next';
}
/**
 * Propose to end the match, between deals. The others vote.
 */
export interface StopEarly {
  id: string;
  seq: number;
  type: 'stop';
}
/**
 * Propose the next match, when none is being played. The others vote.
 */
export interface Propose {
  id: string;
  match: NextMatch;
  seq: number;
  type: 'propose';
}
/**
 * The settings of the next match.
 *
 * People keep their order round the table, and bots fill the other seats.
 */
export interface NextMatch {
  /**
   * the bots' strength; null: unchanged
   */
  bot?: string | null;
  /**
   * the number of seats kept free for people
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
   * the timeouts of the table; null: unchanged
   */
  waits?: TableTimeouts | null;
}
/**
 * The terms of a match.
 */
export interface MatchRules {
  bankrupt: 'end' | 'end-at-zero' | 'replace' | 'debt';
  end: {
    [k: string]: number;
  };
  start: number | null;
  /**
   * what becomes of a claim that cannot be paid; null: as the rules have it
   */
  unpaid?: ('credited' | 'lost') | null;
  /**
   * whether the number of deals must be a multiple of the seats; null: as the rules have it
   */
  whole_rounds?: ('no' | 'yes') | null;
}
/**
 * The timeouts of a table in seconds; null: none.
 *
 * If all are null, the table is for play over days: no bot plays for an absent person, and the next deal
 * waits for all.
 */
export interface TableTimeouts {
  /**
   * from there until a bot plays for a player who is not connected
   */
  absent?: number | null;
  /**
   * from there until a bot plays for a player who is connected
   */
  idle?: number | null;
  /**
   * until a player who is waited for is nudged
   */
  nudge?: number | null;
}
/**
 * Ask to take back the seat's latest action, if no card was seen since. The others vote.
 *
 * A person alone with bots may do so at any time before the settlement.
 */
export interface TakeBack {
  id: string;
  seq: number;
  type: 'take-back';
}
/**
 * Ask to show all hands to watchers until the deal is over. The others vote.
 */
export interface ShowHands {
  id: string;
  seq: number;
  type: 'show-hands';
}
/**
 * Leave the seat, or give up a promised one.
 */
export interface Leave {
  id: string;
  seq: number;
  type: 'leave';
}
/**
 * List the table for everyone, or hide it from all without the link. Only for the host.
 */
export interface Open {
  id: string;
  public: boolean;
  seq: number;
  type: 'open';
}
/**
 * Add the seat's nonce to the commitment of the next deal, once and after the commitment was seen.
 */
export interface GiveNonce {
  id: string;
  seq: number;
  share: string;
  type: 'share';
}
/**
 * SayPhrase a phrase. It is not stored.
 */
export interface SayPhrase {
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
 * The table and the deal as this seat sees them after event `seq`.
 */
export interface State {
  /**
   * the chance of this deal; null if the cards were set beforehand
   */
  chance?: DealRandomness | null;
  /**
   * all hands, if the players let watchers see them
   */
  hands?: (string | null)[] | null;
  /**
   * the permitted commands apart from the decision
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
   * the actions that a bot took for this seat, until its player acts again
   */
  missed?: MissedAction[];
  /**
   * the commitment to the cards of the next deal, until they are dealt
   */
  promise?: DealCommitment | null;
  seq: number;
  table: Table;
  type: 'state';
  view: View | null;
  /**
   * the description of the deal for this seat
   */
  wording?: Wording | null;
  /**
   * null for a watcher
   */
  you: number | null;
}
/**
 * An action that a bot took for this seat while its player was away.
 */
export interface MissedAction {
  action: string;
  bot: string;
  deal: number;
  said: Sentence;
}
/**
 * The public state of a table.
 */
export interface Table {
  /**
   * the earlier deal that is dealt again here; null for a new deal
   */
  again?: OriginalDeal | null;
  /**
   * what each player puts into each pot before a deal
   */
  antes: {
    [k: string]: number;
  };
  /**
   * the strength of the bots that fill seats
   */
  bot?: string;
  /**
   * the challenge that is played here; its page shows all results
   */
  challenge?: string | null;
  /**
   * the claim that ended the current deal
   */
  claim?: Notice | null;
  /**
   * the day of the daily deal, as 2027-03-01; null if it is none
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
   * the seat that controls the bots and the visibility of the table
   */
  host?: number | null;
  id: string;
  /**
   * the code of a deal from outside the server that is dealt here
   */
  laid?: string | null;
  left: DepartedPlayer[];
  match: MatchRules;
  news?: Notice | null;
  /**
   * the number of the match at this table, from 1
   */
  number?: number;
  options: {
    [k: string]: string | number;
  };
  /**
   * whether phrases may be said now
   */
  phrases?: boolean;
  /**
   * the names of those who played the deal that is over, if others have their seats now
   */
  players?: string[] | null;
  /**
   * whether the table is listed for everyone
   */
  public?: boolean;
  /**
   * the open question
   */
  question?: Question | null;
  rules: string;
  seats: SeatedPlayer[];
  sheet: ContractSheet[];
  /**
   * whether watchers see all hands of this deal
   */
  shown?: boolean;
  stage: 'waiting' | 'playing' | 'between' | 'finished';
  standing: Place[];
  waits?: TableTimeouts1;
  /**
   * the number of watchers
   */
  watchers?: number;
}
/**
 * A deal that was played before, and its table.
 */
export interface OriginalDeal {
  deal: number;
  table: string;
}
/**
 * The latest event at the table besides the play.
 */
export interface Notice {
  /**
   * the question that was asked or answered
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
   * the name of the player or bot at the time
   */
  name?: string;
  /**
   * the seat that the event is about
   */
  seat: number | null;
  seq: number;
}
/**
 * A question to all people at the table. It is carried out when all have agreed.
 */
export interface Question {
  /**
   * the seats that have agreed, including the one that asks
   */
  agreed: number[];
  claim?: ('rest' | 'give-up') | null;
  kind: 'stop' | 'match' | 'claim' | 'take-back' | 'show-hands';
  /**
   * the proposed match
   */
  match?: NextMatch | null;
  /**
   * the seats that have not answered
   */
  missing: number[];
  /**
   * the number of the event that opened the vote
   */
  number: number;
  /**
   * the seat that asks
   */
  seat: number;
}
/**
 * A seat, with its player and chips.
 */
export interface SeatedPlayer {
  bot: string | null;
  chips: number;
  /**
   * the bot that plays for an absent person
   */
  covered?: string | null;
  freeride: boolean;
  name: string;
  /**
   * whether the player is waited for and was nudged
   */
  nudged?: boolean;
  present: boolean;
  /**
   * the name of the person who gets the seat after the deal
   */
  promised?: string | null;
  ready: boolean;
  seat: number;
  /**
   * whether a person or a bot sits here; otherwise the seat is free
   */
  taken: boolean;
}
/**
 * A row of the standing. Equal chips share a place.
 */
export interface Place {
  chips: number;
  place: number;
  seat: number;
}
/**
 * The timeouts of a table in seconds; null: none.
 *
 * If all are null, the table is for play over days: no bot plays for an absent person, and the next deal
 * waits for all.
 */
export interface TableTimeouts1 {
  /**
   * from there until a bot plays for a player who is not connected
   */
  absent?: number | null;
  /**
   * from there until a bot plays for a player who is connected
   */
  idle?: number | null;
  /**
   * until a player who is waited for is nudged
   */
  nudge?: number | null;
}
/**
 * What one seat knows of a deal. A watcher's seat is null.
 */
export interface View {
  /**
   * in order; a card hidden from this seat is written ?
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
   * the cards that this seat laid away as the declarer
   */
  laid_away: string;
  options: {
    [k: string]: string | number;
  };
  phase: string;
  /**
   * the contents of the pots before the antes; empty if there are no pots
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
  /**
   * the widow, where it has been shown to this seat
   */
  shown_widow?: string | null;
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
 * The contract being played.
 */
export interface PlayedContract {
  /**
   * whether the declarer has asked who the partner is
   */
  asked: boolean;
  called: string | null;
  declarer: number;
  /**
   * the opponent who gave the called card
   */
  holder: number | null;
  id: string;
  /**
   * the trumps above all others, high to low: spadille, manille, basta
   */
  matadors: string[];
  partner: number | null;
  /**
   * card points by card; cards that count nothing are left out
   */
  points: {
    [k: string]: number;
  };
  /**
   * the factor of the stake, for each seat with a double
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
 * A card of the hand, with its value in this contract. The hand is sorted for the contract.
 */
export interface HandCard {
  card: string;
  points: number;
  trump: boolean;
}
/**
 * All cards as dealt, once the deal is over.
 */
export interface Revealed {
  hands: (string | null)[];
  widow: string;
}
/**
 * The contents of the trick piles, without the widow.
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
 * A finished trick.
 */
export interface Trick {
  cards: string[];
  leader: number;
  points: number;
  winner: number;
}
/**
 * The description of a deal for one seat, made from its view alone.
 */
export interface Wording {
  aim: Sentence | null;
  /**
   * the answers to the decision
   */
  choices: Choice[];
  counts: 'points' | 'tricks';
  deeds: TableAction[];
  /**
   * statistics of the hand during the auction
   */
  figures?: HandFigure[];
  /**
   * who pays whom, shown under the bids
   */
  foot: Sentence | null;
  /**
   * the winner of the last trick and its worth
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
  pull: DealScore | null;
  seats: SeatWording[];
  settled: SettledWording | null;
  /**
   * the effects of the doubles among the answers
   */
  stakes?: Stake[];
  /**
   * the latest action and its effect
   */
  told: Sentence[];
  /**
   * the question to the seat, or whose turn it is
   */
  turn: Sentence[];
}
/**
 * An action other than a card played.
 */
export interface TableAction {
  card?: string | null;
  cards?: string[] | null;
  contract?: string | null;
  doubler?: number | null;
  /**
   * whether its cards are hidden from the reader
   */
  hidden?: boolean;
  seat: number;
  suit?: string | null;
  verb: string;
}
/**
 * A statistic of the hand before the play.
 */
export interface HandFigure {
  of: Sentence;
  told: Sentence;
}
/**
 * What is shown at a seat.
 */
export interface SeatWording {
  /**
   * its latest call, or the tricks it has
   */
  doing: Sentence | null;
  /**
   * the roles of the seat in the deal
   */
  tags: string[];
}
/**
 * The result of a deal.
 */
export interface SettledWording {
  /**
   * the result for the reader, if any
   */
  gain: Sentence | null;
  /**
   * the cards dealt to each seat, sorted; null for a seat that sits out
   */
  held?: (string[] | null)[];
  laid_away: string[] | null;
  notes: Sentence[];
  /**
   * the role of each seat
   */
  roles: (Sentence | null)[];
  /**
   * the payment, step by step
   */
  steps?: Sentence[];
  sum: Sentence;
  /**
   * the contract, made or lost; null if all passed
   */
  title: Sentence | null;
}
/**
 * The effect of a double or redouble.
 */
export interface Stake {
  action: string;
  cases: StakeCase[];
  price: number;
  promise: Sentence;
  unit: Sentence;
}
/**
 * A possible end of the deal, and the payment between the reader and the other player.
 */
export interface StakeCase {
  /**
   * what the reader wins with this answer; negative if they pay
   */
  gain: number;
  taken: Sentence;
  /**
   * the same without it
   */
  without: number;
}
/**
 * A phrase said at the table. It is not repeated to later clients.
 */
export interface PhraseSaid {
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
 * The command `id` was refused and changed nothing.
 */
export interface Rejected {
  error: Error;
  id: string | null;
  type: 'rejected';
}
/**
 * A game of the catalogue.
 */
export interface Game {
  /**
   * the number of cards dealt to each of them
   */
  hand: number;
  id: string;
  /**
   * whether there is a lesson that teaches it
   */
  lesson: boolean;
  /**
   * in the order to show them, group by group
   */
  options: Option[];
  /**
   * the number of players in a deal
   */
  players: number;
  presets: Preset[];
  seats: number[];
}
/**
 * An option of the rules: words to choose from, or a whole number in a range.
 */
export interface Option {
  group: 'auction' | 'play' | 'prices' | 'table';
  id: string;
  least: number | null;
  most: number | null;
  words: string[] | null;
}
/**
 * A published set of rules for a game.
 */
export interface Preset {
  ends: ('deals' | 'target' | 'minutes' | 'open')[];
  /**
   * the origin of the ends
   */
  ends_by: 'source' | 'inferred' | 'house';
  id: string;
  match: {
    [k: string]: PresetValue;
  };
  /**
   * the origin of each number of seats of the game, fewest first
   */
  seats: ('source' | 'inferred' | 'house')[];
  source: RulesSource;
  values: {
    [k: string]: PresetValue;
  };
}
/**
 * The value of an option in a preset, and its origin.
 */
export interface PresetValue {
  /**
   * the values at larger tables, smallest first
   */
  more: PresetStep[];
  origin: 'source' | 'inferred' | 'house';
  value: string | number | null;
}
/**
 * The value of an option from a number of seats upwards.
 */
export interface PresetStep {
  origin: 'source' | 'inferred' | 'house';
  seats: number;
  value: string | number | null;
}
/**
 * The publication of a preset's rules.
 */
export interface RulesSource {
  /**
   * the book that the publication retells
   */
  after: RulesSource | null;
  by: string | null;
  pages: string | null;
  title: string;
  year: number | null;
}
/**
 * The lessons and tips of a game.
 */
export interface GameLessons {
  game: string;
  lessons: LessonLine[];
  tips: Tip[];
}
/**
 * A lesson in the list of lessons.
 */
export interface LessonLine {
  id: string;
  /**
   * what it teaches: the catalogue has `lesson-` and it
   */
  topic: string;
}
/**
 * A tip in a deal after a lesson: a sentence of the catalogue, its rule, and its condition.
 */
export interface Tip {
  rule: string;
  say: string;
  when: When;
}
/**
 * A condition on the learner's view. All fields that are set must hold.
 */
export interface When {
  /**
   * the kind of the learner's decision
   */
  asked?: string | null;
  contract?: string | null;
  declarer?: ('me' | 'partner' | 'other') | null;
  /**
   * whether the learner leads to a trick
   */
  leads?: boolean | null;
  /**
   * the verb of one of the possible answers
   */
  offered?: string | null;
  over?: ('won' | 'lost' | 'drawn' | 'passed-out') | null;
  /**
   * why one of the cards may not be played
   */
  refused?: string | null;
  /**
   * the least number of tricks that are over
   */
  tricks?: number | null;
}
/**
 * The caller's latest deals of a game.
 */
export interface GameStats {
  /**
   * the deals to evaluate next; not all of them
   */
  coming: UnevaluatedDeal[];
  /**
   * finished deals of the latest matches
   */
  deals: number;
  game: string;
  /**
   * null: none is evaluated yet
   */
  losses: LossStats | null;
}
/**
 * A deal that has not been evaluated.
 */
export interface UnevaluatedDeal {
  code: string;
  seat: number;
}
/**
 * The results over many deals of one game.
 */
export interface LossStats {
  contracts: ContractLine[];
  deals: number;
  decisions: number;
  given_away: MeasuredChips1;
  /**
   * the costliest first
   */
  kinds: KindLine[];
  luck: MeasuredChips3;
  paid: MeasuredChips4;
  places: PlaceLine[];
  without_luck: MeasuredChips3;
}
/**
 * per 100 decisions
 */
export interface MeasuredChips1 {
  mean: number;
  /**
   * null: too few deals for an interval
   */
  within: number | null;
}
/**
 * The losses in decisions of one kind.
 */
export interface KindLine {
  /**
   * costly decisions that both evaluators find surely worse
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
 * per 100 decisions of all kinds
 */
export interface MeasuredChips2 {
  mean: number;
  /**
   * null: too few deals for an interval
   */
  within: number | null;
}
/**
 * A mean in chips, with half the width of its 95 % interval.
 */
export interface MeasuredChips3 {
  mean: number;
  /**
   * null: too few deals for an interval
   */
  within: number | null;
}
/**
 * A mean in chips, with half the width of its 95 % interval.
 */
export interface MeasuredChips4 {
  mean: number;
  /**
   * null: too few deals for an interval
   */
  within: number | null;
}
/**
 * The results in one position at the table.
 */
export interface PlaceLine {
  deals: number;
  given_away: MeasuredChips3;
  paid: MeasuredChips3;
  /**
   * the order of bidding: 0 is the eldest
   */
  place: number;
  without_luck: MeasuredChips3;
}
/**
 * The games and bots that the server offers.
 */
export interface Games {
  bots: string[];
  games: Game[];
}
/**
 * A seat of a table at a glance.
 */
export interface GlanceSeat {
  bot: string | null;
  /**
   * the card in the trick on the table
   */
  card: string | null;
  chips: number;
  name: string;
}
/**
 * A hand that was dealt before there is a table.
 */
export interface HandPreview {
  /**
   * as a player sorts them
   */
  cards: ShownCard[];
  /**
   * the name with which a table is opened to play it; null: the table deals anew
   */
  hand: string | null;
  /**
   * the commitment to all cards of the table's first deal, if the hand is played
   */
  promise: DealCommitment | null;
  told: Sentence1;
}
/**
 * A card of a previewed hand.
 */
export interface ShownCard {
  card: string;
  points: number;
}
/**
 * A sentence of the catalogue. Its facts are fields beside its id (docs/reference/sentences.md).
 */
export interface Sentence1 {
  id: string;
  [k: string]: unknown;
}
/**
 * A hint in sentences: the best answers, and why the first is best.
 */
export interface Hint {
  answers: HintAnswer[];
  /**
   * how it was counted
   */
  how: Sentence[];
  /**
   * the reason in cards; empty where none is good enough
   */
  why: Sentence[];
}
/**
 * An answer in words. `found` is empty if only the order is known.
 */
export interface HintAnswer {
  action: string;
  answer: Sentence;
  /**
   * the findings in short, for a small space
   */
  brief: Sentence[];
  /**
   * the cards that the answer names
   */
  cards: string[];
  /**
   * the number that sets it apart from the others; null if none does
   */
  figure: Sentence | null;
  found: Sentence[];
  /**
   * in a few words, why the first answer is better than this one
   */
  short?: Sentence | null;
}
/**
 * A page of a player's matches, the latest first.
 */
export interface History {
  matches: PlayedMatch[];
  /**
   * the start of the next page; null at the end
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
   * the time of the end, in UTC
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
 * A request to join a challenge.
 */
export interface JoinChallenge {
  name: string;
}
/**
 * A request to start a lesson.
 */
export interface Learner {
  lesson: string;
  name: string;
}
/**
 * All lessons.
 */
export interface Lessons {
  games: GameLessons[];
}
/**
 * The match in which a deal was played.
 */
export interface MatchDeal {
  /**
   * by seat; null for a person
   */
  bots: (string | null)[];
  deal: number;
  /**
   * the number of finished deals in the match
   */
  deals: number;
  /**
   * the number of deals that was agreed; null for another end
   */
  length: number | null;
  match: number;
  /**
   * by seat
   */
  names: string[];
  /**
   * the deal that is next or being played; null after the match
   */
  next_deal: number | null;
  table: string;
  /**
   * the seat of the reader, if they played it
   */
  you?: number | null;
}
/**
 * A match at a table, with its finished deals.
 */
export interface MatchResult {
  deals: DealLine[];
  /**
   * null during the match
   */
  ended: ('deals' | 'target' | 'minutes' | 'bankrupt' | 'stopped') | null;
  game: string;
  number: number;
  rules: string;
  standing: StandingLine[];
}
/**
 * A player's place in a match. Equal chips share a place.
 */
export interface StandingLine {
  bot: string | null;
  chips: number;
  /**
   * the deal after which a player who could not pay was replaced
   */
  left_after?: number | null;
  /**
   * whether this is the caller
   */
  mine: boolean;
  name: string;
  place: number;
  seat: number;
}
/**
 * A table of this player.
 */
export interface MyTable {
  /**
   * the chips more than the best other player has
   */
  ahead?: number;
  /**
   * what the table waits for from this player
   */
  asked?: ('turn' | 'question' | 'next') | null;
  /**
   * whether the table has no timeouts
   */
  by_turns?: boolean;
  /**
   * the chips of this player
   */
  chips?: number;
  deal: number;
  /**
   * the number of deals of the match, if it is set
   */
  deals?: number | null;
  game: string;
  /**
   * the deal in progress
   */
  glance?: TableGlance | null;
  /**
   * the names of the others at the table
   */
  others?: string[];
  /**
   * when something last happened there
   */
  played?: string;
  rules: string;
  seat: number;
  stage: 'waiting' | 'playing' | 'between' | 'finished';
  table: string;
}
/**
 * The deal in progress at a table, as this player left it.
 */
export interface TableGlance {
  declarer: number | null;
  hand: HandCard[];
  /**
   * whether a trick is to be led
   */
  lead: boolean;
  /**
   * the contract
   */
  named: Sentence | null;
  phase: string;
  seats: GlanceSeat[];
  /**
   * the number of the trick on the table, 0 before the first
   */
  trick: number;
  /**
   * the number of tricks of a deal
   */
  tricks: number;
  trump: string | null;
  turn: number | null;
}
/**
 * The tables of this player, that played at last first. Finished lessons are left out.
 */
export interface MyTables {
  /**
   * the number of tables that cannot be read any more
   */
  damaged?: number;
  tables: MyTable[];
}
/**
 * A request to create a challenge.
 */
export interface NewChallenge {
  /**
   * the strength of the bots on the other seats
   */
  bot?: string;
  /**
   * new: unknown cards under the same rules; these: the cards of the deal
   */
  cards: 'new' | 'these';
  name: string;
  /**
   * the number of players, including the caller
   */
  players: number;
}
/**
 * A request to preview a hand for these rules.
 */
export interface NewHandPreview {
  game: string;
  /**
   * the hand previewed before, as these rules deal it
   */
  hand?: string | null;
  options?: {
    [k: string]: string | number;
  };
  rules: string;
  seats: number;
}
/**
 * A push subscription, as the browser reports it.
 */
export interface NewPushSubscription {
  auth: string;
  endpoint: string;
  key: string;
  language: string;
}
/**
 * A request to review a finished deal for one seat.
 */
export interface NewReview {
  seat: number;
}
/**
 * A sheet to store, with the name of its writer.
 */
export interface NewStoredSheet {
  /**
   * @maxItems 2000
   */
  log: {
    [k: string]: unknown;
  }[];
  name: string;
}
/**
 * A request to open a table and sit down at it.
 */
export interface NewTable {
  bot?: string;
  /**
   * the strength of bots on single seats
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
   * the previewed hand, which becomes the first deal; only with bots alone
   */
  hand?: string | null;
  /**
   * whether hints are given; null: only if no seats are kept free for people
   */
  hints?: boolean | null;
  match: MatchRules;
  name: string;
  options?: {
    [k: string]: string | number;
  };
  /**
   * whether the table is listed for everyone
   */
  public?: boolean;
  rules: string;
  seats: number;
  waits?: TableTimeouts2;
}
/**
 * The timeouts of a table in seconds; null: none.
 *
 * If all are null, the table is for play over days: no bot plays for an absent person, and the next deal
 * waits for all.
 */
export interface TableTimeouts2 {
  /**
   * from there until a bot plays for a player who is not connected
   */
  absent?: number | null;
  /**
   * from there until a bot plays for a player who is connected
   */
  idle?: number | null;
  /**
   * until a player who is waited for is nudged
   */
  nudge?: number | null;
}
/**
 * A public table with someone connected.
 */
export interface OpenTable {
  /**
   * the number of bots' seats, which can be taken after the deal
   */
  bots: number;
  deal: number;
  /**
   * the number of free seats
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
   * the names of the people at the table
   */
  people: string[];
  rules: string;
  seats: number;
  stage: 'waiting' | 'playing' | 'between' | 'finished';
  table: string;
  watchers: number;
}
/**
 * The public tables, those with free seats first.
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
   * whether the seat is promised for after the deal
   */
  waiting?: boolean;
}
/**
 * A change of players: the numbers of their accounts, the leaving player before the new one.
 */
export interface PadChange {
  kind: 'replace' | 'named' | 'bought' | 'same' | 'join' | 'back' | 'leave' | 'swap' | 'on';
  players: number[];
}
/**
 * The settlement if the sheet ended now: shared pots, the standing, and the fewest payments.
 */
export interface PadEnd {
  left: {
    [k: string]: number;
  };
  /**
   * by account, the share of the pots
   */
  shared: number[] | null;
  standing: PadPlace[];
  title: Sentence;
  transfers: PadTransfer[];
  won: number;
}
/**
 * A row of the standing.
 */
export interface PadPlace {
  balance: number;
  place: number;
  player: number;
}
/**
 * A payment from one player to another.
 */
export interface PadTransfer {
  cents: number | null;
  counters: number;
  payee: number;
  payer: number;
}
/**
 * The fields that have to be entered for a hand.
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
   * by seat, the number of the account
   */
  seated: number[];
  tiles: PadTile[];
}
/**
 * A contract to choose, and what else has to be entered for it.
 */
export interface PadTile {
  /**
   * the total of card points, if the opponents' points determine the declarer's
   */
  all: number | null;
  asks: 'number' | 'made';
  bonuses: string[];
  contract: string;
  mackers: number[];
  partner: boolean;
  price: Sentence;
  /**
   * the suit shown on the button
   */
  sign: string | null;
  /**
   * the trump suit that the button selects
   */
  trump: string | null;
  /**
   * the suits to choose from, if the trump suit has to be entered
   */
  trumps: string[];
}
/**
 * A hand on the sheet.
 */
export interface PadHand {
  /**
   * by account, won or lost after the hand
   */
  balances: number[];
  bankrupt: number[];
  /**
   * earlier versions that were corrected, oldest first
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
   * by seat, the number of the account
   */
  seated: number[];
  struck: boolean;
}
/**
 * A version of a hand, and its result. The result is null if the hand cannot be settled or is
 * struck.
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
 * The settings of a sheet.
 */
export interface PadHead {
  antes: {
    [k: string]: number;
  };
  game: string;
  /**
   * whether every player started with a fixed number of chips
   */
  limited: boolean;
  money: PadMoney | null;
  options: {
    [k: string]: string | number;
  };
  rules: string;
  /**
   * the possible numbers of seats
   */
  seats: number[];
  title: string;
}
/**
 * An exchange rate: this many counters for this many hundredths of a currency.
 */
export interface PadMoney {
  cents: number;
  counters: number;
  currency: string;
}
/**
 * A player's account.
 */
export interface PadPlayer {
  balance: number;
  brought: number;
  chips: number;
  /**
   * whether the player is away
   */
  closed: boolean;
  /**
   * empty for a newcomer without a name
   */
  name: string;
  /**
   * the number in entries; null for a newcomer without a name
   */
  player: number | null;
}
/**
 * A hand before it is added.
 */
export interface PadPreview {
  /**
   * the entry to add to the log
   */
  entry: {
    [k: string]: unknown;
  } | null;
  /**
   * the fields that still have to be entered
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
 * A request to the score pad. The server stores nothing of it.
 */
export interface PadRequest {
  /**
   * an entry to be checked and added
   */
  add?: {
    [k: string]: unknown;
  } | null;
  /**
   * the number of the hand that the draft replaces
   */
  correcting?: number | null;
  /**
   * an incomplete hand
   */
  draft?: {
    [k: string]: unknown;
  } | null;
  file?: ('csv' | 'json' | 'records') | null;
  /**
   * of the file; English by default
   */
  language?: string | null;
  /**
   * @maxItems 400
   */
  log?: {
    [k: string]: unknown;
  }[];
  /**
   * a file to continue from, instead of the log
   */
  read?: string | null;
}
/**
 * The answer of the score pad.
 */
export interface PadResponse {
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
   * the requested file
   */
  text: string | null;
}
/**
 * The sheet that a log results in.
 */
export interface PadSheet {
  /**
   * what the bank holds, below 0 what it has paid; 0 in rules without a bank
   */
  bank: number;
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
   * the sum of all accounts, the pots and the bank, which must be zero
   */
  total: number;
  undo: PadUndo | null;
}
/**
 * The entry that would be undone next: its kind, its hand, or the accounts it is about.
 */
export interface PadUndo {
  hand: number | null;
  kind:
    | 'hand'
    | 'correct'
    | 'strike'
    | 'replace'
    | 'named'
    | 'join'
    | 'back'
    | 'bought'
    | 'same'
    | 'leave'
    | 'swap'
    | 'rename'
    | 'dealer'
    | 'on';
  players: number[];
}
/**
 * The interpretation of a text command. No action is taken: the client sends the action itself.
 */
export interface ParsedCommand {
  action?: string | null;
  /**
   * the rule that forbids the action
   */
  rule?: string | null;
  /**
   * a request besides the play: the next deal, to leave the table, or a hint
   */
  then?: ('next' | 'leave' | 'hint' | 'why') | null;
  /**
   * the answer, line by line
   */
  told?: string[];
}
/**
 * A request to play a finished deal of the caller's table again.
 */
export interface PlayAgain {
  deal: number;
}
/**
 * A request to play a daily deal.
 */
export interface PlayDailyDeal {
  name: string;
}
/**
 * A request to play a deal from its start or from a later step.
 */
export interface PlayDeal {
  bot?: string;
  name: string;
  seat: number;
  /**
   * the number of actions before the player takes over
   */
  step?: number;
}
/**
 * Why a seat may have played a card, by what it knew then: what the expert finds.
 */
export interface PlayReason {
  /**
   * the card that the expert would play
   */
  best: string;
  best_found: Sentence[];
  card: string;
  /**
   * what it leads to; empty if that is not known
   */
  found: Sentence[];
  /**
   * how it was counted
   */
  how: Sentence[];
  seat: number;
  /**
   * why the best card is better than that one, or than another; empty where nothing is clear
   */
  why: Sentence[];
}
/**
 * The caller's statistics by game.
 */
export interface PlayerStats {
  games: GameStats[];
}
/**
 * The server's public key for push notifications; null if they are not available.
 */
export interface PushStatus {
  key: string | null;
  /**
   * whether this device is subscribed
   */
  on: boolean;
}
/**
 * Whether this device is subscribed.
 */
export interface PushSubscribed {
  on: boolean;
}
/**
 * A card; null means that every card does equally well.
 */
export interface PuzzleAnswer {
  card: string | null;
}
/**
 * The cost of a card compared with the best.
 */
export interface PuzzleCost {
  card: string;
  cost: number;
}
/**
 * The evaluation of an answer.
 */
export interface PuzzleEvaluation {
  /**
   * a lie in which that card fails and the best does not
   */
  beaten: CounterLayout | null;
  /**
   * of every other card, or of all cards if none stands out
   */
  costs: PuzzleCost[];
  /**
   * cards of the same suit that are as good as the best
   */
  equals: string[];
  /**
   * the cost of the worst card
   */
  most: number;
  played: PuzzleCost1;
  /**
   * half the width of the 95 % interval of its cost
   */
  within: number;
  /**
   * the number of different worlds evaluated
   */
  worlds: number;
}
/**
 * The cost of a card compared with the best.
 */
export interface PuzzleCost1 {
  card: string;
  cost: number;
}
/**
 * A card that fails.
 */
export interface PuzzleFailure {
  card: string;
  /**
   * one of these deals, with this card and the best play after it
   */
  code: string;
  /**
   * the number of lies in which it fails
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
 * A puzzle, without its contents.
 */
export interface PuzzleName {
  id: string;
  /**
   * the question: a lead, winning the trick, or a card to throw on it
   */
  kind: 'lead' | 'trick' | 'throw';
}
/**
 * The puzzles.
 */
export interface PuzzleList {
  games: PuzzleGame[];
}
/**
 * A position, and the seat whose card is asked for.
 */
export interface PuzzlePosition {
  /**
   * the cards that may be played
   */
  cards: string[];
  id: string;
  kind: 'lead' | 'trick' | 'throw';
  /**
   * whether the answer is proved for every lie; otherwise the evaluator estimates it
   */
  proved: boolean;
  replay: Replay;
  seat: number;
  /**
   * whether that seat wants the contract made; otherwise it wants it beaten
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
   * the code of the cards alone, without actions
   */
  cards: string | null;
  /**
   * null for rules that deal codes cannot express
   */
  code: string | null;
  differing: {
    [k: string]: string | number;
  };
  game: string;
  /**
   * the match, if it is known
   */
  of?: MatchDeal | null;
  rules: string;
  /**
   * the seat whose view it is; null: all cards are visible
   */
  seat: number | null;
  seats: number;
  sheet: ContractSheet[];
  steps: ReplayStep[];
}
/**
 * A step of a deal. The view and the wording contain only what has changed since the last step.
 */
export interface ReplayStep {
  /**
   * the index of the choice taken, if this seat had a choice
   */
  answered?: number | null;
  /**
   * by seat; left out if unchanged
   */
  hands?: (ReplayHand | null)[] | null;
  /**
   * the cards that the declarer laid away, if visible
   */
  laid_away: string | null;
  view: {
    [k: string]: unknown;
  };
  /**
   * the cards of the widow, if visible
   */
  widow: string | null;
  wording: {
    [k: string]: unknown;
  };
}
/**
 * A hand at a step, sorted for the contract. Cards keep their places in it.
 */
export interface ReplayHand {
  /**
   * all visible cards that it has held so far
   */
  cards: HandCard[];
  /**
   * those of them that it no longer holds
   */
  gone: string[];
  /**
   * the number of hidden cards that it holds
   */
  hidden: number;
}
/**
 * The proof of an answer.
 */
export interface PuzzleProof {
  failures: PuzzleFailure[];
  /**
   * the number of lies of the unseen cards that the seat cannot rule out
   */
  lies: number;
  /**
   * the most counters that a failing card costs in a lie that is shown
   */
  price: number;
}
/**
 * The verdict on an answer, with either a proof or an evaluation.
 */
export interface PuzzleVerdict {
  /**
   * null if every card does
   */
  best: string | null;
  judgement: PuzzleEvaluation | null;
  proof: PuzzleProof | null;
  /**
   * the number of actions before the card
   */
  step: number;
  verdict: 'found' | 'as-good' | 'not';
  /**
   * why that card is better, in cards; empty where nothing is clear
   */
  why: Sentence[];
}
/**
 * The chosen action and the reasons for it (docs/reference/reasons.md).
 */
export interface Reasons {
  chosen: string;
  cut_short: boolean;
  deciding: string;
  rule: string | null;
  /**
   * the seat whose view the choice is based on
   */
  seat: number;
  /**
   * the number of actions in that view
   */
  seen: number;
  /**
   * the same in sentences
   */
  told?: Hint | null;
  v: 1;
  /**
   * the chosen answer first, then the best
   */
  weighed: EvaluatedAction[];
  worlds: number;
}
/**
 * A request to sign this device in with a recovery code.
 */
export interface RecoverAccount {
  code: string;
}
/**
 * A new recovery code. It is shown once: the server stores only its hash.
 */
export interface RecoveryCode {
  code: string;
}
/**
 * A deal from start to end, as one seat saw it or with all cards visible.
 */
export interface Replay1 {
  antes: {
    [k: string]: number;
  };
  /**
   * the code of the cards alone, without actions
   */
  cards: string | null;
  /**
   * null for rules that deal codes cannot express
   */
  code: string | null;
  differing: {
    [k: string]: string | number;
  };
  game: string;
  /**
   * the match, if it is known
   */
  of?: MatchDeal | null;
  rules: string;
  /**
   * the seat whose view it is; null: all cards are visible
   */
  seat: number | null;
  seats: number;
  sheet: ContractSheet[];
  steps: ReplayStep[];
}
/**
 * A review, or its progress.
 */
export interface ReviewProgress {
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
 * An entry in the list of the caller's sheets.
 */
export interface SheetEntry {
  changed: string;
  game: string;
  hands: number;
  sheet: string;
  title: string;
}
/**
 * The sheets of the caller that the server stores, the latest first.
 */
export interface SheetList {
  sheets: SheetEntry[];
}
/**
 * The current log of a sheet.
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
 * A request for a seat. A free seat is taken at once, a bot's when no deal is being played.
 */
export interface Sit {
  name: string;
  /**
   * null: a free seat, else a bot's
   */
  seat?: number | null;
}
/**
 * A stored sheet: the id in its link, and its version.
 */
export interface StoredSheet {
  sheet: string;
  version: number;
}
/**
 * All matches at a table, the latest first.
 */
export interface TableResults {
  matches: MatchResult[];
  table: string;
}
/**
 * A text command or question typed at a table.
 */
export interface TextCommand {
  language: 'en' | 'sv';
  /**
   * the rule of the latest error, for the question why
   */
  rule?: string | null;
  text: string;
}
/**
 * The evaluation of the learner's call.
 */
export interface Trained {
  chosen: string;
  /**
   * the findings about the answer given
   */
  own: Sentence[];
  /**
   * whether no call is clearly better
   */
  right: boolean;
  told: Hint;
}
/**
 * The learner's call on a hand.
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
   * the calls before the learner's
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
 * The cost of an answer compared with the best answer.
 */
export interface Verdict {
  /**
   * the best answer
   */
  better?: string | null;
  /**
   * whether it costs more than the tolerance
   */
  caught: boolean;
  /**
   * the same in retrospect
   */
  later?: Sentence | null;
  /**
   * the cards that the best answer names
   */
  meant?: string[];
  /**
   * what it costs and why
   */
  told: Sentence[];
  /**
   * its cost as a share of the tolerance
   */
  weight: number;
}
/**
 * A sheet as watchers see it. `seen` is null if they already have this version.
 */
export interface WatchedSheet {
  changed: string;
  mine: boolean;
  seen: PadSheet | null;
  version: number;
}
/**
 * An answer to evaluate before it is given.
 */
export interface Weigh {
  action: string;
}
