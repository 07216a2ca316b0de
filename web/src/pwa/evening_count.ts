/** On how many evenings one has played here. Whoever plays past midnight plays the same evening. */
import { remember, remembered } from '../shell/settings.svelte';

const PLACE = 'spadille.evenings';
/** Hours after midnight at which an evening is over. */
const LATE = 5;

interface Evenings {
  last: string;
  count: number;
}

function read(kept: unknown): Evenings {
  const { last, count } = (kept ?? {}) as Partial<Evenings>;
  return { last: typeof last === 'string' ? last : '', count: typeof count === 'number' ? count : 0 };
}

function evening(now: Date): string {
  const begun = new Date(now);
  begun.setHours(begun.getHours() - LATE);
  return begun.toDateString();
}

export function eveningsPlayed(): number {
  return read(remembered(PLACE)).count;
}

/** Somebody sits at a table now, or writes a sheet. */
export function playedNow(now = new Date()): void {
  const { last, count } = read(remembered(PLACE));
  const tonight = evening(now);
  if (tonight !== last) remember(PLACE, { last: tonight, count: count + 1 });
}
