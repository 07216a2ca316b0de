/** Who is being taught what: the hand of a lesson, then tips for three deals, each once. */
import type { State, Table } from '../protocol/messages';
import { remember, remembered } from '../shell/settings.svelte';

/** What those are called who play along in a lesson. */
const COMPANION = 'lesson';
const PLACE = 'spadille.tips';
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

/** Whether this is the coached hand itself: the first deal of a lesson's table, or its cards again. */
export function isLesson({ seats, deal, again }: Table): boolean {
  return (again?.deal ?? deal) === 1 && seats.some(({ bot }) => bot === COMPANION);
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
