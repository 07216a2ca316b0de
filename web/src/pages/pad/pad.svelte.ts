/** One sheet on the screen: what is kept of it here, and what the pad answers to that. */
import { pad, Refusal } from '../../protocol/http';
import type { Error as Refused, PadAnswer, PadAsked } from '../../protocol/messages';
import { forget, keep, keptSheet, type Entry, type KeptSheet } from './kept';

export class Pad {
  answer = $state.raw<PadAnswer | null>(null);
  log = $state.raw<Entry[]>([]);
  draft = $state.raw<Entry>({});
  correcting = $state.raw<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  missing = $state(false);
  unkept = $state(false);
  #asked = 0;

  constructor(readonly id: string) {
    this.read();
  }

  /** What is kept, as it is now: another page may have written too. */
  read(): void {
    const kept: KeptSheet | null = keptSheet(this.id);
    this.missing = kept === null;
    if (!kept) return;
    [this.log, this.draft, this.correcting] = [kept.log, kept.draft, kept.correcting];
    void this.ask();
  }

  get sheet() {
    return this.answer?.sheet ?? null;
  }

  get form() {
    return this.answer?.form ?? null;
  }

  get preview() {
    return this.answer?.preview ?? null;
  }

  #keep(): void {
    const { log, draft, correcting } = this;
    this.unkept = !keep(this.id, { log, draft, correcting });
  }

  /** What the pad says; only the latest question's answer counts. */
  async ask(): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    const { log, draft, correcting } = this;
    const said = await this.#told({ log, draft, correcting });
    if (said && mine === this.#asked) this.answer = said;
  }

  async #told(asked: PadAsked): Promise<PadAnswer | null> {
    try {
      const said = await pad(asked);
      this.refused = said.refusal;
      return said;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.error;
      return null;
    }
  }

  say(more: Entry): void {
    this.draft = { ...this.draft, ...more };
    this.#keep();
    void this.ask();
  }

  begin(draft: Entry, correcting: number | null = null): void {
    if (correcting === this.correcting && Object.keys(draft).length === 0) return;
    [this.draft, this.correcting] = [draft, correcting];
    this.#keep();
    void this.ask();
  }

  /** Enters the hand as it was shown: it is kept before anybody is asked. */
  enter(): boolean {
    const entry = this.preview?.entry;
    if (!entry) return false;
    [this.log, this.draft, this.correcting] = [[...this.log, entry], {}, null];
    this.#keep();
    void this.ask();
    return true;
  }

  /** Any other entry is judged first. */
  async add(entry: Entry): Promise<boolean> {
    const said = await this.#told({ log: this.log, add: entry });
    if (!said?.log || said.refusal) return false;
    [this.log, this.draft, this.correcting] = [said.log, {}, null];
    this.#keep();
    await this.ask();
    return true;
  }

  async file(kind: 'csv' | 'json' | 'records'): Promise<string> {
    return (await this.#told({ log: this.log, file: kind }))?.text ?? '';
  }

  forget(): void {
    forget(this.id);
  }
}
