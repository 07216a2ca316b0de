/** A queue of states. The server may send them quickly; they are shown slowly enough for players to follow. */
import type { State } from '../messages';

/** If more states wait, the page was opened late, and the newest is shown at once. */
const LONGEST_QUEUE = 80;

export class StateQueue {
  #waiting: State[] = [];
  #shown: State | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #free = 0;
  #newest = -1;

  /**
   * `show` displays a state, with all states since the one before. `lasting` returns how long it stays, in
   * milliseconds.
   */
  constructor(
    readonly show: (state: State, before: State | null, since: readonly State[]) => void,
    readonly durationOf: (before: State | null, state: State) => number,
  ) {}

  get length(): number {
    return this.#waiting.length;
  }

  get newest(): State | null {
    return this.#waiting.at(-1) ?? this.#shown;
  }

  /** Add a state from the server; a state older than the newest is dropped. */
  push(state: State): void {
    if (state.seq < this.#newest) return;
    this.#newest = state.seq;
    this.#waiting.push(state);
    const unseen = document.hidden && this.#free !== Infinity;
    if (unseen || this.#waiting.length > LONGEST_QUEUE) this.flush();
    else this.#next();
  }

  /** Show the newest state at once. */
  flush(): void {
    const all = this.#waiting;
    const last = all.at(-1);
    this.#waiting = [];
    this.release();
    if (last) this.#put(last, all);
  }

  /** Show the next state without waiting. */
  release(): void {
    this.#free = 0;
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length > 0) {
      const wait = this.#free - performance.now();
      if (wait === Infinity) return;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#next(), wait);
        return;
      }
      const state = this.#waiting.shift();
      if (state) this.#put(state);
    }
  }

  #put(state: State, since: readonly State[] = [state]): void {
    const before = this.#shown;
    this.#shown = state;
    this.#free = performance.now() + this.durationOf(before, state);
    this.show(state, before, since);
  }
}
