/** One sheet on the screen: what is kept of it here, and what the pad answers to that. */
import { endSheet, pad, Refusal, writeSheet } from '../../protocol/http';
import type { Error as Refused, PadAnswer, PadAsked } from '../../protocol/messages';
import { answerOr } from '../../protocol/api_error';
import { forget, keep, keptSheet, type Entry, type KeptSheet } from './sheet_store';

export class Pad {
  answer = $state.raw<PadAnswer | null>(null);
  log = $state.raw<Entry[]>([]);
  draft = $state.raw<Entry>({});
  correcting = $state.raw<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  missing = $state(false);
  unkept = $state(false);
  /** By which id the house keeps it for those who look on. */
  house = $state.raw<string | null>(null);
  unseen = $state(false);
  #asked = 0;
  #asking = Promise.resolve();
  /** The hand that the answer is about. */
  #shown: Entry | null = null;
  #seen: readonly Entry[] = [];
  #sending = Promise.resolve();

  constructor(readonly id: string) {
    this.read();
  }

  /** What is kept, as it is now: another page may have written too. */
  read(): void {
    const kept: KeptSheet | null = keptSheet(this.id);
    this.missing = kept === null;
    if (!kept) return;
    [this.log, this.draft, this.correcting] = [kept.log, kept.draft, kept.correcting];
    this.house = kept.house ?? null;
    this.send();
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
    const { log, draft, correcting, house } = this;
    this.unkept = !keep(this.id, { log, draft, correcting, ...(house !== null && { house }) });
    this.send();
  }

  /** From now on others look on; or no longer. */
  showTo(house: string | null): void {
    [this.house, this.unseen, this.#seen] = [house, false, this.log];
    this.#keep();
  }

  /** Those who look on see what is kept here: one stroke after the other, and what they missed with the next. */
  send(): void {
    this.#sending = this.#sending.then(() => this.#sent());
  }

  async #sent(): Promise<void> {
    const { house, log } = this;
    if (house === null || this.#seen === log) return;
    try {
      await writeSheet(house, log);
      [this.#seen, this.unseen] = [log, false];
    } catch (error) {
      const gone = error instanceof Refusal && error.error.code === 'no-such-sheet';
      if (gone) this.showTo(null);
      else this.unseen = true;
    }
  }

  /** What the pad says; only the latest question's answer counts. */
  ask(): Promise<void> {
    this.#asking = this.#answered();
    return this.#asking;
  }

  async #answered(): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    const { log, draft, correcting } = this;
    const said = await this.#told({ log, draft, correcting });
    if (said && mine === this.#asked) [this.answer, this.#shown] = [said, draft];
  }

  async #told(asked: PadAsked): Promise<PadAnswer | null> {
    const [answer, refused] = await answerOr(() => pad(asked));
    this.refused = answer ? answer.refusal : refused;
    return answer;
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

  /** Enters the hand as it was tapped, once however often that is asked for: what is shown may be a tap behind. */
  async enter(): Promise<boolean> {
    await this.#asking;
    const entry = this.#shown === this.draft ? this.preview?.entry : null;
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
    if (this.house !== null) void endSheet(this.house).catch(() => undefined); // its link may live on
    forget(this.id);
  }
}
