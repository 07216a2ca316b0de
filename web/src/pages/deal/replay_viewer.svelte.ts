/** State of the deal page: the current step, the perspective, and the text. */
import type { Error as Refused, Replay } from '../../protocol/messages';
import { fetchDeal, fetchMatchDeal } from '../../protocol/http';
import { errorFrom } from '../../protocol/api_error';
import { formatLines } from '../../protocol/sentence';
import {
  dealPath,
  fragment,
  matchDealPath,
  replaceAddress,
  search,
  type DealSource,
} from '../../shell/router.svelte';
import { displayName } from '../../i18n/display_name';
import { t } from '../../i18n/translate.svelte';
import { sameCardsQuery } from '../../table/settle/same_cards';
import { parseSameCards } from './same_cards';
import { replayPositions, nextTrickStep, trickMarks, type ReplayPosition } from './replay';

function stepOfAddress(): number {
  return Number(/^\d{1,4}$/.exec(fragment())?.[0] ?? 0);
}

function seatOfAddress(): number | null {
  const found = new URLSearchParams(search()).get('seat');
  return found !== null && /^\d$/.test(found) ? Number(found) : null;
}

/** Return the name of a seat whose player is unknown: its place in the order of bidding. */
function positionName(seat: number, { active, dealer }: { active: number[]; dealer: number }): string {
  if (seat === dealer) return t('deal-hand-dealer');
  const place = active.indexOf(seat);
  return place < 0 ? t('deal-hand-out', { seat: seat + 1 }) : t(`deal-hand-${place + 1}`);
}

/** Return the names of all seats; the reader's seat is "You". */
export function seatNamesOf(
  { of, seats, steps }: Replay,
  you = of?.you ?? null,
): { name: string; bot: string | null }[] {
  const view = steps[0]?.view as { active: number[]; dealer: number };
  return Array.from({ length: seats }, (_, seat) => ({
    name: seat === you ? t('table-you') : of ? displayName(of.names[seat] ?? '') : positionName(seat, view),
    bot: of?.bots[seat] ?? null,
  }));
}

export class ReplayViewer {
  replay = $state.raw<Replay | null>(null);
  error = $state.raw<Refused | null>(null);
  /** The seat whose view is shown; null for all cards. */
  seat = $state<number | null>(seatOfAddress());
  #wantedStep = $state(stepOfAddress());
  // what was fetched is shown by `replay`: nothing looks at this
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #replays = new Map<number | null, Promise<Replay>>();

  /** Other plays of the same cards, from the page's address. */
  readonly sameCards = parseSameCards(search());

  /** Without `keepsAddress` the steps leave the page's address as it is. */
  constructor(
    readonly from: DealSource,
    private readonly keepsAddress = true,
  ) {}

  /** The seat that is called "You" in a deal whose players are not known. */
  reader = $state<number | null>(null);
  readonly #you = $derived(this.replay?.of ? this.replay.of.you : this.reader);
  readonly names = $derived(this.replay ? seatNamesOf(this.replay, this.#you) : []);
  readonly positions: ReplayPosition[] = $derived(
    this.replay ? replayPositions(this.replay, this.names, this.#you) : [],
  );
  readonly last = $derived(Math.max(this.positions.length - 1, 0));
  readonly step = $derived(Math.min(this.#wantedStep, this.last));
  readonly position = $derived(this.positions[this.step] ?? null);
  readonly next = $derived(this.positions[this.step + 1] ?? null);
  readonly marks = $derived(trickMarks(this.positions));
  /** Whether the deal was finished. */
  readonly isFinished = $derived(Boolean(this.positions.at(-1)?.now.view?.result));
  readonly active = $derived(this.position?.now.view?.active ?? []);
  readonly players = $derived(this.active.map((seat) => ({ seat, name: this.names[seat]?.name ?? '' })));
  readonly turn = $derived(this.position?.now.view?.turn ?? null);
  /** The text of the last action and of whose turn it is. */
  readonly text = $derived.by(() => {
    if (!this.position) return '';
    const { now } = this.position;
    const done = this.step === 0 ? t('deal-begins') : formatLines(now, now.wording?.told);
    return [done, this.#nextText()].filter(Boolean).join(' ');
  });

  #nextText(): string {
    if (this.turn === null) return '';
    if (this.next === null) return t('deal-unfinished');
    const phase = this.position?.now.view?.phase ?? '';
    const kind = ['auction', 'play'].includes(phase) ? phase : 'other';
    return t(`deal-next-${kind}`, { name: this.names[this.turn]?.name ?? '' });
  }

  /**
   * Return the replay as a seat (or, with null, everyone) saw it. A response contains all steps, and is
   * requested once.
   */
  #fetchReplay(by: number | null): Promise<Replay> {
    const { from } = this;
    const asked =
      this.#replays.get(by) ??
      ('code' in from ? fetchDeal(from.code, by) : fetchMatchDeal(from.table, from.match, from.deal, by));
    this.#replays.set(by, asked);
    asked.catch(() => this.#replays.delete(by));
    return asked;
  }

  /** Load the view of the chosen seat. */
  async load(): Promise<void> {
    const by = this.seat;
    const refused = await errorFrom(async () => {
      const found = await this.#fetchReplay(by);
      if (by === this.seat) this.replay = found;
    });
    if (by !== null && refused?.code === 'no-such-seat') this.seat = null;
    else this.error = refused;
  }

  goToStep(step: number): void {
    this.#wantedStep = Math.max(0, Math.min(step, this.last));
    this.#updateAddress();
  }

  goToTrick(way: 1 | -1): void {
    this.goToStep(nextTrickStep(this.marks, this.step, way, this.last));
  }

  /** Go to the step of the address after the reader has changed it. */
  followAddress(): void {
    this.#wantedStep = stepOfAddress();
  }

  /** Show a step from a seat's view without changing the address. */
  show(step: number, seat: number): void {
    this.seat = seat;
    this.#wantedStep = step;
  }

  viewAs(seat: number | null): void {
    this.seat = seat;
    this.#updateAddress();
  }

  #query(): string {
    const beside = sameCardsQuery(this.sameCards);
    if (this.seat === null) return beside;
    return `${beside}${beside === '' ? '?' : '&'}seat=${this.seat}`;
  }

  get path(): string {
    const { from } = this;
    return 'code' in from ? dealPath(from.code) : matchDealPath(from.table, from.match, from.deal);
  }

  #updateAddress(): void {
    if (!this.keepsAddress) return;
    const step = this.#wantedStep > 0 ? `#${this.#wantedStep}` : '';
    replaceAddress(`${this.path}${this.#query()}${step}`);
  }
}
