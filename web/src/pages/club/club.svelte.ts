/** A club's lists on the screen: which sheets make the evening, which evenings the season, and what they come to. */
import { club } from '../../protocol/http';
import type { ClubAnswer, ClubAsked } from '../../protocol/messages';
import { answerOr } from '../../protocol/api_error';
import { keptSheet, sheets, type Listed } from '../pad/sheet_store';
import { keepClub, keptClub, type ClubRule, type Evening } from './club_store';

const A_DAY = 10;

export class Club {
  readonly listed: Listed[] = sheets();
  title = $state('');
  picked = $state.raw<readonly string[]>([]);
  evenings = $state.raw<readonly Evening[]>([]);
  rule = $state.raw<ClubRule>({});
  answer = $state.raw<ClubAnswer | null>(null);
  trouble = $state(false);
  #asked = 0;

  constructor() {
    ({ evenings: this.evenings, rule: this.rule } = keptClub());
    const [latest] = this.listed;
    const day = latest?.time.slice(0, A_DAY);
    this.picked = this.listed.filter(({ time }) => time.slice(0, A_DAY) === day).map(({ id }) => id);
    this.title = latest?.title ?? '';
    void this.ask();
  }

  get #wanted(): ClubAsked {
    const tables = this.picked.map((id) => keptSheet(id)?.log ?? []);
    return { title: this.title, tables, evenings: [...this.evenings], rule: this.rule };
  }

  /** What it comes to; only the latest question's answer counts. */
  async ask(): Promise<boolean> {
    this.#asked += 1;
    const mine = this.#asked;
    const said = await this.#told(this.#wanted);
    if (mine === this.#asked) this.trouble = said === null;
    if (said && mine === this.#asked) this.answer = said;
    return said !== null;
  }

  async #told(asked: ClubAsked): Promise<ClubAnswer | null> {
    const [answer] = await answerOr(() => club(asked));
    return answer?.refusal ? null : answer;
  }

  pick(id: string): void {
    const without = this.picked.filter((one) => one !== id);
    this.picked = without.length < this.picked.length ? without : [...this.picked, id];
    void this.ask();
  }

  name(title: string): void {
    this.title = title;
    void this.ask();
  }

  rules(rule: ClubRule): void {
    this.rule = rule;
    this.#keep();
  }

  /** An evening belongs to the season from now on, if it is one. */
  async add(evening: Evening): Promise<boolean> {
    const before = this.evenings;
    this.evenings = [...before, evening];
    if (await this.ask()) {
      this.#keep();
      return true;
    }
    this.evenings = before;
    await this.ask();
    return false;
  }

  takeOut(evening: Evening): void {
    this.evenings = this.evenings.filter((one) => one !== evening);
    this.#keep();
  }

  async file(which: 'evening' | 'season'): Promise<string> {
    return (await this.#told({ ...this.#wanted, file: which }))?.text ?? '';
  }

  #keep(): void {
    keepClub({ evenings: [...this.evenings], rule: this.rule });
    void this.ask();
  }
}
