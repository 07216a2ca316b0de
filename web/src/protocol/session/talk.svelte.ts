/** What is said at the seats: a phrase stands there for a while, and a newer one takes its place. */
import type { Phrased } from '../messages';
import { unique, type Phrase } from '../command';

/** How long a phrase stands at its seat, in milliseconds. */
const STANDS = 5000;
/** How many phrases can be read again. */
const TRACE = 12;

export class Talk {
  /** What was said just now. */
  phrases = $state.raw<readonly Phrased[]>([]);
  /** What was said of late, the oldest first. */
  trace = $state.raw<readonly Phrased[]>([]);
  /** The latest phrase, for the log. */
  latest = $state.raw<Phrased | null>(null);
  /** The name of what the reader himself said last. */
  said = '';
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** A name for what the reader says. */
  named(): string {
    this.said = unique();
    return this.said;
  }

  at(wanted: number): Phrase | undefined {
    return this.phrases.find(({ seat }) => seat === wanted)?.phrase;
  }

  hear(phrase: Phrased): void {
    this.latest = phrase;
    this.trace = [...this.trace, phrase].slice(-TRACE);
    this.phrases = [...this.phrases.filter(({ seat }) => seat !== phrase.seat), phrase];
    const over = () => (this.phrases = this.phrases.filter((shown) => shown !== phrase));
    this.#timers.push(setTimeout(over, STANDS));
  }

  close(): void {
    this.#timers.forEach(clearTimeout);
  }
}
