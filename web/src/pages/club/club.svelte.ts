/**
 * A club's ranking on the screen: which sheets belong to the evening, which evenings to the season, and the
 * totals.
 */
import { scoreClub } from '../../protocol/http';
import type { ClubResponse, ClubRequest, Error as Refused } from '../../protocol/messages';
import { resultOrError } from '../../protocol/api_error';
import { language } from '../../i18n/translate.svelte';
import { loadSheet, listSheets, type SheetEntry } from '../pad/sheet_store';
import {
  loadClub,
  localDay,
  longDay,
  packEvenings,
  saveClub,
  type ClubRule,
  type Evening,
} from './club_store';

/** The most characters of sheets in one request; further sheets go into further requests. */
const MOST_AT_ONCE = 40_000;

export class Club {
  readonly listed: SheetEntry[] = listSheets();
  title = $state('');
  picked = $state.raw<readonly string[]>([]);
  evenings = $state.raw<readonly Evening[]>([]);
  rule = $state.raw<ClubRule>({});
  evening = $state.raw<ClubResponse | null>(null);
  season = $state.raw<ClubResponse | null>(null);
  refused = $state.raw<Refused | null>(null);
  seasonRefused = $state.raw<Refused | null>(null);
  saveFailed = $state(false);
  #lastRequest = 0;
  #adding: Promise<unknown> = Promise.resolve();

  constructor() {
    ({ evenings: this.evenings, rule: this.rule } = loadClub());
    const [latest] = this.listed;
    const day = localDay(latest?.time ?? '');
    const of = latest ? this.listed.filter(({ time }) => localDay(time) === day) : [];
    this.picked = of.map(({ id }) => id);
    this.title = latest?.time ? longDay(latest.time) : (latest?.title ?? '');
    void this.refresh();
  }

  /** Load the totals. An answer to an older request that arrives late is ignored. */
  async refresh(): Promise<void> {
    this.#lastRequest += 1;
    const mine = this.#lastRequest;
    const [evening, refused] = await this.#askEvening();
    const [season, seasonRefused] = await this.#ask(packEvenings(this.evenings));
    if (mine !== this.#lastRequest) return;
    if (evening) this.evening = evening;
    if (season) this.season = season;
    [this.refused, this.seasonRefused] = [refused, seasonRefused];
  }

  async #ask(asked: ClubRequest): Promise<[ClubResponse, null] | [null, Refused]> {
    const [answer, refused] = await resultOrError(() => scoreClub({ ...asked, rule: this.rule }));
    if (!answer) return [null, refused];
    return answer.refusal ? [null, answer.refusal] : [answer, null];
  }

  /** Score the evening: first in requests with a few sheets each, then all sheets in one request. */
  async #askEvening(more: ClubRequest = {}): Promise<[ClubResponse, null] | [null, Refused]> {
    const parts: Evening[] = [];
    let tables: Record<string, unknown>[][] = [];
    for (const id of this.picked) {
      const log = loadSheet(id)?.log ?? [];
      if (tables.length > 0 && JSON.stringify([...tables, log]).length > MOST_AT_ONCE) {
        const [part, refused] = await this.#ask({ tables });
        if (!part?.kept) return refused ? [null, refused] : [null, { code: 'other', rule: null, facts: {} }];
        parts.push(part.kept);
        tables = [];
      }
      tables.push(log);
    }
    return this.#ask({ ...more, title: this.title, tables, parts });
  }

  toggleSheet(id: string): void {
    const without = this.picked.filter((one) => one !== id);
    this.picked = without.length < this.picked.length ? without : [...this.picked, id];
    void this.refresh();
  }

  setTitle(title: string): void {
    this.title = title;
    void this.refresh();
  }

  setRule(rule: ClubRule): void {
    this.rule = rule;
    this.#save();
    void this.refresh();
  }

  /** Add an evening to the season; the same evening is added only once. Return why it cannot be added, or null. */
  addEvening(evening: Evening): Promise<Refused | null> {
    const added = this.#adding.then(() => this.#add(evening));
    this.#adding = added;
    return added;
  }

  async #add(evening: Evening): Promise<Refused | null> {
    const longer = [...this.evenings, evening];
    const [answer, refused] = await this.#ask(packEvenings(longer));
    if (!answer) return refused;
    this.evenings = (answer.counted ?? []).flatMap((number) => longer.slice(number, number + 1));
    this.#save();
    await this.refresh();
    return null;
  }

  removeEvening(evening: Evening): void {
    this.evenings = this.evenings.filter((one) => one !== evening);
    this.#save();
    void this.refresh();
  }

  async exportFile(which: 'evening' | 'season'): Promise<string> {
    const more = { file: which, language: language() } as const;
    const [answer] = await (which === 'evening'
      ? this.#askEvening(more)
      : this.#ask({ ...packEvenings(this.evenings), ...more }));
    return answer?.text ?? '';
  }

  #save(): void {
    this.saveFailed = !saveClub({ evenings: [...this.evenings], rule: this.rule });
  }
}
