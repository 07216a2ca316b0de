/** How long a state stays before the next may take its place, as this player wants it. */
import type { State } from '../messages';
import { preferences, RESTING, WAITING } from '../../shell/settings.svelte';
import { finishedTrick, looking, REST } from './diff';

export function staying(before: State | null, state: State): number {
  if (finishedTrick(before, state) === null) return looking(before, state) * WAITING[preferences.pace];
  return preferences.still ? Infinity : REST * WAITING[preferences.pace] * RESTING[preferences.rest];
}
