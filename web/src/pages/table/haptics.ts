/** What is felt in the hand when one's turn comes. */
import { canVibrate } from '../../shell/settings.svelte';
import type { Sound } from './sound_cues';

/** What a phone does at one's own turn, and at the reminder of it: milliseconds on, off, on. */
const PATTERNS: Partial<Record<Sound, number[]>> = { turn: [60], nudge: [80, 80, 80] };

/** Vibrates for one's own turn; browsers let no page do so that was not touched yet. */
export function vibrateFor(sound: Sound): void {
  const pattern = PATTERNS[sound];
  if (pattern && canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate(pattern);
}
