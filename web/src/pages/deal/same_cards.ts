/** The same cards as others played them: a list in the address, by code, or by the table where they were played. */
import type { Replay } from '../../protocol/messages';
import { dealByCode, dealOfMatch } from '../../protocol/http';
import { dealPath } from '../../shell/router.svelte';
import { besideQuery } from '../../table/settle/same_cards';

const MOST = 8;
const CODE = /^B[\w-]{10,}$/;

/** What stands in the address; a code, or the table of a deal that was laid out. */
export function besideOfAddress(search: string): string[] {
  const said = new URLSearchParams(search).get('beside') ?? '';
  return said
    .split('.')
    .filter((one) => /^[\w-]{4,60}$/.test(one))
    .slice(0, MOST);
}

export const isCode = (one: string) => CODE.test(one);

/** Nothing is told of how others fared before there is something to hold beside it. */
export const mayBeTold = (list: readonly string[]) => list.length > 1 || list.some((one) => !isCode(one));

export function fetchBeside(one: string): Promise<Replay> {
  return isCode(one) ? dealByCode(one, null) : dealOfMatch(one, 1, 1, null);
}

/** The cards as one seat holds them, and how they were played by whoever sends them. */
export function challengePath(cards: string, played: string | null | undefined, seat: number): string {
  const query = besideQuery(played ? [played] : []);
  return `${dealPath(cards)}${query}${query === '' ? '?' : '&'}seat=${seat}`;
}
