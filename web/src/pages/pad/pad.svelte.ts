/** One sheet on the screen: what is kept of it here, and what the pad answers to that. */
import { unpublishSheet, scoreSheet, ApiError, updatePublishedSheet } from '../../protocol/http';
import type { Error as Refused, PadAnswer, PadAsked } from '../../protocol/messages';
import { resultOrError } from '../../protocol/api_error';
import { deleteSheet, saveSheet, loadSheet, type Entry, type StoredSheet } from './sheet_store';

export class Pad {
  answer = $state.raw<PadAnswer | null>(null);
  log = $state.raw<Entry[]>([]);
  draft = $state.raw<Entry>({});
  correcting = $state.raw<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  missing = $state(false);
  saveFailed = $state(false);
  /** By which id the house keeps it for those who look on. */
  publishedId = $state.raw<string | null>(null);
  publishFailed = $state(false);
  #lastRequest = 0;
  #refreshing = Promise.resolve();
  /** The hand that the answer is about. */
  #answeredDraft: Entry | null = null;
  #publishedLog: readonly Entry[] = [];
  #publishing = Promise.resolve();

  constructor(readonly id: string) {
    this.reload();
  }

  /** What is kept, as it is now: another page may have written too. */
  reload(): void {
    const kept: StoredSheet | null = loadSheet(this.id);
    this.missing = kept === null;
    if (!kept) return;
    [this.log, this.draft, this.correcting] = [kept.log, kept.draft, kept.correcting];
    this.publishedId = kept.house ?? null;
    this.publish();
    void this.refresh();
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

  #save(): void {
    const { log, draft, correcting, publishedId: house } = this;
    this.saveFailed = !saveSheet(this.id, { log, draft, correcting, ...(house !== null && { house }) });
    this.publish();
  }

  /** From now on others look on; or no longer. */
  setPublished(house: string | null): void {
    [this.publishedId, this.publishFailed, this.#publishedLog] = [house, false, this.log];
    this.#save();
  }

  /** Those who look on see what is kept here: one stroke after the other, and what they missed with the next. */
  publish(): void {
    this.#publishing = this.#publishing.then(() => this.#publishNow());
  }

  async #publishNow(): Promise<void> {
    const { publishedId: house, log } = this;
    if (house === null || this.#publishedLog === log) return;
    try {
      await updatePublishedSheet(house, log);
      [this.#publishedLog, this.publishFailed] = [log, false];
    } catch (error) {
      const gone = error instanceof ApiError && error.error.code === 'no-such-sheet';
      if (gone) this.setPublished(null);
      else this.publishFailed = true;
    }
  }

  /** What the pad says; only the latest question's answer counts. */
  refresh(): Promise<void> {
    this.#refreshing = this.#fetchAnswer();
    return this.#refreshing;
  }

  async #fetchAnswer(): Promise<void> {
    this.#lastRequest += 1;
    const mine = this.#lastRequest;
    const { log, draft, correcting } = this;
    const said = await this.#request({ log, draft, correcting });
    if (said && mine === this.#lastRequest) [this.answer, this.#answeredDraft] = [said, draft];
  }

  async #request(asked: PadAsked): Promise<PadAnswer | null> {
    const [answer, refused] = await resultOrError(() => scoreSheet(asked));
    this.refused = answer ? answer.refusal : refused;
    return answer;
  }

  draftMore(more: Entry): void {
    this.draft = { ...this.draft, ...more };
    this.#save();
    void this.refresh();
  }

  startDraft(draft: Entry, correcting: number | null = null): void {
    if (correcting === this.correcting && Object.keys(draft).length === 0) return;
    [this.draft, this.correcting] = [draft, correcting];
    this.#save();
    void this.refresh();
  }

  /** Enters the hand as it was tapped, once however often that is asked for: what is shown may be a tap behind. */
  async enterHand(): Promise<boolean> {
    await this.#refreshing;
    const entry = this.#answeredDraft === this.draft ? this.preview?.entry : null;
    if (!entry) return false;
    [this.log, this.draft, this.correcting] = [[...this.log, entry], {}, null];
    this.#save();
    void this.refresh();
    return true;
  }

  /** Any other entry is judged first. */
  async addEntry(entry: Entry): Promise<boolean> {
    const said = await this.#request({ log: this.log, add: entry });
    if (!said?.log || said.refusal) return false;
    [this.log, this.draft, this.correcting] = [said.log, {}, null];
    this.#save();
    await this.refresh();
    return true;
  }

  async exportFile(kind: 'csv' | 'json' | 'records'): Promise<string> {
    return (await this.#request({ log: this.log, file: kind }))?.text ?? '';
  }

  delete(): void {
    if (this.publishedId !== null) void unpublishSheet(this.publishedId).catch(() => undefined); // its link may live on
    deleteSheet(this.id);
  }
}
