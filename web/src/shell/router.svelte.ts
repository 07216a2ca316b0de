import { toHash, fromHash, type Address } from './hash_address';
import { spendGesture } from './gesture';
import { DEFAULT } from '../i18n/languages';
import { HAS_SERVER } from './has_server';
import { pushEntry } from './history_entries';

/** Identifies a deal: by its code, or by table, match and number. */
export type DealSource = { code: string } | { table: string; match: number; deal: number };

/** The pages of the app with the parameters of their addresses. */
export type Route =
  | { page: 'start'; said: string }
  | { page: 'builder' | 'card'; said: string }
  | { page: 'account' | 'about' | 'day' | 'stats' }
  | { page: 'puzzles'; game: string | null; kind: string | null }
  | { page: 'lessons'; game: string | null }
  | { page: 'trainer'; game: string }
  | { page: 'open-deal' }
  | { page: 'enter-deal'; said: string }
  | { page: 'deal' | 'review'; from: DealSource }
  | { page: 'pad'; sheet: string; part: string; hand: number | null }
  | { page: 'viewer'; sheet: string }
  | { page: 'club' }
  | { page: 'clubs' }
  | { page: 'club-link'; club: string }
  | { page: 'friends' }
  | { page: 'challenge'; challenge: string }
  | { page: 'table' | 'results' | 'screen'; table: string }
  | { page: 'nowhere' };

/** Return the href of a path: the path itself, or a hash on a static host. */
export function toHref(path: string): string {
  return HAS_SERVER ? path : toHash(path);
}

/** Return the absolute URL of a path, for sharing. */
export function toUrl(path: string): string {
  return (HAS_SERVER ? location.origin : location.origin + location.pathname) + toHref(path);
}

function readAddress(): Address {
  const { pathname, search, hash } = location;
  return HAS_SERVER ? { path: pathname, search, fragment: hash.slice(1) } : fromHash(hash);
}

// the links of pages without a script have the path in the hash, because they do not know whether there is
// a server
if (HAS_SERVER && location.hash.startsWith('#/')) {
  const { path, search, fragment } = fromHash(location.hash);
  history.replaceState(history.state, '', path + search + (fragment && `#${fragment}`));
}

const here = $state(readAddress());

function updateAddress(): void {
  Object.assign(here, readAddress());
}
window.addEventListener('popstate', updateAddress);

/** Return the path of the current address. */
export function currentPath(): string {
  return here.path;
}

/** Return the query of the current address with its question mark. */
export function search(): string {
  return here.search;
}

/** Return the fragment of the current address: a step of a deal, a sheet in a link. */
export function fragment(): string {
  return here.fragment;
}

function hasFlag(what: 'screen' | 'review'): boolean {
  return new URLSearchParams(here.search).has(what);
}

export function currentRoute(): Route {
  const path = here.path.replace(/(?<=.)\/+$/, '');
  const [, table, results] = /^\/table\/([\w-]+)(\/results)?$/.exec(path) ?? [];
  if (table && results) return { page: 'results', table };
  if (table) return { page: hasFlag('screen') ? 'screen' : 'table', table };
  if (path === ABOUT) return { page: 'about' };
  const [, of, match, deal] = /^\/table\/([\w-]+)\/deals\/(\d+)\/(\d+)$/.exec(path) ?? [];
  const ofDeal = hasFlag('review') ? 'review' : 'deal';
  if (of) return { page: ofDeal, from: { table: of, match: Number(match), deal: Number(deal) } };
  if (path === ENTER_DEAL) return { page: 'enter-deal', said: here.search };
  const [, code] = /^\/deal\/([\w-]+)$/.exec(path) ?? [];
  if (code) return { page: ofDeal, from: { code } };
  if (path === OPEN_DEAL) return { page: 'open-deal' };
  const [, looked] = /^\/pad\/look\/(\w+)$/.exec(path) ?? [];
  if (looked) return { page: 'viewer', sheet: looked };
  const [, challenge] = /^\/challenge\/(\w+)$/.exec(path) ?? [];
  if (challenge) return { page: 'challenge', challenge };
  const [, club] = /^\/club\/(\w+)$/.exec(path) ?? [];
  if (club) return { page: 'club-link', club };
  if (path === CLUBS) return { page: 'clubs' };
  if (path === FRIENDS) return { page: 'friends' };
  if (path === CLUB) return { page: 'club' };
  const [, sheet = '', part = '', hand] = /^\/pad(?:\/(\w+)(?:\/(hand|end)(?:\/(\d+))?)?)?$/.exec(path) ?? [];
  if (path.startsWith('/pad') && (sheet || path === PAD)) {
    return { page: 'pad', sheet, part, hand: hand === undefined ? null : Number(hand) };
  }
  if (path === '/account') return { page: 'account' };
  if (path === STATS) return { page: 'stats' };
  if (path === DAILY) return { page: 'day' };
  const [puzzles, game = null, kind = null] = /^\/puzzles(?:\/([\w-]+)(?:\/([\w-]+))?)?$/.exec(path) ?? [];
  if (puzzles) return { page: 'puzzles', game, kind };
  if (path === '/lessons')
    return { page: 'lessons', game: /[?&]game=([\w-]+)/.exec(here.search)?.[1] ?? null };
  const [, trainer] = /^\/lessons\/bidding\/([\w-]+)$/.exec(path) ?? [];
  if (trainer) return { page: 'trainer', game: trainer };
  if (path === '/') return { page: 'start', said: here.search };
  if (path === '/rules') return { page: 'builder', said: here.search };
  if (path === '/rules/card') return { page: 'card', said: here.search };
  return { page: 'nowhere' };
}

