/** One browser at one table: the state that it shows and the commands that it sends. */
import type { SeenPromise } from '../verifiable_deal/verify';
import { NonceExchange } from '../verifiable_deal/nonce_exchange';
import type { Accepted, Error as Refused, FromPlayer, FromTable, Rejected, State, Trick } from '../messages';
import { fetchTable as tableCall, ApiError } from '../http';
import { TableConnection, socketPath, type ConnectionState } from '../table_connection';
import { spendGesture } from '../../shell/gesture';
import { preferences } from '../../shell/settings.svelte';
import { DealAnimation } from './deal_animation.svelte';
import { HintState } from './hint_state.svelte';
import { finishedTrick } from './diff';
import { StateQueue } from './state_queue';
import { isCostly } from './costly_bid';
import { displayDuration } from './display_duration';
import { Talk } from './talk.svelte';
import { newId, UNSENT, type Phrase, type Command } from '../command';

export class Session {
  /** The state that is shown; newer states may wait in the queue. */
  shown = $state.raw<State | null>(null);
  before = $state.raw<State | null>(null);
  /** All states since the one shown before, of which the last is shown now; the others may have been skipped. */
  since = $state.raw<readonly State[]>([]);
  /** The finished trick that is still shown on the table. */
  resting = $state.raw<Trick | null>(null);
  connection = $state<ConnectionState>('opening');
  refused = $state.raw<Refused | null>(null);
  /** The error why this table cannot be shown. */
  missing = $state.raw<Refused | null>(null);
  /** The selected cards, for an answer that consists of several cards. */
  chosen = $state.raw<string[]>([]);
  sent = $state.raw<Command | null>(null); // sent and not yet answered
  behind = $state(0);
  pending = $state<string | null>(null); // selected, sent after one more click
  guard: ((action: string) => Promise<boolean>) | null = null; // whether an answer may be sent
  readonly talk = new Talk();
  readonly hints = new HintState();
  readonly dealAnimation = new DealAnimation(() => this.#queue.release());

  #connection: TableConnection | null = null;
  #sentId = '';
  #unsent: Command[] = [];
  #expectsState = false;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #nonces: NonceExchange;
  readonly #queue = new StateQueue((...shown) => this.#show(...shown), displayDuration);

  constructor(
    readonly table: string,
    readonly as: 'guest' | 'screen' = 'guest',
  ) {
    this.#nonces = new NonceExchange(table, (share) => this.#connection?.send(share) ?? false);
    void this.#start();
  }

  async #start(): Promise<void> {
    try {
      await tableCall(this.table);
      this.#connect();
    } catch (error) {
      if (error instanceof ApiError) this.missing = error.error;
    }
  }

  #connect(): void {
    this.#connection?.close();
    this.#connection = new TableConnection(socketPath(this.table, this.as), {
      onMessage: (message) => this.#onMessage(message),
      onStateChange: (state) => this.#onConnectionChange(state),
    });
  }

  /** Return the commitment that this page saw before the deal, if it did. */
  promiseSeen({ table }: State): SeenPromise | null {
    return this.#nonces.promiseSeen(table.number ?? 1, table.deal);
  }

  rejoin(): void {
    this.connection = 'opening';
    this.#connect();
  }

  /** Give an answer. If confirmation is turned on, or the bid is costly, it must be given twice. */
  act(action: string): void {
    const sure = this.pending === action || !(preferences.confirm || isCostly(this.shown, action));
    this.pending = sure ? null : action;
    this.refused = null;
    if (sure) this.actNow(action);
    else spendGesture();
  }

  /** Give an answer without confirmation: a card was dragged to the table. */
  actNow(action: string): void {
    const go = () => (this.skip(), this.send({ type: 'act', action }));
    if (this.guard) void this.guard(action).then((free) => free && go());
    else go();
  }

  /** Stop showing the finished trick. */
  endTrick(): void {
    this.#endRest();
    this.#queue.release();
    this.behind = this.#queue.length;
  }

  /** Select or deselect a card. If `most` cards are selected, the oldest selection is dropped. */
  choose(card: string, most: number): void {
    const kept = this.chosen.filter((picked) => picked !== card);
    this.chosen = kept.length < this.chosen.length ? kept : [...kept, card].slice(-most);
  }

  next(): void {
    this.send({ type: 'next' });
  }

  /** Send several commands; each is sent after the answer to the one before. */
  sendAll([first, ...others]: Command[]): void {
    this.#unsent = others;
    if (first) this.send(first);
  }

  /** Send a phrase, independent of other commands. */
  sendPhrase(phrase: Phrase): void {
    const seq = this.#queue.newest?.seq ?? 0;
    const sent = this.#connection?.send({ type: 'say', phrase, id: this.talk.newPhraseId(), seq }) ?? false;
    this.refused = sent ? null : UNSENT;
  }

  retry(): void {
    this.#connection?.retry();
  }

  /** Close the connection at once, because the browser is offline. */
  drop(): void {
    this.#connection?.drop();
  }

  /** Show why a card cannot be played, until the next event. */
  explain(refused: Refused | null): void {
    this.refused = refused;
  }

  close(): void {
    this.talk.close();
    clearTimeout(this.#restTimer);
    this.#queue.close();
    this.#connection?.close();
  }

  /** Show the newest state at once. */
  skip(): void {
    this.#endRest();
    this.#queue.flush();
    this.behind = this.#queue.length;
  }

  /** Send a command to the table, if no other is waiting for its answer. */
  send(wish: Command): void {
    const seq = this.#queue.newest?.seq;
    if (this.sent !== null || seq === undefined) return;
    spendGesture();
    this.#sentId = newId();
    const message: FromPlayer = { ...wish, id: this.#sentId, seq };
    this.refused = null;
    this.#expectsState = true;
    if (this.#connection?.send(message)) this.sent = wish;
    else this.refused = UNSENT;
  }

  #onMessage(message: FromTable): void {
    if (message.type === 'state') {
      this.#nonces.onState(message);
      if (this.#expectsState) this.#queue.release();
      this.#expectsState = false;
      this.#queue.push(message);
      this.behind = this.#queue.length;
    } else if (message.type === 'said') {
      this.talk.addPhrase(message);
    } else if (!this.#nonces.answered(message)) {
      this.#onAnswer(message);
    }
  }

  #onAnswer(message: Accepted | Rejected): void {
    const mine = message.id === this.#sentId || message.id === null;
    if (mine) this.sent = null;
    if (message.type === 'rejected') {
      if ((mine || message.id === this.talk.lastId) && message.error.code !== 'already-ready')
        this.refused = message.error;
      this.#unsent = [];
    } else if (mine) this.sendAll(this.#unsent);
  }

  #onConnectionChange(state: ConnectionState): void {
    this.connection = state;
    if (state === 'lost') {
      this.sent = null;
      this.#unsent = [];
    } else if (this.refused?.code === 'unsent') this.refused = null;
  }

  #show(state: State, before: State | null, since: readonly State[]): void {
    this.since = since;
    this.before = before;
    this.shown = state;
    this.behind = this.#queue.length;
    this.dealAnimation.startIfDealt(before, state);
    if (before?.view?.actions.length !== state.view?.actions.length) {
      this.refused = null;
      this.pending = null;
      this.chosen = [];
    }
    this.#endRest();
    const trick = finishedTrick(before, state);
    const time = displayDuration(before, state);
    if (trick === null || time === 0) return;
    this.resting = trick;
    if (time !== Infinity) this.#restTimer = setTimeout(() => this.#endRest(), time);
  }

  #endRest(): void {
    clearTimeout(this.#restTimer);
    this.resting = null;
  }
}
