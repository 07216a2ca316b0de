/** A table shared with others: who sits there, and what is asked of all. */
import { vi } from 'vitest';
import type { Question, State } from '../protocol/messages';
import type { Session } from '../protocol/session/session.svelte';
import { stateAt, type Moment } from './states';

/** Bo and Cy are people, everybody else is as before. */
export function shared(
  moment: Moment,
  change: Partial<State> = {},
  table: Partial<State['table']> = {},
): State {
  const state = stateAt(moment);
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

/** What a page says to its table. */
export function saying() {
  const session = {
    ...{ say: vi.fn(), sayAll: vi.fn(), utter: vi.fn(), rejoin: vi.fn(), next: vi.fn(), explain: vi.fn() },
    ...{ sent: null, refused: null, as: 'guest' },
  };
  return { session: session as unknown as Session, ...session };
}
