/** What else the house has behind its door. */
import { DAILY, OPEN_DEAL, PAD, puzzlesPath } from '../../shell/router.svelte';

interface LandingLink {
  /** Its words: `door-` and this. */
  id: string;
  path: string;
}

export const landingLinks: readonly LandingLink[] = [
  { id: 'day', path: DAILY },
  { id: 'puzzles', path: puzzlesPath() },
  { id: 'pad', path: PAD },
  { id: 'deal', path: OPEN_DEAL },
];
