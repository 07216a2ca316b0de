/** One browser at one table: what it shows, and what it says. */
import type { Seen } from '../verifiable_deal/verify';
import { Cutting } from '../verifiable_deal/nonce_exchange';
import type { Accepted, Error as Refused, FromPlayer, FromTable, Rejected, State, Trick } from '../messages';
import { table as tableCall, Refusal } from '../http';
import { Link, socketUrl, type LinkState } from '../table_connection';
import { preferences } from '../../shell/settings.svelte';
import { Flight } from './deal_animation.svelte';
import { Hinting } from './hint_state.svelte';
import { finishedTrick } from './diff';
import { Queue } from './state_queue';
import { staying } from './display_duration';
import { Talk } from './talk.svelte';
import { unique, UNSENT, type Phrase, type Wish } from '../command';

export class Session {
  /** The state on show; the newest may still be waiting its turn. */
  shown = $state.raw<State | null>(null);
  before = $state.raw<State | null>(null);
  /** All that came since the state before, the one on show last: some may have been skipped. */
  since = $state.raw<readonly State[]>([]);
  /** The trick that was just finished and still lies on the table. */
  resting = $state.raw<Trick | null>(null);
  link = $state<LinkState>('opening');
  refused = $state.raw<Refused | null>(null);
  /** Why this table cannot be shown at all. */
  missing = $state.raw<Refused | null>(null);
  /** The cards picked for an answer that takes several. */
  chosen = $state.raw<string[]>([]);
  sent = $state.raw<Wish | null>(null); // said, and not yet answered
  behind = $state(0);
  pending = $state<string | null>(null); // picked, and to be said once more before it is sent
  guard: ((action: string) => Promise<boolean>) | null = null; // whether an answer may go
  readonly talk = new Talk();
  readonly hinting = new Hinting();
  readonly dealing = new Flight(() => this.#queue.release());

  #link: Link | null = null;
  #said = '';
  #later: Wish[] = [];
  #mine = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #cutting: Cutting;
  readonly #queue = new Queue((...shown) => this.#show(...shown), staying);

  constructor(
    readonly table: string,
    readonly as: 'guest' | 'screen' = 'guest',
  ) {
    this.#cutting = new Cutting(table, (share) => this.#link?.send(share) ?? false);
    void this.#begin();
  }

  async #begin(): Promise<void> {
    try {
      await tableCall(this.table);
      this.#open();
    } catch (error) {
      if (error instanceof Refusal) this.missing = error.error;
    }
  }

  #open(): void {
    this.#link?.close();
    this.#link = new Link(socketUrl(this.table, this.as), {
      heard: (message) => this.#heard(message),
      turned: (state) => this.#turned(state),
    });
  }

  /** What this page saw promised before the deal on show. */
  saw({ table }: State): Seen | null {
    return this.#cutting.seen(table.number ?? 1, table.deal);
  }

  /** Opens the socket anew: this browser has sat down. */
  rejoin(): void {
    this.link = 'opening';
    this.#open();
  }

  /** An answer; who wants to be asked first says it twice. */
  act(action: string): void {
    const sure = !preferences.confirm || this.pending === action;
    this.pending = sure ? null : action;
    this.refused = null;
    if (sure) this.actNow(action);
  }

  /** An answer that nobody gives by mistake: a card carried to the table. */
  actNow(action: string): void {
    const go = () => (this.#skip(), this.say({ type: 'act', action }));
    if (this.guard) void this.guard(action).then((free) => free && go());
    else go();
  }

  /** The finished trick has been seen. */
  goOn(): void {
    this.#endRest();
    this.#queue.release();
    this.behind = this.#queue.length;
  }

  /** Picks a card for an answer that takes several, or puts it back; the oldest makes room. */
  choose(card: string, most: number): void {
    const kept = this.chosen.filter((picked) => picked !== card);
    this.chosen = kept.length < this.chosen.length ? kept : [...kept, card].slice(-most);
  }

  next(): void {
    this.say({ type: 'next' });
  }

  /** Says several things, each when the one before was done. */
  sayAll([first, ...others]: Wish[]): void {
    this.#later = others;
    if (first) this.say(first);
  }

  /** Says a phrase: nothing waits for it, and it waits for nothing. */
  utter(phrase: Phrase): void {
    const seq = this.#queue.newest?.seq ?? 0;
    const sent = this.#link?.send({ type: 'say', phrase, id: this.talk.named(), seq }) ?? false;
    this.refused = sent ? null : UNSENT;
  }

  /** Shows how things stand, without waiting. */
  skip(): void {
    this.#skip();
  }

  retry(): void {
    this.#link?.retry();
  }

  /** The network is gone: nobody need wait to be told. */
  drop(): void {
    this.#link?.drop();
  }

  /** A card that cannot be played says why; the reason goes with the next thing that happens. */
  explain(refused: Refused | null): void {
    this.refused = refused;
  }

  close(): void {
    this.talk.close();
    clearTimeout(this.#rest);
    this.#queue.close();
    this.#link?.close();
  }

  #skip(): void {
    this.#endRest();
    this.#queue.flush();
    this.behind = this.#queue.length;
  }

  /** Says something to the table; one thing at a time. */
  say(wish: Wish): void {
    const seq = this.#queue.newest?.seq;
    if (this.sent !== null || seq === undefined) return;
    this.#said = unique();
    const message: FromPlayer = { ...wish, id: this.#said, seq };
    this.refused = null;
    this.#mine = true;
    if (this.#link?.send(message)) this.sent = wish;
    else this.refused = UNSENT;
  }

  #heard(message: FromTable): void {
    if (message.type === 'state') {
      this.#cutting.heard(message);
      if (this.#mine) this.#queue.release();
      this.#mine = false;
      this.#queue.push(message);
      this.behind = this.#queue.length;
    } else if (message.type === 'said') {
      this.talk.hear(message);
    } else if (!this.#cutting.answered(message)) {
      this.#answered(message);
    }
  }

  #answered(message: Accepted | Rejected): void {
    const mine = message.id === this.#said || message.id === null;
    if (mine) this.sent = null;
    if (message.type === 'rejected') {
      if ((mine || message.id === this.talk.said) && message.error.code !== 'already-ready')
        this.refused = message.error;
      this.#later = [];
    } else if (mine) this.sayAll(this.#later);
  }

  #turned(state: LinkState): void {
    this.link = state;
    if (state === 'lost') {
      this.sent = null;
      this.#later = [];
    } else if (this.refused?.code === 'unsent') this.refused = null;
  }

  #show(state: State, before: State | null, since: readonly State[]): void {
    this.since = since;
    this.before = before;
    this.shown = state;
    this.behind = this.#queue.length;
    this.dealing.see(before, state);
    if (before?.view?.actions.length !== state.view?.actions.length) {
      this.refused = null;
      this.pending = null;
      this.chosen = [];
    }
    this.#endRest();
    const trick = finishedTrick(before, state);
    const time = staying(before, state);
    if (trick === null || time === 0) return;
    this.resting = trick;
    if (time !== Infinity) this.#rest = setTimeout(() => this.#endRest(), time);
  }

  #endRest(): void {
    clearTimeout(this.#rest);
    this.resting = null;
  }
}
