/** What else the house has behind its door: a page is offered here as soon as it is there. */
interface Elsewhere {
  /** Its words: `door-pad`, `door-deal`. */
  id: string;
  path: string;
  there: boolean;
}

const PAGES: Elsewhere[] = [
  { id: 'pad', path: '/#/pad', there: false },
  { id: 'deal', path: '/#/deal', there: false },
];

export const elsewhere = PAGES.filter(({ there }) => there);
