/** The pages by their addresses: the start, the rule builder, one's own games, and a table by its id. */
export type Place =
  | { page: 'start'; said: string }
  | { page: 'builder'; said: string }
  | { page: 'mine' }
  | { page: 'pad'; sheet: string; part: string; hand: number | null }
  | { page: 'table' | 'results' | 'screen'; table: string }
  | { page: 'nowhere' };

const here = $state({ path: location.pathname, search: location.search });

function look(): void {
  here.path = location.pathname;
  here.search = location.search;
}
window.addEventListener('popstate', look);

function screenWanted(search: string): boolean {
  return new URLSearchParams(search).has('screen');
}

export function placeHere(): Place {
  const path = here.path.replace(/(?<=.)\/+$/, '');
  const [, table, results] = /^\/table\/([\w-]+)(\/results)?$/.exec(path) ?? [];
  if (table && results) return { page: 'results', table };
  if (table) return { page: screenWanted(here.search) ? 'screen' : 'table', table };
  const [, sheet = '', part = '', hand] = /^\/pad(?:\/(\w+)(?:\/(hand|end)(?:\/(\d+))?)?)?$/.exec(path) ?? [];
  if (path.startsWith('/pad') && (sheet || path === PAD)) {
    return { page: 'pad', sheet, part, hand: hand === undefined ? null : Number(hand) };
  }
  if (path === '/mine') return { page: 'mine' };
  if (path === '/') return { page: 'start', said: here.search };
  if (path === '/rules') return { page: 'builder', said: here.search };
  return { page: 'nowhere' };
}

export function tablePath(table: string): string {
  return `/table/${table}`;
}

export const MINE = '/mine';
export const PAD = '/pad';

/** A score sheet that is kept here, or a part of it. */
export function sheetPath(sheet: string, ...parts: (string | number)[]): string {
  return [PAD, sheet, ...parts].join('/');
}

export function resultsPath(table: string): string {
  return `${tablePath(table)}/results`;
}

/** The table in large, for all in the room. */
export function screenPath(table: string): string {
  return `${tablePath(table)}?screen`;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  look();
  window.scrollTo(0, 0);
}

/** A link of our own: a plain click stays in the page, any other is the browser's. */
export function follow(event: MouseEvent, path: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(path);
}

/** What the address says is now what is shown; no page is gone back to. */
export function rewrite(path: string): void {
  history.replaceState(null, '', path);
  look();
}
