/** What is said at the seats: a phrase stands there for a while, and a newer one takes its place. */
import type { Phrased } from '../messages';
import { newId, type Phrase } from '../command';

/** How long a phrase stands at its seat, in milliseconds. */
const PHRASE_DURATION = 5000;
/** How many phrases can be read again. */
const RECENT_COUNT = 12;

export class Talk {
  /** What was said just now. */
  phrases = $state.raw<readonly Phrased[]>([]);
  /** What was said of late, the oldest first. */
  recent = $state.raw<readonly Phrased[]>([]);
  /** The latest phrase, for the log. */
  latest = $state.raw<Phrased | null>(null);
  /** The name of what the reader himself said last. */
  lastId = '';
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** A name for what the reader says. */
  newPhraseId(): string {
    this.lastId = newId();
    return this.lastId;
  }

  phraseAt(wanted: number): Phrase | undefined {
    return this.phrases.find(({ seat }) => seat === wanted)?.phrase;
  }

  addPhrase(phrase: Phrased): void {
    this.latest = phrase;
    this.recent = [...this.recent, phrase].slice(-RECENT_COUNT);
    this.phrases = [...this.phrases.filter(({ seat }) => seat !== phrase.seat), phrase];
    const over = () => (this.phrases = this.phrases.filter((shown) => shown !== phrase));
    this.#timers.push(setTimeout(over, PHRASE_DURATION));
  }

  close(): void {
    this.#timers.forEach(clearTimeout);
  }
}
