/** A table shared with other people, with an open question. */
import { vi } from 'vitest';
import type { Question, State } from '../protocol/messages';
import type { Session } from '../protocol/session/session.svelte';
import { namedState, type StateName } from './states';

/** Bo and Cy are people, the others are unchanged. */
export function sharedState(
  moment: StateName,
  change: Partial<State> = {},
  table: Partial<State['table']> = {},
): State {
  const state = namedState(moment);
  const seats = state.table.seats.map((seated) => {
    const name = ['Ann', 'Bo', 'Cy'][seated.seat];
    return name === undefined ? seated : { ...seated, name, bot: null, taken: true, present: true };
  });
  return { ...state, ...change, table: { ...state.table, seats, ...table } };
}

export function question(kind: Question['kind'], seat: number, more: Partial<Question> = {}): Question {
  const missing = [0, 1, 2].filter((other) => other !== seat);
  return { number: 41, kind, seat, agreed: [seat], missing, ...more };
}

/** A page's message to its table. */
export function fakeSession() {
  const session = {
    ...{
      send: vi.fn(),
      sendAll: vi.fn(),
      sendPhrase: vi.fn(),
      rejoin: vi.fn(),
      next: vi.fn(),
      explain: vi.fn(),
    },
    ...{ sent: null, refused: null, as: 'guest' },
  };
  return { session: session as unknown as Session, ...session };
}
