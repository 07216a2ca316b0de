/** Links on the landing page to other parts of the app. */
import { DAILY, OPEN_DEAL, PAD, puzzlesPath } from '../../shell/router.svelte';

interface LandingLink {
  /** The key of its text: `door-` and this. */
  id: string;
  path: string;
}

export const landingLinks: readonly LandingLink[] = [
  { id: 'day', path: DAILY },
  { id: 'puzzles', path: puzzlesPath() },
  { id: 'pad', path: PAD },
  { id: 'deal', path: OPEN_DEAL },
];
