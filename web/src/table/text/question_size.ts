/** How much of the table a question needs: where it is little the seats stay, where it is all bids stand two by two. */
import type { State } from '../../protocol/messages';
import { currentAdvice } from './coach_advice.svelte';

export type QuestionSize = 'little' | 'usual' | 'all';

/** More bids than this stand two by two. */
export const MANY_BIDS = 6;
/** A question of no more lines leaves the seats where they are. */
const FEW = 3;
/** How many lines an answer takes, where it is not one: a double says what it pays, suits stand side by side. */
const LINES: Record<string, number> = { double: 3, redouble: 3, trump: 0.5, call: 0.5 };

export function questionSize({ wording }: Pick<State, 'wording'>): QuestionSize {
  const verbs = (wording?.choices ?? []).map(({ verb }) => verb);
  if (verbs.filter((verb) => verb === 'bid').length > MANY_BIDS) return 'all';
  const lines = verbs.reduce((sum, verb) => sum + (LINES[verb] ?? 1), 0);
  return lines <= FEW && !currentAdvice() ? 'little' : 'usual';
}
