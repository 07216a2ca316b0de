/** Other plays of the same cards: a list in the address, of codes, or of tables for prepared deals. */
import type { Replay } from '../../protocol/messages';
import { fetchDeal, fetchMatchDeal } from '../../protocol/http';
import { dealPath } from '../../shell/router.svelte';
import { sameCardsQuery } from '../../table/settle/same_cards';

const MOST = 8;
const CODE = /^B[\w-]{10,}$/;

/** An entry in the address: a code, or the table of a prepared deal. */
export function parseSameCards(search: string): string[] {
  const said = new URLSearchParams(search).get('beside') ?? '';
  return said
    .split('.')
    .filter((one) => /^[\w-]{4,60}$/.test(one))
    .slice(0, MOST);
}

export const isCode = (one: string) => CODE.test(one);

/** Return whether other results may be shown: only if there is a play to compare with. */
export const showsSameCards = (list: readonly string[]) =>
  list.length > 1 || list.some((one) => !isCode(one));

export function fetchSameCards(one: string): Promise<Replay> {
  return isCode(one) ? fetchDeal(one, null) : fetchMatchDeal(one, 1, 1, null);
}

/** Return the path that shows the cards as one seat holds them, with the sender's play to compare. */
export function challengePath(cards: string, played: string | null | undefined, seat: number): string {
  const query = sameCardsQuery(played ? [played] : []);
  return `${dealPath(cards)}${query}${query === '' ? '?' : '&'}seat=${seat}`;
}
