/** One sheet on the screen: what this browser stores of it, and the server's last answer about it. */
import { unpublishSheet, scoreSheet, ApiError, updatePublishedSheet } from '../../protocol/http';
import type { Error as Refused, PadResponse, PadRequest } from '../../protocol/messages';
import { resultOrError } from '../../protocol/api_error';
import { language } from '../../i18n/translate.svelte';
import { removeText, saveText } from '../../shell/browser_storage';
import { loadLocal } from '../../shell/settings.svelte';
import { deleteSheet, saveSheet, loadSheet, type Entry, type StoredSheet } from './sheet_store';

/**
 * The key under which the last answer about the sheet is stored, so that it can be shown before the server
 * answers.
 */
const SHOWN = 'spadille.pad.shown';

function lastShown(id: string, lines: number): PadResponse | null {
  const kept = loadLocal(SHOWN) as { id?: unknown; lines?: unknown; answer?: PadResponse } | null;
  return kept?.id === id && kept.lines === lines ? (kept.answer ?? null) : null;
}

export class Pad {
  answer = $state.raw<PadResponse | null>(null);
  log = $state.raw<Entry[]>([]);
  draft = $state.raw<Entry>({});
  correcting = $state.raw<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  missing = $state(false);
  saveFailed = $state(false);
  /** The id of the published copy on the server; null if the sheet is not published. */
  publishedId = $state.raw<string | null>(null);
  publishFailed = $state(false);
  #lastRequest = 0;
  #refreshing = Promise.resolve();
  /** The hand to which the last answer of the server belongs. */
  #answeredDraft: Entry | null = null;
  #publishedLog: readonly Entry[] = [];
  #publishing = Promise.resolve();
  #adding: Promise<unknown> = Promise.resolve();
  #undoing = false;

  constructor(readonly id: string) {
    this.reload();
  }

  /** Read the sheet from storage again; another page may have changed it. */
  reload(): void {
    const kept: StoredSheet | null = loadSheet(this.id);
    this.missing = kept === null;
    if (!kept) return;
    [this.log, this.draft, this.correcting] = [kept.log, kept.draft, kept.correcting];
    this.publishedId = kept.house ?? null;
    this.answer ??= lastShown(this.id, kept.log.length);
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
    const sheet = { log, draft, correcting, ...(house !== null && { house }) };
    // if the storage is full, the last answer, which is only stored to be shown sooner, is deleted
    this.saveFailed = !saveSheet(this.id, sheet) && (removeText(SHOWN), !saveSheet(this.id, sheet));
    this.publish();
  }

  /** Store the id of the published copy, or null to end publication. */
  setPublished(house: string | null): void {
    [this.publishedId, this.publishFailed, this.#publishedLog] = [house, false, this.log];
    this.#save();
  }

  /** Send the sheet's log to the published copy, after earlier calls; nothing if the copy is up to date. */
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

  /** Request the scores of the sheet; an answer to an older request that arrives late is ignored. */
  refresh(): Promise<void> {
    this.#refreshing = this.#fetchAnswer();
    return this.#refreshing;
  }

  async #fetchAnswer(): Promise<void> {
    this.#lastRequest += 1;
    const mine = this.#lastRequest;
    const { log, draft, correcting } = this;
    const said = await this.#request({ log, draft, correcting });
    if (!said || mine !== this.#lastRequest) return;
    [this.answer, this.#answeredDraft] = [said, draft];
    const shown = {
      id: this.id,
      lines: log.length,
      answer: { ...said, log: null, text: null, preview: null },
    };
    if (!said.refusal) saveText(SHOWN, JSON.stringify(shown));
  }

  async #request(asked: PadRequest): Promise<PadResponse | null> {
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

  /**
   * Enter the hand, once, however often this is called. The hand is scored again first, because the shown
   * score may be older.
   */
  async enterHand(): Promise<boolean> {
    await this.#refreshing;
    const entry = this.#answeredDraft === this.draft ? this.preview?.entry : null;
    if (!entry) return false;
    [this.log, this.draft, this.correcting] = [[...this.log, entry], {}, null];
    this.#save();
    void this.refresh();
    return true;
  }

  /**
   * Add an entry after the server has accepted it. Calls are processed one after the other, each on the
   * result of the last.
   */
  addEntry(entry: Entry): Promise<boolean> {
    const added = this.#adding.then(() => this.#add(entry));
    this.#adding = added;
    return added;
  }

  async #add(entry: Entry): Promise<boolean> {
    const { log } = this;
    const said = await this.#request({ log, add: entry });
    if (!said?.log || said.refusal || this.log !== log) return false;
    [this.log, this.draft, this.correcting] = [said.log, {}, null];
    this.#save();
    await this.refresh();
    return true;
  }

  /** Undo the last entry; once, however often this is called meanwhile. */
  async undo(): Promise<boolean> {
    if (this.#undoing) return false;
    this.#undoing = true;
    const done = await this.addEntry({ entry: 'undo' });
    this.#undoing = false;
    return done;
  }

  async exportFile(kind: 'csv' | 'json' | 'records'): Promise<string> {
    const answer = await this.#request({ log: this.log, file: kind, language: language() });
    return answer?.text ?? '';
  }

  delete(): void {
    if (this.publishedId !== null) void unpublishSheet(this.publishedId).catch(() => undefined); // its link may live on
    deleteSheet(this.id);
  }
}
