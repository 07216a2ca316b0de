/** How much of the table a question needs: where it is little the seats stay, where it is all bids stand two by two. */
import type { State } from '../../protocol/messages';
import { advice } from './coach_advice.svelte';

export type Room = 'little' | 'usual' | 'all';

/** More bids than this stand two by two. */
export const MANY = 6;
/** A question of no more lines leaves the seats where they are. */
const FEW = 3;
/** How many lines an answer takes, where it is not one: a double says what it pays, suits stand side by side. */
const LINES: Record<string, number> = { double: 3, redouble: 3, trump: 0.5, call: 0.5 };

export function roomFor({ wording }: Pick<State, 'wording'>): Room {
  const verbs = (wording?.choices ?? []).map(({ verb }) => verb);
  if (verbs.filter((verb) => verb === 'bid').length > MANY) return 'all';
  const lines = verbs.reduce((sum, verb) => sum + (LINES[verb] ?? 1), 0);
  return lines <= FEW && !advice() ? 'little' : 'usual';
}
