/** Recorded states of a table, one for each important moment. */
import type { State } from '../protocol/messages';
import kept from './states.json';

export type StateName = keyof typeof kept;

/** Return a copy of the state at a moment, which a test may change. */
export function namedState(moment: StateName, seq?: number): State {
  const state = structuredClone(kept[moment]) as unknown as State;
  return seq === undefined ? state : { ...state, seq };
}
