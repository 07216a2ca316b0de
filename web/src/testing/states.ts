/** States of a real table, one for each moment that matters. */
import type { State } from '../protocol/messages';
import kept from './states.json';

export type StateName = keyof typeof kept;

/** A copy of the state at a moment, so that a test may change it. */
export function namedState(moment: StateName, seq?: number): State {
  const state = structuredClone(kept[moment]) as unknown as State;
  return seq === undefined ? state : { ...state, seq };
}
