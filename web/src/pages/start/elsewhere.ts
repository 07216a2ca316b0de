/** What else the house has behind its door. */
import { OPEN_DEAL, PAD } from '../../shell/router.svelte';

interface Elsewhere {
  /** Its words: `door-` and this. */
  id: string;
  path: string;
}

export const elsewhere: readonly Elsewhere[] = [
  { id: 'pad', path: PAD },
  { id: 'deal', path: OPEN_DEAL },
];
