/** Links on the landing page to other parts of the app: beside the button, and below the games. */
import { ABOUT, CLUBS, DAILY, OPEN_DEAL, PAD, puzzlesPath } from '../../shell/router.svelte';

interface LandingLink {
  /** The part of the text's message id after `landing-`. */
  id: string;
  path: string;
}

export const landingLinks: readonly LandingLink[] = [
  { id: 'day', path: DAILY },
  { id: 'pad', path: PAD },
];

export const furtherLinks: readonly LandingLink[] = [
  { id: 'about', path: ABOUT },
  { id: 'puzzles', path: puzzlesPath() },
  { id: 'clubs', path: CLUBS },
  { id: 'deal', path: OPEN_DEAL },
];
