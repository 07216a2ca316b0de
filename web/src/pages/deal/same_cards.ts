/**
 * Other plays of the same cards: a list in the page's address, of deal codes, or of tables if the cards were
 * prepared.
 */
import type { Replay } from '../../protocol/messages';
import { fetchDeal, fetchMatchDeal } from '../../protocol/http';
import { dealPath } from '../../shell/router.svelte';
import { sameCardsQuery } from '../../table/settle/same_cards';

const MOST = 8;
const CODE = /^B[\w-]{10,}$/;

/** Return the entries of the list in an address: deal codes, or the table of a prepared deal. */
export function parseSameCards(search: string): string[] {
  const said = new URLSearchParams(search).get('beside') ?? '';
  return said
    .split('.')
    .filter((one) => /^[\w-]{4,60}$/.test(one))
    .slice(0, MOST);
}

export const isCode = (one: string) => CODE.test(one);

/** Return whether the results of others may be shown: only if the list has a play to compare with. */
export const showsSameCards = (list: readonly string[]) =>
  list.length > 1 || list.some((one) => !isCode(one));

export function fetchSameCards(one: string): Promise<Replay> {
  return isCode(one) ? fetchDeal(one, null) : fetchMatchDeal(one, 1, 1, null);
}

/** Return the path of the page that shows these cards from one seat, with the sender's play for comparison. */
export function challengePath(cards: string, played: string | null | undefined, seat: number): string {
  const query = sameCardsQuery(played ? [played] : []);
  return `${dealPath(cards)}${query}${query === '' ? '?' : '&'}seat=${seat}`;
}
