/** States come as fast as the server speaks; they are shown as fast as an eye can follow. */
import type { State } from '../messages';

/** More than this is a table joined late, not one being watched. */
const LONGEST_QUEUE = 80;

export class StateQueue {
  #waiting: State[] = [];
  #shown: State | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #free = 0;
  #newest = -1;

  /** `show` puts a state on the table, with all that came since the one before, and `lasting` says for how long it stays, in milliseconds. */
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

  /** A state from the server; an older one than the newest is dropped. */
  push(state: State): void {
    if (state.seq < this.#newest) return;
    this.#newest = state.seq;
    this.#waiting.push(state);
    const unseen = document.hidden && this.#free !== Infinity;
    if (unseen || this.#waiting.length > LONGEST_QUEUE) this.flush();
    else this.#next();
  }

  /** Goes straight to how things stand. */
  flush(): void {
    const all = this.#waiting;
    const last = all.at(-1);
    this.#waiting = [];
    this.release();
    if (last) this.#put(last, all);
  }

  /** What comes next need not wait for the eye. */
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
