/** A deal on show: which moment of it, whose view, and what is said of it. */
import type { Error as Refused, Replay } from '../../protocol/messages';
import { dealByCode, dealOfMatch } from '../../protocol/http';
import { refusalIn } from '../../protocol/api_error';
import { lines } from '../../protocol/sentence';
import {
  dealPath,
  fragment,
  matchDealPath,
  rewrite,
  search,
  type DealPlace,
} from '../../shell/router.svelte';
import { nameOf } from '../../i18n/display_name';
import { say } from '../../i18n/translate.svelte';
import { besideQuery } from '../../table/settle/same_cards';
import { besideOfAddress } from './same_cards';
import { moments, trickFrom, trickMarks, type Moment } from './replay';

function stepOfAddress(): number {
  return Number(/^\d{1,4}$/.exec(fragment())?.[0] ?? 0);
}

function seatOfAddress(): number | null {
  const found = new URLSearchParams(search()).get('seat');
  return found !== null && /^\d$/.test(found) ? Number(found) : null;
}

/** The seats are called by when they speak, where nobody is known. */
function seatName(seat: number, { active, dealer }: { active: number[]; dealer: number }): string {
  if (seat === dealer) return say('deal-hand-dealer');
  const place = active.indexOf(seat);
  return place < 0 ? say('deal-hand-out', { seat: seat + 1 }) : say(`deal-hand-${place + 1}`);
}

export function namesOf({ of, seats, steps }: Replay): { name: string; bot: string | null }[] {
  const view = steps[0]?.view as { active: number[]; dealer: number };
  return Array.from({ length: seats }, (_, seat) => ({
    name: of ? nameOf(of.names[seat] ?? '') : seatName(seat, view),
    bot: of?.bots[seat] ?? null,
  }));
}

export class ShownDeal {
  replay = $state.raw<Replay | null>(null);
  trouble = $state.raw<Refused | null>(null);
  /** Whose view it is; null: all cards are seen. */
  seat = $state<number | null>(seatOfAddress());
  #step = $state(stepOfAddress());
  // what was fetched is shown by `replay`: nothing looks at this
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #seen = new Map<number | null, Promise<Replay>>();

  /** The same cards as others played them. */
  readonly beside = besideOfAddress(search());

  constructor(readonly from: DealPlace) {}

  readonly names = $derived(this.replay ? namesOf(this.replay) : []);
  readonly all: Moment[] = $derived(this.replay ? moments(this.replay, this.names) : []);
  readonly last = $derived(Math.max(this.all.length - 1, 0));
  readonly at = $derived(Math.min(this.#step, this.last));
  readonly moment = $derived(this.all[this.at] ?? null);
  readonly next = $derived(this.all[this.at + 1] ?? null);
  readonly marks = $derived(trickMarks(this.all));
  /** Whether the deal was played to its end. */
  readonly over = $derived(Boolean(this.all.at(-1)?.now.view?.result));
  readonly active = $derived(this.moment?.now.view?.active ?? []);
  readonly players = $derived(this.active.map((seat) => ({ seat, name: this.names[seat]?.name ?? '' })));
  readonly turn = $derived(this.moment?.now.view?.turn ?? null);
  /** What has just happened, and whose turn it is. */
  readonly told = $derived.by(() => {
    if (!this.moment) return '';
    const { now } = this.moment;
    const done = this.at === 0 ? say('deal-begins') : lines(now, now.wording?.told);
    return [done, this.#toCome()].filter(Boolean).join(' ');
  });

  #toCome(): string {
    if (this.turn === null) return '';
    if (this.next === null) return say('deal-unfinished');
    const phase = this.moment?.now.view?.phase ?? '';
    const kind = ['auction', 'play'].includes(phase) ? phase : 'other';
    return say(`deal-next-${kind}`, { name: this.names[this.turn]?.name ?? '' });
  }

  /** All steps as one seat saw them come at once, and once. */
  #asked(by: number | null): Promise<Replay> {
    const { from } = this;
    const asked =
      this.#seen.get(by) ??
      ('code' in from ? dealByCode(from.code, by) : dealOfMatch(from.table, from.match, from.deal, by));
    this.#seen.set(by, asked);
    asked.catch(() => this.#seen.delete(by));
    return asked;
  }

  /** Fetches what the chosen seat saw. */
  async look(): Promise<void> {
    const by = this.seat;
    const refused = await refusalIn(async () => {
      const found = await this.#asked(by);
      if (by === this.seat) this.replay = found;
    });
    if (by !== null && refused?.code === 'no-such-seat') this.seat = null;
    else this.trouble = refused;
  }

  to(step: number): void {
    this.#step = Math.max(0, Math.min(step, this.last));
    this.#address();
  }

  toTrick(way: 1 | -1): void {
    this.to(trickFrom(this.marks, this.at, way, this.last));
  }

  /** The step that the address names, when somebody has changed it. */
  toAddress(): void {
    this.#step = stepOfAddress();
  }

  /** A step as a seat saw it; the address stays as it is. */
  show(step: number, seat: number): void {
    this.seat = seat;
    this.#step = step;
  }

  by(seat: number | null): void {
    this.seat = seat;
    this.#address();
  }

  #query(): string {
    const beside = besideQuery(this.beside);
    if (this.seat === null) return beside;
    return `${beside}${beside === '' ? '?' : '&'}seat=${this.seat}`;
  }

  get path(): string {
    const { from } = this;
    return 'code' in from ? dealPath(from.code) : matchDealPath(from.table, from.match, from.deal);
  }

  #address(): void {
    const step = this.#step > 0 ? `#${this.#step}` : '';
    rewrite(`${this.path}${this.#query()}${step}`);
  }
}