export function tablePath(table: string): string {
  return `/table/${table}`;
}

export const ACCOUNT = '/account';
export const STATS = '/account/stats';
export const DAILY = '/day';
/** The path of the page on which a guest joins a table on a friend's device. */
export const FRIENDS = '/friends';
export const ABOUT = '/about';

/** Return the path of the lessons, with those of a game first. */
export function lessonsPath(game: string | null = null): string {
  return game === null ? '/lessons' : `/lessons?game=${game}`;
}

export function trainerPath(game: string): string {
  return `/lessons/bidding/${game}`;
}

/** Return the path of the puzzles, of a game, or of one kind. */
export function puzzlesPath(...parts: string[]): string {
  return ['/puzzles', ...parts].join('/');
}

/** The path of the page on which a deal is opened from a code, a link or a record. */
export const OPEN_DEAL = '/deal';
/** The path of the page on which a deal of a real table is entered. */
export const ENTER_DEAL = '/deal/enter';

export function dealPath(code: string): string {
  return `${OPEN_DEAL}/${code}`;
}

/** Return the path of a challenge for a whole table. */
export function challengePath(challenge: string): string {
  return `/challenge/${challenge}`;
}

/** Return the path of a finished deal of a match. */
export function matchDealPath(table: string, match: number, deal: number): string {
  return `${tablePath(table)}/deals/${match}/${deal}`;
}

/** Return the path of a deal's review for one seat. */
export function reviewPath(deal: string, seat: number | null): string {
  return `${deal}?review${seat === null ? '' : `&seat=${seat}`}`;
}

/** Return the href of a rulebook page as HTML that needs no script, to read and to print. */
export function rulePagePath(page: string, folder: string): string {
  const language = document.documentElement.lang;
  const above = language === DEFAULT ? '' : `${language}/`;
  return `${HAS_SERVER ? '/' : './'}${above}${folder}/${page}/`;
}

export const PAD = '/pad';
export const CLUB = `${PAD}/club`;
export const CLUBS = '/clubs';

/** Return the path of a club; with a key it is one of its two links, whose key no server sees in an address. */
export function clubLinkPath(club: string, key = ''): string {
  return `/club/${club}${key && `#${key}`}`;
}

/** Return the path of a published sheet. */
export function sheetViewerPath(sheet: string): string {
  return `${PAD}/look/${sheet}`;
}

/** Return the path of a score sheet of this browser, or of a part of it. */
export function sheetPath(sheet: string, ...parts: (string | number)[]): string {
  return [PAD, sheet, ...parts].join('/');
}

export function resultsPath(table: string): string {
  return `${tablePath(table)}/results`;
}

/** Return the path of the big screen of a table. */
export function screenPath(table: string): string {
  return `${tablePath(table)}?screen`;
}

export function go(path: string): void {
  spendGesture();
  pushEntry(toHref(path), () => {
    updateAddress();
    window.scrollTo(0, 0);
  });
}

/** Handle a click on an internal link; modified clicks are left to the browser. */
export function followLink(event: MouseEvent, path: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(path);
}

/** Replace the current address without a new history entry. */
export function replaceAddress(path: string): void {
  history.replaceState(history.state, '', toHref(path));
  updateAddress();
}
