/**
 * Progress of lessons: the current lesson, the finished ones, and the tips given in the three deals that
 * follow.
 */
import type { State, Table } from '../protocol/messages';
import { saveLocal, loadLocal } from '../shell/settings.svelte';

/** The start of the name of a bot at a lesson's table; the name of the lesson follows. */
const COMPANION = 'lesson-';
const PLACE = 'spadille.tips';
const DONE = 'spadille.lessons';
const DEALS = 3;

interface TipProgress {
  deals: string[];
  said: string[];
}

function isTipProgress(loadProgress: unknown): loadProgress is TipProgress {
  if (typeof loadProgress !== 'object' || loadProgress === null) return false;
  const { deals, said } = loadProgress as Partial<Record<keyof TipProgress, unknown>>;
  return Array.isArray(deals) && Array.isArray(said);
}

function kept(): Record<string, TipProgress> {
  const all = loadLocal(PLACE);
  const entries = typeof all === 'object' && all !== null ? Object.entries(all) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, TipProgress] => isTipProgress(entry[1])),
  );
}

function saveProgress(game: string, taught: TipProgress): void {
  saveLocal(PLACE, { ...kept(), [game]: taught });
}

/** Return the lesson of a table, if it has one. */
export function lessonOf({ seats }: Table): string | null {
  const companion = seats.find(({ bot }) => bot?.startsWith(COMPANION))?.bot;
  return companion?.slice(COMPANION.length) ?? null;
}

/** Whether this is the coached deal: the first deal of a lesson's table, or the same cards again. */
export function isLessonDeal(table: Table): boolean {
  return (table.again?.deal ?? table.deal) === 1 && lessonOf(table) !== null;
}

/** The lessons finished in this browser. */
export function loadLessonsDone(): string[] {
  const done = loadLocal(DONE);
  return Array.isArray(done) ? done.filter((id): id is string => typeof id === 'string') : [];
}

export function markLessonDone(id: string): void {
  if (!loadLessonsDone().includes(id)) saveLocal(DONE, [...loadLessonsDone(), id]);
}

/** Start a lesson, with tips in the deals after it. */
export function startTips(game: string): void {
  if (!(game in kept())) saveProgress(game, { deals: [], said: [] });
}

const dealOf = ({ table }: State) => `${table.id} ${table.deal}`;

/** Whether this deal is one of the three with tips. */
export function showsTips(state: State): boolean {
  const taught = kept()[state.table.game];
  if (!taught || state.you === null || !state.view || isLessonDeal(state.table)) return false;
  return taught.deals.includes(dealOf(state)) || taught.deals.length < DEALS;
}

/** Count this deal as one of the three with tips. */
export function countTipDeal(state: State): void {
  const taught = kept()[state.table.game];
  if (!taught || taught.deals.includes(dealOf(state)) || taught.deals.length >= DEALS) return;
  saveProgress(state.table.game, { ...taught, deals: [...taught.deals, dealOf(state)] });
}

export function isTipShown(game: string, tip: string): boolean {
  return kept()[game]?.said.includes(tip) === true;
}

export function markTipShown(game: string, tip: string): void {
  const taught = kept()[game];
  if (taught && !taught.said.includes(tip)) saveProgress(game, { ...taught, said: [...taught.said, tip] });
}
