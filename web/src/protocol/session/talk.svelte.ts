/** Phrases at the seats: each is shown for a while, and a newer one replaces it. */
import type { PhraseSaid } from '../messages';
import { newId, type Phrase } from '../command';

/** How long a phrase is shown, in milliseconds. */
const PHRASE_DURATION = 5000;
/** Number of phrases in the history. */
const RECENT_COUNT = 12;

export class Talk {
  /** The phrases on show, by seat. */
  phrases = $state.raw<readonly PhraseSaid[]>([]);
  /** Recent phrases, the oldest first. */
  recent = $state.raw<readonly PhraseSaid[]>([]);
  /** The latest phrase, for the log. */
  latest = $state.raw<PhraseSaid | null>(null);
  /** The id of the reader's last phrase. */
  lastId = '';
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Return an id for a phrase of the reader. */
  newPhraseId(): string {
    this.lastId = newId();
    return this.lastId;
  }

  phraseAt(wanted: number): Phrase | undefined {
    return this.phrases.find(({ seat }) => seat === wanted)?.phrase;
  }

  addPhrase(phrase: PhraseSaid): void {
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
