/** Who sits where, in words. */
import type { SeatedPlayer, State } from '../protocol';
import { say } from '../text/say.svelte';

export function player(state: State, seat: number): SeatedPlayer | undefined {
  return state.table.seats.find((seated) => seated.seat === seat);
}

export function name(state: State, seat: number): string {
  const seated = player(state, seat);
  return seated?.taken ? seated.name : say('table-free-seat');
}

/** The facts of a sentence about a seat: `who` it is to the reader, and its name. */
export function who(state: State, seat: number): { who: 'me' | 'other'; name: string } {
  return { who: seat === state.you ? 'me' : 'other', name: name(state, seat) };
}

/** The seat shown below: the reader's, or the first for a watcher. */
export function below(state: State): number {
  return state.you ?? 0;
}

/** The people the next deal waits for. */
export function notReady(state: State): string[] {
  return state.table.seats
    .filter((seated) => seated.taken && seated.bot === null && !seated.ready && seated.seat !== state.you)
    .map((seated) => seated.name);
}
