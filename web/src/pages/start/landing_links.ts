/** What else the house has behind its door. */
import { DAY, OPEN_DEAL, PAD, puzzlesPath } from '../../shell/router.svelte';

interface Elsewhere {
  /** Its words: `door-` and this. */
  id: string;
  path: string;
}

export const elsewhere: readonly Elsewhere[] = [
  { id: 'day', path: DAY },
  { id: 'puzzles', path: puzzlesPath() },
  { id: 'pad', path: PAD },
  { id: 'deal', path: OPEN_DEAL },
];
