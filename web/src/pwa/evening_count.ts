/**
 * Counts the evenings on which a game was played in this browser. A time after midnight belongs to the
 * evening before.
 */
import { saveLocal, loadLocal } from '../shell/settings.svelte';

const PLACE = 'spadille.evenings';
/** Hours after midnight at which an evening ends. */
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

export function countEvenings(): number {
  return read(loadLocal(PLACE)).count;
}

/** Count this evening; called when a table or a sheet is open. */
export function countTonight(now = new Date()): void {
  const { last, count } = read(loadLocal(PLACE));
  const tonight = evening(now);
  if (tonight !== last) saveLocal(PLACE, { last: tonight, count: count + 1 });
}
