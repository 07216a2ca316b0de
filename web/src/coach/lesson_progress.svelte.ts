/** Who is being taught what: the deal of a lesson, what lessons are done, and tips for three deals, each once. */
import type { State, Table } from '../protocol/messages';
import { remember, remembered } from '../shell/settings.svelte';

/** What those are called who play along in a lesson: this, and what the lesson is called. */
const COMPANION = 'lesson-';
const PLACE = 'spadille.tips';
const DONE = 'spadille.lessons';
const DEALS = 3;

interface Taught {
  deals: string[];
  said: string[];
}

function isTaught(kept: unknown): kept is Taught {
  if (typeof kept !== 'object' || kept === null) return false;
  const { deals, said } = kept as Partial<Record<keyof Taught, unknown>>;
  return Array.isArray(deals) && Array.isArray(said);
}

function kept(): Record<string, Taught> {
  const all = remembered(PLACE);
  const entries = typeof all === 'object' && all !== null ? Object.entries(all) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, Taught] => isTaught(entry[1])));
}

function keep(game: string, taught: Taught): void {
  remember(PLACE, { ...kept(), [game]: taught });
}

/** The lesson that is given at a table, if any is. */
export function lessonAt({ seats }: Table): string | null {
  const companion = seats.find(({ bot }) => bot?.startsWith(COMPANION))?.bot;
  return companion?.slice(COMPANION.length) ?? null;
}

/** Whether this is the coached deal itself: the first of a lesson's table, or its cards again. */
export function isLesson(table: Table): boolean {
  return (table.again?.deal ?? table.deal) === 1 && lessonAt(table) !== null;
}

/** The lessons that were played to their end in this browser. */
export function lessonsDone(): string[] {
  const done = remembered(DONE);
  return Array.isArray(done) ? done.filter((id): id is string => typeof id === 'string') : [];
}

export function lessonDone(id: string): void {
  if (!lessonsDone().includes(id)) remember(DONE, [...lessonsDone(), id]);
}

/** A lesson has begun: tips follow it. */
export function beginTips(game: string): void {
  if (!(game in kept())) keep(game, { deals: [], said: [] });
}

const dealOf = ({ table }: State) => `${table.id} ${table.deal}`;

/** Whether tips are given in this deal: in the three that follow a lesson. */
export function tipsIn(state: State): boolean {
  const taught = kept()[state.table.game];
  if (!taught || state.you === null || !state.view || isLesson(state.table)) return false;
  return taught.deals.includes(dealOf(state)) || taught.deals.length < DEALS;
}

/** Counts this deal among those with tips. */
export function countDeal(state: State): void {
  const taught = kept()[state.table.game];
  if (!taught || taught.deals.includes(dealOf(state)) || taught.deals.length >= DEALS) return;
  keep(state.table.game, { ...taught, deals: [...taught.deals, dealOf(state)] });
}

export function wasSaid(game: string, tip: string): boolean {
  return kept()[game]?.said.includes(tip) === true;
}

export function tipSaid(game: string, tip: string): void {
  const taught = kept()[game];
  if (taught && !taught.said.includes(tip)) keep(game, { ...taught, said: [...taught.said, tip] });
}
