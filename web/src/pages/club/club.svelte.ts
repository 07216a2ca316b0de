/**
 * A club's ranking on the screen: which sheets belong to the evening, which evenings to the season, and the
 * totals.
 */
import { scoreClub } from '../../protocol/http';
import type { ClubAnswer, ClubAsked } from '../../protocol/messages';
import { resultOrError } from '../../protocol/api_error';
import { loadSheet, listSheets, type SheetEntry } from '../pad/sheet_store';
import { saveClub, loadClub, type ClubRule, type Evening } from './club_store';

const A_DAY = 10;

export class Club {
  readonly listed: SheetEntry[] = listSheets();
  title = $state('');
  picked = $state.raw<readonly string[]>([]);
  evenings = $state.raw<readonly Evening[]>([]);
  rule = $state.raw<ClubRule>({});
  answer = $state.raw<ClubAnswer | null>(null);
  trouble = $state(false);
  #lastRequest = 0;

  constructor() {
    ({ evenings: this.evenings, rule: this.rule } = loadClub());
    const [latest] = this.listed;
    const day = latest?.time.slice(0, A_DAY);
    this.picked = this.listed.filter(({ time }) => time.slice(0, A_DAY) === day).map(({ id }) => id);
    this.title = latest?.title ?? '';
    void this.refresh();
  }

  get #query(): ClubAsked {
    const tables = this.picked.map((id) => loadSheet(id)?.log ?? []);
    return { title: this.title, tables, evenings: [...this.evenings], rule: this.rule };
  }

  /** Load the totals; an older answer that arrives late is ignored. */
  async refresh(): Promise<boolean> {
    this.#lastRequest += 1;
    const mine = this.#lastRequest;
    const said = await this.#request(this.#query);
    if (mine === this.#lastRequest) this.trouble = said === null;
    if (said && mine === this.#lastRequest) this.answer = said;
    return said !== null;
  }

  async #request(asked: ClubAsked): Promise<ClubAnswer | null> {
    const [answer] = await resultOrError(() => scoreClub(asked));
    return answer?.refusal ? null : answer;
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
  }

  /** Add an evening to the season, or leave the season as it was if its sheets cannot be scored. */
  async addEvening(evening: Evening): Promise<boolean> {
    const before = this.evenings;
    this.evenings = [...before, evening];
    if (await this.refresh()) {
      this.#save();
      return true;
    }
    this.evenings = before;
    await this.refresh();
    return false;
  }

  removeEvening(evening: Evening): void {
    this.evenings = this.evenings.filter((one) => one !== evening);
    this.#save();
  }

  async exportFile(which: 'evening' | 'season'): Promise<string> {
    return (await this.#request({ ...this.#query, file: which }))?.text ?? '';
  }

  #save(): void {
    saveClub({ evenings: [...this.evenings], rule: this.rule });
    void this.refresh();
  }
}
