/**
 * How much space of the table a question needs: with a small one the seats stay, with a large one the bids
 * are in two columns.
 */
import type { State } from '../../protocol/messages';
import { currentAdvice } from './coach_advice.svelte';

export type QuestionSize = 'little' | 'usual' | 'all';

/** With more bids than this they are in two columns. */
export const MANY_BIDS = 6;
/** The greatest number of lines with which the seats stay where they are. */
const FEW = 3;
/**
 * The number of lines of an answer, by its verb; others take one. A double lists payments; suits are side by
 * side.
 */
const LINES: Record<string, number> = { double: 3, redouble: 3, trump: 0.5, call: 0.5 };

export function questionSize({ wording }: Pick<State, 'wording'>): QuestionSize {
  const verbs = (wording?.choices ?? []).map(({ verb }) => verb);
  if (verbs.filter((verb) => verb === 'bid').length > MANY_BIDS) return 'all';
  const lines = verbs.reduce((sum, verb) => sum + (LINES[verb] ?? 1), 0);
  return lines <= FEW && !currentAdvice() ? 'little' : 'usual';
}
