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
 * The answer to a command that was accepted. Its events are stored up to number `seq`.
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
   * whether this browser is signed in to an account
   */
  known: boolean;
  /**
   * the name that the player used first
   */
  name: string | null;
  /**
   * the time when the recovery code was made; null without a code
   */
  recovery: string | null;
}
/**
 * Take the decision that the seat has in state `seq`: bid, play a card, or act otherwise.
 */
export interface Act {
  action: string;
  id: string;
  seq: number;
  type: 'act';
}
/**
 * Add a member who has no device here.
 */
export interface AddMemberCommand {
  act: 'add-member';
  name: string;
}
/**
 * Say under what other name a member is on paper sheets.
 */
export interface AliasCommand {
  act: 'alias';
  member: number;
  name: string;
}
/**
 * Another answer that the seat could have given, and its value.
 */
export interface AlternativeAnswer {
  action: string;
  /**
   * whether the answer is as good as the best
   */
  good: boolean;
  /**
   * the chips that the answer would have saved; null if too few to be certain
   */
  saves: number | null;
}
/**
 * Agree to the slip of one's table, or say that something is wrong.
 */
export interface AnswerCommand {
  act: 'answer';
  agreed: boolean;
  round: number;
  seal: string;
  table: number;
}
/**
 * Vote on the open question. The seat that opened the vote withdraws the question by voting no.
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
 * Play again, after a bot played in the player's place.
 */
export interface Back {
  id: string;
  seq: number;
  type: 'back';
}
/**
 * The probable places of a hidden card, given all bids and plays so far.
 */
export interface CardBelief {
  card: string;
  /**
   * the card's true place: a seat, or the number of seats if no seat held it
   */
  lay: number;
  /**
   * the probability in per cent that each seat holds the card, and last that no seat does
   */
  of: number[];
}
/**
 * What happens to certain cards, and how often: after the better card is played, and after the worse.
 */
export interface CardFate {
  cards: string[];
  kind: string;
  /**
   * the suit in which a declarer who must take no tricks or points is made to take one
   */
  suit: string | null;
  /**
   * times out of 100, after the better card and after the worse one
   */
  times: number[];
}
/**
 * Why one card is better than another (docs/concepts/reasons.md).
 */
