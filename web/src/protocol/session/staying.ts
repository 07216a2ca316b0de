/** How long a state stays before the next may take its place, as this player wants it. */
import type { State } from '../messages';
import { habits, RESTING, WAITING } from '../../shell/settings.svelte';
import { finishedTrick, looking, REST } from './moment';

export function staying(before: State | null, state: State): number {
  if (finishedTrick(before, state) === null) return looking(before, state) * WAITING[habits.pace];
  return habits.still ? Infinity : REST * WAITING[habits.pace] * RESTING[habits.rest];
}
