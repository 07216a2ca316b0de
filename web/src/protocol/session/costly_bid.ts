/** Bids that the declaration of a game calls costly. */
import type { State } from '../messages';

/** Return whether an answer is a bid that the table asks the player to confirm. */
export function isCostly(now: State | null, action: string): boolean {
  const bid = now?.wording?.choices.find((choice) => choice.verb === 'bid' && choice.action === action);
  return now?.table.sheet.find(({ id }) => id === bid?.contract)?.costly ?? false;
}
