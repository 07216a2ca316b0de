/** Bids that a game's declaration calls costly. */
import type { State } from '../messages';

/** Return whether an answer is a bid that the table asks about once more. */
export function isCostly(now: State | null, action: string): boolean {
  const bid = now?.wording?.choices.find((choice) => choice.verb === 'bid' && choice.action === action);
  return now?.table.sheet.find(({ id }) => id === bid?.contract)?.costly ?? false;
}
