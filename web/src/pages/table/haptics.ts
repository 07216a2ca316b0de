/** Vibration on the player's turn. */
import { canVibrate } from '../../shell/settings.svelte';
import type { Sound } from '../../shell/sounds';

/** Vibration patterns of the player's turn and of the reminder, in milliseconds: on, off, on. */
const PATTERNS: Partial<Record<Sound, number[]>> = { turn: [60], nudge: [80, 80, 80] };

/** Vibrate for the player's turn; browsers allow it only after the page was touched. */
export function vibrateFor(sound: Sound): void {
  const pattern = PATTERNS[sound];
  if (pattern && canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate(pattern);
}
