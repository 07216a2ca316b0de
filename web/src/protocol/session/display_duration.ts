/** How long a state is shown at this player's pace. */
import type { State } from '../messages';
import { preferences, REST_FACTOR, PACE_FACTOR } from '../../shell/settings.svelte';
import { finishedTrick, usualDuration, TRICK_DURATION } from './diff';

export function displayDuration(before: State | null, state: State): number {
  if (finishedTrick(before, state) === null)
    return usualDuration(before, state) * PACE_FACTOR[preferences.pace];
  return preferences.still
    ? Infinity
    : TRICK_DURATION * PACE_FACTOR[preferences.pace] * REST_FACTOR[preferences.rest];
}