export interface CardReason {
  better: string;
  /**
   * the card that mostly takes it
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
   * how the first card of the fates is mostly lost or caught
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
 * A challenge, with results once the caller may see them.
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
   * the hand that all players have and the result to beat; null if the seats rotate
   */
  hand: ChallengeHand | null;
  /**
   * the results in the order of `players`, null for those still playing; null until the caller (where all have the same hand) or all players have played
   */
  outcome: (ChallengeOutcome | null)[] | null;
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
 * The hand of a challenge in which all players have the same hand.
 */
export interface ChallengeHand {
  /**
   * the seats that take part in the deal
   */
  active: number[];
  /**
   * the hand as dealt, by suit
   */
  cards: string[];
  /**
   * the counters that the first player won, or lost if negative; null until then
   */
  counters: number | null;
  /**
   * the points of each card, in the order of `cards`
   */
  points: number[];
  seat: number;
  /**
   * the number of cards in the widow
   */
  widow: number;
}
/**
 * The result of one player of a challenge.
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
 * The result if bots play a challenge's cards in all seats. It is shown once all players have played.
 */
export interface ChallengeBotResult {
  /**
   * the counters won or lost by each seat
   */
  counters: number[];
}
/**
 * The id of a new challenge.
 */
export interface ChallengeCreated {
  challenge: string;
}
/**
 * The results of a challenge, less luck.
 */
export interface ChallengeLessLuck {
  /**
   * in the order of the challenge's players; null for those still playing
   */
  players: (LessLuckEstimate | null)[];
}
/**
 * The counters that a player won over some deals, with the luck of the cards taken out.
 */
export interface LessLuckEstimate {
  counters: number;
  /**
   * half the width of the 95 % interval
   */
  within: number;
}
/**
 * An answer as shown on a button.
 *
 * If the player must choose cards for it, the client appends the cards to `action`.
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
 * Claim the remaining tricks, or concede. This is possible on the seat's turn to play a card.
 */
export interface Claim {
  id: string;
  seq: number;
  type: 'claim';
  what: 'rest' | 'give-up';
}
/**
 * The base of all commands: an id, and `seq`, the number of the latest event that the client has seen.
 */
export interface ClientCommand {
  id: string;
  seq: number;
}
/**
 * Close the evening.
 */
export interface CloseCommand {
  act: 'close';
}
/**
 * A club, as a member or a director sees it.
 */
export interface Club {
  club: string;
  /**
   * whether the caller may direct the club
   */
  director: boolean;
  evenings: number;
  /**
   * whether parts of the club's file are still missing
   */
  importing: boolean;
  language: string;
  /**
   * the caller as a member
   */
  me: number | null;
  members: ClubMember[];
  /**
   * the open evening, or else the last
   */
  night: ClubNight | null;
  rules: ClubRules;
  standing: ClubStanding | null;
  /**
   * what the director has to see to, the most urgent first
   */
  tasks: ClubTask[];
  title: string;
}
/**
 * A member. The name of a forgotten member is empty.
 */
export interface ClubMember {
  aliases: string[];
  /**
   * whether a device has said: that is me
   */
  linked: boolean;
  member: number;
  name: string;
}
/**
 * An evening of a club, with all its rounds.
 */
export interface ClubNight {
  closed: boolean;
  /**
   * the hash of the secret from which the next round will be drawn
   */
  commitment: string;
  deals: number;
  evening: number;
  form: 'online' | 'paper';
  /**
   * the members who are here and sit at no table
   */
  free: number[];
  presence: ClubPresence[];
  rounds: ClubRound[];
  rulings: ClubRuling[];
  season: number;
  seats: 3 | 4;
  time: string;
  title: string;
}
/**
 * The presence of a member on an evening.
 */
export interface ClubPresence {
  member: number;
  what: 'in' | 'late' | 'out' | 'no_show';
}
/**
 * A round: its tables, and the secret from which they were drawn.
 */
export interface ClubRound {
  secret: string;
  tables: ClubTable[];
}
/**
 * A table of a round.
 */
export interface ClubTable {
  agreed: number[];
  disputed: number[];
  /**
   * the members who have not agreed to the slip
   */
  missing: number[];
  /**
   * the number of finished deals at the online table
   */
  played: number | null;
  seats: (number | null)[];
  settled: boolean;
  slip: ClubSlip | null;
  /**
   * the id of the online table
   */
  table: string | null;
}
/**
 * The results of a table of a round.
 */
export interface ClubSlip {
  lines: ClubLine[];
  rest: number;
  seal: string;
  source: 'table' | 'sheet' | 'director';
  time: string;
}
/**
 * A line of a slip.
 */
export interface ClubLine {
  beaten: number;
  counters: number;
  declared: number;
  hands: number;
  left: boolean;
  less_luck: number | null;
  /**
   * null: bots and strangers
   */
  member: number | null;
  points: number;
  se: number | null;
  won: number;
}
/**
 * A ruling, with the lines before and after.
 */
export interface ClubRuling {
  after: ClubFigure[];
  before: ClubFigure[];
  reason: 'miscounted' | 'wrong-member' | 'unfinished' | 'left' | 'penalty' | 'agreed';
  round: number;
  table: number;
}
/**
 * The counters of a member at a table. Without a member: of bots and strangers.
 */
export interface ClubFigure {
  counters: number;
  member: number | null;
}
/**
 * The rules of a club: all results on its list are by these.
 */
export interface ClubRules {
  game: string;
  options?: {
    [k: string]: string | number;
  };
  rules: string;
}
/**
 * The list of a season.
 */
export interface ClubStanding {
  /**
   * the counters of bots, strangers, pots and banks
   */
  others: number;
  rows: ClubStandingRow[];
  season: number;
  terms: SeasonTerms;
}
/**
 * A member's row in the list of a season.
 */
export interface ClubStandingRow {
  counters: number;
  evenings: number;
  hands: number;
  less_luck: number | null;
  member: number;
  place: number | null;
  points: number;
  rank: ('seven' | 'eight' | 'nine' | 'ten' | 'jack' | 'queen' | 'king' | 'ace') | null;
  se: number | null;
}
/**
 * The rules by which a season ranks its members.
 */
export interface SeasonTerms {
  /**
   * evenings that need not count for a member
   */
  drop_worst?: number;
  /**
   * evenings with which a member is ranked
   */
  least_events?: number;
  ranks_by?: 'counters' | 'points';
  title?: string;
}
/**
 * Something that the director has to see to.
 */
export interface ClubTask {
  members: number[];
  seat: number | null;
  table: number | null;
  what: 'missing' | 'disputed' | 'unwritten' | 'unconfirmed' | 'free' | 'draw' | 'close';
}
/**
 * A request to change something in a club.
 */
export interface ClubCommand {
  command:
    | SeasonCommand
    | AddMemberCommand
    | AliasCommand
    | MemberCommand
    | EveningCommand
    | PresenceCommand
    | DrawCommand
    | SeatCommand
    | SlipCommand
    | SheetCommand
    | AnswerCommand
    | ConfirmCommand
    | RulingCommand
    | CloseCommand;
}
/**
 * Begin a new season.
 */
export interface SeasonCommand {
  act: 'season';
  /**
   * evenings that need not count for a member
   */
  drop_worst?: number;
  /**
   * evenings with which a member is ranked
   */
  least_events?: number;
  ranks_by?: 'counters' | 'points';
  title?: string;
}
/**
 * Make a member free for another device to claim, or erase a member's names.
 */
export interface MemberCommand {
  act: 'unlink' | 'forget';
  member: number;
}
/**
 * Open an evening.
 */
export interface EveningCommand {
  act: 'evening';
  /**
   * of each round
   */
  deals: number;
  form: 'online' | 'paper';
  /**
   * the size of most tables
   */
  seats: 3 | 4;
  title?: string;
}
/**
 * Say who is here. Members say it of themselves, the director of all.
 */
export interface PresenceCommand {
  act: 'presence';
  /**
   * @maxItems 200
   */
  members: number[];
  what: 'in' | 'late' | 'out' | 'no_show';
}
/**
 * Draw the next round.
 */
export interface DrawCommand {
  act: 'draw';
}
/**
 * Give a seat of the current round to a member who is free, or to a bot.
 */
export interface SeatCommand {
  act: 'seat';
  member: number | null;
  seat: number;
  table: number;
}
/**
 * Write down the counters of a table of the current round.
 */
export interface SlipCommand {
  act: 'slip';
  /**
   * @maxItems 32
   */
  figures: ClubFigure[];
  /**
   * what is left in pots
   */
  rest?: number;
  table: number;
}
/**
 * Take a table's slip from the log of a score sheet.
 */
export interface SheetCommand {
  act: 'sheet';
  /**
   * @maxItems 2000
   */
  log: {
    [k: string]: unknown;
  }[];
  /**
   * the member of each account of the sheet
   *
   * @maxItems 32
   */
  members: (number | null)[];
  table: number;
}
/**
 * Confirm a slip for those who have not agreed.
 */
export interface ConfirmCommand {
  act: 'confirm';
  round: number;
  seal: string;
  table: number;
}
/**
 * Change a slip, with a reason. The record keeps the figures before and after.
 */
export interface RulingCommand {
  act: 'ruling';
  evening: number;
  /**
   * @maxItems 32
   */
  figures: ClubFigure[];
  reason: 'miscounted' | 'wrong-member' | 'unfinished' | 'left' | 'penalty' | 'agreed';
  rest?: number;
  round: number;
  table: number;
}
/**
 * A club in the caller's own list.
 */
export interface ClubEntry {
  club: string;
  game: string;
  title: string;
}
/**
 * The next part of a club's file, which is cut between two lines.
 */
export interface ClubFilePart {
  text: string;
}
/**
 * The file of another server's club, or its first part, to be taken over by the caller as director.
 */
export interface ClubFileText {
  name: string;
  text: string;
}
/**
 * The progress of taking over a club's file.
 */
export interface ClubImport {
  complete: boolean;
  entries: number;
}
/**
 * The secret parts of a club's two links. They are told once: the server keeps only their hashes.
 */
export interface ClubLinks {
  club: string;
  director_key: string;
  member_key: string;
}
/**
 * A club's list of players, the best player first.
 */
export interface ClubList {
  rows: ClubRow[];
  /**
   * the titles of the evenings
   */
  titles: string[];
  /**
   * the sum of all counters, which must be zero
   */
  total: number;
}
/**
 * A player's row in a club's list.
 */
export interface ClubRow {
  beaten: number;
  bonus: number;
  counters: number;
  /**
   * the points of each evening; null for an evening without the player
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
 * The list of a club's season as CSV.
 */
export interface ClubListText {
  text: string;
}
/**
 * The points that a club adds to a player's counters.
 */
export interface ClubPoints {
  /**
   * for each hand of another player that was beaten
   */
  beaten?: number;
  /**
   * subtracted for each hand played and lost
   */
  lost?: number;
  /**
   * for each hand played and won
   */
  won?: number;
}
/**
 * A request for a club's lists. The server does not store it.
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
 * The points that a club adds to a player's counters.
 */
export interface ClubPoints1 {
  /**
   * for each hand of another player that was beaten
   */
  beaten?: number;
  /**
   * subtracted for each hand played and lost
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
   * the numbers of the evenings that count; an evening that a later one contains does not
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
 * An error: its code, the rule of the rulebook behind it, and the facts that its sentence needs.
 */
export interface Error {
  code: string;
  facts?: {
    [k: string]: string | number;
  };
  rule?: string | null;
}
/**
 * The clubs that the caller directs or belongs to.
 */
export interface Clubs {
  clubs: ClubEntry[];
}
/**
 * A sentence of the coach, and the rule of the rulebook that it refers to.
 */
export interface CoachWord {
  /**
   * the answer that the sentence recommends
   */
  answer?: string | null;
  /**
   * the cards of the hand that the sentence mentions
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
 * A sentence of the catalogue: its id, and its facts as further fields (docs/reference/sentences.md).
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
 * The results of a player in deals with one contract.
 */
export interface ContractLine {
  /**
   * the contract; null if all passed
   */
  contract: string | null;
  deals: number;
  declares: boolean;
  /**
   * the number of contracts expected to be made, given the knowledge at the start of play
   */
  expected_made: number;
  made: number;
  paid: number;
  without_luck: MeasuredChips;
}
/**
 * the payment per deal without luck
 */
export interface MeasuredChips {
  mean: number;
  /**
   * half the width of the interval; null if there are too few deals for one
   */
  within: number | null;
}
/**
 * A contract under a table's rules.
 */
export interface ContractSheet {
  /**
   * whether a client asks for confirmation of this bid
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
   * the bonus for each of the highest trumps if the declaring side was dealt all of them
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
 * The price that each opponent pays or receives: per point, per several points, or fixed.
 */
export interface Price {
  in_suit: {
    [k: string]: number;
  };
  kind: 'per-point' | 'per-points' | 'fixed';
  value: number;
}
/**
 * A possible distribution of the hidden cards in which the seat's action fails and a better one works.
 */
export interface CounterLayout {
  /**
   * the cards that each seat still holds
   */
  hands: string[];
  /**
   * the number of such distributions among 100 possible ones
   */
  of: number;
  widow: string;
}
/**
 * The code of a past day's deal in one game.
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
   * the commitment to every day of the year, published before the year
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
   * the commitment to the cards and to the randomness of the bots
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
 * The published secret and deals of a past day. `spadille verify` checks them.
 */
export interface PastDailyDeals {
  day: string;
  deals: DailyDealCode[];
  head: string;
  scheme: string;
  secret: string;
}
/**
 * Par of a daily deal: the result of the expert bot in the caller's seat.
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
   * the other players' results without names, lowest first
   */
  others: ResultCount[];
  table: string;
}
/**
 * A result, and the number of other players who have it.
 */
export interface ResultCount {
  counters: number;
  players: number;
}
/**
 * The server's commitment to a deal's cards. After seeing it, the seats may add nonces of their own.
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
 * The way in which a pack is dealt.
 *
 * It is fixed together with the commitment, so that the server cannot choose it by the result.
 */
export interface DealingMethod {
  /**
   * the seats that are dealt cards, eldest first
   */
  order: number[];
  /**
   * the packets of each round, as 4-3-W-4, where W is the widow; or singly-1-4-8: one card at a time, where the cards at these places of the pack make the widow
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
 * A deal of a real table as it is entered: the rules, the cards and the actions so far.
 */
export interface DealEntry {
  actions?: string[];
  dealer: number;
  game: string;
  /**
   * by seat; null: it sits out
   */
  hands?: (string | null)[];
  options?: {
    [k: string]: string | number;
  };
  rules: string;
  seats: number;
  widow?: string;
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
 * The result of the deal, as the record format defines it.
 */
export interface Result {
  /**
   * the counters that the bank gets, negative if it pays; left out if 0
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
 * The values from which a deal's cards are drawn. Secret and nonces are null until the deal is over.
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
   * the number of costliest decisions that are explained in full
   */
  at_length: number;
  /**
   * the indices of the costliest decisions, the costliest first
   */
  costliest: number[];
  /**
   * the value of the deal with the true cards, before each step and at the end
   */
  curve: number[];
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
 * A decision between several answers, evaluated with the knowledge that the seat had.
 */
export interface EvaluatedDecision {
  beaten: CounterLayout | null;
  /**
   * the beliefs about every card that the seat had not seen
   */
  believed: CardBelief[];
  best: Sentence;
  /**
   * the verdict; it is a mistake only if verdicts on decisions of this kind are validated
   */
  called: 'good' | 'only' | 'close' | 'little' | 'unproved' | 'judges-differ' | 'mistake';
  /**
   * the cards of the seat's action, and those of the best action
   */
  cards: string[][];
  /**
   * the chances of success in per cent with the seat's action and with the best action; null if the sentences do not state them
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
   * the number of the trick; null before the play
   */
  trick: number | null;
  /**
   * in hindsight: how much the action changed the value of the deal with the true cards
   */
  turned: number;
  /**
   * all evaluated answers, the least costly first
   */
  weighed: AlternativeAnswer[];
  when: Sentence;
  /**
   * why the best card is better, in terms of cards; empty if no reason is clear enough
   */
  why: Sentence[];
  /**
   * half the width of the 95 % interval of the loss
   */
  within: number;
}
/**
 * The evaluator that made a review, and its validation.
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
 * The validation of the evaluator's mistakes for a kind of decision.
 *
 * The deals were replayed with the true cards and the better answer.
 */
export interface ValidationLine {
  /**
   * the realised share if the seat then plays on as the evaluator would
   */
  as_expert: number | null;
  /**
   * half the width of the 95 % interval of `as_expert`
   */
  as_expert_within: number | null;
  /**
   * the contracts of the decisions; empty before the play
   */
  contracts: string[];
  /**
   * the first trick of the decisions
   */
  first: number;
  kind: Sentence;
  /**
   * the last trick of the decisions; null: the last of the deal
   */
  last: number | null;
  mistakes: number;
  named: boolean;
  /**
   * the share of the predicted gain that was realised; null: too few trials
   */
  realised: number | null;
  /**
   * half the width of the 95 % interval of `realised`
   */
  within: number | null;
}
/**
 * The payment of a deal, split by cause into four whole numbers that add up to it.
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
   * the number of points or tricks in the whole deal
   */
  all: number;
  counts: 'points' | 'tricks';
  goal: number | null;
  others: number;
  /**
   * the score of the declaring side, as far as the viewer knows it
   */
  side: number;
}
/**
 * A document about a deal as text, such as its record or diagram.
 */
export interface DealText {
  text: string;
}
/**
 * The decision that the seat must take, with all allowed answers.
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
   * the browser's name; empty if unknown
   */
  browser: string;
  /**
   * the day of the sign-in
   */
  came: string;
  /**
   * whether this device sent the request
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
 * The devices signed in to the caller's account, the most recently used first.
 */
export interface Devices {
  devices: Device[];
}
/**
 * A request of a client that has one of a club's links.
 */
export interface EnterClub {
  key: string;
}
/**
 * An entered deal, and what may come next.
 */
export interface EnteredDeal {
  /**
   * all allowed next actions; empty if the deal is over
   */
  choices: Choice[];
  code: string;
  /**
   * a sentence for each action so far
   */
  history: Sentence[];
  over: boolean;
  turn: number | null;
}
/**
 * What has to be entered of a deal.
 */
export interface EntryTable {
  /**
   * the seats that play, eldest first
   */
  active: number[];
  /**
   * the number of cards of each hand
   */
  hand: number;
  pack: string[];
  /**
   * the number of cards of the widow
   */
  widow: number;
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
   * the probability that the contract is made after the answer
   */
  chance: number | null;
  /**
   * the card points or tricks that the declaring side is expected to take
   */
  count: number | null;
  /**
   * why the chosen card is better than this one, if a reason was found
   */
  reason?: CardReason | null;
  /**
   * the trump suit that the value of a bid assumes
   */
  trump: string | null;
  /**
   * the chips that the seat is expected to win with the answer; negative if it pays
   */
  worth: number | null;
}
/**
 * Put a bot on a free seat, or remove a bot. Only the host may do so.
 */
export interface Fill {
  /**
   * the bot to put on the seat; null: remove the bot there
   */
  bot: string | null;
  id: string;
  seat: number;
  seq: number;
  type: 'fill';
}
/**
 * A request to find the deal that a text names: by a code, an address or a record.
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
   * the seat, if the text is an address with a seat
   */
  seat?: number | null;
  /**
   * the step, if the text is an address with a step
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
 * Propose to end the match. This is possible between deals. The other people vote.
 */
export interface StopEarly {
  id: string;
  seq: number;
  type: 'stop';
}
/**
 * Propose the next match, before the first deal or after a match. The other people vote.
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
   * the strength of the bots; null: unchanged
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
   * what happens to a payment that a player cannot pay; null: the default of the rules
   */
  unpaid?: ('credited' | 'lost') | null;
  /**
   * whether the number of deals must be a multiple of the seats; null: the rules' default
   */
  whole_rounds?: ('no' | 'yes') | null;
}
/**
 * The timeouts of a table in seconds. Null stands for no timeout.
 *
 * If all timeouts are null, the table is a correspondence table: no bot plays for an absent person, and the
 * next deal waits until all are ready.
 */
export interface TableTimeouts {
  /**
   * time from the reminder until a bot plays for a player who is not connected
   */
  absent?: number | null;
  /**
   * time from the reminder until a bot plays for a player who is connected
   */
  idle?: number | null;
  /**
   * time until a player for whom the table waits is reminded
   */
  nudge?: number | null;
}
/**
 * Ask to take back the seat's latest action. The other people vote.
 *
 * This is possible only if nobody has learnt where another card lies since. A person alone with bots may
 * ask at any time before the deal is over.
 */
export interface TakeBack {
  id: string;
  seq: number;
  type: 'take-back';
}
/**
 * Ask to show all hands to watchers until the deal is over. The other people vote.
 */
export interface ShowHands {
  id: string;
  seq: number;
  type: 'show-hands';
}
/**
 * Leave the seat, or give up a promised seat.
 */
export interface Leave {
  id: string;
  seq: number;
  type: 'leave';
}
/**
 * List the table publicly, or hide it from people without its link. Only the host may do so.
 */
export interface Open {
  id: string;
  public: boolean;
  seq: number;
  type: 'open';
}
/**
 * Add the seat's nonce to the commitment of the next deal, once the client has seen the commitment.
 */
export interface GiveNonce {
  id: string;
  seq: number;
  share: string;
  type: 'share';
}
/**
 * Say a phrase to everyone at the table. It is not stored.
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
 * The state of the table and the deal after event `seq`, as the client's seat or a watcher sees them.
 */
export interface State {
  /**
   * how this deal's cards were drawn; null if they were set beforehand
   */
  chance?: DealRandomness | null;
  /**
   * all hands, for watchers, if the players have agreed to show them
   */
  hands?: (string | null)[] | null;
  /**
   * the commands that are permitted besides bids and cards
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
   * the client's seat; null for a watcher
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
   * the earlier deal whose cards are dealt again here; null for a new deal
   */
  again?: OriginalDeal | null;
  /**
   * the chips that each player puts into each pot before a deal
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
   * the names of those who played the deal that is over; null if the same names sit there
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
  /**
   * the number of cards dealt to the widow of the current deal
   */
  widow?: number;
}
/**
 * The table and the number of a deal that was played before.
 */
export interface OriginalDeal {
  deal: number;
  table: string;
}
/**
 * A notice about the latest event at the table other than the play.
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
 * An open vote of the people at the table. The proposal is carried out when all have agreed.
 */
export interface Question {
  /**
   * the seats that have agreed, including the seat that asked
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
   * the seat that opened the vote
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
   * whether the table waits for the player and has reminded them
   */
  nudged?: boolean;
  present: boolean;
  /**
   * the name of the person who gets the bot's seat after the deal
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
 * A seat's row in the standing. Seats with equal chips share a place.
 */
export interface Place {
  chips: number;
  place: number;
  seat: number;
}
/**
 * The timeouts of a table in seconds. Null stands for no timeout.
 *
 * If all timeouts are null, the table is a correspondence table: no bot plays for an absent person, and the
 * next deal waits until all are ready.
 */
export interface TableTimeouts1 {
  /**
   * time from the reminder until a bot plays for a player who is not connected
   */
  absent?: number | null;
  /**
   * time from the reminder until a bot plays for a player who is connected
   */
  idle?: number | null;
  /**
   * time until a player for whom the table waits is reminded
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
   * the widow, if this seat has seen it
   */
  shown_widow?: string | null;
  taken: Taken | null;
  trick: OpenTrick | null;
  tricks: Trick[];
  turn: number | null;
  v: 1;
}
/**
 * The highest bid so far.
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
 * A card of a hand, with its value in the contract. Hands are sorted for the contract.
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
 * The points in each side's trick pile, without the widow, and the number of tricks by seat.
 */
export interface Taken {
  declarer: number;
  opponents: number;
  tricks: number[];
}
/**
 * The trick that is being played.
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
   * the winner and the worth of the last trick
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
 * An action of a seat other than playing a card.
 */
export interface TableAction {
  card?: string | null;
  cards?: string[] | null;
  contract?: string | null;
  doubler?: number | null;
  /**
   * whether the cards of the action are hidden
   */
  hidden?: boolean;
  seat: number;
  suit?: string | null;
  verb: string;
}
/**
 * A statistic about the seat's hand before the play: its label and its value.
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
   * the seat's latest call, or the tricks that it has won
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
   * what the seat wins or loses; null for nothing
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
 * The effect of a double or redouble on the payments.
 */
export interface Stake {
  action: string;
  cases: StakeCase[];
  price: number;
  promise: Sentence;
  unit: Sentence;
}
/**
 * A possible result of the deal, and what the seat wins then with and without a double.
 */
export interface StakeCase {
  /**
   * the chips that the seat wins with the double; negative if it pays
   */
  gain: number;
  taken: Sentence;
  /**
   * the chips that the seat wins without the double
   */
  without: number;
}
/**
 * A phrase that a seat has said. Clients that connect later do not get it.
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
 * The answer to a command that was refused. Nothing has changed.
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
   * the number of cards dealt to each player
   */
  hand: number;
  id: string;
  /**
   * whether there is a lesson that teaches the game
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
   * the origin of the list `ends`
   */
  ends_by: 'source' | 'inferred' | 'house';
  id: string;
  match: {
    [k: string]: PresetValue;
  };
  /**
   * the origin of each possible number of seats, fewest first
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
   * the values for tables with more seats, fewest seats first
   */
  more: PresetStep[];
  origin: 'source' | 'inferred' | 'house';
  value: string | number | null;
}
/**
 * The value of an option in a preset, for tables with at least a given number of seats.
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
 * The caller's latest deals of a game, less luck.
 */
export interface GameLessLuck {
  /**
   * the number of deals that are in the results
   */
  deals: number;
  game: string;
  less_luck: LessLuckEstimate1;
  /**
   * the number of deals in the latest matches
   */
  of: number;
  /**
   * the counters won per deal, or lost if negative
   */
  paid: number;
}
/**
 * The counters that a player won over some deals, with the luck of the cards taken out.
 */
export interface LessLuckEstimate1 {
  counters: number;
  /**
   * half the width of the 95 % interval
   */
  within: number;
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
   * what the lesson teaches; its text in the catalogue is `lesson-{topic}`
   */
  topic: string;
}
/**
 * A tip in a deal after a lesson: a sentence's id in the catalogue, its rule, and its condition.
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
   * the deals to review next; possibly not all of them
   */
  coming: UnevaluatedDeal[];
  /**
   * the number of finished deals in the latest matches
   */
  deals: number;
  game: string;
  /**
   * the results; null if no deal has been reviewed yet
   */
  losses: LossStats | null;
}
/**
 * A deal that has not been reviewed for the caller's seat.
 */
export interface UnevaluatedDeal {
  code: string;
  seat: number;
}
/**
 * The results of a player over all reviewed deals of one game.
 */
export interface LossStats {
  contracts: ContractLine[];
  deals: number;
  decisions: number;
  given_away: MeasuredChips1;
  /**
   * the losses by kind of decision, the costliest first
   */
  kinds: KindLine[];
  luck: MeasuredChips3;
  paid: MeasuredChips4;
  places: PlaceLine[];
  without_luck: MeasuredChips3;
}
/**
 * the loss per 100 decisions
 */
export interface MeasuredChips1 {
  mean: number;
  /**
   * half the width of the interval; null if there are too few deals for one
   */
  within: number | null;
}
/**
 * The losses of a player in decisions of one kind.
 */
export interface KindLine {
  /**
   * the number of costly decisions that both evaluators find surely worse
   */
  costly: number;
  decisions: number;
  given_away: MeasuredChips2;
  kind: Sentence;
  /**
   * the number of these costly decisions that are called mistakes
   */
  named: number;
  /**
   * whether decisions of this kind may be called mistakes at all
   */
  validated: boolean;
}
/**
 * the loss per 100 decisions of all kinds
 */
export interface MeasuredChips2 {
  mean: number;
  /**
   * half the width of the interval; null if there are too few deals for one
   */
  within: number | null;
}
/**
 * A mean in chips, with half the width of its 95 % interval.
 */
export interface MeasuredChips3 {
  mean: number;
  /**
   * half the width of the interval; null if there are too few deals for one
   */
  within: number | null;
}
/**
 * A mean in chips, with half the width of its 95 % interval.
 */
export interface MeasuredChips4 {
  mean: number;
  /**
   * half the width of the interval; null if there are too few deals for one
   */
  within: number | null;
}
/**
 * The results of a player in deals where they had one position in the order of bidding.
 */
export interface PlaceLine {
  deals: number;
  given_away: MeasuredChips3;
  paid: MeasuredChips3;
  /**
   * the position in the order of bidding: 0 is eldest, who bids first
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
 * A seat in the summary of a deal in progress.
 */
export interface GlanceSeat {
  bot: string | null;
  /**
   * the seat's card in the current trick
   */
  card: string | null;
  chips: number;
  name: string;
}
/**
 * A hand that a player sees before opening a table.
 */
export interface HandPreview {
  /**
   * the cards, sorted as a player sorts them
   */
  cards: ShownCard[];
  /**
   * the name by which a new table deals this hand; null if it cannot be requested
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
 * A sentence of the catalogue: its id, and its facts as further fields (docs/reference/sentences.md).
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
   * how the answers were evaluated
   */
  how: Sentence[];
  /**
   * the reason, in terms of cards; empty if none is clear enough
   */
  why: Sentence[];
}
/**
 * An answer in sentences. `found` is empty if only the order of the answers is known.
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
   * the number that distinguishes the answer from the others; null if none does
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
 * A request to join a club: as a new member, or as a member whom no device has claimed yet.
 *
 * With the director's key the caller may direct the club, too.
 */
export interface JoinClub {
  key: string;
  member?: number | null;
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
 * The match in which a deal was played, and the deal's place in it.
 */
export interface MatchDeal {
  /**
   * the bot on each seat; null for a person
   */
  bots: (string | null)[];
  deal: number;
  /**
   * the number of finished deals in the match
   */
  deals: number;
  /**
   * the agreed number of deals; null if the match does not end after a number of deals
   */
  length: number | null;
  match: number;
  /**
   * the name of the player on each seat
   */
  names: string[];
  /**
   * the number of the next deal or the deal in progress; null after the match
   */
  next_deal: number | null;
  table: string;
  /**
   * the caller's seat, if they played the deal
   */
  you?: number | null;
}
/**
 * The results of a match, less luck. A request computes a few deals: ask again until all are in them.
 */
export interface MatchLessLuck {
  /**
   * the number of deals that are in the results
   */
  deals: number;
  /**
   * the number of finished deals
   */
  of: number;
  /**
   * null if the seat changed hands in the match, or no deal is in the results
   */
  seats: (LessLuckEstimate | null)[];
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
 * A player's place in the standing of a match. Players with equal chips share a place.
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
 * A table at which the caller has a seat.
 */
export interface MyTable {
  /**
   * the caller's chips minus those of the best other player
   */
  ahead?: number;
  /**
   * what the table waits for from the caller
   */
  asked?: ('turn' | 'question' | 'next') | null;
  /**
   * whether the table has no timeouts
   */
  by_turns?: boolean;
  /**
   * the caller's chips
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
   * the time of the table's latest event
   */
  played?: string;
  rules: string;
  seat: number;
  stage: 'waiting' | 'playing' | 'between' | 'finished';
  table: string;
}
/**
 * A summary of the deal in progress at a table, as the caller's seat sees it.
 */
export interface TableGlance {
  declarer: number | null;
  hand: HandCard[];
  /**
   * whether the seat on turn leads to a trick
   */
  lead: boolean;
  /**
   * the contract, as a sentence
   */
  named: Sentence | null;
  phase: string;
  seats: GlanceSeat[];
  /**
   * the number of the current trick; 0 before the first
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
 * The tables at which the caller has a seat, the most recently played first, without finished lessons.
 */
export interface MyTables {
  /**
   * the number of tables whose data is corrupted
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
 * A request to open a club. The caller becomes its first member and may direct it.
 */
export interface NewClub {
  game: string;
  language?: string;
  name: string;
  options?: {
    [k: string]: string | number;
  };
  rules: string;
  season?: SeasonTerms1;
  title: string;
}
/**
 * The rules by which a season ranks its members.
 */
export interface SeasonTerms1 {
  /**
   * evenings that need not count for a member
   */
  drop_worst?: number;
  /**
   * evenings with which a member is ranked
   */
  least_events?: number;
  ranks_by?: 'counters' | 'points';
  title?: string;
}
/**
 * A request to challenge others with a hand that the caller has played.
 */
export interface NewHandChallenge {
  /**
   * the strength of the bots on the other seats
   */
  bot?: string;
  name: string;
  /**
   * the caller's seat in the deal; the others get the same hand
   */
  seat: number;
}
/**
 * A request to preview a hand for these rules.
 */
export interface NewHandPreview {
  game: string;
  /**
   * the name of a hand previewed before, to see it under these rules
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
 * A request to store a score sheet, with the name of its writer.
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
   * the name of a previewed hand to deal first; only if no other person may take a seat
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
 * The timeouts of a table in seconds. Null stands for no timeout.
 *
 * If all timeouts are null, the table is a correspondence table: no bot plays for an absent person, and the
 * next deal waits until all are ready.
 */
export interface TableTimeouts2 {
  /**
   * time from the reminder until a bot plays for a player who is not connected
   */
  absent?: number | null;
  /**
   * time from the reminder until a bot plays for a player who is connected
   */
  idle?: number | null;
  /**
   * time until a player for whom the table waits is reminded
   */
  nudge?: number | null;
}
/**
 * A request for rules on one page: a preset, and the options that differ from it.
 */
export interface NewTableCard {
  game: string;
  options?: {
    [k: string]: string | number;
  };
  rules: string;
}
/**
 * A public table at which at least one player is connected.
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
 * The table that the caller has opened or joined, and their seat.
 */
export interface Opened {
  seat: number;
  table: string;
  /**
   * whether the caller gets the seat only after the deal
   */
  waiting?: boolean;
}
/**
 * A change of players on a score sheet. A leaving player's account is listed before the new player's.
 */
export interface PadChange {
  kind: 'replace' | 'named' | 'bought' | 'same' | 'join' | 'back' | 'leave' | 'swap' | 'on';
  players: number[];
}
/**
 * The settlement if the sheet ended now: the shared pots, the standing, and the fewest payments.
 */
export interface PadEnd {
  left: {
    [k: string]: number;
  };
  /**
   * the share of the pots that each account gets
   */
  shared: number[] | null;
  standing: PadPlace[];
  title: Sentence;
  transfers: PadTransfer[];
  won: number;
}
/**
 * A player's row in the standing of a score sheet.
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
 * The form in which a hand is entered.
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
   * the number of the account on each seat
   */
  seated: number[];
  tiles: PadTile[];
}
/**
 * A contract to choose in the form, and the further fields to enter for it.
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
 * A hand on a score sheet.
 */
export interface PadHand {
  /**
   * the chips won or lost by each account after the hand
   */
  balances: number[];
  bankrupt: number[];
  /**
   * earlier versions that were corrected, oldest first
   */
  before: PadVersion[];
  /**
   * the chips of each account after the hand
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
   * the number of the account on each seat
   */
  seated: number[];
  struck: boolean;
}
/**
 * A version of a hand on a score sheet, and its result.
 *
 * The result is null if the hand cannot be settled or is struck.
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
 * The settings of a score sheet.
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
 * A player's account on a score sheet.
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
   * the player's name; empty for a new player without a name
   */
  name: string;
  /**
   * the player's number in entries; null for a new player without a name
   */
  player: number | null;
}
/**
 * A preview of a hand before it is added to the log.
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
 * A request to the score pad. The server does not store it.
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
 * The score sheet computed from a log.
 */
export interface PadSheet {
  /**
   * the counters that the bank has got, negative if it has paid; 0 in rules without a bank
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
 * The entry that an undo would remove: its kind, its hand, or the accounts that it is about.
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
   * what the client must do: ask for the next deal, leave the table, or ask for a hint
   */
  then?: ('next' | 'leave' | 'hint' | 'why') | null;
  /**
   * the lines of the answer to a question
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
 * The expert bot's evaluation of a played card, from what the seat knew then.
 */
export interface PlayReason {
  /**
   * the card that the expert would play
   */
  best: string;
  best_found: Sentence[];
  card: string;
  /**
   * the findings about the card; empty if there are none
   */
  found: Sentence[];
  /**
   * how the cards were evaluated
   */
  how: Sentence[];
  seat: number;
  /**
   * why the best card is better than the played card, or than the other cards if it was played itself; empty if no reason is clear enough
   */
  why: Sentence[];
}
/**
 * The caller's results by game, less luck. A request computes a few deals: ask again until all are in.
 */
export interface PlayerLessLuck {
  games: GameLessLuck[];
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
 * An answer to a puzzle: a card, or null if every card is equally good.
 */
export interface PuzzleAnswer {
  card: string | null;
}
/**
 * The cost of a card compared with the best card.
 */
export interface PuzzleCost {
  card: string;
  cost: number;
}
/**
 * The evaluator's estimate of all cards of a puzzle.
 */
export interface PuzzleEvaluation {
  /**
   * a distribution of the cards in which the played card fails and the best card does not
   */
  beaten: CounterLayout | null;
  /**
   * the cost of every other card, or of all cards if none is clearly best
   */
  costs: PuzzleCost[];
  /**
   * the cards of the same suit that are as good as the best
   */
  equals: string[];
  /**
   * the cost of the worst card
   */
  most: number;
  played: PuzzleCost1;
  /**
   * half the width of the 95 % interval of the played card's cost
   */
  within: number;
  /**
   * the number of different distributions of the unseen cards evaluated
   */
  worlds: number;
}
/**
 * The cost of a card compared with the best card.
 */
export interface PuzzleCost1 {
  card: string;
  cost: number;
}
/**
 * A card that does not reach the goal of a puzzle.
 */
export interface PuzzleFailure {
  card: string;
  /**
   * the code of a deal in which the card fails, with this card and the best play after it
   */
  code: string;
  /**
   * the number of distributions of the unseen cards in which the card fails
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
 * A puzzle in the list, without its position.
 */
export interface PuzzleName {
  id: string;
  /**
   * what to find: a card to lead, to win the trick with, or to throw on a trick
   */
  kind: 'lead' | 'trick' | 'throw';
}
/**
 * All puzzles, by game.
 */
export interface PuzzleList {
  games: PuzzleGame[];
}
/**
 * The position of a puzzle, and the seat whose best card is to be found.
 */
export interface PuzzlePosition {
  /**
   * the cards that may be played
   */
  cards: string[];
  id: string;
  kind: 'lead' | 'trick' | 'throw';
  /**
   * whether the answer is proved for every distribution of the unseen cards; otherwise the evaluator estimates it
   */
  proved: boolean;
  replay: Replay;
  seat: number;
  /**
   * whether the seat wants the contract to be made; otherwise it wants to beat the contract
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
   * the code of the deal; null if a code cannot express its rules
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
   * the seat whose view is shown; null: all cards are visible
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
   * the index of the answer given next, if the seat of the replay gives it
   */
  answered?: number | null;
  /**
   * the hand of each seat; null if no hand has changed
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
 * A hand at a step, sorted for the contract. Cards that were played keep their places.
 */
export interface ReplayHand {
  /**
   * all visible cards that the hand has held so far
   */
  cards: HandCard[];
  /**
   * those of `cards` that the hand no longer holds
   */
  gone: string[];
  /**
   * the number of hidden cards that the hand holds
   */
  hidden: number;
}
/**
 * The proof of a puzzle's answer.
 */
export interface PuzzleProof {
  failures: PuzzleFailure[];
  /**
   * the number of distributions of the unseen cards that are possible
   */
  lies: number;
  /**
   * the most counters that a failing card costs in one of the shown deals
   */
  price: number;
}
/**
 * The verdict on an answer, with either a proof or an evaluation.
 */
export interface PuzzleVerdict {
  /**
   * the best card; null if every card is equally good
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
   * why the best card is better, in terms of cards; empty if no reason is clear enough
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
   * the hint in sentences
   */
  told?: Hint | null;
  v: 1;
  /**
   * the evaluated answers: the chosen one first, then the others, the best first
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
   * the code of the deal; null if a code cannot express its rules
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
   * the seat whose view is shown; null: all cards are visible
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
  /**
   * of the page: English if it is not translated
   */
  language: string;
  title: string;
}
/**
 * An entry in the list of the caller's stored score sheets.
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
 * A request to replace the log of a stored score sheet.
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
 * A request for a seat. A free seat is given at once, a bot's seat when no deal is being played.
 */
export interface Sit {
  name: string;
  /**
   * the wanted seat; null: a free seat, or a bot's seat if none is free
   */
  seat?: number | null;
}
/**
 * The id and the version of a stored score sheet. The id is part of its link.
 */
export interface StoredSheet {
  sheet: string;
  version: number;
}
/**
 * Rules on one page, to print.
 */
export interface TableCard {
  html: string;
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
  language: string;
  /**
   * the rule of the latest error, to which the question why refers
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
   * the findings about the learner's call
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
 * A hand of the bidding trainer, on which the learner makes a call.
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
  /**
   * what each card of the hand counts
   */
  points: number[];
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
   * whether the answer costs more than the tolerance
   */
  caught: boolean;
  /**
   * the cost, as told after the deal is over
   */
  later?: Sentence | null;
  /**
   * the cards that the best answer names
   */
  meant?: string[];
  /**
   * what the answer costs and why
   */
  told: Sentence[];
  /**
   * the answer's cost as a share of the tolerance
   */
  weight: number;
}
/**
 * A stored score sheet. `seen` is null if the caller already has this version.
 */
export interface WatchedSheet {
  changed: string;
  mine: boolean;
  seen: PadSheet | null;
  version: number;
}
/**
 * A request to evaluate an answer before the learner gives it.
 */
export interface Weigh {
  action: string;
}
