/** The same cards as others played them: a list in the address, by code, or by the table where they were played. */
import type { Replay } from '../../protocol/messages';
import { fetchDeal, fetchMatchDeal } from '../../protocol/http';
import { dealPath } from '../../shell/router.svelte';
import { sameCardsQuery } from '../../table/settle/same_cards';

const MOST = 8;
const CODE = /^B[\w-]{10,}$/;

/** What stands in the address; a code, or the table of a deal that was laid out. */
export function parseSameCards(search: string): string[] {
  const said = new URLSearchParams(search).get('beside') ?? '';
  return said
    .split('.')
    .filter((one) => /^[\w-]{4,60}$/.test(one))
    .slice(0, MOST);
}

export const isCode = (one: string) => CODE.test(one);

/** Nothing is told of how others fared before there is something to hold beside it. */
export const showsSameCards = (list: readonly string[]) =>
  list.length > 1 || list.some((one) => !isCode(one));

export function fetchSameCards(one: string): Promise<Replay> {
  return isCode(one) ? fetchDeal(one, null) : fetchMatchDeal(one, 1, 1, null);
}

/** The cards as one seat holds them, and how they were played by whoever sends them. */
export function challengePath(cards: string, played: string | null | undefined, seat: number): string {
  const query = sameCardsQuery(played ? [played] : []);
  return `${dealPath(cards)}${query}${query === '' ? '?' : '&'}seat=${seat}`;
}
